"""The verbs of the game, in the order of their ints. `exchange` comes last: any question may take it."""

from ..core.actions import ActionSpace, Kind
from . import names
from .components import MOST_DRAWN, TOKEN_DRAW

ACTIONS = ActionSpace()

PASS = ACTIONS.declare("pass", "GWT-10.3")
MOVE = ACTIONS.declare("move", "GWT-4.3", names.SPACE)
VIA = ACTIONS.declare("via", "GWT-4.13", names.SPACE)
USE = ACTIONS.declare("use", "GWT-5.2", names.EFFECT)
AUXILIARY = ACTIONS.declare("auxiliary", "GWT-17.1", names.AUXILIARY, names.TIMES)
COPY = ACTIONS.declare("copy", "GWT-22.5", names.SPACE)
DRAW = ACTIONS.declare("draw", "GWT-10.10", Kind("cards", size=MOST_DRAWN, first=1))
DISCARD = ACTIONS.declare("discard", "GWT-10.4", names.HAND_CARD)
REMOVE = ACTIONS.declare("remove", "GWT-17.6", names.HAND_CARD)
HIRE = ACTIONS.declare("hire", "GWT-11.1", names.JOB_ROW, names.WORKER)
BUY = ACTIONS.declare("buy", "GWT-12.2", names.PRICE, names.CATTLE)
SECOND = ACTIONS.declare("second", "GWT-12.3", names.CATTLE)
TURN_UP = ACTIONS.declare("turn_up", "GWT-12.5")
BUILD = ACTIONS.declare("build", "GWT-16.1", names.BUILDING)
SITE = ACTIONS.declare("site", "GWT-16.1", names.SPACE)
HAZARD = ACTIONS.declare("hazard", "GWT-20.1", names.HAZARD_SITE)
OUTLAW = ACTIONS.declare("outlaw", "GWT-18.1", names.OUTLAW_SITE)
ENGINE = ACTIONS.declare("engine", "GWT-13.1", names.TRACK)
UPGRADE = ACTIONS.declare("upgrade", "GWT-14.1", names.STATION)
DISC = ACTIONS.declare("disc", "GWT-8.3", names.DISC)
RECALL = ACTIONS.declare("recall", "GWT-26.2", names.STATION)
MASTER = ACTIONS.declare("master", "GWT-14.3", names.WORKER)
CERTIFICATES = ACTIONS.declare("certificates", "GWT-10.6", names.MARKER)
OBJECTIVE = ACTIONS.declare("objective", "GWT-15.1", names.SOURCE)
FORESIGHT = ACTIONS.declare("foresight", "GWT-6.1", names.FORESIGHT)
GROW = ACTIONS.declare("grow", "GWT-25.5", names.STAGE)
DELIVER = ACTIONS.declare("deliver", "GWT-8.1", names.CITY)
BONUS = ACTIONS.declare("bonus", "GWT-8.7", names.PAIR_OF_CITIES)
PLAY = ACTIONS.declare("play", "GWT-15.2", names.OBJECTIVE)
EXCHANGE = ACTIONS.declare("exchange", "GWT-19.1", Kind("cards", size=TOKEN_DRAW, first=1))
