"""Who asks: a signed cookie for browsers, a bearer token for programs; passwords for those who want them."""

import hashlib
import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import anyio
import anyio.to_thread
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from .store import queries as q
from .store import schema as t
from .store.engine import Database, Taken

COOKIE = "wagontrain"
MOST_HASHING = 4  # passwords that are compared at the same time: each takes 64 MB meanwhile
MOST_TOKENS = 10_000  # remembered, so that the gate knows whose request it counts
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # no l, o, 0, 1: ids are read aloud


def new_id(length: int = 12) -> str:
    """An id that nobody can guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_secret() -> str:
    """A token; only its digest is stored."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def bearer_digest(authorization: str) -> str:
    """The digest of the token in an `Authorization` header; "" where it holds none."""
    scheme, _, token = authorization.partition(" ")
    return digest(token.strip()) if scheme.lower() == "bearer" else ""


class Signer:
    """Signs and reads the session cookie: player, epoch, when it ends, and which session it is."""

    def __init__(self, secret: str, seconds: int) -> None:
        self.secret = secret.encode()
        self.seconds = seconds

    def signature(self, payload: str) -> str:
        mac = hmac.new(self.secret, b"session 1\n" + payload.encode(), hashlib.sha256).digest()
        return urlsafe_b64encode(mac).rstrip(b"=").decode()

    def sign(self, player_id: str, epoch: int, session: str, now: float | None = None) -> str:
        """The cookie of a session that begins now."""
        ends = int((now or time.time()) + self.seconds)
        payload = f"{player_id}.{epoch}.{ends}.{session}"
        return f"{payload}.{self.signature(payload)}"

    def read(self, cookie: str) -> tuple[str, int, str] | None:
        """Player, epoch and session, or None where the cookie is forged or has ended.

        Cookies of earlier versions name no session: the player's own id stands for them.
        """
        payload, _, signature = cookie.rpartition(".")
        if not hmac.compare_digest(self.signature(payload).encode(), signature.encode("utf-8", "replace")):
            return None
        player_id, epoch, ends, *session = payload.split(".")
        return (player_id, int(epoch), (session or [player_id])[0]) if int(ends) > time.time() else None


async def server_secret(db: Database, given: str) -> str:
    """The secret that signs cookies: as given, else the one kept with the data, made when first needed."""
    if given:
        return given
    query = select(t.setting.c.value).where(t.setting.c.name == "secret")
    for _ in range(2):
        async with db.read() as c:
            found = (await c.execute(query)).scalar()
        if found:
            return str(found)
        try:
            async with db.write() as c:
                await q.add(c, t.setting, name="secret", value=secrets.token_hex(32))
        except Taken:
            continue  # another process was first
    async with db.read() as c:
        return str((await c.execute(query)).scalar_one())


class Identity:
    """Finds the player behind a request."""

    def __init__(
        self, db: Database, signer: Signer, on_use: Callable[[str, str, float | None], None]
    ) -> None:
        self.db = db
        self.on_use = on_use  # called with the kind and id of what a player came with, and when last noted
        self.signer = signer
        self.hasher = PasswordHasher()
        self.hashing = anyio.CapacityLimiter(MOST_HASHING)
        self.players_by_token: OrderedDict[str, str] = OrderedDict()

    async def who(self, cookie: str | None, authorization: str | None) -> Any | None:
        """The player's row, or None for a stranger; `credential` is the session or token that says so."""
        async with self.db.read() as c:
            if authorization is not None:
                return await self.who_by_token(c, bearer_digest(authorization))
            read = self.signer.read(cookie) if cookie else None
            if read is None:
                return None
            player_id, epoch, session = read
            player = await q.player_by_session(c, player_id, session)
            if player is None or player.epoch != epoch:
                return None
        self.on_use("session", player.credential, player.used)
        return player

    async def who_by_token(self, c: AsyncConnection, found: str) -> Any | None:
        """The player whose token has that digest."""
        player = await q.player_by_token(c, found) if found else None
        if player is None:
            self.players_by_token.pop(found, None)
            return None
        self.on_use("token", player.credential, player.used)
        self.players_by_token[found] = player.id
        self.players_by_token.move_to_end(found)
        if len(self.players_by_token) > MOST_TOKENS:
            self.players_by_token.popitem(last=False)
        return player

    async def hash(self, password: str) -> str:
        return await anyio.to_thread.run_sync(self.hasher.hash, password, limiter=self.hashing)

    async def matches(self, stored: str, password: str) -> bool:
        """Is this the password? Takes as long where there is none to compare with."""

        def check() -> bool:
            try:
                self.hasher.verify(stored or DUMMY, password)
                return bool(stored)
            except (Argon2Error, InvalidHashError):
                return False

        return await anyio.to_thread.run_sync(check, limiter=self.hashing)


DUMMY = PasswordHasher().hash("nobody")
