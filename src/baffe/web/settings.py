"""What can be set around the service: where it listens, what it lets pass."""

from pathlib import Path
from typing import Final

from msgspec import Struct, field

from baffe.service.settings import ServiceSettings
from baffe.service.token_buckets import Rate

PORT: Final = 8417
PAGE: Final = Path(__file__).parent / "page"


class Limits(Struct, frozen=True, kw_only=True):
    """Generous for a family, tight for a flood."""

    guest: Rate = Rate(20, 60)  # messages and requests of one guest
    address: Rate = Rate(120, 400)  # of all guests behind one address
    tables_an_hour: int = 60  # opened from one address
    wrong_codes_a_minute: int = 30  # from one address: codes cannot be found by trying
    wrong_joins: Rate = Rate(10 / 60, 10)  # join codes are short: ten wrong ones a minute from one address
    wrong_joins_in_all: Rate = Rate(1, 60)  # and sixty from all of them, however many they are
    guest_sockets: int = 8  # open at the same time: a person has a few pages, not hundreds
    address_sockets: int = 64  # of all guests behind one address
    address_connections: int = 256  # from one address, whatever they are for; a proxy on this machine is not counted
    connections: int = 4_000  # in all; fewer where the system allows fewer open files
    penalty: tuple[float, float] = (5.0, 60.0)  # seconds until somebody may come back whom we hung up on; at most


class Patience(Struct, frozen=True, kw_only=True):
    """For how many seconds we wait for the other side of a connection."""

    head: float = 10.0  # from the first byte of a request to the end of its head; also for that first byte
    body: float = 20.0  # from there to the end of its body
    idle: int = 10  # between two requests
    answer: float = 60.0  # in which an answer must go on, by `pace` bytes for each of them, or be complete
    pace: int = 1024  # bytes a second
    farewell: float = 10.0  # until a connection that we have closed is really gone


class WebSettings(Struct, frozen=True, kw_only=True):
    """One server process."""

    data: Path  # holds the signing key, and the database unless `database` says otherwise
    database: str = ""  # the URL of another database
    port: int = PORT
    lan: bool = False  # other machines of this network may come
    addresses: tuple[str, ...] = ()  # of this machine in that network, the best one first
    host_names: tuple[str, ...] = ()  # further names under which people reach this server
    health_from: tuple[str, ...] = ()  # networks whose machines may ask for health and readiness, such as 10.0.0.0/8
    full_at: int = 2000  # connections from which on load balancers are told to send new players elsewhere
    drain_seconds: float = 0.0  # between the wish to stop, which load balancers are told, and the stop
    page: Path = PAGE
    service: ServiceSettings = field(default_factory=ServiceSettings)
    limits: Limits = field(default_factory=Limits)
    patience: Patience = field(default_factory=Patience)
    largest_body: int = 64 * 1024
    longest_message: int = 4 * 1024  # of a socket
    queued_frames: int = 256  # for one socket; a slower reader is dropped
    queued_bytes: int = 1_000_000
    send_seconds: float = 20.0  # a reader that takes nothing for this long is dropped
    bad_messages: int = 10  # after this many we hang up
