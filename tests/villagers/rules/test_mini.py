"""VIL-19: Mini Villagers."""

import pytest

from tests.villagers.build import asked, happened, mini, mini_of, options, pile_of, play, table
from tests.villagers.conservation import accounts
from wagontrain.core.rng import key_of
from wagontrain.villagers import GAME
from wagontrain.villagers.card_bits import faces_of
from wagontrain.villagers.components import MINI_CARDS, MINI_SUIT
from wagontrain.villagers.state import State


def dealt(seats: int, seed: str = "a deal") -> State:
    """A deal of Mini Villagers, played by itself."""
    s = GAME.blank(seats)
    s.key = key_of(seed)
    s.options = GAME.check(seats, {"mini_villagers": "alone"})
    s.log = []
    GAME.start(s, seats)
    frame = s.todo.pop()
    GAME.rules[frame.rule].run(s, frame)
    return s


def pairs_laid(s: State, seat: int) -> int:
    """How many pairs a seat has laid off."""
    return len([e for e in s.log or [] if e.kind.name == "mini-pair" and e.seat == seat])


@pytest.mark.rule("VIL-19.1", "VIL-1.7")
def test_eight_pairs_and_the_moody_countess() -> None:
    names = [name for name in accounts(dealt(2)) if name.startswith("mini ")]
    assert len(names) == 17
    suits = sorted(MINI_SUIT[MINI_CARDS.index(name.removeprefix("mini "))] for name in names)
    assert all(suits.count(suit) == 2 for suit in suits[:-1])
    assert "mini moody_countess" in names


@pytest.mark.rule("VIL-19.2")
@pytest.mark.parametrize(("seats", "each", "left"), [(2, 8, 1), (3, 5, 2), (4, 4, 1), (5, 3, 2)])
def test_all_players_get_the_same_number_and_the_rest_is_the_pile(seats: int, each: int, left: int) -> None:
    s = dealt(seats)
    assert [len(s.mini_hands[seat]) + 2 * pairs_laid(s, seat) for seat in range(seats)] == [each] * seats
    assert len(s.mini_pile) == left


@pytest.mark.rule("VIL-19.3", "VIL-19.8")
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_all_pairs_are_laid_off_before_play(seed: str) -> None:
    s = dealt(2, seed)
    assert s.mini_laid
    for hand in s.mini_hands:
        suits = [MINI_SUIT[face] for face in faces_of(hand)]
        assert len(suits) == len(set(suits))


@pytest.mark.rule("VIL-19.4")
def test_a_player_draws_the_top_of_the_pile_then_the_next_clockwise() -> None:
    s = mini("wood hay", "ore grape", "wool countess", pile="ore2 leather", dealer=2)
    assert options(s) == ["mini"]
    play(s, "mini")
    assert mini_of(s, 2) == ["leather_male", "moody_countess", "wool_male"]
    assert asked(s) == "mini-draw 0"
    play(s, "mini")
    assert mini_of(s, 0) == ["hay_male", "ore_female", "wood_male"]
    assert asked(s) == "mini-draw 1"


@pytest.mark.rule("VIL-19.4")
def test_without_a_pile_he_draws_from_the_nearest_hand_to_the_right() -> None:
    s = mini("wood hay", "wool2 hay2 wood2 countess", "wool")
    play(s, "mini")
    assert mini_of(s, 0) == ["hay_male", "wood_male", "wool_male"]
    assert mini_of(s, 2) == []


@pytest.mark.rule("VIL-19.4")
def test_who_is_out_is_passed_over_to_the_right() -> None:
    s = mini("wood hay", "wood2 hay2 countess", "", "")
    play(s, "mini")
    assert len(mini_of(s, 1)) == 2


@pytest.mark.rule("VIL-19.4")
def test_the_card_drawn_from_a_hand_is_random() -> None:
    drawn = set()
    for seed in range(20):
        s = mini("wood", "ore hay countess")
        s.key = key_of(str(seed))
        play(s, "mini")
        drawn.update(mini_of(s, 0))
    assert drawn == {"wood_male", "ore_male", "hay_male", "moody_countess"}


@pytest.mark.rule("VIL-19.5", "VIL-19.8")
def test_a_pair_that_the_drawn_card_makes_is_laid_off() -> None:
    s = mini("wood hay", "ore countess", pile="hay2")
    play(s, "mini")
    assert mini_of(s, 0) == ["wood_male"]
    assert sorted(MINI_CARDS[face] for face in s.mini_laid) == ["hay_female", "hay_male"]


@pytest.mark.rule("VIL-19.5")
def test_one_pair_per_turn() -> None:
    s = mini("wood wood2 hay", "ore countess", pile="hay2")
    play(s, "mini")
    assert len(mini_of(s, 0)) == 2


@pytest.mark.rule("VIL-19.6")
def test_a_player_without_cards_is_out() -> None:
    s = mini("wood", "hay ore", "hay2 ore2", pile="countess wood2")
    play(s, "mini")
    assert mini_of(s, 0) == []
    play(s, "mini")
    assert asked(s) == "mini-draw 2"
    play(s, "mini")
    assert asked(s) == "mini-draw 1"


@pytest.mark.rule("VIL-19.6")
def test_who_loses_the_last_card_to_another_is_out_too() -> None:
    s = mini("ore2 grape2", "ore", "grape countess", dealer=2)
    play(s, "mini")
    assert mini_of(s, 1) == []
    assert asked(s) == "mini-draw 0"
    play(s, "mini")
    assert asked(s) == "mini-draw 2"


@pytest.mark.rule("VIL-19.7")
def test_who_is_left_with_the_moody_countess_wins() -> None:
    s = mini("wood countess", "wood2", dealer=1)
    s.key = key_of("draws the wood")
    while asked(s) != "over -1":
        play(s, "mini")
    (winner,) = [seat for seat in range(2) if s.mini_hands[seat]]
    assert mini_of(s, winner) == ["moody_countess"]
    assert (s.mini_winner, s.first) == (winner, winner)
    assert [score.rank for score in GAME.scores(s)] == [1 if seat == winner else 2 for seat in range(2)]


@pytest.mark.rule("VIL-19.7", "VIL-2.5")
@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_the_winner_is_first_player_of_the_game(seed: str) -> None:
    s = table(3, seed, mini_villagers="first_player")
    while asked(s).startswith("mini"):
        play(s, "mini")
    assert s.mini_winner >= 0
    assert asked(s) == f"draft {s.mini_winner}"


@pytest.mark.rule("VIL-19.8")
def test_a_player_without_cards_before_the_first_turn_is_out_from_the_start() -> None:
    s = mini("", "wood hay", "wood2 hay2 countess", dealer=1)
    play(s, "mini")
    assert asked(s) == "mini-draw 2"
    assert mini_of(s, 0) == []


@pytest.mark.rule("VIL-19.9", "VIL-RUL-38")
def test_if_all_are_out_while_the_countess_is_in_the_pile_there_is_a_new_deal() -> None:
    s = mini("wood", "", pile="countess wood2")
    s.log = []
    play(s, "mini")
    assert "mini-dealt" in happened(s)
    assert asked(s).startswith("mini-draw")
    assert len(s.mini_pile) == 1


@pytest.mark.rule("VIL-19.10")
def test_the_dealer_is_chosen_at_random() -> None:
    assert {dealt(4, str(seed)).todo[-1].seat for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.rule("VIL-19.10")
def test_as_long_as_there_is_a_pile_nobody_draws_from_a_hand() -> None:
    s = mini("wood", "hay countess", pile="ore grape")
    play(s, "mini")
    assert (mini_of(s, 0), mini_of(s, 1)) == (["grape_male", "wood_male"], ["hay_male", "moody_countess"])
    assert len(s.mini_pile) == 1


@pytest.mark.rule("VIL-19.10")
def test_one_who_is_left_alone_draws_until_the_pile_is_empty_and_holds_the_countess() -> None:
    s = mini("wood hay", "", pile="hay2 countess wood2")
    play(s, "mini")
    assert asked(s) == "mini-draw 0"
    play(s, "mini")
    assert asked(s) == "mini-draw 0"
    play(s, "mini")
    assert asked(s) == "over -1"
    assert (mini_of(s, 0), s.mini_winner) == (["moody_countess"], 0)
    assert pile_of(s.mini_pile) == []
    assert GAME.end_reason(s) == "mini-villagers"
