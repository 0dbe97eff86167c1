"""The score sheet: gold in the supply, and what the Second Market would bring (VIL-12)."""

from ..core.game import Score
from .components import IS_BASIC, SILVER, card_of
from .names import COPY_SILVER, HELD, NO_FORMULA, OVER
from .state import Seat, State
from .village import silver_value, visible_gold

NUN = card_of(COPY_SILVER)


def silver_total(me: Seat) -> int:
    """The result of every visible silver symbol; each scores for itself (VIL-12.2, VIL-12.8)."""
    return sum([silver_value(me, node) for node in range(len(me.cards))])


def nun_value(me: Seat) -> int:
    """The best silver value of a villager of which the village has exactly one card (VIL-16.6)."""
    if NUN not in me.cards:
        return 0
    cards = me.cards
    single = [
        i for i in range(len(cards)) if SILVER[cards[i]].kind != NO_FORMULA and cards.count(cards[i]) == 1
    ]
    return max([silver_value(me, node) for node in single], default=0)


def score_parts(s: State, me: Seat) -> dict[str, int]:
    """Where the gold comes from; before the Second Market as if it were held now.

    The rules count only the sum (VIL-12.10). Gold that was spent counts as other gold as long as there was
    any: what is left of the First Market and of improvements may be less than they brought, and no line is
    below 0.
    """
    if s.second_market == HELD:
        gold, silver, nun, coins = me.gold_symbols, me.silver, me.nun, me.last_coins
        before = me.supply - gold - silver - nun - coins
    else:
        gold, silver, nun, coins = visible_gold(me), silver_total(me), nun_value(me), sum(me.coins)
        before = me.supply
    first_market = min(me.first_market, before)
    improvements = min(me.improvement_gold, before - first_market)
    return {
        "supply": before - first_market - improvements,
        "improvements": improvements,
        "first_market": first_market,
        "gold_symbols": gold,
        "silver": silver,
        "nun": nun,
        "coins": coins,
    }


def count_tie_cards(s: State, me: Seat) -> int:
    """Cards in the village for the tie-break: the fewer the better (VIL-12.10, VIL-RUL-12)."""
    if s.options["tie_break"] == "without_basics":
        return len([card for card in me.cards if not IS_BASIC[card]])
    return len(me.cards)


def scores(s: State) -> list[Score]:
    """Every seat's result, the Countess's last (VIL-12.10, VIL-13.19)."""
    if s.options["mini_villagers"] == "alone":
        return mini_scores(s)
    sheets = [score_parts(s, me) for me in s.seats]
    totals = [sum(sheet.values()) for sheet in sheets]
    if s.players == 1:
        won = totals[0] > totals[1]
        return [
            Score(0, totals[0], 1 if won else 2, sheets[0]),
            Score(1, totals[1], 2 if won else 1, sheets[1], automa=True),
        ]
    keys = [(-totals[i], count_tie_cards(s, s.seats[i])) for i in range(s.players)]
    return [
        Score(i, totals[i], 1 + len([k for k in keys if k < keys[i]]), sheets[i]) for i in range(s.players)
    ]


def mini_scores(s: State) -> list[Score]:
    """Mini Villagers by itself: one point for the winner, shared rank before there is one."""
    found: list[Score] = []
    for seat in range(s.players):
        point = 1 if s.mini_winner == seat else 0
        rank = 1 if s.mini_winner in (seat, -1) else 2
        found.append(Score(seat, point, rank, {"mini": point}))
    return found


def end_reason(s: State) -> str:
    """Why the game ended."""
    if s.phase != OVER:
        return ""
    return "mini-villagers" if s.options["mini_villagers"] == "alone" else "second-market"
