"""VIL-8: padlocks."""

import pytest

from tests.villagers.build import (
    asked,
    at_end,
    building,
    coins_on,
    due,
    hand,
    options,
    play,
    put_coins,
    reasons,
    road,
    square,
    supplies,
    supplies_of,
    table,
    village,
    village_of,
)
from wagontrain.villagers import GAME
from wagontrain.villagers.components import CARDS, PADLOCK
from wagontrain.villagers.names import DUE, HELD

SMITHY = ["miner", "blacksmith"]


@pytest.mark.rule("VIL-8.1")
def test_a_villager_with_a_padlock_is_unlocked_when_it_is_placed() -> None:
    s = building("cooper", own=["lumberjack"])
    play(s, "place cooper", "on 0")
    assert asked(s) == "unlock 0"
    assert GAME.asked(s).args == {"card": "card:cooper", "unlocker": "card:blacksmith"}


@pytest.mark.rule("VIL-8.1")
def test_a_villager_without_a_padlock_is_placed_at_once() -> None:
    s = building("carpenter", own=["lumberjack"])
    play(s, "place carpenter", "on 0")
    assert asked(s) == "build 0"


@pytest.mark.rule("VIL-8.1")
def test_only_the_villager_named_on_the_card_unlocks_it() -> None:
    s = building("cooper", own=["lumberjack", ["lumberjack", "carpenter"]], other=["hunter"])
    play(s, "place cooper", "on 0")
    assert options(s) == ["bank"]
    assert reasons(s, "pay 0 1") == reasons(s, "pay 1 1") == ["VIL-8.2"]


@pytest.mark.rule("VIL-8.2a")
def test_an_own_unlocker_gets_2_gold_from_the_bank() -> None:
    s = building("cooper", own=["lumberjack", SMITHY], supply=0)
    play(s, "place cooper", "on 0", "pay 0 1")
    assert (coins_on(s, 0, "blacksmith"), supplies_of(s)) == (2, [0, 8])
    assert village_of(s, 0) == ["lumberjack", "miner", "blacksmith", "cooper"]


@pytest.mark.rule("VIL-8.2b")
def test_another_players_unlocker_gets_2_gold_from_the_own_supply() -> None:
    s = building("cooper", own=["lumberjack"], other=[SMITHY], supply=3)
    play(s, "place cooper", "on 0", "pay 1 1")
    assert (coins_on(s, 1, "blacksmith"), supplies_of(s)) == (2, [1, 8])


@pytest.mark.rule("VIL-8.2c")
def test_without_an_unlocker_the_bank_gets_2_gold() -> None:
    s = building("cooper", own=["lumberjack"], supply=3)
    play(s, "place cooper", "on 0", "bank")
    assert supplies_of(s) == [1, 8]
    assert sum(s.seats[0].coins + s.seats[1].coins) == 0


@pytest.mark.rule("VIL-8.3", "VIL-RUL-23")
def test_of_several_unlockers_the_player_chooses_one() -> None:
    s = building("cooper", own=["lumberjack", SMITHY], other=[SMITHY], seats=3)
    village(s, 2, SMITHY)
    play(s, "place cooper", "on 0")
    assert options(s) == ["pay 0 1", "pay 1 1", "pay 2 1"]
    play(s, "pay 2 1")
    assert [coins_on(s, seat, "blacksmith") for seat in range(3)] == [0, 0, 2]
    assert supplies_of(s) == [6, 8, 8]


@pytest.mark.rule("VIL-8.4")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_bank_takes_nothing_while_the_unlocker_is_in_a_village(owner: int) -> None:
    s = building("cooper", own=["lumberjack"])
    village(s, owner, "lumberjack", SMITHY)
    play(s, "place cooper", "on 0")
    assert options(s) == [f"pay {owner} 1"]
    assert reasons(s, "bank") == ["VIL-8.4"]


@pytest.mark.rule("VIL-8.5")
def test_a_villager_placed_earlier_in_the_turn_unlocks_a_later_one() -> None:
    s = building("cooper", "blacksmith", own=["lumberjack", "miner"], supply=0)
    assert reasons(s, "place cooper") == ["VIL-8.6"]
    play(s, "place blacksmith", "on 1", "place cooper", "on 0", "pay 0 1")
    assert coins_on(s, 0, "blacksmith") == 2


@pytest.mark.rule("VIL-8.6")
@pytest.mark.parametrize("other", ["hunter", SMITHY])
@pytest.mark.parametrize(("supply", "why"), [(0, ["VIL-8.6"]), (1, ["VIL-8.6"]), (2, [])])
def test_without_2_gold_the_card_cannot_be_placed(
    other: str | list[str], supply: int, why: list[str]
) -> None:
    s = building("cooper", own=["lumberjack"], other=[other], supply=supply)
    assert reasons(s, "place cooper") == why


@pytest.mark.rule("VIL-8.6", "VIL-9.4")
def test_without_2_gold_the_card_cannot_be_played() -> None:
    s = building("smuggler", supply=1)
    assert reasons(s, "play smuggler") == ["VIL-8.6"]


@pytest.mark.rule("VIL-8.6")
def test_coins_on_cards_cannot_be_spent() -> None:
    s = building("cooper", own=["lumberjack", ["lumberjack", "carpenter"]], supply=1)
    put_coins(s, 0, "carpenter", 6)
    assert reasons(s, "place cooper") == ["VIL-8.6"]


@pytest.mark.rule("VIL-8.6")
def test_with_too_little_gold_only_the_own_unlocker_is_left() -> None:
    s = building("cooper", own=["lumberjack", SMITHY], other=[SMITHY], supply=1)
    play(s, "place cooper", "on 0")
    assert options(s) == ["pay 0 1"]
    assert reasons(s, "pay 1 1") == ["VIL-8.6"]
    assert reasons(s, "bank") == ["VIL-8.6", "VIL-8.4"]


@pytest.mark.rule("VIL-8.7")
def test_coins_on_cards_are_counted_at_both_markets_for_the_owner_of_the_card() -> None:
    s = table(2)
    village(s, 0, "founders_food", ["lumberjack", "carpenter"], coins={"carpenter": 4})
    village(s, 1, "founders_food")
    supplies(s, 0, 0)
    due(s, first=DUE)
    at_end(s)
    assert (supplies_of(s), coins_on(s, 0, "carpenter")) == ([4, 0], 4)
    due(s, first=HELD, second=DUE)
    at_end(s)
    assert (supplies_of(s), coins_on(s, 0, "carpenter")) == ([8, 0], 0)


@pytest.mark.rule("VIL-8.8")
def test_each_unlock_brings_exactly_2_gold() -> None:
    s = building("cooper", "glass_blower", "locksmith", own=["lumberjack", SMITHY, "miner"])
    play(s, "place cooper", "on 0", "pay 0 1")
    play(s, "place glass_blower", "on 3", "pay 0 1", "place locksmith", "on 3", "pay 0 1")
    assert coins_on(s, 0, "blacksmith") == 6


@pytest.mark.rule("VIL-8.9")
@pytest.mark.parametrize(("nth", "coins"), [(1, [2, 0]), (2, [0, 2])])
def test_of_two_unlockers_in_one_village_one_gets_the_gold(nth: int, coins: list[int]) -> None:
    s = building("cooper", own=["lumberjack"], other=[["miner", "blacksmith", "blacksmith"]])
    play(s, "place cooper", "on 0")
    assert options(s) == ["pay 1 1", "pay 1 2"]
    play(s, f"pay 1 {nth}")
    assert [coins_on(s, 1, "blacksmith", i) for i in (1, 2)] == coins
    assert supplies_of(s)[0] == 6


@pytest.mark.rule("VIL-8.10")
def test_the_padlock_is_settled_before_the_card_lies_in_the_village() -> None:
    s = building("cooper", own=["lumberjack"])
    play(s, "place cooper", "on 0")
    assert village_of(s, 0) == ["lumberjack"]
    play(s, "bank")
    assert village_of(s, 0) == ["lumberjack", "cooper"]


@pytest.mark.rule("VIL-8.10")
def test_no_card_names_itself_or_a_card_that_it_is_placed_together_with() -> None:
    assert all(PADLOCK[i] != i for i in range(len(CARDS)))
    s = building("monk", "poulterer", own=["lumberjack"])
    play(s, "place monk", "cover poulterer")
    assert options(s) == ["bank"]
    assert village_of(s, 0) == ["lumberjack"]


@pytest.mark.rule("VIL-8.11")
@pytest.mark.parametrize("stand_in", ["monk", "apprentice"])
def test_a_stand_in_for_an_unlocker_is_not_that_unlocker(stand_in: str) -> None:
    s = building("cooper", own=["lumberjack", ["miner", f"{stand_in}=blacksmith"]])
    play(s, "place cooper", "on 0")
    assert options(s) == ["bank"]


@pytest.mark.rule("VIL-8.11")
def test_an_unlocker_in_a_hand_on_a_square_or_on_the_road_does_not_count() -> None:
    s = building("cooper", "blacksmith", own=["lumberjack"])
    hand(s, 1, "blacksmith")
    square(s, 1, "blacksmith")
    road(s, "blacksmith")
    play(s, "place cooper", "on 0")
    assert options(s) == ["bank"]


@pytest.mark.rule("VIL-8.12")
def test_a_card_that_came_back_to_the_hand_is_paid_for_again() -> None:
    s = building("schemer", "cooper", own=["lumberjack"], scoundrels=True)
    play(s, "place cooper", "on 0", "bank", "play schemer", "from 0", "node 1")
    play(s, "place cooper", "on 0", "bank")
    assert supplies_of(s)[0] == 4
