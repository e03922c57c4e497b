"""Energy: prices are paid with it, and with damage where it is not enough (G50 to G53, G197)."""

from baffe.games.heavy_hitters import facts
from baffe.games.heavy_hitters.damage import Lose
from baffe.games.heavy_hitters.table import HeavyTable
from baffe.kernel.seat import NOBODY, Seat


def most_payable(table: HeavyTable, seat: Seat) -> int:
    """The highest price that can be paid: overspending has a cap, and nobody may be destroyed by it (G52, G53)."""
    squad = table.squads[seat]
    room = max(table.book.data.constants.overspend_cap - squad.overspent, 0)
    harmless = max(squad.free_overspend - squad.forgiven, 0)
    return squad.energy + min(room, harmless + squad.life() - 1)


def can_pay(table: HeavyTable, seat: Seat, cost: int) -> bool:
    return cost <= most_payable(table, seat)


def priced(table: HeavyTable, seat: Seat, price: int) -> dict[str, int]:
    """What offers say of a price; `over`: how much of it would be overspent."""
    over = price - table.squads[seat].energy
    return {"price": price, "over": over} if over > 0 else {"price": price}


def pay(table: HeavyTable, seat: Seat, cost: int, why: str) -> None:
    """What is missing becomes damage before the thing paid for takes effect (G50, G179)."""
    if cost <= 0:
        return
    squad = table.squads[seat]
    paid = min(cost, squad.energy)
    if paid:
        squad.energy -= paid
        table.tell(facts.PAID, seat, why, paid)
    over = cost - paid
    if over:
        forgiven = min(over, max(squad.free_overspend - squad.forgiven, 0))
        squad.overspent += over
        squad.forgiven += forgiven
        table.tell(facts.OVERSPENT, seat, "gkr/G50", over)
        if over > forgiven:
            table.then(Lose(seat, over - forgiven, NOBODY, "gkr/G50"))


def gain_energy(table: HeavyTable, seat: Seat, energy: int, why: str) -> None:
    if energy > 0:
        table.squads[seat].energy += energy
        table.tell(facts.ENERGY_GAINED, seat, why, energy)
