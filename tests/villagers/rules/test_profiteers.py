"""VIL-17: Profiteers."""

import pytest

from tests.villagers.build import (
    Branch,
    asked,
    at_build,
    at_end,
    coins_on,
    due,
    hand,
    happened,
    node,
    options,
    pile_of,
    play,
    put_coins,
    reasons,
    supplies,
    supplies_of,
    table,
    village,
)
from tests.villagers.conservation import accounts
from wagontrain.villagers import GAME
from wagontrain.villagers.names import DUE, HELD
from wagontrain.villagers.state import State


def copper(name: str, *branches: Branch, **coins: int) -> int:
    """What the copper symbol of one villager brings in this village."""
    s = table(2, profiteers=True)
    village(s, 0, *branches, coins=coins)
    supplies(s, 0, 0)
    at_end(s)
    play(s, f"node {node(s, 0, name)}")
    return s.seats[0].supply


@pytest.mark.rule("VIL-17.1", "VIL-2.14")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_eight_cards_in_the_deck(seats: int) -> None:
    s, plain = table(seats, profiteers=True), table(seats)
    added = {name: n for name, n in accounts(s).items() if name not in accounts(plain)}
    assert added == {
        "arkwright": 1,
        "carter": 1,
        "alchemist": 1,
        "captain": 1,
        "wholesaler": 2,
        "freelancer": 2,
    }
    assert len(s.reserve) == len(plain.reserve) + 8
    assert [len(me.hand) for me in s.seats] == [5] * seats
    assert pile_of(s.box) == []


# -- copper


@pytest.mark.rule("VIL-17.2", "VIL-12.5")
def test_copper_looks_at_the_own_village_by_the_rules_of_visibility() -> None:
    s = table(2, profiteers=True)
    village(s, 0, "founders_food", "captain", "chandler", ["lumberjack", ["wheeler", "cartwright"]])
    village(s, 1, "founders", "chandler", "beekeeper")
    supplies(s, 0, 0)
    at_end(s)
    play(s, "node 1")
    assert supplies_of(s) == [2, 0]


@pytest.mark.rule("VIL-17.2")
def test_a_covered_copper_symbol_does_not_work() -> None:
    s = table(2, profiteers=True)
    village(s, 0, "founders_food", "captain", "chandler", ["miner", "alchemist"])
    me = s.seats[0]
    me.kids = (0, 0, 0, 1, 1)
    at_end(s)
    assert options(s) == ["pass", "node 1"]
    assert reasons(s, "node 4") == ["VIL-17.2"]
    assert reasons(s, "node 2") == reasons(s, "node 7") == ["VIL-17.3"]


@pytest.mark.rule("VIL-17.3")
def test_each_player_may_convert_one_symbol_in_turn_order() -> None:
    s = table(3, profiteers=True)
    for seat in range(3):
        village(s, seat, "founders_food", "captain", ["miner", "alchemist"], "chandler")
    supplies(s, 0, 0, 0)
    at_end(s, 1)
    assert (asked(s), options(s)) == ("convert-copper 1", ["pass", "node 1", "node 3"])
    play(s, "node 1")
    assert asked(s) == "convert-copper 2"
    play(s, "pass")
    assert asked(s) == "convert-copper 0"
    play(s, "node 1")
    assert supplies_of(s) == [1, 1, 0]


@pytest.mark.rule("VIL-17.3", "VIL-RUL-2")
def test_copper_comes_after_the_founders_check() -> None:
    s = table(2, profiteers=True)
    village(s, 0, "founders", "captain")
    supplies(s, 0, 0)
    at_end(s)
    play(s, "node 1")
    assert supplies_of(s) == [0, 0]


@pytest.mark.rule("VIL-17.3")
def test_copper_works_from_the_round_of_placing_on() -> None:
    s = table(2, profiteers=True)
    village(s, 0, "founders_food", "chandler")
    hand(s, 0, "captain")
    hand(s, 1)
    at_build(s)
    play(s, "place captain", "end", "end")
    assert asked(s) == "convert-copper 0"


@pytest.mark.rule("VIL-17.3")
def test_copper_gives_nothing_at_markets_but_comes_before_the_second() -> None:
    s = table(2, profiteers=True)
    village(s, 0, "founders_food", "captain", "chandler")
    supplies(s, 0, 0)
    due(s, HELD, DUE)
    at_end(s)
    assert asked(s) == "convert-copper 0"
    play(s, "node 1")
    assert supplies_of(s)[0] == 1 + 3
    assert asked(s) == "over -1"


@pytest.mark.rule("VIL-17.3")
def test_without_a_copper_symbol_nobody_is_asked() -> None:
    s = table(2, profiteers=True)
    at_end(s)
    assert asked(s) == "draft 1"


@pytest.mark.rule("VIL-17.4", "VIL-RUL-28")
def test_arkwright_two_gold_per_villager_with_coins() -> None:
    wood: Branch = ["lumberjack", "arkwright", "cooper"]
    assert copper("arkwright", "founders_food", wood, "hunter", "agent", cooper=6, hunter=2) == 4
    assert copper("arkwright", "founders_food", wood) == 0


@pytest.mark.rule("VIL-17.5", "VIL-7.12")
def test_carter_one_gold_per_chain_of_three_or_more() -> None:
    base: tuple[Branch, ...] = ("founders_food", ["hayer", "carter"])
    assert copper("carter", *base) == 0
    assert copper("carter", *base, ["lumberjack", "cooper"]) == 0
    assert copper("carter", *base, ["lumberjack", "cooper", "carpenter"]) == 1
    assert copper("carter", *base, ["lumberjack", ["wheeler", "cartwright"], "cooper"]) == 1
    assert (
        copper(
            "carter", "founders_food", ["hayer", "carter", "thatcher"], ["graper", ["vintner", "wine_trader"]]
        )
        == 2
    )


@pytest.mark.rule("VIL-17.6")
def test_alchemist_half_the_best_silver_rounded_down() -> None:
    ore: Branch = ["miner", "alchemist"]
    assert copper("alchemist", "founders_food", ore, "grocer") == 1
    assert copper("alchemist", "founders_food", ore, "grocer", "hunter", "priest") == 3
    assert copper("alchemist", "founders_food", ore, "chandler") == 0


@pytest.mark.rule("VIL-17.7")
def test_captain_one_gold_per_visible_gold_symbol() -> None:
    assert copper("captain", "founders_food", "captain", "chandler", "beekeeper", chandler=4) == 2
    assert copper("captain", "founders", "hunter", "captain", ["miner", "blacksmith"]) == 2
    assert copper("captain", "founders_food", "captain", "agent") == 0


@pytest.mark.rule("VIL-17.8")
@pytest.mark.parametrize(
    ("branches", "value"),
    [
        (["miner", "hayer"], 0),
        (["miner", "hayer", "lumberjack"], 3),
        ([["miner", "glass_blower"], ["hayer", "thatcher"], "lumberjack"], 3),
        ([["miner", "mason"], ["hayer", "thatcher"], ["lumberjack", "cooper"]], 6),
    ],
)
def test_wholesaler_three_gold_per_set_of_ore_hay_and_wood(branches: list[Branch], value: int) -> None:
    s = table(2, profiteers=True)
    village(s, 0, "wholesaler", *branches)
    assert GAME.scores(s)[0].parts["silver"] == value


# -- Freelancer


def hiring(*mine: Branch, theirs: tuple[Branch, ...] = (), gold: int = 8, **options: object) -> State:
    """The start of the build turn of seat 0."""
    s = table(2, "a table", profiteers=True, **options)
    village(s, 0, "founders_food", *mine)
    village(s, 1, "founders_food", *theirs)
    hand(s, 0, "freelancer", "hunter")
    supplies(s, gold, 8)
    at_build(s)
    return s


@pytest.mark.rule("VIL-17.9")
def test_freelancer_one_gold_for_one_more_build_action() -> None:
    s = hiring(theirs=("freelancer",))
    assert (asked(s), options(s)) == ("pay-freelancer 0", ["pass", "pay 1 1"])
    play(s, "pay 1 1")
    assert asked(s) == "build 0"
    assert (supplies_of(s), coins_on(s, 1, "freelancer"), s.seats[0].limit) == ([7, 8], 1, 3)


@pytest.mark.rule("VIL-17.9")
def test_paying_is_optional() -> None:
    s = hiring("freelancer")
    play(s, "pass")
    assert (asked(s), s.seats[0].limit, supplies_of(s)) == ("build 0", 2, [8, 8])


@pytest.mark.rule("VIL-17.9")
def test_the_own_freelancer_too_and_both_but_each_once() -> None:
    s = hiring("freelancer", theirs=("freelancer",))
    play(s, "pay 0 1")
    assert options(s) == ["pass", "pay 1 1"]
    assert reasons(s, "pay 0 1") == reasons(s, "pay 0 2") == ["VIL-17.9"]
    play(s, "pay 1 1")
    assert (s.seats[0].limit, supplies_of(s)) == (4, [6, 8])
    assert (coins_on(s, 0, "freelancer"), coins_on(s, 1, "freelancer")) == (1, 1)


@pytest.mark.rule("VIL-17.9")
def test_two_freelancers_in_one_village_are_paid_apart() -> None:
    s = hiring(theirs=("freelancer", "freelancer"))
    play(s, "pay 1 2", "pay 1 1")
    assert (coins_on(s, 1, "freelancer", 1), coins_on(s, 1, "freelancer", 2)) == (1, 1)
    assert s.seats[0].limit == 4


@pytest.mark.rule("VIL-17.9")
def test_every_player_may_pay_it_in_each_build_phase() -> None:
    s = hiring("freelancer")
    play(s, "pay 0 1", "end")
    assert asked(s) == "pay-freelancer 1"
    play(s, "pay 0 1")
    assert coins_on(s, 0, "freelancer") == 2
    at_build(s)
    assert asked(s) == "pay-freelancer 0"


@pytest.mark.rule("VIL-17.9", "VIL-8.7")
def test_the_gold_counts_for_the_owner_of_the_freelancer() -> None:
    s = hiring(theirs=("freelancer",))
    put_coins(s, 1, "freelancer", 3)
    supplies(s, 0, 0)
    due(s, DUE)
    at_end(s)
    assert supplies_of(s) == [0, 3]


@pytest.mark.rule("VIL-17.9a", "VIL-RUL-45")
def test_only_before_the_first_action_and_not_in_the_turn_of_placing() -> None:
    s = hiring(theirs=("freelancer",))
    play(s, "pass", "place freelancer")
    assert reasons(s, "pay 1 1") == reasons(s, "pay 0 1") == ["VIL-17.9a"]
    play(s, "end")
    assert (asked(s), options(s)) == ("pay-freelancer 1", ["pass", "pay 0 1", "pay 1 1"])


@pytest.mark.rule("VIL-17.9b", "VIL-RUL-37")
def test_paying_at_five_already_brings_no_action() -> None:
    s = hiring("freelancer", "wattler", "wattler", "wattler")
    play(s, "pay 0 1")
    assert (s.seats[0].limit, supplies_of(s), coins_on(s, 0, "freelancer")) == (5, [7, 8], 1)


@pytest.mark.rule("VIL-17.9c")
@pytest.mark.parametrize(("gold", "limit"), [(0, 2), (1, 3)])
def test_it_needs_one_gold_for_each(gold: int, limit: int) -> None:
    s = hiring("freelancer", theirs=("freelancer",), gold=gold)
    if gold:
        play(s, "pay 0 1")
    assert (asked(s), s.seats[0].limit) == ("build 0", limit)


def whole_turn(*mine: Branch, **more: object) -> State:
    """The build turn of seat 0 with the option that lets Freelancers be paid at any moment of it."""
    return hiring(*mine, freelancer_payment="whole_turn", **more)  # type: ignore[arg-type]


@pytest.mark.rule("VIL-17.9d", "VIL-RUL-45")
def test_with_the_option_a_freelancer_placed_in_the_turn_can_be_paid_in_it() -> None:
    s = whole_turn()
    assert (asked(s), options(s, "pay"), s.seats[0].limit) == ("build 0", [], 2)
    assert reasons(s, "pay 0 1") == ["VIL-17.9"]
    play(s, "place freelancer", "pay 0 1")
    assert (s.seats[0].limit, s.seats[0].built, supplies_of(s)) == (3, 1, [7, 8])
    assert coins_on(s, 0, "freelancer") == 1
    assert reasons(s, "pay 0 1") == ["VIL-17.9"]
    assert "build-limit 3" in happened(s)


@pytest.mark.rule("VIL-17.9d", "VIL-17.9", "VIL-17.9b", "VIL-17.9c")
def test_with_the_option_each_freelancer_is_still_paid_once_in_a_turn_and_five_is_the_most() -> None:
    s = whole_turn("wattler", "wattler", "freelancer", theirs=("freelancer",))
    assert options(s, "pay") == ["pay 0 1", "pay 1 1"]
    play(s, "place hunter", "pay 1 1", "pay 0 1")
    assert (s.seats[0].limit, supplies_of(s)) == (5, [6, 8])
    play(s, "end")
    assert (asked(s), options(s, "pay")) == ("build 1", ["pay 0 1", "pay 1 1"])
    poor = whole_turn("freelancer", gold=0)
    assert (options(poor, "pay"), reasons(poor, "pay 0 1")) == ([], ["VIL-17.9c"])


@pytest.mark.rule("VIL-17.9d", "VIL-7.2")
def test_with_the_option_the_builders_of_the_start_of_the_turn_count() -> None:
    s = whole_turn("freelancer")
    hand(s, 0, "wattler")
    play(s, "place wattler", "pay 0 1")
    assert s.seats[0].limit == 3


@pytest.mark.rule("VIL-17.9d")
def test_paying_a_freelancer_touches_its_card() -> None:
    for s in (hiring("freelancer"), whole_turn("freelancer")):
        assert GAME.targets(s, GAME.parse("pay 0 1")) == ["village-0-1"]
    assert GAME.targets(s, GAME.parse("place hunter")) == ["hand-hunter"]
