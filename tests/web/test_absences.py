"""Who is away: when the others may let a bot play, and what becomes of a rated game."""

from types import SimpleNamespace
from typing import Any

import pytest

from tests.web.client import Player, Site, play_out, wait_long
from wagontrain.web.consent import CLOCK, LEFT, VOTE, Standing, stand_in_of, strongest_bot
from wagontrain.web.identity import COOKIE


def two_at_a_table(here: Site, **more: Any) -> tuple[str, int, Player, Player]:
    """A table, the seat that it waits for, who sits there and who sits at the other."""
    people = [here.player(name) for name in ("Ann", "Bob")]
    table = people[0].table("me", "open", **more)["id"]
    to_act = people[1].post(f"/api/tables/{table}/join")["to_act"]
    return table, to_act, people[to_act], people[1 - to_act]


def sit(here: Site, table: str, person: Player) -> Any:
    headers = {"cookie": f"{COOKIE}={person.cookies[COOKIE]}"}
    return here.client.websocket_connect(f"/api/tables/{table}/socket", headers=headers)


def seat_of(person: Player, table: str, number: int) -> dict[str, Any]:
    seat: dict[str, Any] = person.get(f"/api/tables/{table}")["seats"][number]
    return seat


def test_nobody_is_replaced_at_once(both: Site) -> None:
    table, number, awaited, other = two_at_a_table(both)
    absent = f"/api/tables/{table}/seats/{number}/absent"
    refused = other.post(absent, expect=409)
    moved = other.get(f"/api/tables/{table}")["moved"]
    assert refused["code"] == "not-absent-long"
    assert refused["vote_from"] == seat_of(other, table, number)["vote_from"] == moved + 24 * 3600
    wait_long(both, table)
    assert other.post(absent)["seats"][number]["away"]
    assert seat_of(awaited, table, number)["vote_from"] is None


def test_nobody_is_replaced_for_whom_no_one_waits(here: Site) -> None:
    table, number, awaited, _ = two_at_a_table(here)
    wait_long(here, table)
    assert seat_of(awaited, table, 1 - number)["vote_from"] is None
    refused = awaited.post(f"/api/tables/{table}/seats/{1 - number}/absent", expect=409)
    assert refused["code"] == "not-awaited"


def test_who_was_at_the_table_lately_is_not_absent(both: Site) -> None:
    """The move was asked for days ago, but the player has looked in since."""
    table, number, awaited, other = two_at_a_table(both)
    wait_long(both, table)
    with sit(both, table, awaited) as socket:
        socket.receive_json()
    absent = f"/api/tables/{table}/seats/{number}/absent"
    assert other.post(absent, expect=409)["code"] in ("not-absent", "not-absent-long")
    assert both.client.portal is not None
    both.client.portal.call(both.server.driver.sweep)  # now it is noted
    assert both.server.rings.departed == {}
    refused = other.post(absent, expect=409)
    assert refused["code"] == "not-absent-long"
    assert seat_of(other, table, number)["vote_from"] == refused["vote_from"]
    assert refused["vote_from"] > other.get(f"/api/tables/{table}")["moved"] + 2 * 24 * 3600
    wait_long(both, table)
    assert other.post(absent)["seats"][number]["away"]


def test_those_who_stay_connected_are_noted_too(here: Site) -> None:
    """So that a server which dies has not forgotten them."""
    table, number, awaited, _ = two_at_a_table(here)
    with sit(here, table, awaited) as socket:
        socket.receive_json()
        assert here.client.portal is not None
        presence = here.server.driver.presence
        here.client.portal.call(presence.note, presence.noted + 1000)
        assert here.server.tables.around[table].seats[number].seen == presence.noted


def test_where_there_is_a_clock_it_decides(here: Site) -> None:
    table, number, _, other = two_at_a_table(here, clock="move", clock_seconds=3600)
    wait_long(here, table)
    refused = other.post(f"/api/tables/{table}/seats/{number}/absent", expect=409)
    assert refused["code"] == "not-absent-long"
    assert refused["vote_from"] == other.get(f"/api/tables/{table}")["due"]


def test_a_strong_bot_sits_in() -> None:
    assert strongest_bot() == "expert"
    for rated, chosen, found in (
        (True, "random", "expert"),
        (True, "", "expert"),
        (False, "", "expert"),
        (False, "random", "random"),
    ):
        assert stand_in_of(SimpleNamespace(rated=rated, stand_in=chosen)) == found


def test_a_table_tells_who_would_sit_in(here: Site) -> None:
    ann = here.player("Ann")
    assert ann.table("me", "open", stand_in="random")["stand_in"] == "expert"
    assert ann.table("me", "open", stand_in="random", rated=False)["stand_in"] == "random"
    waiting = ann.table("me", "open", "open", rated=False)
    assert waiting["stand_in"] == "expert"
    started = ann.post(f"/api/tables/{waiting['id']}/start")
    assert [seat["bot"] for seat in started["seats"]] == [None, "medium", "medium"]


# -- rated games


def replace(here: Site, table: str, number: int, voter: Player) -> None:
    wait_long(here, table)
    assert voter.post(f"/api/tables/{table}/seats/{number}/absent")["seats"][number]["away"]


def test_a_rated_game_is_not_closed_while_its_winner_is_away(both: Site) -> None:
    """Else the loser waits until the other is offline, lets a bot sit in and closes the table alone."""
    table, number, awaited, other = two_at_a_table(both)
    replace(both, table, number, other)
    asked = other.post(f"/api/tables/{table}/close", {"agree": True})
    assert asked["status"] == "running"
    assert asked["closing"] == {"votes": [1 - number], "waiting": [number], "mine": True}
    assert awaited.post(f"/api/tables/{table}/close", {"agree": True})["status"] == "closed"


def test_the_owner_does_not_close_a_rated_game_by_leaving_it_first(here: Site) -> None:
    table, number, awaited, other = two_at_a_table(here)
    replace(here, table, number, other)
    other.post(f"/api/tables/{table}/leave", {"seat": 1 - number})
    assert other.post(f"/api/tables/{table}/close", {"agree": True}, expect=403)["code"] == "not-seated"
    assert awaited.post(f"/api/tables/{table}/close", {"agree": True})["status"] == "closed"


def test_an_unrated_game_can_be_closed_by_those_who_are_left(here: Site) -> None:
    table, number, _, other = two_at_a_table(here, rated=False, stand_in="random")
    replace(here, table, number, other)
    assert other.post(f"/api/tables/{table}/close", {"agree": True})["status"] == "closed"


def test_who_has_left_does_not_keep_the_others(here: Site) -> None:
    table, number, awaited, other = two_at_a_table(here)
    awaited.post(f"/api/tables/{table}/leave", {"seat": number})
    assert other.post(f"/api/tables/{table}/close", {"agree": True})["status"] == "closed"


@pytest.mark.parametrize(
    ("away", "went", "stood_in", "is_rated", "gave_up"),
    [
        (False, "", 0, True, False),
        (True, VOTE, 60, False, False),
        (True, CLOCK, 60, False, False),
        (True, LEFT, 60, True, True),
        (True, VOTE, 1, False, False),
        (False, VOTE, 50, True, False),  # back again, and half of the game played
        (False, VOTE, 51, False, False),
        (False, LEFT, 50, True, False),
        (False, LEFT, 51, True, True),  # else one would come back for the last move only
        (True, LEFT, 0, True, False),  # no bot has played
    ],
)
def test_how_a_game_counts(away: bool, went: str, stood_in: int, is_rated: bool, gave_up: bool) -> None:
    seat = SimpleNamespace(kind="person", seat=0, away=away, went=went, stood_in=stood_in)
    standing = Standing(seat, 100)
    assert (standing.is_rated, standing.gave_up) == (is_rated, gave_up)


def end_by_bots(here: Site, table: str, people: list[Player]) -> dict[str, Any]:
    """The last table, once those who are there and the bots have played it out."""
    ended: dict[str, Any] = play_out(people, table, "ratings")["table"]
    return ended


def rated_names(here: Site) -> dict[str, float]:
    rated = here.player(None).get("/api/ratings/villagers")
    return {row["name"]: row["mu"] for row in rated["people"] + rated["bots"]}


@pytest.fixture
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """The strongest bot takes two seconds for a turn; here it is one that takes none."""
    monkeypatch.setattr("wagontrain.web.consent.LEVELS", ("easy", "random"))


@pytest.mark.usefixtures("quick_bots")
def test_who_was_replaced_by_vote_is_not_rated(both: Site) -> None:
    people = [both.player(name) for name in ("Ann", "Bob", "Cid")]
    table = people[0].table("me", "open", "open")["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join")
    number = people[0].view(table)["table"]["to_act"]
    wait_long(both, table)
    others = [person for i, person in enumerate(people) if i != number]
    for person in others:
        person.post(f"/api/tables/{table}/seats/{number}/absent")
    ended = end_by_bots(both, table, others)
    assert len(ended["result"]["scores"]) == 3
    names = [seat["name"] for seat in ended["seats"]]
    assert set(rated_names(both)) == {names[i] for i in range(3) if i != number}
    [outcome] = people[number].get(f"/api/players/{people[number].id}")["results"]
    assert not outcome["rated"]


@pytest.mark.usefixtures("quick_bots")
def test_who_leaves_a_rated_game_to_a_bot_has_lost_it(both: Site) -> None:
    table, number, awaited, other = two_at_a_table(both)
    awaited.post(f"/api/tables/{table}/leave", {"seat": number})
    end_by_bots(both, table, [other])
    rated = rated_names(both)
    assert set(rated) == {"Ann", "Bob"}
    names = [seat["name"] for seat in other.get(f"/api/tables/{table}")["seats"]]
    assert rated[names[1 - number]] > rated[names[number]]


@pytest.mark.usefixtures("quick_bots")
def test_who_comes_back_in_time_is_rated_as_ever(here: Site) -> None:
    table, number, awaited, other = two_at_a_table(here)
    awaited.post(f"/api/tables/{table}/leave", {"seat": number})
    awaited.post(f"/api/tables/{table}/seats/{number}/back")
    last = play_out([awaited, other], table, "back")
    by_seat = {score["seat"]: score["rank"] for score in last["table"]["result"]["scores"]}
    rated = rated_names(here)
    names = [seat["name"] for seat in last["table"]["seats"]]
    if by_seat[0] != by_seat[1]:
        best = min(by_seat, key=lambda seat: by_seat[seat])
        assert rated[names[best]] > rated[names[1 - best]]
    assert len(rated) == 2
