"""VIL-4: the parts of a round, and the end of the game."""

import pytest

from tests.villagers.build import (
    asked,
    at,
    at_end,
    due,
    event_decks,
    happened,
    improvements,
    open_events,
    options,
    play,
    play_until,
    put_coins,
    reasons,
    solo,
    stacks,
    supplies,
    supplies_of,
    table,
    village,
    village_of,
)
from wagontrain import NOBODY, GameOver
from wagontrain.villagers import GAME
from wagontrain.villagers.names import DRAFT_PHASE, DUE, HELD, WAITING
from wagontrain.villagers.state import State


def order(s: State, *names: str) -> list[str]:
    """The events of these names in the order in which they happened, each told once."""
    found = [text.split()[0] for text in happened(s)]
    return list(dict.fromkeys([name for name in found if name in names]))


@pytest.mark.rule("VIL-4.1")
def test_a_round_is_draft_update_build_and_the_end_of_build() -> None:
    s = table(2)
    questions = []
    while s.round == 1:
        questions.append(asked(s).split()[0])
        play(s, "end" if "end" in options(s) else options(s)[0])
    assert list(dict.fromkeys(questions)) == ["draft", "put-coin", "build"]
    assert order(s, "draft-done", "left-road", "build-limit", "founders-turned", "marker-passed") == [
        "draft-done",
        "left-road",
        "build-limit",
        "founders-turned",
        "marker-passed",
    ]


@pytest.mark.rule("VIL-4.2a", "VIL-RUL-2")
def test_founders_turn_before_copper_is_converted() -> None:
    s = table(2, profiteers=True)
    village(s, 0, "founders", "captain")
    at_end(s)
    assert asked(s) == "convert-copper 0"
    assert village_of(s, 0) == ["founders_food", "captain"]
    play(s, "node 1")
    assert s.seats[0].supply == 8


@pytest.mark.rule("VIL-4.2b", "VIL-17.3")
def test_copper_is_converted_before_the_marker_goes_on() -> None:
    s = table(3, profiteers=True)
    for seat in range(3):
        village(s, seat, "founders", "captain")
    at_end(s, 2)
    asked_in_turn = [asked(s)]
    for _ in range(2):
        play(s, "pass")
        asked_in_turn.append(asked(s))
    assert asked_in_turn == ["convert-copper 2", "convert-copper 0", "convert-copper 1"]


@pytest.mark.rule("VIL-4.2c", "VIL-10.4")
def test_the_marker_goes_on_before_improvements_and_markets() -> None:
    s = table(2, improvements=True)
    improvements(s, "forge", "trading_post", "town_well")
    village(s, 0, "founders_food", ["miner", "blacksmith"])
    due(s, first=DUE)
    at_end(s, 1)
    assert order(s, "marker-passed", "improvement-won", "first-market-held") == [
        "marker-passed",
        "improvement-won",
        "first-market-held",
    ]
    assert s.first == 0


@pytest.mark.rule("VIL-4.2d")
def test_solo_events_come_after_the_founders_check_and_before_improvements_and_markets() -> None:
    s = solo("normal", improvements=True)
    open_events(s, "tithe")
    event_decks(s, ["rats"] * 5)
    village(s, 0, "founders", ["miner", "blacksmith"])
    improvements(s, "crane", "trading_post", "town_well")
    due(s, first=DUE)
    at_end(s)
    play(s, "resolve tithe")
    play_until(s, "draft 0", "pass")
    names = ["founders-turned", "event-resolved", "event-revealed", "improvement-won", "first-market-held"]
    assert order(s, *names) == names


@pytest.mark.rule("VIL-4.2e", "VIL-18.2")
def test_improvements_are_decided_before_a_market() -> None:
    s = table(2, improvements=True)
    improvements(s, "forge", "trading_post", "town_well")
    village(s, 0, "founders_food", ["miner", "blacksmith"])
    due(s, second=DUE)
    at_end(s)
    assert order(s, "improvement-won", "second-market-held") == ["improvement-won", "second-market-held"]


@pytest.mark.rule("VIL-4.2f", "VIL-12.11", "VIL-RUL-22")
def test_the_first_market_is_held_before_the_second() -> None:
    s = table(2)
    supplies(s, 0, 0)
    village(s, 0, "founders_food", ["lumberjack", "cooper"], coins={"cooper": 2})
    due(s, first=DUE, second=DUE)
    at_end(s)
    assert order(s, "first-market-held", "second-market-held") == ["first-market-held", "second-market-held"]
    assert s.seats[0].supply == (4 + 2) + (4 + 2)


@pytest.mark.rule("VIL-4.3")
def test_the_game_ends_after_the_second_market() -> None:
    s = table(2)
    due(s, first=HELD, second=DUE)
    at_end(s)
    assert GAME.to_act(s) == NOBODY
    assert (GAME.legal(s), GAME.end_reason(s)) == ([], "second-market")
    with pytest.raises(GameOver):
        play(s, "end")
    assert reasons(s, "end") == ["VIL-7.3"]


@pytest.mark.rule("VIL-4.3")
@pytest.mark.parametrize(("first", "second"), [(WAITING, WAITING), (DUE, WAITING), (HELD, WAITING)])
def test_the_game_goes_on_until_the_second_market(first: int, second: int) -> None:
    s = table(2)
    due(s, first, second)
    at_end(s)
    assert asked(s) == "draft 1"


@pytest.mark.rule("VIL-4.3")
def test_a_round_is_finished_after_the_last_stack_has_run_out() -> None:
    s = table(2)
    stacks(s, [], [], [], [], [], ["cooper"])
    at(s, DRAFT_PHASE)
    play(s, "draw 6")
    play_until(s, "build 1", "end")
    assert s.second_market == DUE
    play(s, "end")
    assert GAME.to_act(s) == NOBODY


@pytest.mark.rule("VIL-4.4")
def test_most_gold_in_the_supply_wins() -> None:
    s = table(3)
    for seat in range(3):
        village(s, seat, "founders_food")
    supplies(s, 10, 30, 20)
    due(s, second=DUE)
    at_end(s)
    assert [(score.total, score.rank) for score in GAME.scores(s)] == [(10, 3), (30, 1), (20, 2)]
    assert supplies_of(s) == [10, 30, 20]


@pytest.mark.rule("VIL-4.4", "VIL-12.3")
def test_coins_on_cards_are_in_the_supply_at_the_end() -> None:
    s = table(2)
    village(s, 0, "founders_food", ["lumberjack", "carpenter"])
    put_coins(s, 0, "carpenter", 6)
    supplies(s, 1, 5)
    due(s, second=DUE)
    at_end(s)
    assert supplies_of(s)[0] == 7
    assert GAME.scores(s)[0].rank == 1
