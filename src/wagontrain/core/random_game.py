"""A random game in the notation: `python -m wagontrain.<game> [seats] [seed] [option=value ...]`."""

from random import Random

from .game import Game
from .state import S

SEATS = "2"
SEED = "one evening"


def main(game: Game[S], arguments: list[str]) -> None:
    """One random game, printed move by move, then the scores."""
    given = [word for word in arguments if "=" not in word]
    seats, seed = (given + [SEATS, SEED][len(given) :])[:2]
    options: dict[str, object] = dict(game.bot_options)
    for word in arguments:
        name, equals, value = word.partition("=")
        if equals:
            options[name] = game.options[name].parse(value) if name in game.options else value
    choices = Random(seed)
    s = game.new(int(seats), seed, options)
    while legal := game.legal(s):
        action = choices.choice(legal)
        print(f"{game.to_act(s)}: {game.text(action)}")
        game.apply(s, action)
    for score in game.scores(s):
        print(score)
