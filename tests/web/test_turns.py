"""Turns in words: what the page, the notices and people who come back read."""

from random import Random
from typing import Any

import pytest

import wagontrain
from tests.web.client import Player, Site, play_out


def played(here: Site, game: str, seats: int, moves: int) -> tuple[Player, str]:
    """A hot-seat table after some random moves."""
    ann = here.player("Ann")
    table = ann.table(*["me"] * seats, game=game)["id"]
    chance = Random(game)
    view = ann.view(table)
    for _ in range(moves):
        ann.act(table, view, chance.choice(view["legal"])["text"])
        view = ann.view(table)
    return ann, table


def turns(player: Player, table: str, since: int = 0, **more: Any) -> dict[str, Any]:
    answer: dict[str, Any] = player.get(f"/api/tables/{table}/turns", since=since, **more)
    return answer


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("game", wagontrain.games())
def test_a_game_is_told_turn_by_turn(here: Site, game: str, seats: int) -> None:
    ann, table = played(here, game, seats, 60)
    view, told = ann.view(table), turns(ann, table)
    assert (told["seq"], told["from"], told["count"]) == (view["seq"], 0, len(told["turns"]))
    assert [turn["n"] for turn in told["turns"]] == list(range(told["count"]))
    assert all(turn["done"] for turn in told["turns"][:-1])
    last = told["turns"][-1]
    assert not (last["done"] and last["seat"] in (-1, view["table"]["to_act"]))
    lines = {line["n"]: line for line in view["log"]["lines"]}
    for turn in told["turns"]:
        assert turn["text"]
        assert not turn["text"].startswith("summary-")
        assert len(turn["steps"]) <= 6
        assert turn["first"] <= turn["last"] <= view["step"]
        assert lines[turn["events_from"]]["step"] == turn["first"]
        assert lines[turn["events_to"] - 1]["step"] == turn["last"]
        assert all(turn["first"] <= step["step"] <= turn["last"] for step in turn["steps"])
        assert all(one["text"] and one["amount"] for one in turn["sums"])


def test_the_last_turn_of_a_game_is_done(here: Site) -> None:
    ann, table = played(here, "villagers", 2, 1)
    ended = play_out([ann], table)
    last = turns(ann, table)["turns"][-1]
    assert last["done"]
    assert last["last"] == ended["step"]


def test_only_the_turns_that_are_asked_for_are_sent(here: Site) -> None:
    ann, table = played(here, "gwt", 2, 60)
    every = turns(ann, table)
    some = turns(ann, table, every["count"] - 2)
    assert (some["from"], some["turns"]) == (every["count"] - 2, every["turns"][-2:])
    late = turns(ann, table, 9999)
    assert (late["from"], late["turns"]) == (every["count"] - 1, every["turns"][-1:])


def test_everybody_reads_the_same_in_the_own_language(here: Site) -> None:
    ann, table = played(here, "gwt", 2, 40)
    bob = here.player("Bob")
    assert turns(bob, table) == turns(ann, table)
    texts = {lang: [turn["text"] for turn in turns(ann, table, lang=lang)["turns"]] for lang in ("en", "pl")}
    assert len(texts["en"]) == len(texts["pl"])
    assert texts["en"][1:] != texts["pl"][1:]


def test_a_turn_shrinks_with_an_undo(here: Site) -> None:
    ann = here.player("Ann")
    table = ann.table("me", "me", game="gwt")["id"]
    view = ann.view(table)
    before = turns(ann, table)
    ann.act(table, view, view["legal"][0]["text"])
    grown = turns(ann, table)
    ann.step("undo", table, ann.view(table))
    after = turns(ann, table)
    assert grown["turns"] != before["turns"]
    assert after["turns"] == before["turns"]


def test_before_it_starts_there_are_no_turns(here: Site) -> None:
    ann = here.player("Ann")
    table = ann.table("me", "open", game="gwt")["id"]
    answer = ann.ask("GET", f"/api/tables/{table}/turns")
    assert answer.status_code == 409
