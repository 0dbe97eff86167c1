"""Under which names the server answers.

A page of another site can have its own name point to this machine (DNS rebinding) and would then be "the same
origin". So only names that are known to be ours are answered. A numeric address cannot be pointed anywhere.
"""

import ipaddress
import socket
from urllib.parse import urlsplit

from .settings import Settings

ANY = "*"
OPEN_TO_ALL = ("/healthz", "/metrics")  # asked by balancers and monitors, by whatever name they have for us


class Hosts:
    """The names of this server: this machine's, that of `--base-url`, and those of `--known-hosts`."""

    def __init__(self, settings: Settings) -> None:
        machine = socket.gethostname().lower()
        short = machine.partition(".")[0]
        base = urlsplit(settings.base_url).hostname
        known = {name.lower().rstrip(".") for name in settings.known_hosts}
        self.any = ANY in known
        self.names = {"localhost", machine, short, f"{short}.local", *known, *([base] if base else [])}

    def is_known(self, header: str) -> bool:
        """Is this `Host` header one of ours? One without a header comes from no browser."""
        if self.any or not header:
            return True
        try:
            host = (urlsplit(f"//{header}").hostname or "").rstrip(".")
        except ValueError:
            return False
        return host in self.names or host.endswith(".localhost") or is_address(host)


def is_address(host: str) -> bool:
    """Is this a numeric address?"""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
