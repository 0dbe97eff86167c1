"""The rules, each at the place of its number."""

from typing import Final

from ...core.rules import Rule, ruleset
from .. import names
from ..state import State
from .boats import PaddleCanoe
from .boots import AdvanceWagon
from .damage import MoveFigure, SufferDamage
from .furs import ChoosePrize
from .gold import LoadCart
from .goods import GainBasic, GainFish, PayApples, PayBasics, PayFish
from .hastings import EndHastingsTurn, HastingsAction, HastingsGhostAction, HastingsTurn
from .homestead import ChooseOrchard, ChooseTrack, MoveUpHomestead, MoveUpOrchard, TrackSupplies
from .mountain import ClaimCard
from .offer import OfferScoring
from .outlaws import Shoot, ShootAgain
from .pioneering import Pioneer
from .planning import BeginTurn, LayCard, StoreFourthCard
from .shovel import BuildCabin, TakeShovelGold, UseShovel
from .summits import PerformSummit, RepeatSummit
from .symbols import PerformSymbol
from .trapper import OpenTrapperWindow, TrapAnimal, TurnUpAnimal
from .turn import EndTurn

_NUMBERED: dict[int, Rule[State]] = {
    names.BEGIN_TURN: BeginTurn(),
    names.LAY_CARD: LayCard(),
    names.STORE_FOURTH_CARD: StoreFourthCard(),
    names.OPEN_TRAPPER_WINDOW: OpenTrapperWindow(),
    names.TRAP_ANIMAL: TrapAnimal(),
    names.TURN_UP_ANIMAL: TurnUpAnimal(),
    names.PIONEER: Pioneer(),
    names.END_TURN: EndTurn(),
    names.PAY_BASICS: PayBasics(),
    names.PAY_APPLES: PayApples(),
    names.PAY_FISH: PayFish(),
    names.PERFORM_SYMBOL: PerformSymbol(),
    names.USE_SHOVEL: UseShovel(),
    names.CLAIM_CARD: ClaimCard(),
    names.BUILD_CABIN: BuildCabin(),
    names.TAKE_SHOVEL_GOLD: TakeShovelGold(),
    names.SUFFER_DAMAGE: SufferDamage(),
    names.MOVE_FIGURE: MoveFigure(),
    names.ADVANCE_WAGON: AdvanceWagon(),
    names.PERFORM_SUMMIT: PerformSummit(),
    names.REPEAT_SUMMIT: RepeatSummit(),
    names.CHOOSE_TRACK: ChooseTrack(),
    names.CHOOSE_ORCHARD: ChooseOrchard(),
    names.MOVE_UP_HOMESTEAD: MoveUpHomestead(),
    names.MOVE_UP_ORCHARD: MoveUpOrchard(),
    names.TRACK_SUPPLIES: TrackSupplies(),
    names.GAIN_BASIC: GainBasic(),
    names.GAIN_FISH: GainFish(),
    names.CHOOSE_PRIZE: ChoosePrize(),
    names.PADDLE_CANOE: PaddleCanoe(),
    names.LOAD_CART: LoadCart(),
    names.SHOOT: Shoot(),
    names.SHOOT_AGAIN: ShootAgain(),
    names.HASTINGS_TURN: HastingsTurn(),
    names.HASTINGS_ACTION: HastingsAction(),
    names.HASTINGS_GHOST_ACTION: HastingsGhostAction(),
    names.END_HASTINGS_TURN: EndHastingsTurn(),
    names.OFFER_SCORING: OfferScoring(),
}
RULES: Final[list[Rule[State]]] = ruleset(_NUMBERED)
