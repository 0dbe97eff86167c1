"""What a learner must know of a game's rows, as JSON: it never imports the game."""

import json
from typing import Any

from ..core import batch
from ..core.game import Game
from ..encoding import columns_hash, encoder_of, setups_of


def layout(game: Game[Any], setups: list[batch.Setup]) -> dict[str, Any]:
    """Describe rows and META bytes."""
    encoder = encoder_of(game)
    return {
        "game": game.name,
        "rules_version": game.version,
        "encoder_version": encoder.version,
        "columns_hash": columns_hash(encoder),
        "features": encoder.features,
        "actions": encoder.actions,
        "row": encoder.size + batch.META,
        "scales": encoder.columns.scales,
        "setup_seats": [setup.seats for setup in setups],
        "most_places": batch.MOST_PLACES,
        "zero_points": batch.ZERO_POINTS,
        "full_share": batch.FULL_SHARE,
        "seat": batch.SEAT,
        "places": batch.PLACES,
        "ended": batch.ENDED,
        "setup": batch.SETUP,
        "length": batch.LENGTH,
        "now": batch.NOW,
        "final": batch.FINAL,
        "share": batch.SHARE,
        "ended_places": batch.ENDED_PLACES,
        "ended_setup": batch.ENDED_SETUP,
        "meta": batch.META,
        "wild": batch.WILD,
    }


def main() -> None:
    """Print the layout of the game that the command line names."""
    import sys

    import wagontrain

    game = wagontrain.game(sys.argv[1])
    print(json.dumps(layout(game, setups_of(game))))


if __name__ == "__main__":
    main()
