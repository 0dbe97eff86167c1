"""Positions scored by hand: what each card brings, ranks and ties, before and after the Markets."""

import pytest

from tests.villagers.build import (
    Branch,
    at_end,
    due,
    improvements,
    mini,
    play,
    put_coins,
    solo,
    supplies,
    supplies_of,
    table,
    village,
)
from wagontrain.villagers import GAME
from wagontrain.villagers.names import DUE, HELD, WAITING
from wagontrain.villagers.state import State

WOODWORKS: tuple[Branch, ...] = (
    "founders_food",  # 1 food
    ["lumberjack", ["wheeler", "cartwright"], "wood_carver"],  # 9; carver 9 + 4
    ["lumberjack", "cooper", "log_rafter"],  # 4; rafter: wood symbols 1+1+1+1 and 1+1+2
    "freemason",  # no builder
)
FARM: tuple[Branch, ...] = (
    ["founders", "poulterer", ["swineherd", "truffler"]],  # 3 + 8; 2 food
    ["hayer", ["grazier", ["milk_maid", "fromager"]], "horse_trader"],  # 15; 1 food; hay symbols 5: 2 pairs
    "grocer",  # 3 food
    "priest",  # solitary symbols: 2, with the grocer: 1 pair
    "agent",  # the solitary symbol makes it 3: still 1 pair; best coins
)
MINE: tuple[Branch, ...] = (
    "founders",  # 2
    ["miner", ["seeker", ["spelunker", "jeweler"]], "locksmith"],  # 20; padlocks spelunker, jeweler, own
    ["hayer", "ore_muler", "peddler"],  # ore symbols 5: 2 pairs; gold symbols 3 (founders, jeweler, chandler)
    "chandler",  # 3
)


def scored(*branches: Branch, coins: dict[str, int] | None = None, **options: object) -> dict[str, int]:
    """The score sheet of a village that ends with 7 gold in the supply."""
    s = table(2, "the end", **options)
    village(s, 0, *branches)
    for name, amount in (coins or {}).items():
        put_coins(s, 0, name, amount)
    supplies(s, 7, 0)
    due(s, HELD, DUE)
    at_end(s)
    score = GAME.scores(s)[0]
    assert score.total == s.seats[0].supply == sum(score.parts.values())
    return score.parts


def sheet(gold: int, silver: int, coins: int = 0, nun: int = 0) -> dict[str, int]:
    """A score sheet with 7 gold in the supply and nothing from improvements and the First Market."""
    return {
        "supply": 7,
        "improvements": 0,
        "first_market": 0,
        "gold_symbols": gold,
        "silver": silver,
        "nun": nun,
        "coins": coins,
    }


@pytest.mark.rule("VIL-12.2")
def test_the_woodworks() -> None:
    carver, rafter = 9 + 4, 8
    assert scored(*WOODWORKS) == sheet(9 + 4, carver + rafter)


@pytest.mark.rule("VIL-12.2")
def test_the_farm() -> None:
    horses, grocer, priest, agent = 6, 9, 3, 4
    parts = scored(*FARM, coins={"grocer": 2, "poulterer": 4})
    assert parts == sheet(3 + 8 + 15, horses + grocer + priest + agent, coins=6)


@pytest.mark.rule("VIL-12.2", "VIL-10.1")
def test_the_mine_whose_founders_turn_before_the_market() -> None:
    padlocks = 2 * 4  # spelunker, jeweler, locksmith, peddler
    muler = 6  # miner, seeker, spelunker, jeweler, locksmith: two pairs
    peddler = 3  # jeweler and chandler, for the founders show food now
    assert scored(*MINE) == sheet(20 + 3, padlocks + muler + peddler)


@pytest.mark.rule("VIL-16.6")
def test_the_nun_adds_the_best_single_silver() -> None:
    assert scored(*FARM, "nun", saints=True) == sheet(3 + 8 + 15, 6 + 9 + 3 + 0, nun=9)


@pytest.mark.rule("VIL-11.3", "VIL-12.2")
def test_what_the_first_market_brought_has_a_line_of_its_own() -> None:
    s = table(2)
    village(s, 0, "founders_food", "chandler", coins={"chandler": 2})
    supplies(s, 7, 0)
    due(s, DUE, DUE)
    at_end(s)
    assert GAME.scores(s)[0].parts == {
        "supply": 7,
        "improvements": 0,
        "first_market": 5,
        "gold_symbols": 3,
        "silver": 0,
        "nun": 0,
        "coins": 2,
    }


@pytest.mark.rule("VIL-12.10")
@pytest.mark.parametrize(
    ("gold", "supply", "market"), [(12, 7, 5), (6, 1, 5), (5, 0, 5), (3, 0, 3), (0, 0, 0)]
)
def test_gold_that_was_spent_is_taken_off_the_first_market_last(gold: int, supply: int, market: int) -> None:
    s = table(2)
    village(s, 0, "founders_food", "chandler", coins={"chandler": 2})
    supplies(s, 7, 0)
    due(s, DUE, WAITING)
    at_end(s)
    s.seats[0].supply = gold
    before = GAME.scores(s)[0].parts
    due(s, HELD, DUE)
    at_end(s)
    for parts in (before, GAME.scores(s)[0].parts):
        assert (parts["supply"], parts["first_market"]) == (supply, market)
        assert sum(parts.values()) == gold + 5


@pytest.mark.rule("VIL-18.5", "VIL-13.34b")
def test_what_improvements_brought_has_a_line_of_its_own() -> None:
    s = table(2, improvements=True)
    improvements(s, "forge", "bazaar")
    village(s, 0, "founders_food", "fisher", "hunter")
    supplies(s, 7, 0)
    at_end(s)
    assert (GAME.scores(s)[0].parts["supply"], GAME.scores(s)[0].parts["improvements"]) == (7, 4 + 5)
    s.seats[0].supply = 6
    assert (GAME.scores(s)[0].parts["supply"], GAME.scores(s)[0].parts["improvements"]) == (0, 6)
    alone = solo("veteran", improvements=True)
    improvements(alone, "forge")
    village(alone, 1, "countess", "fisher")
    supplies(alone, 0, 10)
    at_end(alone)
    assert (GAME.scores(alone)[1].parts["supply"], GAME.scores(alone)[1].parts["improvements"]) == (10, 4)


def test_at_any_time_as_if_the_game_ended_now() -> None:
    s = table(2)
    assert [score.total for score in GAME.scores(s)] == [8 + 2, 8 + 2]
    assert GAME.end_reason(s) == ""
    village(s, 1, "founders", "grocer", "hunter", coins={"hunter": 2})
    assert GAME.scores(s)[1].total == 8 + 2 + 3 + 2
    assert supplies_of(s) == [8, 8]


def test_the_forecast_of_the_view_is_what_the_market_pays() -> None:
    s = table(2)
    village(s, 0, *FARM)
    supplies(s, 0, 0)
    forecast = GAME.observe(s, 0)["seats"][0]["forecast"]  # type: ignore[index]
    due(s, HELD, DUE)
    at_end(s)
    assert s.seats[0].supply == forecast["second_market"]


# -- ranks and ties


def ended(*villages: tuple[Branch, ...], gold: tuple[int, ...], **options: object) -> list[int]:
    """The ranks of a finished game."""
    s = table(len(villages), "the end", **options)
    for seat, branches in enumerate(villages):
        village(s, seat, "founders_food", *branches)
    supplies(s, *gold)
    due(s, HELD, DUE)
    at_end(s)
    return [score.rank for score in GAME.scores(s)]


@pytest.mark.rule("VIL-12.10")
def test_most_gold_wins() -> None:
    assert ended((), (), (), gold=(5, 9, 7)) == [3, 1, 2]


@pytest.mark.rule("VIL-12.10", "VIL-RUL-12")
def test_at_a_tie_the_fewest_cards_basic_villagers_included() -> None:
    assert ended(("hunter",), ("hunter", "hunter"), gold=(9, 9)) == [1, 2]
    assert ended(("hunter", "miner"), ("hunter",), gold=(9, 9)) == [2, 1]


@pytest.mark.rule("VIL-RUL-12")
def test_by_the_other_reading_basic_villagers_do_not_count() -> None:
    assert ended(("miner", "miner"), ("hunter",), gold=(9, 9), tie_break="without_basics") == [1, 2]
    assert ended(("hunter", "miner"), ("hunter",), gold=(9, 9), tie_break="without_basics") == [1, 1]


@pytest.mark.rule("VIL-12.10")
def test_still_tied_the_victory_is_shared() -> None:
    assert ended(("hunter",), ("harvester",), (), gold=(9, 9, 4)) == [1, 1, 3]


@pytest.mark.rule("VIL-12.10")
def test_covered_cards_count_for_the_tie_break_too() -> None:
    assert ended((["lumberjack", "carpenter"],), ("hunter",), gold=(9, 9)) == [2, 1]


# -- solo and Mini Villagers


def solo_ended(gold: int, hers: int, level: str) -> State:
    """A finished solo game, both villages bare."""
    s = solo(level)
    village(s, 0, "founders_food")
    supplies(s, gold, hers)
    due(s, HELD, DUE)
    at_end(s)
    return s


@pytest.mark.rule("VIL-13.18", "VIL-13.19", "VIL-14.1b")
@pytest.mark.parametrize(("level", "total"), [("novice", 5), ("normal", 9), ("veteran", 9)])
def test_the_countess_and_her_card(level: str, total: int) -> None:
    s = solo_ended(9, 5, level)
    mine, hers = GAME.scores(s)
    assert (mine.total, hers.total, hers.automa) == (9, total, True)
    assert (mine.rank, hers.rank) == ((1, 2) if total < 9 else (2, 1))


@pytest.mark.rule("VIL-13.19")
def test_no_tie_break_against_the_countess() -> None:
    s = solo_ended(9, 5, "normal")
    village(s, 1, "countess", "hunter", "hunter", "hunter")
    assert [score.rank for score in GAME.scores(s)] == [2, 1]


@pytest.mark.rule("VIL-19.7")
def test_mini_villagers_by_itself_has_one_winner() -> None:
    s = mini("wood countess", "", "", pile="wood2")
    assert [score.rank for score in GAME.scores(s)] == [1, 1, 1]
    play(s, "mini")
    assert [(score.rank, score.total) for score in GAME.scores(s)] == [(1, 1), (2, 0), (2, 0)]
