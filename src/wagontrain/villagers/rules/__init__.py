"""All rules of Villagers, each at its number."""

from typing import Final

from ...core.rules import Rule, ruleset
from .. import names
from ..state import State
from .apprentice import ApprenticeTarget, ApprenticeVillage, FoundersSide, SwapApprentice
from .build import Build, BuildTurn, PayFreelancer
from .draft import AfterDraft, CheckLimit, CourierWindow, Draft, Drafted, DraftPhase, NextDraft, Refill
from .draft_cards import BenefactorCard, FlakerCard, FlakerSeat, ProphetCard, ProphetStack
from .event_effects import CarryOut, LoseCoins, LoseVillager
from .hire import ChooseStack, LayBasic, ReturnCard
from .improvements import ChurchDraw, ImprovementPhase, InnTake, TavernBasic
from .market import ConvertCopper, CopperPhase, Markets
from .mini import MiniDeal, MiniDraw
from .monk import CoverMonk
from .place import ChoosePlace, LayCard, Unlock
from .round import BuildPhase, FoundersCheck, PassMarker, StartRound
from .saints import PigeoneerCard, PutBack
from .scoundrels import NobleCard, NobleSeat, SchemerTarget, SchemerVillage, SheriffThief
from .solo import EventPhase, GiveCountess, JesterWindow, ResolveEvents, RevealEvents
from .specials import Smuggle
from .update import ClearRoad, PutCoin, RoadUpdate

RULES: Final[list[Rule[State]]] = ruleset(
    {
        names.MINI_DEAL: MiniDeal(),
        names.MINI_DRAW: MiniDraw(),
        names.START_ROUND: StartRound(),
        names.DRAFT_PHASE: DraftPhase(),
        names.NEXT_DRAFT: NextDraft(),
        names.COURIER_WINDOW: CourierWindow(),
        names.DRAFT: Draft(),
        names.GIVE_COUNTESS: GiveCountess(),
        names.REFILL: Refill(),
        names.AFTER_DRAFT: AfterDraft(),
        names.CHECK_LIMIT: CheckLimit(),
        names.ROAD_UPDATE: RoadUpdate(),
        names.PUT_COIN: PutCoin(),
        names.CLEAR_ROAD: ClearRoad(),
        names.BUILD_PHASE: BuildPhase(),
        names.BUILD_TURN: BuildTurn(),
        names.PAY_FREELANCER: PayFreelancer(),
        names.BUILD: Build(),
        names.CHOOSE_PLACE: ChoosePlace(),
        names.UNLOCK: Unlock(),
        names.LAY_CARD: LayCard(),
        names.COVER_MONK: CoverMonk(),
        names.FLAKER_SEAT: FlakerSeat(),
        names.APPRENTICE_VILLAGE: ApprenticeVillage(),
        names.APPRENTICE_TARGET: ApprenticeTarget(),
        names.FOUNDERS_SIDE: FoundersSide(),
        names.SWAP_APPRENTICE: SwapApprentice(),
        names.RETURN_CARD: ReturnCard(),
        names.CHOOSE_STACK: ChooseStack(),
        names.LAY_BASIC: LayBasic(),
        names.SMUGGLE: Smuggle(),
        names.NOBLE_SEAT: NobleSeat(),
        names.NOBLE_CARD: NobleCard(),
        names.SCHEMER_VILLAGE: SchemerVillage(),
        names.SCHEMER_TARGET: SchemerTarget(),
        names.SHERIFF_THIEF: SheriffThief(),
        names.FLAKER_CARD: FlakerCard(),
        names.BENEFACTOR_CARD: BenefactorCard(),
        names.PROPHET_STACK: ProphetStack(),
        names.PROPHET_CARD: ProphetCard(),
        names.PIGEONEER_CARD: PigeoneerCard(),
        names.PUT_BACK: PutBack(),
        names.FOUNDERS_CHECK: FoundersCheck(),
        names.COPPER_PHASE: CopperPhase(),
        names.CONVERT_COPPER: ConvertCopper(),
        names.PASS_MARKER: PassMarker(),
        names.EVENT_PHASE: EventPhase(),
        names.RESOLVE_EVENTS: ResolveEvents(),
        names.CARRY_OUT: CarryOut(),
        names.LOSE_VILLAGER: LoseVillager(),
        names.LOSE_COINS: LoseCoins(),
        names.REVEAL_EVENTS: RevealEvents(),
        names.JESTER_WINDOW: JesterWindow(),
        names.IMPROVEMENT_PHASE: ImprovementPhase(),
        names.CHURCH_DRAW: ChurchDraw(),
        names.TAVERN_BASIC: TavernBasic(),
        names.INN_TAKE: InnTake(),
        names.MARKETS: Markets(),
        names.DRAFTED: Drafted(),
    }
)
