"""What a table is shown for: it decides what is laid out, shown and offered there."""

from __future__ import annotations

from enum import Enum, auto


class TableMode(Enum):
    """The modes of a table. Somebody plays in the first two; in the others a match is only looked at."""

    PLAY = auto()
    COACHED = auto()
    """A lesson: the coach says what is to be done."""
    LAP = auto()
    """The last lap once more, for a moment: everything keeps the place that it has in play."""
    REPLAY = auto()
    """A match that is played back: nobody needs a place to arrange melds, and the prompt says what was done."""
    POSITION = auto()
    """The small picture of one decision: cards as large and as far apart as they have room, and few words."""

    @property
    def plays(self) -> bool:
        """Whether somebody plays."""
        return self in (TableMode.PLAY, TableMode.COACHED)

    @property
    def arranges(self) -> bool:
        """Whether there is a place where melds are arranged and calls are answered."""
        return self.plays or self is TableMode.LAP
