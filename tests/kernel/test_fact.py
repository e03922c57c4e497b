"""Events in saves: what is written is read again, also where a fact has got more fields since."""

from baffe.kernel.fact import Fact, event_with, read_event
from baffe.kernel.seat import EVERYBODY, NOBODY, Seat

BOUGHT = Fact("bought", "price", "from:seat", "card:word", "out_of:word", "with:words", "at:value")
FACTS = {BOUGHT.name: BOUGHT}


def test_an_event_leads_back_to_itself() -> None:
    event = event_with(BOUGHT, Seat(1), "tokyo/R70", EVERYBODY, (3, Seat(0), "jets", "monster", ("a", "b"), 2.5))
    read = read_event(event.plain(), FACTS)
    assert read is not None and read.plain() == event.plain()


def test_fields_that_an_older_event_does_not_know_are_blank() -> None:
    read = read_event(["bought", 1, "tokyo/R70", EVERYBODY, [3, 0, "jets"]], FACTS)
    assert read is not None and read.values() == [3, 0, "jets", "", (), None]
    read = read_event(["bought", 1, "tokyo/R70", EVERYBODY, []], FACTS)
    assert read is not None and read.values() == [0, NOBODY, "", "", (), None]


def test_an_event_of_an_older_form_keeps_its_number_seat_and_word() -> None:
    read = read_event(["bought", 1, 3, 0, "jets", "tokyo/R70", -1], FACTS)
    assert read is not None and read.values()[:4] == [3, 0, "jets", ""]


def test_an_event_that_says_too_much_is_none() -> None:
    assert read_event(["bought", 1, "tokyo/R70", EVERYBODY, [3, 0, "jets", "", [], None, 1]], FACTS) is None
