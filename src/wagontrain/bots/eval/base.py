"""What the bots ask of a game's evaluator."""

from typing import Generic

from mypy_extensions import mypyc_attr

from ...core.errors import LoadError
from ...core.state import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(Generic[S]):
    """Estimates what each seat will score, from a state that holds no more than the asking seat may know."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.weights = weights
        self.scale = self.weight("scale")  # a lead of so much is worth most of a win
        self.width = int(self.weight("width"))  # lines of a turn that are looked into side by side
        self.depth = int(self.weight("depth"))  # steps of a turn

    def weight(self, name: str) -> float:
        """One of the weights; a LoadError names the one that is missing."""
        if name not in self.weights:
            raise LoadError(f"weights: {name}: missing")
        return self.weights[name]

    def estimate(self, s: S, seat: int) -> float:
        """The score that the seat is heading for."""
        raise NotImplementedError

    def glance(self, s: S, seat: int) -> float:
        """What a seat goes by at first sight, where nobody thinks long: its own score."""
        return self.estimate(s, seat)

    def rivals(self, s: S, seat: int) -> list[float]:
        """The scores that its opponents are heading for, a solo opponent's too."""
        raise NotImplementedError

    def turn(self, s: S) -> int:
        """A number that stays the same as long as one seat's turn lasts."""
        raise NotImplementedError

    def quiet(self, s: S) -> bool:
        """Can the position be evaluated as it is? In the middle of a payment, say, it cannot."""
        return True

    def news(self, before: S, after: S) -> bool:
        """Has something come out that the acting seat did not know?"""
        return before.reveals != after.reveals

    def group(self, s: S) -> int:
        """Positions that should not crowd each other out: the best of each group are looked into."""
        return 0

    def gamble(self, s: S, action: int) -> bool:
        """Does the action turn up something, the worth of which nobody can see before? A blind draw, say."""
        return False

    def obvious(self, s: S) -> int:
        """Return the answer to a question that needs no thought, or -1 where thinking helps."""
        return -1

    def stage(self, s: S) -> int:
        """A number that changes from one stage of the game to the next; playouts end between stages."""
        return self.turn(s)

    def playout_stages(self, s: S) -> int:
        """How many stages a playout goes on for."""
        return 1

    def use_network(self, share: float, alone: float) -> None:
        """Go by a network for a share of each estimate, at tables and alone; most games have none."""

    def margin(self, s: S, seat: int) -> float:
        """How far the seat is ahead of its best rival."""
        return self.estimate(s, seat) - max(self.rivals(s, seat), default=0.0)
