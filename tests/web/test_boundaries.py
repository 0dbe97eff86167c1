"""Where one thing ends and the next begins: the exact figures behind clocks, ratings and erasure."""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import func, select, update

from tests.web.client import Player, Site, site
from tests.web.test_notices import wait_for_me
from wagontrain.web.ratings import ordinal
from wagontrain.web.store import queries as q
from wagontrain.web.store import schema as t


def call(here: Site, work: Any, *args: Any) -> Any:
    assert here.client.portal is not None
    return here.client.portal.call(work, *args)


# -- clocks


@pytest.fixture
def unswept(tmp_path: Path) -> Iterator[Site]:
    """A server that does not look at its clocks by itself."""
    with site(tmp_path / "tables.db", sweep_seconds=1e6) as here:
        yield here


async def set_due(here: Site, table: str, due: float) -> None:
    async with here.server.db.write() as c:
        await c.execute(update(t.game_table).where(t.game_table.c.id == table).values(due=due))


@pytest.mark.parametrize(("late", "away"), [(-0.001, False), (-900.0, False), (0.0, True), (0.001, True)])
def test_a_clock_has_run_out_when_its_time_has_come_and_not_before(
    unswept: Site, monkeypatch: pytest.MonkeyPatch, late: float, away: bool
) -> None:
    """Somebody may have acted after the clocks were looked at: then the next one's clock runs."""
    ann, bob = unswept.player("Ann"), unswept.player("Bob")
    table = ann.table("me", "open", clock="move", clock_seconds=1000)["id"]
    to_act = bob.post(f"/api/tables/{table}/join")["to_act"]
    due = 2_000_000_000.0
    call(unswept, set_due, unswept, table, due)
    monkeypatch.setattr("wagontrain.web.driver.time", SimpleNamespace(time=lambda: due + late))
    call(unswept, unswept.server.driver.run_out, table)
    told = ann.get(f"/api/tables/{table}")
    assert told["seats"][to_act]["away"] is away
    assert (told["due"] == due) is not away


async def set_moved(here: Site, table: str, earlier: float) -> None:
    async with here.server.db.write() as c:
        moved = t.game_table.c.moved - earlier
        await c.execute(update(t.game_table).where(t.game_table.c.id == table).values(moved=moved))


@pytest.mark.parametrize(
    ("spent", "least", "most"), [(0.0, 900.0, 1000.0), (400.0, 500.0, 600.0), (2000.0, 0.0, 0.0)]
)
def test_the_clock_of_a_game_runs_while_its_player_thinks(
    unswept: Site, spent: float, least: float, most: float
) -> None:
    ann, bob = unswept.player("Ann"), unswept.player("Bob")
    table = ann.table("me", "open", clock="game", clock_seconds=1000)["id"]
    to_act = bob.post(f"/api/tables/{table}/join")["to_act"]
    mover = (ann, bob)[to_act]
    call(unswept, set_moved, unswept, table, spent)
    seats = mover.act(table, mover.view(table), "take 1")["view"]["table"]["seats"]
    assert least <= seats[to_act]["time_left"] <= most
    assert seats[1 - to_act]["time_left"] == 1000.0  # the other's stands still


# -- ratings


async def add_rating(here: Site, who: str, mu: float, sigma: float) -> None:
    async with here.server.db.write() as c:
        await q.add(c, t.rating, game="villagers", who=who, mu=mu, sigma=sigma, games=9)


def test_a_rating_is_what_a_player_is_surely_worth(here: Site) -> None:
    """Three standard deviations below the estimate, in the list as in the figure."""
    assert ordinal(25.0, 25.0 / 3) == 0.0
    assert ordinal(30.0, 6.0) == 12.0
    assert ordinal(20.0, 2.0) == 14.0
    unsure, sure = here.player("Unsure"), here.player("Sure")
    call(here, add_rating, here, unsure.id, 30.0, 6.0)
    call(here, add_rating, here, sure.id, 20.0, 2.0)
    listed = here.player(None).get("/api/ratings/villagers")["people"]
    assert [(row["name"], row["rating"]) for row in listed] == [("Sure", 14.0), ("Unsure", 12.0)]


# -- erasure

PERSONAL = (t.session, t.token, t.memo, t.notice, t.mute, t.watcher)


async def counts(here: Site, player_id: str) -> dict[str, int]:
    """How many rows of each personal kind a player has."""
    async with here.server.db.read() as c:
        found = {}
        for table in PERSONAL:
            query = select(func.count()).select_from(table).where(table.c.player_id == player_id)
            found[table.name] = (await c.execute(query)).scalar_one()
    return found


def with_traces(here: Site, name: str, bob: Player) -> Player:
    """Somebody who has left a trace of every kind."""
    player = here.player(name)
    player.post("/api/me/tokens", {"label": "bot"}, expect=201)
    table = wait_for_me(here, player, f"{name}'s", bob)
    player.post(f"/api/tables/{table}/memo", {"text": "secret plan"}, method="PUT")
    player.post(f"/api/me/mutes/{bob.id}", method="PUT")
    private = bob.table("me", "invited", public=False)
    player.post(f"/api/tables/{private['id']}/watch", {"invite": private["invite"]["token"]})
    assert min(call(here, counts, here, player.id).values()) >= 1
    return player


def test_nothing_of_somebodys_own_is_left_after_erasure(here: Site) -> None:
    bob = here.player("Bob")
    ann, cid = with_traces(here, "Ann", bob), with_traces(here, "Cid", bob)
    before = call(here, counts, here, cid.id)
    ann.post("/api/me", method="DELETE")
    assert call(here, counts, here, ann.id) == dict.fromkeys([table.name for table in PERSONAL], 0)
    assert call(here, counts, here, cid.id) == before
