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
        if self.many is not None and isinstance(count, int):
            return plural(self.one, self.many, **{**params, "count": count})
        return _(self.one, **params)


def mark(one: str, many: str | None = None) -> Message:
    """A literal message for a table; catalogues are gathered from the calls of this."""
    return Message(one, many)
