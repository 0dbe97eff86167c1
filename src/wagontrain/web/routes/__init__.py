"""The routes, one file per subject."""

from fastapi import APIRouter

from . import chat, files, games, history, lobby, me, pages, play, seats, sockets, stats


def all_routers() -> list[APIRouter]:
    """All routes, the busiest first; the pages come last, because theirs takes what is left over."""
    parts = (play, sockets, history, files, lobby, seats, games, me, chat, stats, pages)
    return [part.router for part in parts]
