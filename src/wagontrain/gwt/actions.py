"""The verbs of the game, in the order of their ints. `exchange` comes last: any question may take it."""

from ..core.actions import ActionSpace, Kind, Verb
from . import names
from .tables import TOKEN_DRAW, WORKER_SPACES

PASS = Verb("pass", "GWT-10.3")
MOVE = Verb("move", "GWT-4.3", names.SPACE)
VIA = Verb("via", "GWT-4.13", names.SPACE)
USE = Verb("use", "GWT-5.2", names.EFFECT)
AUXILIARY = Verb("auxiliary", "GWT-17.1", names.AUXILIARY, names.TIMES)
COPY = Verb("copy", "GWT-22.5", names.SPACE)
DRAW = Verb("draw", "GWT-10.10", Kind("cards", size=WORKER_SPACES, first=1))
DISCARD = Verb("discard", "GWT-10.4", names.HAND_CARD)
REMOVE = Verb("remove", "GWT-17.6", names.HAND_CARD)
HIRE = Verb("hire", "GWT-11.1", names.JOB_ROW, names.WORKER)
BUY = Verb("buy", "GWT-12.2", names.PRICE, names.CATTLE)
SECOND = Verb("second", "GWT-12.3", names.CATTLE)
TURN_UP = Verb("turn_up", "GWT-12.5")
BUILD = Verb("build", "GWT-16.1", names.BUILDING)
SITE = Verb("site", "GWT-16.1", names.SPACE)
HAZARD = Verb("hazard", "GWT-20.1", names.HAZARD_SITE)
OUTLAW = Verb("outlaw", "GWT-18.1", names.OUTLAW_SITE)
ENGINE = Verb("engine", "GWT-13.1", names.TRACK)
UPGRADE = Verb("upgrade", "GWT-14.1", names.STATION)
DISC = Verb("disc", "GWT-8.3", names.DISC)
RECALL = Verb("recall", "GWT-26.2", names.STATION)
MASTER = Verb("master", "GWT-14.3", names.WORKER)
CERTIFICATES = Verb("certificates", "GWT-10.6", names.MARKER)
OBJECTIVE = Verb("objective", "GWT-15.1", names.SOURCE)
FORESIGHT = Verb("foresight", "GWT-6.1", names.FORESIGHT)
GROW = Verb("grow", "GWT-25.5", names.STAGE)
DELIVER = Verb("deliver", "GWT-8.1", names.CITY)
BONUS = Verb("bonus", "GWT-8.7", names.PAIR_OF_CITIES)
PLAY = Verb("play", "GWT-15.2", names.OBJECTIVE)
EXCHANGE = Verb("exchange", "GWT-19.1", Kind("cards", size=TOKEN_DRAW, first=1))

ACTIONS = ActionSpace(
    PASS,
    MOVE,
    VIA,
    USE,
    AUXILIARY,
    COPY,
    DRAW,
    DISCARD,
    REMOVE,
    HIRE,
    BUY,
    SECOND,
    TURN_UP,
    BUILD,
    SITE,
    HAZARD,
    OUTLAW,
    ENGINE,
    UPGRADE,
    DISC,
    RECALL,
    MASTER,
    CERTIFICATES,
    OBJECTIVE,
    FORESIGHT,
    GROW,
    DELIVER,
    BONUS,
    PLAY,
    EXCHANGE,
)
