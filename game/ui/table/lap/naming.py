"""What is done at a table, in a word each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.i18n import Message, mark
from game.ui.graphics.drawing import Style
from game.ui.table.lap.deeds import Deed

_WORDS: Final[Mapping[Deed, Message]] = {
    Deed.DRAWN: mark("draws"),
    Deed.TAKEN: mark("takes"),
    Deed.RESERVE: mark("new hand"),
    Deed.LAID: mark("lays"),
    Deed.ADDED: mark("adds"),
    Deed.DISCARDED: mark("discards"),
    Deed.PLAYED: mark("plays"),
    Deed.WON: mark("wins"),
}
_SIZE: Final = 17


def deed_word(deed: Deed) -> str:
    """What somebody does."""
    return _WORDS[deed].said()


def word_size(style: Style) -> int:
    """Pixels of such a word above cards."""
    return style.text(_SIZE)
