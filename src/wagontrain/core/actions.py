"""Actions are ints inside and words at every edge: `HIRE.of(3, COWBOY)` is `hire 3 cowboy`."""

from bisect import bisect_right
from typing import Final

from .errors import NotAnAction, brief
from .hints import nearest

LONGEST_NUMBER: Final = 9  # digits; longer texts never name a member
LONGEST_LIST: Final = 12  # names, in an error message


class Kind:
    """A finite set of things that an action or event can name: cards by name, slots by number.

    `label` is the argument's name in messages; `element` the prefix of the board elements it stands for
    ("" where it stands for none).
    """

    def __init__(
        self,
        name: str,
        names: tuple[str, ...] = (),
        size: int = 0,
        first: int = 0,
        label: str = "",
        element: str = "",
    ) -> None:
        self.name = name
        self.names = names
        self.size = len(names) if names else size
        self.first = first
        self.label = label or name
        self.element = element
        self.index = {names[i]: i for i in range(len(names))}

    def called(self, label: str) -> "Kind":
        """The same kind as another argument: the seat that pays, the seat that is paid."""
        return Kind(self.name, self.names, self.size, self.first, label, self.element)

    def text(self, member: int) -> str:
        """The member's word in the notation."""
        return self.names[member] if self.names else str(member + self.first)

    def find(self, word: str) -> int:
        """The member that the word names, or -1."""
        if self.names:
            return self.index.get(word, -1)
        if not (word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER and str(int(word)) == word):
            return -1
        member = int(word) - self.first
        return member if 0 <= member < self.size else -1

    def allowed(self) -> str:
        """What the notation takes here, for error messages."""
        if len(self.names) > LONGEST_LIST:
            return f"the name of a {self.name}"
        if self.names:
            return "one of " + ", ".join(self.names)
        return f"a number from {self.first} to {self.first + self.size - 1}"


class Verb:
    """One word of the notation with up to three arguments; its actions are a run of ints.

    `rule` is the rule ID that says what the verb does: the reason given where nobody asks for it.
    """

    def __init__(self, name: str, rule: str, *kinds: Kind) -> None:
        if len(kinds) > 3:
            raise ValueError(f"{name}: a verb takes at most three arguments; ask a second question")
        self.name = name
        self.rule = rule
        self.kinds = kinds
        sizes = [kind.size for kind in kinds] + [1] * (3 - len(kinds))
        self.second = sizes[1]
        self.third = sizes[2]
        self.size = sizes[0] * sizes[1] * sizes[2]
        self.base = 0  # where the run begins; set by the ActionSpace

    def of(self, a: int = 0, b: int = 0, c: int = 0) -> int:
        """The action with these arguments."""
        return self.base + (a * self.second + b) * self.third + c

    def args(self, action: int) -> tuple[int, int, int]:
        """The arguments of one of this verb's actions; unused ones are 0."""
        rest = action - self.base
        c = rest % self.third
        rest //= self.third
        return rest // self.second, rest % self.second, c

    def first(self, action: int) -> int:
        """The first argument alone."""
        return (action - self.base) // (self.second * self.third)

    def has(self, action: int) -> bool:
        """Is this one of the verb's actions?"""
        return self.base <= action < self.base + self.size


class ActionSpace:
    """All verbs of a game, end to end. Its size is a policy's width, its order that of `legal`."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs: tuple[Verb, ...] = ()
        self.by_name: dict[str, Verb] = {}
        self.starts: list[int] = []
        self.size = 0
        for verb in verbs:
            self.add(verb)

    def add(self, verb: Verb) -> Verb:
        """One more verb, its actions after all others."""
        if verb.name in self.by_name:
            raise ValueError(f"two verbs of one name: {verb.name}")
        verb.base = self.size
        self.verbs += (verb,)
        self.by_name[verb.name] = verb
        self.starts.append(self.size)
        self.size += verb.size
        return verb

    def declare(self, name: str, rule: str, *kinds: Kind) -> Verb:
        """A new verb, declared where it is added."""
        return self.add(Verb(name, rule, *kinds))

    def verb(self, action: int) -> Verb:
        """Whose action this is."""
        if not 0 <= action < self.size:
            raise NotAnAction(f"{action} is not an action: the numbers go from 0 to {self.size - 1}")
        return self.verbs[bisect_right(self.starts, action) - 1]

    def text(self, action: int) -> str:
        """The action in the notation."""
        verb = self.verb(action)
        a, b, c = verb.args(action)
        members = (a, b, c)
        return " ".join([verb.name, *[verb.kinds[i].text(members[i]) for i in range(len(verb.kinds))]])

    def parse(self, text: str) -> int:
        """The action that the text names. Case and spacing do not matter."""
        words = text.strip().lower().split()
        if not words:
            raise NotAnAction("an empty line is not an action")
        verb = self.by_name.get(words[0])
        if verb is None:
            near = nearest(words[0], list(self.by_name))
            hint = f"did you mean '{near}'?" if near else "the verbs are " + ", ".join(self.by_name)
            raise NotAnAction(f"'{brief(words[0])}' is not a verb of this game: {hint}")
        wanted = verb.kinds
        if len(words) - 1 != len(wanted):
            form = " ".join([verb.name, *[f"<{kind.label}>" for kind in wanted]])
            raise NotAnAction(f"'{brief(text.strip())}': '{verb.name}' is written '{form}'")
        members = [0, 0, 0]
        for i in range(len(wanted)):
            members[i] = wanted[i].find(words[i + 1])
            if members[i] < 0:
                near = nearest(words[i + 1], wanted[i].names)
                hint = f"did you mean '{near}'?" if near else f"it takes {wanted[i].allowed()}"
                raise NotAnAction(
                    f"'{brief(words[i + 1])}' is not a valid {wanted[i].label} of '{verb.name}': {hint}"
                )
        return verb.of(members[0], members[1], members[2])
