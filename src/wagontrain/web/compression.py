"""Answers that are the same for everyone, compressed once for those who can unpack them."""

import gzip
from collections.abc import Mapping
from functools import lru_cache

from fastapi import Request, Response


@lru_cache(maxsize=64)
def packed(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)


def packed_response(request: Request, body: bytes, headers: Mapping[str, str], kind: str) -> Response:
    """A text that anybody may have; never one that holds something of a player's."""
    vary = ", ".join(filter(None, (headers.get("Vary"), "Accept-Encoding")))
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(body, 200, {**headers, "Vary": vary}, kind)
    return Response(packed(body), 200, {**headers, "Vary": vary, "Content-Encoding": "gzip"}, kind)
