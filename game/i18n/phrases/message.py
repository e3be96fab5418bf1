"""A message that is kept in a table and said later: the literal stands where catalogues find it."""

from __future__ import annotations

from dataclasses import dataclass

from game.i18n import _, plural


@dataclass(frozen=True, slots=True)
class Message:
    """One sentence, with a second form where it counts something by its parameter `count`."""

    one: str
    many: str | None = None

    def said(self, **params: object) -> str:
        """The sentence in the player's language."""
        count = params.get("count")
        if self.many is None or not isinstance(count, int):
            return _(self.one, **params)
        others = {name: value for name, value in params.items() if name != "count"}
        return plural(self.one, self.many, count, **others)


def mark(one: str, many: str | None = None) -> Message:
    """A literal message for a table; catalogues are gathered from the calls of this."""
    return Message(one, many)
