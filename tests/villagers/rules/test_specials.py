"""VIL-9: special villagers in general, and stand-ins that become top cards."""

import pytest

from tests.villagers.build import (
    Branch,
    asked,
    at_draft,
    below,
    building,
    coins_on,
    hand,
    hand_of,
    hire,
    options,
    pile_of,
    play,
    play_until,
    reasons,
    stack_of,
    stacks,
    supplies_of,
    table,
    village,
    village_of,
)
from wagontrain.villagers.village import remove_card

# -- in general


@pytest.mark.rule("VIL-9.1")
def test_special_villagers_are_not_played_in_a_draft_turn() -> None:
    s = table(2)
    hand(s, 0, "tinner", "smuggler")
    at_draft(s)
    assert reasons(s, "play tinner") == reasons(s, "play smuggler") == ["VIL-9.1"]
    assert reasons(s, "place tinner")


@pytest.mark.rule("VIL-9.1")
def test_special_villagers_are_played_in_the_own_turn_only() -> None:
    s = building("agent")
    hand(s, 1, "tinner")
    assert reasons(s, "play tinner") == ["VIL-9.1"]
    play(s, "end", "play tinner")
    assert hand_of(s, 1) == []


@pytest.mark.rule("VIL-9.1", "VIL-15.4")
def test_a_card_that_names_another_moment_is_not_played_in_the_build_turn() -> None:
    s = building("barbarian", "courier", scoundrels=True)
    assert reasons(s, "play barbarian") == reasons(s, "play courier") == ["VIL-9.1"]
    at_draft(s)
    play_until(s, "draft 0", "pass")
    assert reasons(s, "play barbarian") == []


@pytest.mark.rule("VIL-9.2")
def test_a_card_with_discard_icon_does_not_count_to_the_limit_and_has_no_maximum() -> None:
    s = building("tinner", "tinner", "smuggler", "smuggler", "agent", limit=1)
    s.discard = ()
    play(s, "place agent", "play tinner", "play tinner")
    play(s, "play smuggler", "free", "node 0", "play smuggler", "free", "node 0")
    assert pile_of(s.discard) == ["tinner", "tinner", "smuggler", "smuggler"]
    assert supplies_of(s)[0] == 8 + 1 + 1
    assert reasons(building("tinner"), "place tinner") == ["VIL-9.2"]


@pytest.mark.rule("VIL-9.3")
@pytest.mark.parametrize("name", ["nun", "recruiter", "freelancer", "thief"])
def test_a_card_without_discard_icon_is_placed_and_counts_to_the_limit(name: str) -> None:
    s = building(name, "agent", limit=1)
    assert reasons(s, f"play {name}") == ["VIL-9.3"]
    play(s, f"place {name}")
    assert village_of(s, 0) == ["founders", name]
    assert reasons(s, "place agent") == ["VIL-7.2"]


@pytest.mark.rule("VIL-9.4", "VIL-8.1")
def test_the_padlock_of_a_special_villager_is_paid_as_any_other() -> None:
    s = building("smuggler", "smuggler")
    play(s, "play smuggler", "bank", "node 0")
    assert supplies_of(s) == [8 - 2 + 1, 8]
    village(s, 1, ["lumberjack", "shipwright"])
    play(s, "play smuggler")
    assert options(s) == ["pay 1 1"]
    play(s, "pay 1 1", "node 0")
    assert (coins_on(s, 1, "shipwright"), supplies_of(s)) == (2, [6, 8])


@pytest.mark.rule("VIL-9.5", "VIL-9.11d")
def test_the_apprentice_cannot_take_another_players_founders() -> None:
    s = building("apprentice", own=["founders"], other=[["founders", "swineherd"], ["hayer", "grazier"]])
    play(s, "place apprentice", "from 1")
    assert options(s) == ["node 2"]
    assert reasons(s, "node 0") == ["VIL-9.11d"]


@pytest.mark.rule("VIL-9.5", "VIL-15.9b")
@pytest.mark.parametrize("name", ["founders", "founders_food"])
def test_the_schemer_cannot_take_founders(name: str) -> None:
    s = building("schemer", own=["founders", "agent"], other=[name], scoundrels=True)
    play(s, "play schemer")
    assert options(s) == ["from 0"]
    play(s, "from 0")
    assert reasons(s, "node 0") == ["VIL-15.9b"]


# -- stand-ins that become top cards


@pytest.mark.rule("VIL-9.12")
@pytest.mark.parametrize("stand_in", ["monk", "apprentice"])
@pytest.mark.parametrize("owner", [0, 1])
def test_a_stand_in_that_becomes_a_top_card_goes_to_the_hand_of_the_villages_owner(
    stand_in: str, owner: int
) -> None:
    s = building("schemer", scoundrels=True)
    hand(s, 1)
    village(s, owner, "founders", ["lumberjack", [f"{stand_in}=wheeler", "cartwright"]])
    play(s, "play schemer", f"from {owner}", "node 3")
    assert village_of(s, owner) == ["founders", "lumberjack"]
    assert hand_of(s, owner) == sorted([stand_in, *["cartwright"] * (owner == 0)])


@pytest.mark.rule("VIL-9.12a")
def test_a_stand_in_below_it_follows() -> None:
    s = building("schemer", other=["founders", ["apprentice=miner", ["monk=seeker", "spelunker"]]])
    hand(s, 1)
    play(s, "play schemer", "from 1", "node 3")
    assert village_of(s, 1) == ["founders"]
    assert hand_of(s, 1) == ["apprentice", "monk"]


@pytest.mark.rule("VIL-9.12b")
def test_a_bottom_stand_in_stays_while_one_card_lies_on_it() -> None:
    s = building("agent", own=[["monk=lumberjack", "cooper", "carpenter"], "wattler"])
    remove_card(s.seats[0], 1)
    assert village_of(s, 0) == ["monk", "carpenter", "wattler"]
    remove_card(s.seats[0], 1)
    assert (village_of(s, 0), hand_of(s, 0)) == (["wattler"], ["agent", "monk"])


@pytest.mark.rule("VIL-9.12c")
def test_a_returned_stand_in_may_be_played_in_the_same_build_turn() -> None:
    own: list[Branch] = ["lumberjack", ["lumberjack", ["monk=wheeler", "cartwright"]]]
    s = building("schemer", own=own, limit=2, scoundrels=True)
    play(s, "play schemer", "from 0", "node 3")
    assert (hand_of(s, 0), s.seats[0].built) == (["cartwright", "monk"], 0)
    play(s, "place monk", "cover cartwright", "on 0")
    assert (below(s, 0, "cartwright"), s.seats[0].built) == ("monk", 2)


# -- targets


@pytest.mark.rule("VIL-9.14")
@pytest.mark.parametrize("name", ["smuggler", "schemer", "sheriff", "noble", "pigeoneer"])
def test_a_card_with_discard_icon_needs_a_target(name: str) -> None:
    s = building(name, own=["founders_food"], other=["founders"], scoundrels=True)
    hand(s, 1, "monk")
    s.reserve = ()
    assert reasons(s, f"play {name}") == ["VIL-9.14"]


@pytest.mark.rule("VIL-9.14")
def test_a_card_without_a_target_can_still_be_returned_for_a_basic_villager() -> None:
    s = building("smuggler", own=["founders_food"])
    stacks(s, ["agent"])
    hire(s, "miner", "smuggler")
    assert stack_of(s, 1) == ["agent", "smuggler"]


@pytest.mark.rule("VIL-9.14")
def test_the_tinner_needs_no_target() -> None:
    s = building("tinner", own=["founders_food"])
    play(s, "play tinner")
    assert asked(s) == "build 0"
