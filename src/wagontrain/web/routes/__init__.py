"""The routes, one file per subject."""

from fastapi import APIRouter

from . import chat, games, lobby, look, me, pages, play, seats, sockets, stats


def all_routers() -> list[APIRouter]:
    """All routes; the pages come last, because theirs takes what is left over."""
    parts = (games, me, lobby, seats, play, look, chat, stats, sockets, pages)
    return [part.router for part in parts]
