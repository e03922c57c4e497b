"""Counting without a server: penalties, open sockets, files."""

from types import SimpleNamespace

import pytest

from baffe.service.errors import ServiceError
from baffe.web import rate_limits
from baffe.web.descriptors import RESERVED, most_connections
from baffe.web.rate_limits import FORGIVEN, MOST_PENALTIES, TOLERATED, OpenSockets, Penalties
from baffe.web.settings import Limits


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    now = SimpleNamespace(time=1000.0)
    monkeypatch.setattr(rate_limits, "monotonic", lambda: now.time)
    return now


def is_out(penalties: Penalties, guest: str, address: str = "10.0.0.1") -> bool:
    try:
        penalties.check(guest, address)
    except ServiceError as refused:
        return refused.code == "too_many"
    return False


def test_a_penalty_doubles_and_is_forgiven(clock: SimpleNamespace) -> None:
    penalties = Penalties(Limits(penalty=(5.0, 60.0)))
    for seconds in (5, 10, 20, 40, 60, 60):
        penalties.give("a", "10.0.0.1")
        assert is_out(penalties, "a") and not is_out(penalties, "b")
        clock.time += seconds - 0.1
        assert is_out(penalties, "a")
        clock.time += 0.2
        assert not is_out(penalties, "a")
    clock.time += FORGIVEN
    penalties.give("a", "10.0.0.1")
    clock.time += 5.1
    assert not is_out(penalties, "a")


def test_new_cookies_do_not_help_for_long_and_others_elsewhere_are_not_concerned(clock: SimpleNamespace) -> None:
    penalties = Penalties(Limits())
    for n in range(TOLERATED + 1):
        assert not is_out(penalties, f"new {n}")
        penalties.give(f"new {n}", "10.0.0.1")
    assert is_out(penalties, "innocent") and not is_out(penalties, "innocent", "10.0.0.2")
    clock.time += 5.1
    assert not is_out(penalties, "innocent")


def test_penalties_take_little_memory(clock: SimpleNamespace) -> None:
    penalties = Penalties(Limits())
    for n in range(MOST_PENALTIES):
        penalties.give(f"{n}", f"address {n}")
    assert len(penalties._given) == MOST_PENALTIES
    assert is_out(penalties, f"{MOST_PENALTIES - 1}") and not is_out(penalties, "0")


def test_sockets_that_are_closed_are_not_counted_nor_remembered() -> None:
    sockets = OpenSockets(Limits(guest_sockets=1, address_sockets=2))
    for n in range(5):
        with sockets.one_more("a", "here"), sockets.one_more(f"{n}", "here"):
            for guest, address, field in (("a", "there", "guest"), ("b", "here", "address")):
                with pytest.raises(ServiceError) as refused, sockets.one_more(guest, address):
                    pass
                assert refused.value.field == field
    assert not sockets._guests and not sockets._addresses


def test_files_are_kept_for_everything_else() -> None:
    assert most_connections(4000, None) == most_connections(4000, 65_536) == 4000
    assert most_connections(4000, 1024) == 1024 - RESERVED
    assert most_connections(4000, 100) == 50
