"""Where other machines of the local network find this one."""

import socket
from ipaddress import IPv4Address, ip_address
from sys import platform


def lan_addresses() -> list[str]:
    """IPv4 addresses of this machine, that of the default route first."""
    found = [_of_default_route(), *_of_interfaces(), *_of_name()]
    return [address for n, address in enumerate(found) if _is_useful(address) and address not in found[:n]]


def is_ours(address: str) -> bool:
    """One of this machine's addresses: one can be bound to it."""
    try:
        family = socket.AF_INET6 if ip_address(address).version == 6 else socket.AF_INET
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.bind((address, 0))
    except (ValueError, OSError):
        return False
    return True


def _is_useful(address: str) -> bool:
    if not address:
        return False
    parsed = IPv4Address(address)
    return not (parsed.is_loopback or parsed.is_link_local or parsed.is_unspecified)


def _of_default_route() -> str:
    """A datagram socket learns its own address when it is connected; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def _of_interfaces() -> list[str]:
    if platform != "linux":
        return []
    import fcntl
    from struct import pack

    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            try:
                answer = fcntl.ioctl(probe.fileno(), 0x8915, pack("256s", name.encode()[:15]))  # SIOCGIFADDR
            except OSError:
                continue
            found.append(socket.inet_ntoa(answer[20:24]))
    return found


def _of_name() -> list[str]:
    try:
        return list(socket.gethostbyname_ex(socket.gethostname())[2])
    except OSError:
        return []
