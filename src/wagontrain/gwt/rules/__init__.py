"""The rules of the game, each at the place of its number."""

from ...core.rules import Rule, ruleset
from .. import names
from ..state import State
from .auxiliary import ChooseAuxiliary, RaiseCertificates
from .build import ChooseBuilding, ChooseSite
from .cattle import BuyFromMarket, BuySecond
from .deliver import ChooseCity, CityBonus, ExtraDelivery, LeaveKansasCity, PairBonus, PayTransport
from .discard import ChooseDraw, DiscardCards, DiscardForReward, DiscardPartner, RemoveCards
from .discs import ChooseDisc
from .foresight import ChooseForesight
from .hazards import ChooseHazard, ChooseOutlaw
from .hire import HireWorker
from .income import DiscardHand, GrowSimmental, RevealHand, SpendCertificates
from .location import ChooseCopy, GainDollars, TakeImmediate, UseCopy, UseLocation
from .move import Arrive, ChooseWay, MoveFree, MoveHerder, MoveOn
from .objectives import TakeObjective
from .railroad import LeaveLastSpace, MoveEngine, MoveEngineBack
from .sam import SamTurn
from .stations import ChooseStationBehind, TakeMaster, UpgradeStation
from .turn import DrawUp, EndTurn, Finish, FirstDiscard, PlaceHerder, StartTurn

RULES: list[Rule[State]] = ruleset(
    {
        names.START_TURN: StartTurn(),
        names.FIRST_DISCARD: FirstDiscard(),
        names.PLACE_HERDER: PlaceHerder(),
        names.MOVE_HERDER: MoveHerder(),
        names.MOVE_ON: MoveOn(),
        names.MOVE_FREE: MoveFree(),
        names.CHOOSE_WAY: ChooseWay(),
        names.ARRIVE: Arrive(),
        names.USE_LOCATION: UseLocation(),
        names.USE_COPY: UseCopy(),
        names.CHOOSE_COPY: ChooseCopy(),
        names.TAKE_IMMEDIATE: TakeImmediate(),
        names.DRAW_UP: DrawUp(),
        names.END_TURN: EndTurn(),
        names.DISCARD_FOR_REWARD: DiscardForReward(),
        names.DISCARD_PARTNER: DiscardPartner(),
        names.CHOOSE_DRAW: ChooseDraw(),
        names.DISCARD_CARDS: DiscardCards(),
        names.REMOVE_CARDS: RemoveCards(),
        names.HIRE_WORKER: HireWorker(),
        names.BUY_FROM_MARKET: BuyFromMarket(),
        names.BUY_SECOND: BuySecond(),
        names.CHOOSE_BUILDING: ChooseBuilding(),
        names.CHOOSE_SITE: ChooseSite(),
        names.CHOOSE_HAZARD: ChooseHazard(),
        names.CHOOSE_OUTLAW: ChooseOutlaw(),
        names.MOVE_ENGINE: MoveEngine(),
        names.MOVE_ENGINE_BACK: MoveEngineBack(),
        names.LEAVE_LAST_SPACE: LeaveLastSpace(),
        names.UPGRADE_STATION: UpgradeStation(),
        names.CHOOSE_STATION_BEHIND: ChooseStationBehind(),
        names.CHOOSE_DISC: ChooseDisc(),
        names.TAKE_MASTER: TakeMaster(),
        names.CHOOSE_AUXILIARY: ChooseAuxiliary(),
        names.RAISE_CERTIFICATES: RaiseCertificates(),
        names.TAKE_OBJECTIVE: TakeObjective(),
        names.CHOOSE_FORESIGHT: ChooseForesight(),
        names.REVEAL_HAND: RevealHand(),
        names.SPEND_CERTIFICATES: SpendCertificates(),
        names.GROW_SIMMENTAL: GrowSimmental(),
        names.DISCARD_HAND: DiscardHand(),
        names.CHOOSE_CITY: ChooseCity(),
        names.CITY_BONUS: CityBonus(),
        names.PAIR_BONUS: PairBonus(),
        names.PAY_TRANSPORT: PayTransport(),
        names.LEAVE_KANSAS_CITY: LeaveKansasCity(),
        names.EXTRA_DELIVERY: ExtraDelivery(),
        names.SAM_TURN: SamTurn(),
        names.FINISH: Finish(),
        names.GAIN_DOLLARS: GainDollars(),
    }
)
