"""What could be: scores if it ended now, how they went, what an action would change."""

from random import Random
from typing import Any

import pytest

import wagontrain
from tests.gwt import build
from tests.web.client import Player, Site, play_out
from wagontrain.core.words import LANGUAGES, Words
from wagontrain.gwt.components import JOB_COST
from wagontrain.web.localization import speech_of
from wagontrain.web.previews import brings, known_scores, scores_json


def played(here: Site, game: str, moves: int, **more: Any) -> tuple[Player, str]:
    """A hot-seat table after some random moves."""
    ann = here.player("Ann")
    table = ann.table("me", "me", "me", game=game, **more)["id"]
    chance = Random(game)
    view = ann.view(table)
    for _ in range(moves):
        ann.act(table, view, chance.choice(view["legal"])["text"])
        view = ann.view(table)
    return ann, table


@pytest.mark.parametrize("game", wagontrain.games())
def test_a_view_tells_the_scores_and_what_each_action_brings(here: Site, game: str) -> None:
    ann, table = played(here, game, 15)
    view = ann.view(table)
    live = here.server.tables.lives[table]
    true = live.game.scores(live.s)
    assert [score["total"] for score in view["scores"]] == [score.total for score in true]
    for score in view["scores"]:
        assert sum(part["points"] for part in score["parts"]) == score["total"]
        assert all(not part["words"].startswith("score-") for part in score["parts"])
    told = ann.get(f"/api/tables/{table}/brings")
    assert told["seq"] == view["seq"]
    assert list(told["actions"]) == [legal["text"] for legal in view["legal"]]
    entries = [entry for entries in told["actions"].values() for entry in entries]
    assert all(entry["amount"] and "stat-" not in entry["words"] for entry in entries)
    step = ann.get(f"/api/tables/{table}/steps/{view['step']}", seat=view["seat"])
    assert step["scores"] == view["scores"]


def test_what_an_action_brings_is_what_comes(here: Site) -> None:
    """Each change that was told is seen after the action, and nothing is told to who is not to act."""
    ann = here.player("Ann")
    table = ann.table("me", "me", game="gwt")["id"]
    chance = Random(7)
    changed = 0
    for _ in range(40):
        view = ann.view(table)
        seat = view["seat"]
        told = ann.get(f"/api/tables/{table}/brings", seat=seat)["actions"]
        assert ann.get(f"/api/tables/{table}/brings", seat=1 - seat)["actions"] == {}
        text = chance.choice(view["legal"])["text"]
        before = view["view"]["players"]
        done = ann.act(table, view, text)["view"]
        while len(done["legal"]) == 1 and done["table"]["to_act"] == seat:  # steps without a choice
            done = ann.act(table, done, done["legal"][0]["text"])["view"]
        after = done["view"]["players"]
        for entry in told[text]:
            if entry["what"] == "dollars":
                changed += 1
                whose = entry["seat"]
                assert after[whose]["money"] - before[whose]["money"] == entry["amount"]
    assert changed > 3


@pytest.mark.parametrize(
    ("effect", "change"), [("hire", 0), ("hire_2_more", 2), ("hire_1_less", -1), ("hire_2_less", -2)]
)
def test_hiring_costs_what_the_icon_makes_of_the_printed_price(effect: str, change: int) -> None:
    s = build.table(2)
    build.jobs(s, ["builder"], ["cowboy"])
    build.doing(s, effect)
    s.log = None
    game = wagontrain.game("gwt")
    told = {game.text(action): changes for action, changes in brings(game, s, 0).items()}
    printed = {"hire 1 builder": JOB_COST[0], "hire 2 cowboy": JOB_COST[1]}
    assert set(told) == set(printed)
    for text, cost in printed.items():
        assert (0, "dollars", -(cost + change)) in told[text]


def test_a_fee_is_told_for_both_purses() -> None:
    """Great Western Trail: a step that costs a fee takes the dollars from one and gives them to the other."""
    game = wagontrain.game("gwt")
    found = 0
    for seed in range(12):
        s = game.new(2, str(seed))
        chance = Random(seed)
        for _ in range(250):
            legal = game.legal(s)
            if not legal:
                break
            seat = game.to_act(s)
            if game.asked(s).question == "move-herder":
                for changes in brings(game, s, seat).values():
                    paid = {whose: amount for whose, what, amount in changes if what == "dollars"}
                    if len(paid) == 2:
                        found += 1
                        assert paid[seat] == -paid[1 - seat] < 0
            game.apply(s, chance.choice(legal))
    assert found


def test_a_stranger_is_told_no_changes(here: Site) -> None:
    ann, table = played(here, "villagers", 2)
    other = here.player("Bob")
    assert other.get(f"/api/tables/{table}/brings", expect=403)["code"] == "not-your-seat"
    assert ann.get(f"/api/tables/{table}/brings", expect=403, seat=9)["code"] == "not-your-seat"
    assert here.player(None).get(f"/api/tables/{table}/brings", expect=401)


def with_a_secret(game: wagontrain.Game[Any], **options: Any) -> tuple[Any, int]:
    """A game in which a seat has taken an objective card face down, and has all that such cards ask for."""
    s = game.new(2, "secret", options)
    me = s.seats[1]
    me.secret = s.objective_stack[-1:]
    me.hand = tuple(sorted(me.hand + me.secret))
    s.objective_stack = s.objective_stack[:-1]
    me.outlaws = (9, 9)
    me.stations = (1 << 9) - 1
    me.hazards = (0,) * 9
    me.cities = (9,) * len(me.cities)
    return s, 1


def test_points_of_secret_cards_are_a_range_for_the_others() -> None:
    """Who took an objective card face down knows the score; others know from where to where it can be."""
    game = wagontrain.game("gwt")
    s, seat = with_a_secret(game)
    true = game.scores(s)[seat]
    assert known_scores(game, s, seat, False)[seat].total() == true.total
    for viewer in (1 - seat, None):
        known = known_scores(game, s, viewer, False)[seat]
        assert known.total() is None
        assert known.parts["stations"] == [true.parts["stations"]] * len(known.totals)
        dealt = game.resample(s, viewer, "another world")
        again = known_scores(game, dealt, viewer, False)[seat]
        assert (again.totals, again.parts) == (known.totals, known.parts)
        told = scores_json(game, s, viewer, False, ["Ann", "Bob"], speech_of("en"))[seat]
        assert told["total"] is None
        assert told["least"] < told["most"]
        assert [part["points"] for part in told["parts"] if part["category"] == "objectives"] == [None]
    assert known_scores(game, s, None, True)[seat].total() == true.total


def each_secret(game: wagontrain.Game[Any], s: Any, seat: int) -> list[Any]:
    """The game with each card in turn that may be the one which the seat took face down."""
    worlds = []
    for card in s.objective_stack + s.seats[seat].secret:
        world = game.clone(s)
        me = world.seats[seat]
        hand = list(me.hand)
        hand.remove(me.secret[0])
        me.hand, me.secret = tuple(sorted([*hand, card])), (card,)
        worlds.append(world)
    return worlds


SECRETS = [((0, 0, 0), 0), ((1, 1, 0), 1), ((2, 0, 1), 1), ((9, 9, 9), 4)]
"""Stations, outlaws of each colour and hazards of a seat; how many unseen cards would score with them."""


@pytest.mark.parametrize("ties", ["shared", "dollars"])
@pytest.mark.parametrize(("has", "scoring"), SECRETS)
def test_the_range_is_exact(has: tuple[int, int, int], scoring: int, ties: str) -> None:
    """Nothing looks certain by luck, however few cards would score, and what is certain is told."""
    game = wagontrain.game("gwt")
    s, seat = with_a_secret(game, ties=ties)
    me = s.seats[seat]
    stations, outlaws, hazards = has
    me.stations, me.outlaws, me.hazards = (1 << stations) - 1, (outlaws, outlaws), (0,) * hazards
    me.cities = (0,) * len(me.cities)
    worlds = [game.scores(world) for world in each_secret(game, s, seat)]
    assert len([world for world in worlds if world[seat].parts["objectives"]]) == scoring
    s.seats[1 - seat].money += 5 * (max(world[seat].total for world in worlds) - worlds[0][1 - seat].total)
    worlds = [game.scores(world) for world in each_secret(game, s, seat)]
    for viewer in (1 - seat, None):
        known = known_scores(game, s, viewer, False)
        for owner in (0, 1):
            assert set(known[owner].totals) == {world[owner].total for world in worlds}
            assert set(known[owner].ranks) == {world[owner].rank for world in worlds}
            for name, points in known[owner].parts.items():
                assert set(points) == {world[owner].parts[name] for world in worlds}
        assert (known[seat].total() is None) == (scoring > 0)


def test_the_scores_of_a_game_as_a_line(here: Site) -> None:
    ann, table = played(here, "villagers", 30)
    line = ann.get(f"/api/tables/{table}/scores")
    steps = [turn["step"] for turn in line["turns"]]
    view = ann.view(table)
    assert steps == sorted(set(steps))
    assert steps[0] == 0
    assert steps[-1] == view["step"]
    assert line["turns"][-1]["totals"] == [score["total"] for score in view["scores"]]
    assert [seat["name"] for seat in line["seats"]] == ["Ann 1", "Ann 2", "Ann 3"]
    for turn in line["turns"][:: len(line["turns"]) // 4]:
        moment = ann.get(f"/api/tables/{table}/steps/{turn['step']}")
        assert [score["total"] for score in moment["scores"]] == turn["totals"]
    ended = play_out([ann], table)
    line = here.player("Bob").get(f"/api/tables/{table}/scores")
    result = ended["table"]["result"]["scores"]
    assert line["turns"][-1]["totals"] == [score["total"] for score in result]
    assert line["turns"][-1]["seat"] == -1


def test_the_line_follows_an_undo(here: Site) -> None:
    ann = here.player("Ann")
    table = ann.table("me", "me", game="gwt")["id"]
    chance = Random(1)
    undone = 0
    for _ in range(60):
        view = ann.view(table)
        before = ann.get(f"/api/tables/{table}/scores")["turns"]
        after = ann.act(table, view, chance.choice(view["legal"])["text"])["view"]
        ann.get(f"/api/tables/{table}/scores")
        if after["undo"]["can"]:
            undone += 1
            back = ann.step("undo", table, {**after, "seat": view["seat"]})["view"]
            if back["step"] == view["step"]:
                assert ann.get(f"/api/tables/{table}/scores")["turns"] == before
            ann.step("redo", table, back)
        if undone > 4:
            return
    raise AssertionError("nothing could be taken back")


@pytest.mark.parametrize("game", wagontrain.games())
def test_a_solo_game_has_a_line_too(here: Site, game: str) -> None:
    ann = here.player("Ann")
    table = ann.table("me", game=game)["id"]
    chance = Random(3)
    view = ann.view(table)
    for _ in range(60):
        view = ann.act(table, view, chance.choice(view["legal"])["text"])["view"]
    line = ann.get(f"/api/tables/{table}/scores")
    assert [seat["automa"] for seat in line["seats"]] == [False, True]
    assert len({tuple(turn["totals"]) for turn in line["turns"]}) > 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", wagontrain.games())
def test_every_figure_has_words(name: str, lang: str) -> None:
    game = wagontrain.game(name)
    words = Words(lang, name, strict=True)
    for seats in game.seats:
        modes = game.options["mode"].choices if "mode" in game.options else [None]
        for mode in modes:
            s = game.new(seats, "", {} if mode is None else {"mode": mode})
            for gauge in game.stats(s, 0):
                assert words.text(f"stat-{gauge}")
                assert speech_of(lang).label(name, f"stat-{gauge}")
