"""Connections that the server makes for a player: to the public internet, and nowhere else.

A name may stand for another address when it is used than when it was checked, and a service may redirect.
So the address is looked at where a connection is really made: Python reports every `connect` of a thread to
its audit hooks, and a hook that raises prevents it.
"""

import ipaddress
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
COMPATIBLE = ipaddress.IPv6Network("::/96")  # IPv4 addresses as they were once written in IPv6
EVENTS = ("socket.connect", "socket.sendto", "socket.sendmsg")


class NotPublicError(OSError):
    """Something wanted to connect to an address that is not public."""


class _Guard(threading.local):
    """Whether this thread may only connect to public addresses."""

    on = False


_guard = _Guard()
_hook_lock = threading.Lock()
_hooked = False


def is_public(address: str) -> bool:
    """Is this an address of the public internet, also where it carries an IPv4 address in an IPv6 one?"""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if ip in NAT64 or ip in COMPATIBLE:
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFF_FFFF)
        if inner is not None:
            return is_public(str(inner))
    return ip.is_global and not ip.is_multicast


def _audit(event: str, args: tuple[object, ...]) -> None:
    """Prevent a connection of a guarded thread that does not lead outside."""
    if not _guard.on or event not in EVENTS:
        return
    target = args[1] if len(args) > 1 else None
    host = target[0] if isinstance(target, tuple) and target else ""
    if not isinstance(host, str) or not is_public(host):
        raise NotPublicError("notices go to public addresses only")


@contextmanager
def public_only() -> Iterator[None]:
    """Within the block this thread connects to public addresses only, whatever it is led to."""
    global _hooked
    with _hook_lock:
        if not _hooked:
            sys.addaudithook(_audit)
            _hooked = True
    before, _guard.on = _guard.on, True
    try:
        yield
    finally:
        _guard.on = before
