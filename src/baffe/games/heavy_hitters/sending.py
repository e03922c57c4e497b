"""A position as a scene, written from what a seat may know: hands, decks and sponsors are left to chance."""

from collections import Counter
from typing import Any, Final

from baffe.games.heavy_hitters.data.entries import Deck
from baffe.games.heavy_hitters.deckbuilding import cards_of
from baffe.games.heavy_hitters.overlay import data_of

# The kind of question with which a phase begins, where nothing else has happened in it yet.
BEGINNINGS: Final = {"deploy": "deploy", "commit": "combat"}
PLAIN_KEYS: Final = ("faction", "pilot", "path", "tags", "fame", "upgrades", "snared", "passed")
# What is of this round only: no scene has words for it.
OF_THE_ROUND: Final = ("overspent", "pounced", "maneuvered", "leg_lock", "queasy", "dazzled", "snared_next")


def scene_of(view: dict[str, Any]) -> dict[str, Any] | None:
    """The beginning of a round, or the moment of secret orders; None: no scene can say it."""
    asked = view["decisions"]
    if not asked or asked[0]["kind"] not in BEGINNINGS:
        return None
    solo = view["options"]["solo"] != "none"
    round_begins = asked[0]["kind"] == "deploy"
    if round_begins and asked[0]["seat"] != view["glory_hound"]:
        return None  # somebody has deployed already
    if any([_has_used(seat, round_begins) or any(map(seat.get, OF_THE_ROUND)) for seat in view["seats"]]):
        return None
    decks = [None if solo and i else _deck_of(seat) for i, seat in enumerate(view["seats"])]
    if None in decks[: 1 if solo else None]:
        return None  # no ready deck has all the cards that have come to light
    return {
        "options": {**view["options"], "scenario": view["scenario"], "decks": decks},
        "seats": [_seat(seat, solo and i > 0) for i, seat in enumerate(view["seats"])],
        "buildings": view["buildings"],
        "rubble": view["rubble"],
        "round": view["round"],
        "phase": BEGINNINGS[asked[0]["kind"]],
        "glory_hound": view["glory_hound"],
        "sponsor_discard": view["sponsor_discard"],
        "allies": view["allies"] if view["options"]["alliances"] == "shifting" else [],
    }


def _has_used(seat: dict[str, Any], round_begins: bool) -> bool:
    """Whether something cannot be used again this round; a pilot that is used when a round begins is spent for good."""
    spent = {seat["pilot"]} if round_begins else set()
    return bool(seat["in_play"] or set(seat["used"]) - spent)


def _seat(seat: dict[str, Any], automatic: bool) -> dict[str, Any]:
    said = {key: seat[key] for key in PLAIN_KEYS if seat.get(key)}
    if automatic:
        return {**said, "discard": seat["discard_count"], "damage": seat["damage_count"], "units": seat["units"]}
    said |= {key: seat[key] for key in ("discard", "damage", "energy", "units")}
    said["hand"] = seat.get("hand", seat["hand_count"])
    said["sponsors"] = seat.get("sponsors", seat["sponsor_count"])
    if seat["pilot"] in seat["used"]:
        said["pilot_spent"] = True
    return said


def _deck_of(seat: dict[str, Any]) -> str | None:
    """A ready deck that has every card that is known of that seat; the recommended one comes first."""
    data = data_of()
    seen = Counter([*seat["discard"], *seat["damage"], *seat.get("hand", ())])
    fitting: list[Deck] = [deck for deck in data.decks if deck.faction == seat["faction"]]
    return next((deck.id for deck in fitting if not seen - Counter(cards_of(data, deck))), None)
