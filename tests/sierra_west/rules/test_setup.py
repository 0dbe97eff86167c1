"""SW-1, SW-2, SW-3, SW-5: components, setting up, and the anatomy of cards and boards."""

import pytest

from tests.sierra_west.build import card, names_of, pioneering, row_names, table
from wagontrain import OptionError
from wagontrain.sierra_west import GAME
from wagontrain.sierra_west.components import (
    ANIMAL_SLOTS,
    BASE,
    CARD_DECK,
    CARD_FACE,
    CARD_SUMMIT,
    CARDS,
    FIRST_SPECIAL,
    HASTINGS_TILES,
    IS_CLAIMED,
    LOWER_SLOTS,
    MODE_SPECIALS,
    MODE_STARTING,
    MOUNTAIN_CARDS,
    OUTLAW_TOKENS,
    OUTPOST_PLACES,
    OUTPOSTS,
    PLANS,
    SPECIAL_MARK,
    SPECIALS,
    SPOT_COST,
    STARTING,
    SYMBOLS,
    UPPER_SLOTS,
    tiles_of,
)
from wagontrain.sierra_west.names import CAMP, FIRST_MODE_ANIMAL, MODES, NONE, SPOT
from wagontrain.sierra_west.rules.paths import is_space, next_spot, symbol_at
from wagontrain.sierra_west.setup import all_tiles

SEEDS = [str(i) for i in range(12)]


@pytest.mark.rule("SW-1.1", "SW-2.8")
def test_twenty_four_cabin_tiles_four_of_them_on_the_market() -> None:
    s = table()
    assert len(all_tiles()) == 24
    assert NONE not in s.market
    assert sorted(s.market + s.cabin_stack) == sorted(all_tiles())


@pytest.mark.rule("SW-1.2", "SW-2.5")
def test_each_player_has_nine_cards_and_five_tiles() -> None:
    assert len(STARTING) == 8
    for mode, name in enumerate(MODES):
        s = table(4, name)
        for me in s.seats:
            assert sorted(me.deck + me.hand) == sorted((*STARTING, MODE_STARTING[mode]))
            assert me.animals == 0
        assert tiles_of(mode) == (0, 1, 2, 3, FIRST_MODE_ANIMAL + mode)


@pytest.mark.rule("SW-1.3")
def test_each_mode_has_its_own_fifteen_basic_and_six_special_cards() -> None:
    assert [len(cards) for cards in MOUNTAIN_CARDS] == [15] * 4
    assert [len(cards) for cards in MODE_SPECIALS] == [6] * 4
    assert len({c for cards in MOUNTAIN_CARDS for c in cards}) == 60


@pytest.mark.rule("SW-1.4")
def test_the_parts_of_the_modes() -> None:
    assert OUTLAW_TOKENS == 18
    assert len(PLANS) == 18


@pytest.mark.rule("SW-2.1")
def test_exactly_one_mode_is_played() -> None:
    with pytest.raises(OptionError):
        GAME.new(2, "x", {"mode": "all"})
    s = table(2, "gold_rush")
    assert {CARDS[c][:2] for c in s.mountain if c < FIRST_SPECIAL} == {"gr"}


@pytest.mark.rule("SW-2.2", "SW-2.4", "SW-2.9")
def test_everything_starts_at_nothing() -> None:
    s = table(3)
    for me in s.seats:
        assert (me.homestead, me.orchards, me.wagon, me.scout) == ((0, 0, 0), (0, 0), 0, BASE)
        assert (me.hat_pioneer, me.plain_pioneer, sum(me.goods), me.cabins) == (CAMP, CAMP, 0, ())
    assert s.mule == NONE


@pytest.mark.rule("SW-2.10", "SW-6.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_random_or_chosen(seats: int) -> None:
    assert {GAME.new(seats, str(i)).first for i in range(40)} == set(range(seats))
    for seat in range(seats):
        s = GAME.new(seats, "x", {"first_player": str(seat + 1)})
        assert (s.first, s.turn, GAME.to_act(s)) == (seat, seat, seat)
    with pytest.raises(OptionError, match=f"'first_player' cannot be '?{seats + 1}"):
        GAME.new(seats, "x", {"first_player": str(seats + 1)})


@pytest.mark.rule("SW-23.3")
def test_alone_the_first_player_cannot_be_chosen() -> None:
    with pytest.raises(OptionError, match="'first_player' has no effect at 1 seat"):
        GAME.new(1, "x", {"first_player": "1"})


@pytest.mark.rule("SW-2.3", "SW-EX-32")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_mode_card_comes_with_the_third_hand(seed: str) -> None:
    s = GAME.new(2, seed, {"mode": "gold_rush"})
    me = s.seats[0]
    mode_card = card("gr_start")
    assert mode_card not in me.hand
    assert me.deck[0] == mode_card
    assert mode_card not in me.deck[-3:]
    assert len(me.deck) == 6


@pytest.mark.rule("SW-2.6", "SW-3.1", "SW-3.2")
@pytest.mark.parametrize("mode", ["apple_hill", "boats_banjos"])
def test_a_random_special_begins_the_row_where_none_is_marked(mode: str) -> None:
    firsts = {row_names(GAME.new(2, seed, {"mode": mode}))[0] for seed in SEEDS}
    assert len(firsts) > 2


@pytest.mark.rule("SW-2.6", "SW-3.3", "SW-3.4")
@pytest.mark.parametrize(
    ("mode", "first"), [("gold_rush", "mine_campfire"), ("outlaws_outposts", "outpost_campfire")]
)
def test_the_campfire_card_begins_the_row(mode: str, first: str) -> None:
    for seed in SEEDS:
        assert row_names(GAME.new(3, seed, {"mode": mode})) == [first]


@pytest.mark.rule("SW-2.7", "SW-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_mountain_is_full_and_its_top_face_up(seats: int) -> None:
    s = table(seats)
    assert NONE not in s.mountain
    assert s.face_up == 0b11
    specials = [i for i in range(BASE) if s.mountain[i] >= FIRST_SPECIAL]
    assert sorted(specials) == sorted(UPPER_SLOTS[seats] + LOWER_SLOTS[seats])


@pytest.mark.rule("SW-2.10")
def test_the_first_player_is_random_and_all_draw_three() -> None:
    firsts = {GAME.new(3, seed).first for seed in SEEDS}
    assert firsts == {0, 1, 2}
    assert [len(me.hand) for me in GAME.new(3, "x").seats] == [3, 3, 3]


@pytest.mark.rule("SW-3.1", "SW-18.1")
def test_apple_hill_starts_without_apples() -> None:
    assert table(2).apples == (0, 0)


@pytest.mark.rule("SW-3.2", "SW-19.1")
@pytest.mark.parametrize(("seats", "fish"), [(1, 6), (2, 6), (3, 8), (4, 10)])
def test_boats_and_banjos_starts_with_fish_and_a_loaded_river(seats: int, fish: int) -> None:
    s = table(seats, "boats_banjos")
    assert s.fish == (fish, fish, fish)
    assert s.panned == (0,)
    assert all(me.canoe == 0 for me in s.seats)


@pytest.mark.rule("SW-3.3", "SW-20.6")
@pytest.mark.parametrize(("seats", "carts"), [(1, 8), (2, 8), (3, 10), (4, 12)])
def test_gold_rush_puts_mines_ii_low_and_mines_i_high(seats: int, carts: int) -> None:
    s = table(seats, "gold_rush")
    players = max(2, seats)
    marks = [SPECIAL_MARK[s.mountain[i] - FIRST_SPECIAL] for i in LOWER_SLOTS[players]]
    assert marks == ["II", "II", "II"]
    assert [SPECIAL_MARK[s.mountain[i] - FIRST_SPECIAL] for i in UPPER_SLOTS[players]] == ["I", "I"]
    assert (s.carts, s.items) == (carts, (NONE, NONE, NONE))


@pytest.mark.rule("SW-3.4")
def test_outposts_stand_on_the_left_edge_face_down() -> None:
    s = table(2, "outlaws_outposts")
    assert [s.mountain[i] - FIRST_SPECIAL for i in OUTPOST_PLACES] == list(OUTPOSTS)
    assert SPECIALS[OUTPOSTS[0]] == "outpost_i"
    assert s.face_up == 0b10


@pytest.mark.rule("SW-3.5")
@pytest.mark.parametrize(
    ("seats", "outlaws"), [(2, (1, 2, 2, 2, 3)), (3, (1, 2, 3, 3, 3)), (4, (1, 2, 3, 3, 3))]
)
def test_outlaws_on_the_outposts(seats: int, outlaws: tuple[int, ...]) -> None:
    s = table(seats, "outlaws_outposts")
    assert s.outlaws == outlaws
    assert (s.spare_outlaws, s.base_outlaws) == (18 - sum(outlaws), 0)


@pytest.mark.rule("SW-5.1")
def test_only_mountain_cards_score_and_tan_column_two_is_empty() -> None:
    for i in range(len(CARDS)):
        assert IS_CLAIMED[i] == (CARD_DECK[i] == "mountain")
        assert CARD_FACE[i][4] == NONE
        assert sum(symbol != NONE for symbol in CARD_FACE[i]) <= 5
        assert CARD_SUMMIT[i].kind >= 0


@pytest.mark.rule("SW-5.2", "SW-5.3")
def test_nine_symbols_are_visible() -> None:
    s = pioneering("st4", "st6", "st5")
    symbols = {SPOT.text(i): SYMBOLS[symbol_at(s, i)] for i in range(len(SPOT.names)) if is_space(i)}
    assert symbols == {
        "green-1": "boot_1",
        "green-2": "boot_2",
        "green-3": "stone_1",
        "green-4": "boot_2",
        "green-5": "boot_1",
        "tan-1": "boot_1",
        "tan-2": "bear_hazard",
        "tan-3": "wood_1",
        "tan-4": "bear_hazard",
    }


@pytest.mark.rule("SW-5.4")
def test_the_two_paid_spaces() -> None:
    paid = {SPOT.text(i): SPOT_COST[i] for i in range(len(SPOT.names)) if SPOT_COST[i]}
    assert paid == {"tan-2": 1, "tan-4": 2}


@pytest.mark.rule("SW-5.5")
def test_an_empty_place_is_passed() -> None:
    s = pioneering("st1", "st2", "st3")
    assert SPOT.text(next_spot(s, SPOT.index["green-2"])) == "green-4"


@pytest.mark.rule("SW-5.6")
def test_the_middle_cards_animal_is_covered() -> None:
    assert ANIMAL_SLOTS == (0, 2)


@pytest.mark.rule("SW-5.7")
def test_all_three_summits_are_usable() -> None:
    from tests.sierra_west.build import options, stand

    s = pioneering("st1", "st2", "st3")
    stand(s, hat="green-end")
    assert options(s, "occupy") == ["occupy hat left", "occupy hat middle", "occupy hat right"]


@pytest.mark.rule("SW-5.8")
def test_the_board_has_three_green_slots_one_brown_and_the_grey_cabin() -> None:
    from wagontrain.sierra_west.components import BROWN_SLOTS, GREEN_SLOTS

    assert (GREEN_SLOTS, BROWN_SLOTS) == (3, 1)
    assert {"camp", "trapper", "tracker", "green-start", "tan-end", "cabin-gold_to_basic"} <= set(SPOT.names)


@pytest.mark.rule("SW-0.5")
def test_hands_and_decks_are_hidden_and_the_seed_decides() -> None:
    first, second = GAME.new(3, "same"), GAME.new(3, "same")
    assert GAME.save(first) == GAME.save(second)
    assert GAME.save(first) != GAME.save(GAME.new(3, "other"))
    view = GAME.observe(first, 0)["seats"]
    assert isinstance(view, list)
    assert view[1]["hand"] == {"count": 3, "cards": []}
    assert view[0]["hand"]["cards"] == names_of(first.seats[0].hand)


@pytest.mark.rule("SW-23.1")
def test_a_solo_game_is_set_up_for_two() -> None:
    s = table(1)
    him = s.seats[1]
    assert (him.scout, him.left_scout, him.wagon, him.deck, him.hand) == (BASE, BASE, 0, (), ())
    assert HASTINGS_TILES == (0, 1, 2, 3)
    specials = [i for i in range(BASE) if s.mountain[i] >= FIRST_SPECIAL]
    assert sorted(specials) == sorted(UPPER_SLOTS[2] + LOWER_SLOTS[2])
