"""A table from its first click to its result."""

from random import Random

import pytest

import wagontrain
from tests.web.client import Site, play_out, wait_until
from wagontrain.core.replay import Replay, verify
from wagontrain.core.rng import commitment_of
from wagontrain.core.words import LANGUAGES
from wagontrain.villagers import GAME


def test_two_people_meet_by_link_and_play_to_the_end(here: Site) -> None:
    ann, bob = here.player("Ann"), here.player("Bob")
    table = ann.table("me", "invited", public=False, title="Friday")
    assert table["status"] == "open"
    assert "/#/join/" in table["invite"]["url"]
    bob.get(f"/api/tables/{table['id']}", expect=404)
    joined = bob.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]["token"]})
    assert joined["status"] == "running"
    assert joined["my_seats"] == [1]
    assert joined["seed"] is None
    last = play_out([ann, bob], table["id"])
    told = last["table"]
    assert told["status"] == "finished"
    assert commitment_of(told["seed"]) == table["commitment"]
    assert sorted(score["rank"] for score in told["result"]["scores"])[0] == 1
    text = ann.ask("GET", f"/api/tables/{table['id']}/replay").text
    assert verify(GAME, Replay.read(text)) == []
    assert bob.get(f"/api/tables/{table['id']}/verify")["ok"]


def test_a_table_of_one_person_and_bots_starts_and_goes_on_by_itself(here: Site) -> None:
    ann = here.player("Ann")
    table = ann.table("bot:random", "me", "bot:first")
    assert table["status"] == "running"
    chance = Random(1)
    for _ in range(2000):
        view = ann.view(table["id"])
        if view["table"]["status"] == "finished":
            break
        if view["legal"]:
            ann.act(table["id"], view, chance.choice(view["legal"])["text"])
    assert ann.view(table["id"])["table"]["status"] == "finished"


def test_hot_seat_and_solo(here: Site) -> None:
    ann = here.player("Ann")
    table = ann.table("me", "me", "me")
    assert [seat["name"] for seat in table["seats"]] == ["Ann 1", "Ann 2", "Ann 3"]
    play_out([ann], table["id"])
    solo = ann.table("me")
    last = play_out([ann], solo["id"])
    assert [score["automa"] for score in last["table"]["result"]["scores"]] == [False, True]


def test_a_view_has_all_that_a_client_needs(here: Site) -> None:
    ann = here.player("Ann")
    table = ann.table("me", "me")
    view = ann.view(table["id"])
    assert view["asked"]["seat"] == view["seat"] == view["table"]["to_act"]
    first = view["legal"][0]
    assert first["words"] == "Take the villager from slot 1"
    assert first["targets"] == ["slot-1"]
    assert first["text"] == "take 1"
    polish = ann.view(table["id"], lang="pl")
    assert polish["legal"][0]["words"] != first["words"]
    other = ann.view(table["id"], seat=1 - view["seat"])
    assert other["legal"] == []
    assert other["asked"] == view["asked"]


def test_the_log_grows_and_an_undo_shortens_it(here: Site) -> None:
    ann = here.player("Ann")
    table = ann.table("me", "me", "me")["id"]
    log: list[object] = []
    seq, undone, redone = 0, 0, 0
    chance = Random(3)
    for _ in range(150):
        view = ann.view(table, since=seq)
        log = log[: view["log"]["from"]] + view["log"]["lines"]
        seq = view["seq"]
        assert log == ann.view(table, seat=view["seat"])["log"]["lines"] or view["seat"] is not None
        if view["undo"]["can"] and chance.random() < 0.5:
            back = ann.step("undo", table, view)
            undone += 1
            assert back["view"]["step"] < view["step"]
            assert len(back["view"]["log"]["lines"]) <= len(log)
            if back["view"]["undo"]["redo"]:
                again = ann.step("redo", table, back["view"])
                redone += 1
                assert again["view"]["step"] == view["step"]
                assert again["view"]["view"] == view["view"]
        elif view["legal"]:
            ann.act(table, view, chance.choice(view["legal"])["text"])
    assert undone > 3
    assert redone > 3


def test_undo_stops_where_something_came_to_light(here: Site) -> None:
    ann = here.player("Ann")
    table = ann.table("me", "me")["id"]
    view = ann.view(table)
    done = ann.act(table, view, "draw 1")["view"]
    refused = ann.step("undo", table, {**done, "seat": view["seat"]}, expect=409)
    assert refused["code"] == "nothing-to-undo"
    assert refused["detail"]


def test_a_table_may_forbid_undo(here: Site) -> None:
    ann = here.player("Ann")
    table = ann.table("me", "me", undo=False)["id"]
    view = ann.view(table)
    assert not view["undo"]["can"]
    assert ann.step("undo", table, view, expect=409)["code"] == "undo-forbidden"


def test_what_is_not_legal_is_explained(here: Site) -> None:
    ann = here.player("Ann")
    table = ann.table("me", "me")["id"]
    view = ann.view(table, lang="pl")
    refused = ann.act(table, view, "reserve", expect=422)
    assert refused["code"] == "not-legal"
    assert refused["reasons"][0]["rule"] == "VIL-5.4c"
    assert ann.act(table, view, "fly away", expect=422)["code"] == "not-an-action"
    told = ann.post(f"/api/tables/{table}/explain", {"seat": view["seat"], "text": "reserve"})
    assert told["reasons"] == refused["reasons"]
    assert not told["legal"]


def test_confirmation_holds_the_turn(here: Site) -> None:
    """At such a table a turn that could be taken back is not over before it is confirmed."""
    ann = here.player("Ann")
    table = ann.table("me", "me", "me", confirm=True)["id"]
    chance = Random(5)
    held = 0
    for _ in range(400):
        view = ann.view(table)
        if view["table"]["status"] != "running":
            break
        if view["held"]:
            held += 1
            assert view["legal"] == []
            assert view["asked"]["question"] == "confirm"
            kind = "undo" if held % 3 == 0 else "confirm"
            ann.step(kind, table, view)
        else:
            ann.act(table, view, chance.choice(view["legal"])["text"])
    assert held > 5


def test_planned_answers_are_given_when_the_question_comes(here: Site) -> None:
    ann = here.player("Ann")
    table = ann.table("me", "me")["id"]
    view = ann.view(table)
    other = 1 - view["seat"]
    plan = {"seat": other, "question": view["asked"]["question"], "text": "take 5", "lasts": "mine"}
    ann.post(f"/api/tables/{table}/plans", plan, method="PUT")
    [told] = ann.view(table, seat=other)["plans"]
    assert all(told[name] == plan[name] for name in ("question", "text", "lasts"))
    assert ann.view(table, seat=view["seat"])["plans"] == []
    ann.act(table, view, "take 1")
    wait_until(lambda: ann.view(table)["seq"] == 2, "the planned answer")
    assert ann.view(table)["seat"] == view["seat"]


@pytest.mark.parametrize("name", wagontrain.games())
def test_every_game_is_served_alike(here: Site, name: str) -> None:
    """The server knows no game: whatever keeps the contract can be played and seen in every language."""
    ann = here.player("Ann")
    table = ann.table("me", "me", game=name)["id"]
    chance = Random(name)
    for n in range(40):
        view = ann.view(table, lang=LANGUAGES[n % len(LANGUAGES)])
        assert view["asked"]["text"]
        assert all(legal["words"] and isinstance(legal["targets"], list) for legal in view["legal"])
        ann.act(table, view, chance.choice(view["legal"])["text"])
    lines = ann.view(table)["log"]["lines"]
    assert lines
    assert not any(line["text"].startswith("event-") for line in lines)
    step = ann.get(f"/api/tables/{table}/steps/20")
    assert step["view"]
    assert step["step"] == 20
