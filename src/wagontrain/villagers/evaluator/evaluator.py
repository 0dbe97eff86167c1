"""The evaluation of Villagers, as the bots ask for it."""

from typing import Final

from ...bots.eval.base import Evaluator
from ...bots.eval.memo import Known
from ...bots.eval.network import Net, read_net
from ...core.errors import LoadError
from ..actions import DRAW, RESERVE
from ..names import BUILD, DRAFT, DRAFTING, ENDING, OVER, UPDATING
from ..state import Seat, State
from .features import INPUTS, Features, expansions
from .handcrafted import HandcraftedEvaluation
from .solo import SoloEvaluation, drafts_over

NEAR_THE_END: Final = 1.2  # rounds after this one
TO_THE_END: Final = 99


def net_that_fits() -> Net | None:
    """The network, if it was trained for the cards that are played with: corrected tables may name others."""
    try:
        return read_net(__name__.rpartition(".")[0], "network", INPUTS)
    except LoadError:
        return None


def settled(s: State) -> bool:
    """Is no card on its way? Only there the network has seen games."""
    if not s.todo:
        return False
    rule = s.todo[-1].rule
    return rule in (DRAFT, BUILD) or s.phase in (UPDATING, ENDING)


def in_sight(one: Seat) -> tuple[object, ...]:
    """What the network and the handcrafted evaluation see of any seat."""
    return (
        one.cards, one.kids, one.coins, one.square, one.supply, len(one.hand), one.done, one.limit, one.built,
        one.food_bonus,
    )  # fmt: skip


class VillagersEvaluator(Evaluator[State]):
    """At tables the handcrafted evaluation, blended with a network between cards; alone another one."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.handcrafted = HandcraftedEvaluation(self)
        self.solo = SoloEvaluation(self)
        self.net: Net | None = net_that_fits()
        self.share = 0.0  # by hand alone
        self.known: Known[float] = Known()

    def use_network(self, share: float, alone: float) -> None:
        self.share = share if self.net is not None else 0.0

    def estimate(self, s: State, seat: int) -> float:
        if s.players == 1:
            return self.solo.player(s) if seat == 0 else self.solo.countess(s)
        me = s.seats[seat]
        if s.phase == OVER:
            return float(me.supply)
        if self.share == 0.0 or not settled(s):
            return self.handcrafted.seen(s, seat).total
        key = (
            seat, s.phase, s.turn, s.first, s.first_market, s.slots, s.slot_coins, s.basics, me.hand,
            me.roles, self.share, expansions(s), tuple([len(stack) for stack in s.stacks]),
            tuple([in_sight(one) for one in s.seats]),
        )  # fmt: skip
        found = self.known.get(key)
        if found is None:
            found = self.known.keep(key, self.worked_out(s, seat))
        return found

    def worked_out(self, s: State, seat: int) -> float:
        """The score that a seat is heading for, by hand and by the network."""
        seen = self.handcrafted.seen(s, seat)
        net = self.net
        if net is None:
            return seen.total
        estimate = net.evaluate(Features(s, seat, self.handcrafted, seen).all())
        return seen.total + self.share * (estimate - seen.total)

    def rivals(self, s: State, seat: int) -> list[float]:
        return [self.estimate(s, other) for other in range(len(s.seats)) if other != seat]

    def glance(self, s: State, seat: int) -> float:
        """By hand: a playout is made of many glances. Alone, what the Countess is spared counts as well."""
        if s.players == 1:
            return self.margin(s, seat)
        return float(s.seats[seat].supply) if s.phase == OVER else self.handcrafted.seen(s, seat).total

    def turn(self, s: State) -> int:
        drafted = drafts_over(s) if s.players == 1 else 0
        return ((drafted * 64 + s.round) * 8 + s.phase) * 8 + s.turn

    def quiet(self, s: State) -> bool:
        return not s.todo or s.todo[-1].rule == DRAFT or s.todo[-1].rule == BUILD

    def gamble(self, s: State, action: int) -> bool:
        """A card drawn unseen."""
        return s.todo[-1].rule == DRAFT and DRAW.base <= action <= RESERVE.base

    def stage(self, s: State) -> int:
        return s.round

    def playout_stages(self, s: State) -> int:
        """A draft is played on through this round's building, a build turn through the next round, too.

        When the end is near it is played out: nothing is surer than the score.
        """
        later = self.solo.prospect(s).later if s.players == 1 else self.handcrafted.ahead(s).later
        if later < NEAR_THE_END:
            return TO_THE_END
        return 1 if s.phase <= DRAFTING else 2
