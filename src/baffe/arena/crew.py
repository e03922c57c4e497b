"""Who does the work: this process, processes of this machine, or a Ray cluster.

Jobs go in, results come out as they are done, each with the number of its job. A job knows its seeds, so its result
does not depend on who did it. A worker that dies costs the job it was at, and no other.
"""

import os
import signal
from collections.abc import Callable
from importlib.util import find_spec
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Any, ClassVar, Final, TypeVar

from baffe.kernel.refusal import BadOption

R = TypeVar("R")
RAY: Final = "ray"


class WorkerDied(Exception):
    """Whoever was at a job is gone."""


class Crew:
    """This process does it all itself."""

    def work(
        self,
        task: Callable[..., R],
        jobs: list[tuple[Any, ...]],
        done: Callable[[int, R | None], None],
        tries: int = 1,
    ) -> None:
        """Call the task with each job. `done` is told the number of a job and its result, in any order.

        The result is None for a job at which a worker has died that many times.
        """
        for number, job in enumerate(jobs):
            done(number, task(*job))

    def __enter__(self) -> "Crew":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Everybody goes home."""


class Hired(Crew):
    """Several workers, each at one job at a time."""

    workers: int

    def work(
        self,
        task: Callable[..., R],
        jobs: list[tuple[Any, ...]],
        done: Callable[[int, R | None], None],
        tries: int = 1,
    ) -> None:
        waiting = list(range(len(jobs)))[::-1]
        failed = [0] * len(jobs)
        running: dict[Any, int] = {}
        while waiting or running:
            while waiting and len(running) < self.workers:
                number = waiting.pop()
                running[self.begin(task, jobs[number])] = number
            for one in self.finished(list(running)):
                number = running.pop(one)
                try:
                    done(number, self.result(one))
                except WorkerDied:
                    failed[number] += 1
                    if failed[number] < tries:
                        waiting.append(number)
                    else:
                        done(number, None)

    def begin(self, task: Callable[..., Any], job: tuple[Any, ...]) -> Any:
        """Somebody who is free begins the job. Returns by what it is known."""
        raise NotImplementedError

    def finished(self, running: list[Any]) -> list[Any]:
        """Wait until one of them has come to an end, good or bad."""
        raise NotImplementedError

    def result(self, one: Any) -> Any:
        """What came out; raises WorkerDied, or what the task has raised."""
        raise NotImplementedError


class Processes(Hired):
    """Processes of this machine. One that dies is replaced."""

    starting: ClassVar[Any] = get_context()

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._idle: Final[list[Connection]] = []
        self._processes: Final[dict[Connection, Any]] = {}

    def begin(self, task: Callable[..., Any], job: tuple[Any, ...]) -> Any:
        while True:
            line = self._idle.pop() if self._idle else self._hire()
            try:
                line.send((task, job))
            except OSError:  # it has died while it had nothing to do: that costs nothing
                self._dismiss(line)
            else:
                return line

    def finished(self, running: list[Any]) -> list[Any]:
        return list(wait(running))

    def result(self, one: Any) -> Any:
        try:
            fine, result = one.recv()
        except (EOFError, OSError):
            self._dismiss(one)
            raise WorkerDied from None
        self._idle.append(one)
        if not fine:
            raise result
        return result

    def pids(self) -> list[int]:
        """Of those that work now."""
        return [process.pid for process in self._processes.values()]

    def close(self) -> None:
        for line in list(self._processes):
            self._dismiss(line)

    def _hire(self) -> Connection:
        ours, theirs = self.starting.Pipe()
        process = self.starting.Process(target=_serve, args=(theirs, ours), daemon=True)
        process.start()
        theirs.close()  # only the process holds it now: when that dies, the line ends
        self._processes[ours] = process
        line: Connection = ours
        return line

    def _dismiss(self, line: Connection) -> None:
        process = self._processes.pop(line)
        process.terminate()
        process.join()
        line.close()


def _serve(line: Connection, other_end: Connection) -> None:
    """A process of a crew: one job after the other, until the line ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who is interrupted is the one who waits for us
    other_end.close()
    while True:
        try:
            task, job = line.recv()
        except (EOFError, OSError):
            return
        try:
            answer = (True, task(*job))
        except Exception as error:
            answer = (False, error)
        try:
            line.send(answer)
        except OSError:
            return


def checked_place(place: str) -> None:
    """Refuse what `--on` cannot mean, before anything is begun."""
    if place and place.partition(":")[0] != RAY:
        raise BadOption("on", f"{place!r} is neither ray nor ray:ADDRESS")
    if place and find_spec(RAY) is None:
        raise BadOption("on", "Ray is not installed: install baffe with the extra lab")


def crew_on(place: str, workers: int) -> Crew:
    """The crew of `--on`: "" for processes of this machine, "ray", "ray:ADDRESS". 0 workers: as many as can be."""
    checked_place(place)
    if not place:
        return Processes(workers or os.cpu_count() or 1)
    from baffe.arena.cluster import Cluster

    return Cluster(place.partition(":")[2], workers)
