"""The numbers behind Briscola: the place of each rule in `rules.RULES`, and the streams of chance."""

from typing import Final

# -- rules
START_TRICK: Final = 0
TAKE_TURN: Final = 1
END_TRICK: Final = 2

# -- streams of chance: each is shuffled by itself, so that the same seed deals the same cards
DECK: Final = 0
FIRST_LEADER: Final = 1
STREAMS: Final = 2
