"""A test whose time is over does not take the others with it."""

import signal

import pytest

from tests.browser.conftest import NewPlayer, in_the_test


def test_the_browser_goes_on_after_a_test_that_hung(player: NewPlayer) -> None:
    lea = player()
    own = signal.signal(signal.SIGALRM, in_the_test(lambda *_: pytest.fail("time is over")))
    left = signal.setitimer(signal.ITIMER_REAL, 0.2)
    with pytest.raises(pytest.fail.Exception, match="time is over"):
        lea.page.evaluate("() => new Promise(() => {})")
    signal.signal(signal.SIGALRM, own)
    signal.setitimer(signal.ITIMER_REAL, *left)
    lea.close()
    tom = player()
    tom.go("/")
    tom.sees("page-play-now")
