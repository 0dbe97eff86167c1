"""Where turn notices may go: one address per entry, to a known service, on the public internet.

Whoever can save an address makes the server send a request. So an address is parsed here, by a grammar that
has no room for options, lists or files, and only what was parsed is handed to apprise. `--any-notices` takes
all this away, for servers whose players are trusted.
"""

import asyncio
import re
import socket

from .problems import Problem
from .public_network import is_public
from .settings import Settings
from .threads import Threads

ANY = "any"
RESOLVE_SECONDS = 5.0
NTFY_HOST = "ntfy.sh"
OWN_HOST = "ntfy"  # the service that people also run themselves

_SCHEME = re.compile(r"([a-z]{2,20})://(.+)", re.IGNORECASE | re.ASCII)
_TOKENS = re.compile(r"[\w.~:@/#+=-]{1,300}", re.ASCII)  # no ?, & or %: options could name files and hosts
_NTFY = re.compile(
    r"(?:(?:(?P<login>[\w.~+-]+(?::[\w.~+-]+)?)@)?(?P<host>[a-z0-9.-]+)(?::(?P<port>[0-9]{1,5}))?/)?"
    r"(?P<topic>[\w-]{1,64})/?",
    re.IGNORECASE | re.ASCII,
)


class Address:
    """One place for notices, as apprise is to have it; `host` where the player named one."""

    def __init__(self, service: str, url: str, host: str | None = None, port: int = 443) -> None:
        self.service = service
        self.url = url
        self.host = host
        self.port = port


def parse_address(text: str, services: tuple[str, ...]) -> Address | None:
    """The address that a text names; None where it names none, or a service that is not allowed."""
    match = _SCHEME.fullmatch(text)
    if match is None:
        return None
    scheme, rest = match[1].lower(), match[2]
    if services == (ANY,):
        return Address(scheme, text)
    service = OWN_HOST if scheme == "ntfys" else scheme
    if service not in services:
        return None
    if service == OWN_HOST:
        return _parse_ntfy(scheme, rest)
    return Address(service, f"{service}://{rest}") if _TOKENS.fullmatch(rest) else None


def _parse_ntfy(scheme: str, rest: str) -> Address | None:
    """A topic at ntfy.sh, or at a server of one's own."""
    match = _NTFY.fullmatch(rest)
    if match is None:
        return None
    topic, login = match["topic"], f"{match['login']}@" if match["login"] else ""
    host = (match["host"] or NTFY_HOST).lower()
    if host == NTFY_HOST:
        return Address(OWN_HOST, f"ntfys://{login}{host}/{topic}")
    port = int(match["port"] or (443 if scheme == "ntfys" else 80))
    if not 0 < port < 65536:
        return None
    return Address(OWN_HOST, f"{scheme}://{login}{host}:{port}/{topic}", host, port)


async def check_addresses(settings: Settings, resolvers: Threads[bool], texts: list[str]) -> None:
    """A Problem for an entry that is not one address of an allowed service on the public internet."""
    services = settings.notice_services
    for text in texts:
        address = parse_address(text, services)
        if address is None:
            shown = "Apprise" if services == (ANY,) else ", ".join(services)
            raise Problem("notice-address", services=shown)
        if address.host is not None and not await leads_outside(resolvers, address.host, address.port):
            raise Problem("notice-host", host=address.host)


async def leads_outside(resolvers: Threads[bool], host: str, port: int) -> bool:
    """Does a name stand for public addresses only? The connection is checked again by public_network.py."""

    def resolve() -> bool:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        return bool(found) and all(is_public(str(entry[4][0])) for entry in found)

    try:
        async with asyncio.timeout(RESOLVE_SECONDS):
            return await resolvers.run(resolve)
    except (OSError, UnicodeError, TimeoutError):
        return False
