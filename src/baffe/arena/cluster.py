"""A crew on a Ray cluster: one of this machine that lives as long as the crew, or any other by its address."""

import os
from collections.abc import Callable
from importlib import import_module
from socket import create_connection
from typing import Any, Final

from baffe.arena.crew import Hired, WorkerDied
from baffe.kernel.refusal import BadOption

# A tool for games tells nobody that it runs, and says nothing about accelerators.
QUIET: Final = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}

ANSWERS_WITHIN: Final = 10.0  # seconds


def quiet_ray() -> Any:
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    return import_module("ray")


def _check_that_somebody_answers(address: str) -> None:
    """Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        try:
            create_connection((host, int(port)), ANSWERS_WITHIN).close()
        except OSError as error:
            raise BadOption("on", f"no Ray cluster answers at {address}: {error.strerror or error}") from error


class Cluster(Hired):
    """Each job is a task of Ray. Ray's own tries are off: we count them, as with processes."""

    def __init__(self, address: str, workers: int) -> None:
        self._ray: Final = quiet_ray()
        told = {"log_to_driver": False, "logging_level": "ERROR", "configure_logging": True}
        if address:
            _check_that_somebody_answers(address)
            try:
                self._ray.init(address=address, **told)
            except (ConnectionError, ValueError, RuntimeError) as error:
                raise BadOption("on", f"no Ray cluster answers at {address}: {error}".splitlines()[0]) from error
        else:
            self._ray.init(address="local", num_cpus=workers or os.cpu_count(), include_dashboard=False, **told)
        self.workers = workers or max(int(self._ray.cluster_resources().get("CPU", 1)), 1)
        failures = self._ray.exceptions
        self._deaths: Final = (
            failures.WorkerCrashedError,
            failures.NodeDiedError,
            failures.LocalRayletDiedError,
            failures.OutOfMemoryError,
            failures.ObjectLostError,
        )
        self._tasks: Final[dict[Callable[..., Any], Any]] = {}

    def begin(self, task: Callable[..., Any], job: tuple[Any, ...]) -> Any:
        if task not in self._tasks:
            self._tasks[task] = self._ray.remote(num_cpus=1, max_retries=0)(task)
        return self._tasks[task].remote(*job)

    def finished(self, running: list[Any]) -> list[Any]:
        ready: list[Any] = self._ray.wait(running, num_returns=1)[0]
        return ready

    def result(self, one: Any) -> Any:
        try:
            return self._ray.get(one)
        except self._deaths as death:
            raise WorkerDied from death

    def close(self) -> None:
        self._ray.shutdown()
