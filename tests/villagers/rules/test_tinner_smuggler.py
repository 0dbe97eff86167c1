"""VIL-9.6 to 9.9: Tinner and Smuggler."""

import pytest

from tests.villagers.build import (
    Branch,
    at_build,
    at_draft,
    building,
    coins_on,
    hand,
    node,
    options,
    pile_of,
    play,
    play_until,
    put_coins,
    reasons,
    supplies_of,
    village_of,
)

JEWELS: Branch = ["miner", ["seeker", ["spelunker", "jeweler"]]]


# -- Tinner


@pytest.mark.rule("VIL-9.6")
def test_with_a_tinner_padlocks_are_opened_for_free() -> None:
    s = building("tinner", "cooper", own=["lumberjack"], other=[["miner", "blacksmith"]], supply=0)
    play(s, "play tinner", "place cooper", "on 0", "free")
    assert village_of(s, 0) == ["lumberjack", "cooper"]
    assert (supplies_of(s), coins_on(s, 1, "blacksmith")) == ([0, 8], 0)


@pytest.mark.rule("VIL-9.6")
def test_without_a_tinner_nothing_is_free() -> None:
    s = building("cooper", own=["lumberjack"])
    play(s, "place cooper", "on 0")
    assert reasons(s, "free") == ["VIL-9.6"]


@pytest.mark.rule("VIL-9.7", "VIL-9.7a")
def test_the_choice_is_made_anew_for_each_padlock() -> None:
    own: list[Branch] = [["lumberjack", "carpenter"], "hayer"]
    s = building("tinner", "bed_builder", "bed_builder", "beekeeper", "beekeeper", own=own, supply=0)
    play(s, "play tinner", "place bed_builder", "on 2")
    assert options(s) == ["pay 0 1", "free"]
    play(s, "free", "place bed_builder", "on 2", "pay 0 1")
    play(s, "place beekeeper", "free", "place beekeeper", "free")
    assert coins_on(s, 0, "carpenter") == 2


@pytest.mark.rule("VIL-9.7b")
def test_the_tinner_opens_padlocked_special_villagers_too() -> None:
    s = building("tinner", "smuggler", supply=0)
    play(s, "play tinner", "play smuggler", "free", "node 0")
    assert supplies_of(s)[0] == 1


@pytest.mark.rule("VIL-9.7b")
def test_the_tinner_opens_a_villager_that_an_apprentice_takes() -> None:
    other: Branch = ["graper", ["vintner", "wine_trader"]]
    s = building("tinner", "apprentice", own=["graper"], other=[other], supply=0)
    assert reasons(s, "place apprentice") == []
    play(s, "play tinner", "place apprentice", "from 1", "node 1", "on 0", "free")
    assert village_of(s, 0) == ["graper", "vintner"]


@pytest.mark.rule("VIL-9.7c")
def test_the_tinner_does_not_help_the_others() -> None:
    s = building("tinner")
    hand(s, 1, "beekeeper")
    s.seats[1].supply = 0
    play(s, "play tinner", "end")
    assert reasons(s, "place beekeeper") == ["VIL-8.6"]


@pytest.mark.rule("VIL-9.7c")
def test_the_tinner_does_not_help_in_a_later_build_turn() -> None:
    s = building("tinner", "beekeeper", supply=0)
    play(s, "play tinner", "end")
    at_build(s)
    assert reasons(s, "place beekeeper") == ["VIL-8.6"]


@pytest.mark.rule("VIL-9.7c", "VIL-16.2a")
def test_the_tinner_does_not_help_a_benefactor_in_the_next_draft_phase() -> None:
    s = building("tinner", "beekeeper", "benefactor", saints=True, supply=0)
    play(s, "play tinner", "end")
    at_draft(s)
    play_until(s, "draft 0", "pass")
    assert reasons(s, "play benefactor") == ["VIL-9.14"]
    s.seats[0].supply = 2
    play(s, "play benefactor", "place beekeeper")
    assert options(s) == ["bank"]


@pytest.mark.rule("VIL-9.8", "VIL-RUL-6")
def test_earlier_payments_are_not_given_back() -> None:
    s = building("tinner", "cooper", own=["lumberjack"])
    play(s, "place cooper", "on 0", "bank", "play tinner")
    assert supplies_of(s)[0] == 6


@pytest.mark.rule("VIL-9.8", "VIL-RUL-6")
def test_the_tinner_may_be_the_answer_to_a_padlock() -> None:
    s = building("tinner", "cooper", own=["lumberjack"], supply=0, limit=1)
    play(s, "place cooper", "on 0")
    assert options(s) == ["play tinner"]
    play(s, "play tinner")
    assert options(s) == ["free"]
    play(s, "free")
    assert village_of(s, 0) == ["lumberjack", "cooper"]
    assert pile_of(s.discard) == ["tinner"]


@pytest.mark.rule("VIL-9.8")
def test_the_tinner_played_for_a_padlock_works_to_the_end_of_the_turn() -> None:
    s = building("tinner", "beekeeper", "fisher", supply=0)
    play(s, "place beekeeper", "play tinner", "free", "place fisher", "free")
    assert village_of(s, 0) == ["founders", "beekeeper", "fisher"]


@pytest.mark.rule("VIL-9.8")
def test_no_other_card_may_be_played_as_the_answer_to_a_padlock() -> None:
    s = building("smuggler", "cooper", own=["lumberjack", "founders"])
    play(s, "place cooper", "on 0")
    assert reasons(s, "play smuggler") == reasons(s, "play tinner") == ["VIL-9.8"]


# -- Smuggler


@pytest.mark.rule("VIL-9.9")
@pytest.mark.parametrize(
    ("chain", "name", "gained"),
    [
        (["lumberjack", ["wheeler", "cartwright"]], "cartwright", 5),
        (["lumberjack", "cooper"], "cooper", 2),
        (["hayer", ["grazier", ["milk_maid", "fromager"]]], "fromager", 8),
        (JEWELS, "jeweler", 10),
    ],
)
def test_the_smuggler_brings_half_of_the_printed_gold_rounded_up(
    chain: Branch, name: str, gained: int
) -> None:
    s = building("tinner", "smuggler", own=["founders", chain], supply=0)
    put_coins(s, 0, name, 7)
    play(s, "play tinner", "play smuggler", "free", f"node {node(s, 0, name)}")
    assert supplies_of(s) == [gained, 8]
    assert coins_on(s, 0, name) == 7


@pytest.mark.rule("VIL-9.9", "VIL-RUL-19")
def test_the_smuggler_sees_uncovered_villagers_of_the_own_village_only() -> None:
    s = building("smuggler", own=[JEWELS, "beekeeper"], other=[JEWELS])
    play(s, "play smuggler", "bank")
    assert options(s) == ["node 3", "node 4"]
    assert reasons(s, "node 2") == ["VIL-9.9a"]
    assert reasons(s, "node 9") == ["VIL-9.9"]


@pytest.mark.rule("VIL-9.9a")
def test_uncovered_founders_with_the_gold_side_give_1() -> None:
    s = building("smuggler", own=["founders", "chandler"], supply=2)
    play(s, "play smuggler", "bank")
    assert options(s) == ["node 0", "node 1"]
    play(s, "node 0")
    assert supplies_of(s)[0] == 1


@pytest.mark.rule("VIL-9.9a")
@pytest.mark.parametrize("founders", ["founders_food", ["founders", "brewer"]])
def test_founders_with_the_food_side_or_covered_cannot_be_chosen(founders: Branch) -> None:
    s = building("smuggler", own=[founders])
    assert reasons(s, "play smuggler") == ["VIL-9.14"]


@pytest.mark.rule("VIL-9.9b")
def test_a_silver_villager_gives_nothing() -> None:
    s = building("smuggler", own=["founders", "agent"])
    play(s, "play smuggler", "bank")
    assert reasons(s, "node 1") == ["VIL-9.9b"]
