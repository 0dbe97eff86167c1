"""The simplest bots: any legal action, or always the first one."""

from .bot import ListBot


class RandomBot(ListBot):
    """Each legal action is as likely as the other."""

    def pick(self, legal: list[int]) -> int:
        return legal[int(self.random.random() * len(legal))]  # the one draw that no Python version changes


class FirstBot(ListBot):
    """The first legal action, the lowest number: dull, quick and always the same."""

    def pick(self, legal: list[int]) -> int:
        return legal[0]
