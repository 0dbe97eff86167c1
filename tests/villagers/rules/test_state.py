"""VIL-20: invariants of a table, and questions that leak no hidden card."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.villagers.build import (
    asked,
    at_build,
    at_draft,
    card,
    hand,
    in_hand,
    options,
    play,
    play_until,
    reasons,
    reserve,
    road,
    stack_of,
    stacks,
    table,
    village,
)
from tests.villagers.conservation import accounts, check, check_step
from wagontrain.core.errors import LoadError
from wagontrain.core.game import checksum
from wagontrain.villagers import GAME
from wagontrain.villagers.state import State
from wagontrain.villagers.village import free_places

SIX = ("mason", "wattler", "hunter", "harvester", "chandler", "agent")
EVERYTHING: dict[str, object] = {"scoundrels": True, "saints": True, "profiteers": True, "improvements": True}


# -- invariants


@pytest.mark.rule("VIL-20.5")
@pytest.mark.parametrize("expansions", [{}, EVERYTHING], ids=["base", "everything"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_random_game_keeps_every_card_in_one_place(seats: int, expansions: dict[str, object]) -> None:
    s = GAME.new(seats, f"random {seats}", expansions)
    before = accounts(s)
    chance = random.Random(seats)
    while s.todo:
        was = s.clone()
        GAME.apply(s, chance.choice(GAME.legal(s)))
        check_step(was, s)
        check(s)
        assert accounts(s) == before
        for me in s.seats:
            assert all(free_places(me, node) >= 0 for node in range(len(me.cards)))
    assert sum(before.values()) >= 100 + seats


@pytest.mark.rule("VIL-20.5", "VIL-1.1", "VIL-1.2")
@pytest.mark.parametrize(("seats", "deck"), [(2, 86), (3, 86), (4, 100), (5, 100)])
def test_so_many_cards_in_all(seats: int, deck: int) -> None:
    names = accounts(table(seats))
    assert sum(names.values()) == deck + 30 + seats
    assert names["founders"] == seats


@pytest.mark.rule("VIL-20.5", "VIL-5.9", "VIL-7.24")
def test_a_stack_once_empty_stays_empty() -> None:
    s = table(2)
    stacks(s, [], ["mason"])
    hand(s, 0, "hunter")
    at_build(s)
    play(s, "hire miner", "return hunter")
    assert options(s) == ["onto 2"]
    play(s, "onto 2")
    assert (stack_of(s, 1), stack_of(s, 2)) == ([], ["mason", "hunter"])


def saved(seats: int = 3, **options: object) -> dict[str, Any]:
    """A saved game, to be changed by hand."""
    return GAME.save(GAME.new(seats, "a save", options))


def refused(data: dict[str, Any]) -> str:
    """Why a changed save is refused although its digest is right."""
    data["check"] = checksum({name: data[name] for name in data if name != "check"})
    with pytest.raises(LoadError) as error:
        GAME.load(data)
    return str(error.value)


@pytest.mark.rule("VIL-20.5")
def test_a_save_with_a_card_too_many_is_refused() -> None:
    data = saved()
    data["state"]["reserve"].append(data["state"]["reserve"][0])
    assert "expected in all" in refused(data)


@pytest.mark.rule("VIL-20.5")
def test_a_save_with_a_card_too_few_is_refused() -> None:
    data = saved()
    data["players"][1]["hand"].pop()
    assert "expected in all" in refused(data)


@pytest.mark.rule("VIL-20.5")
def test_a_save_with_a_negative_supply_is_refused() -> None:
    data = saved()
    data["players"][1]["supply"] = -1
    assert "players[1].supply" in refused(data)


@pytest.mark.rule("VIL-20.5")
def test_a_save_with_more_cards_on_a_card_than_it_may_carry_is_refused() -> None:
    data = saved()
    me = data["players"][0]
    founders = me["cards"][0]
    me["cards"] = me["roles"] = [founders] * 4
    me["parents"], me["kids"], me["coins"] = [-1, 0, 0, 0], [3, 0, 0, 0], [0] * 4
    assert "kids" in refused(data)


def lose_token(data: dict[str, Any]) -> None:
    data["state"]["tokens"].pop()


def repeat_category(data: dict[str, Any]) -> None:
    data["state"]["improvements"] = [0, 1, 8]


def hold_second_market(data: dict[str, Any]) -> None:
    data["state"]["second_market"] = 2


def unknown_first_player(data: dict[str, Any]) -> None:
    data["state"]["first"] = 4


def nothing_to_do(data: dict[str, Any]) -> None:
    data["todo"] = []


def short_list(data: dict[str, Any]) -> None:
    data["players"][0]["coins"] = []


def lie_on_nothing(data: dict[str, Any]) -> None:
    data["players"][0]["parents"] = [7]


def count_wrongly(data: dict[str, Any]) -> None:
    data["players"][0]["kids"] = [1]


def lose_founders(data: dict[str, Any]) -> None:
    for row in ("cards", "roles", "parents", "kids", "coins"):
        data["players"][0][row] = []


@pytest.mark.rule("VIL-20.5")
@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lose_token, "state.tokens"),
        (repeat_category, "state.improvements"),
        (hold_second_market, "state.second_market"),
        (unknown_first_player, "state.first"),
        (nothing_to_do, "todo"),
        (short_list, "players[0].coins"),
        (lie_on_nothing, "players[0].parents[0]"),
        (count_wrongly, "players[0].kids[0]"),
        (lose_founders, "players: one Founders card"),
    ],
)
def test_a_save_that_does_not_hold_together_is_refused(
    damage: Callable[[dict[str, Any]], None], message: str
) -> None:
    data = saved(improvements=True)
    damage(data)
    assert message in refused(data)


@pytest.mark.rule("VIL-20.5", "VIL-13.3")
def test_a_solo_save_needs_the_countess_and_every_event() -> None:
    data = saved(1)
    data["state"]["summer"].pop()
    assert "state.events" in refused(data)
    data = saved(1)
    data["players"][1]["cards"] = [card("founders")]
    data["players"][0]["cards"] = [card("countess")]
    assert "Countess" in refused(data)


@pytest.mark.rule("VIL-20.5", "VIL-19.1")
def test_a_save_of_mini_villagers_needs_every_card() -> None:
    data = saved(mini_villagers="alone")
    data["state"]["mini_laid"].append(0)
    assert "state.mini_hands" in refused(data)
    data = saved(mini_villagers="alone")
    data["state"]["mini_hands"] = []
    assert "state.mini_hands" in refused(data)
    data = saved(mini_villagers="alone")
    assert GAME.save(GAME.load(data)) == data


@pytest.mark.rule("VIL-20.5")
def test_visible_symbols_are_derived() -> None:
    fields = str(saved())
    assert not any(f"'{word}'" in fields for word in ("food", "builders", "draft_limit", "gold"))


# -- questions by public knowledge


def drafting(*hands: tuple[str, ...]) -> State:
    """The draft of seat 0 with Scoundrels; each seat holds these cards, unseen by the others."""
    s = table(len(hands), scoundrels=True)
    for seat, names in enumerate(hands):
        village(s, seat, "founders")
        hand(s, seat, *names)
    road(s, *SIX)
    at_draft(s)
    return s


def windows(s: State, turn: int) -> list[int]:
    """The seats that are asked for a Courier before the draft turn of one seat."""
    found = []
    while asked(s) != f"draft {turn}":
        if asked(s).startswith("courier-window"):
            found.append(GAME.to_act(s))
        play(s, "pass" if "pass" in options(s) else options(s)[0])
    return found


@pytest.mark.rule("VIL-20.6")
def test_everyone_with_a_special_back_is_asked_whether_he_holds_the_courier_or_not() -> None:
    with_courier = drafting(("mason",), ("courier", "mason"), ("noble", "mason"), ("hunter", "mason"))
    without = drafting(("mason",), ("tinner", "mason"), ("noble", "mason"), ("hunter", "mason"))
    assert windows(with_courier, 0) == windows(without, 0) == [1, 2]


@pytest.mark.rule("VIL-20.6")
def test_who_does_not_hold_it_can_only_pass() -> None:
    s = drafting(("mason",), ("noble",))
    assert (asked(s), options(s)) == ("courier-window 1", ["pass"])
    assert reasons(s, "pass") == []
    assert reasons(s, "take 1") == ["VIL-15.6"]


@pytest.mark.rule("VIL-20.6")
def test_nobody_is_asked_once_the_courier_has_been_played() -> None:
    s = drafting(("noble",), ("courier",), ("tinner",))
    play_until(s, "courier-window 1", "pass")
    play(s, "take 1")
    assert windows(s, 0) == []
    play(s, "take 1")
    assert windows(s, 1) == []


@pytest.mark.rule("VIL-20.6")
def test_a_special_card_that_all_have_seen_opens_no_window() -> None:
    s = drafting(("mason",), ("mason",), ("mason",))
    in_hand(s, 1, "tinner")
    in_hand(s, 2, "courier")
    at_draft(s)
    assert windows(s, 0) == [2]


@pytest.mark.rule("VIL-20.6")
def test_without_scoundrels_there_are_no_windows() -> None:
    s = table(2, saints=True)
    hand(s, 1, "tinner", "monk")
    at_draft(s)
    assert asked(s) == "draft 0"


@pytest.mark.rule("VIL-20.6")
def test_the_windows_look_the_same_in_every_deal_that_the_table_believes_in() -> None:
    s = GAME.new(4, "windows", {"scoundrels": True})
    for seed in range(6):
        other = GAME.resample(s, None, str(seed))
        at_draft(other)
        reference = GAME.clone(s)
        at_draft(reference)
        assert windows(other, 0) == windows(reference, 0)


@pytest.mark.rule("VIL-20.6")
def test_after_a_draft_too_everyone_with_an_unknown_special_back_is_asked() -> None:
    with_flaker = drafting(("flaker",), ("mason",))
    without = drafting(("noble",), ("mason",))
    for s in (with_flaker, without):
        play(s, "take 1")
    assert asked(with_flaker) == asked(without) == "after-draft 0"


@pytest.mark.rule("VIL-20.6")
def test_once_all_draft_cards_of_the_game_have_been_seen_nobody_is_asked_after_a_draft() -> None:
    s = drafting(("noble",), ("mason",))
    in_hand(s, 1, "barbarian", "flaker")
    reserve(s, "mason")
    play(s, "take 1")
    assert not asked(s).startswith("after-draft 0")
