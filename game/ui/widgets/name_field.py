"""A line to type a name into, which says what is wrong with one that nobody can have."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.engine.names import LONGEST_TYPED, name_fault
from game.engine.record import Notice
from game.i18n.phrases import notice_text
from game.ui.widgets.field import TextField


class NameField(TextField):
    """Takes a name of up to `LONGEST_TYPED` characters; a refused one is not taken, and the reason stands beside it."""

    def __init__(self, name: str, text: str, action: Callable[[str], None], *, empty: str = "", tip: str = "") -> None:
        longest = max(LONGEST_TYPED, len(text))
        refuses = partial(_reason_against, longest)
        super().__init__(name, text, action, empty=empty, longest=longest, accepts=_anything, refuses=refuses, tip=tip)


def _anything(_sign: str) -> bool:
    return True


def _reason_against(longest: int, name: str) -> str:
    fault = name_fault(name, longest)
    return "" if fault is None else notice_text(Notice(fault.value, (("count", longest),)))
