"""What `wagontrain serve` prints once it answers: addresses, where things are kept, how friends get in."""

import socket
import sys

from .serving import EVERYWHERE

SOMEWHERE = ("192.0.2.1", 9)  # an address for documentation: nothing is sent to it


def banner(shown: str, host: str, port: int, base_url: str, kept_in: str) -> list[str]:
    """Return the lines to print.

    The first line is the address for a browser on this machine, or the public one behind a proxy.
    """
    lines = [f"Wagontrain is at {shown}"]
    nearby = "" if base_url else network_url(host, port)
    if nearby:
        lines += [f"In your network it is at {nearby}", *qr_code(nearby)]
    lines.append(f"Everything is kept in {kept_in}")
    lines.append(how_friends_get_in(base_url, nearby))
    return lines


def how_friends_get_in(base_url: str, nearby: str) -> str:
    """Return one line that says who can reach the server, and how more people can."""
    if base_url:
        return "Friends: make a table with open seats, and send its link."
    if nearby:
        return (
            f"Friends in your network: open {nearby}, or send them the link of a table. "
            "For friends elsewhere see 'Run a server' in the documentation."
        )
    return (
        "Only this machine can open it. For friends in your network: wagontrain serve --host 0.0.0.0; "
        "for friends elsewhere see 'Run a server' in the documentation."
    )


def network_url(host: str, port: int) -> str:
    """Return the address for other machines in this network; "" where only this machine can connect."""
    address = network_address() if host in EVERYWHERE else host
    if not address or address == "localhost" or address.startswith("127.") or address == "::1":
        return ""
    return f"http://[{address}]:{port}" if ":" in address else f"http://{address}:{port}"


def network_address() -> str:
    """Return the address that this machine has in its network; "" without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        try:
            trial.connect(SOMEWHERE)  # only chooses the interface
        except OSError:
            return ""
        return str(trial.getsockname()[0])


def qr_code(url: str) -> list[str]:
    """Return a QR code of an address for a phone's camera; nothing where the output is not a terminal."""
    if not sys.stdout.isatty():
        return []
    import io

    import segno

    drawing = io.StringIO()
    segno.make(url, micro=False).terminal(out=drawing, compact=True, border=2)
    return drawing.getvalue().rstrip("\n").splitlines()
