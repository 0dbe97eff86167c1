"""What a player can do, in the notation of the game: `play ace_cups`, `exchange`."""

from wagontrain.core.actions import ActionSpace, Kind, Verb

from .components import CARDS

CARD = Kind("card", CARDS, element="hand")

EXCHANGE = Verb("exchange", "BRI-4.1")
PLAY = Verb("play", "BRI-2.1", CARD)

ACTIONS = ActionSpace(EXCHANGE, PLAY)
