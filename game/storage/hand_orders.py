"""The player's order of the hand of a match, for when it is gone on with; it is no part of the record."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

import msgspec

from game.storage.files import write_atomically
from game.storage.regular_files import read_regular

FILE: Final = "hands.json"
_LARGEST: Final = 1024 * 1024
"""Bytes; the file has a few thousand."""
_MOST: Final = 40
"""The number of matches that are remembered, those that were left last."""


@dataclass(frozen=True, slots=True)
class HandOrder:
    """The order of one hand."""

    round: int
    sorting: Annotated[str, msgspec.Meta(max_length=20)]
    """The key of the sorting, or that the order is the player's own."""
    cards: Annotated[str, msgspec.Meta(max_length=1000)]
    """All of them from left to right, in text form."""


class HandOrders:
    """The orders of all matches, by the names of their records. A disk that refuses costs the orders alone."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE

    def of(self, record: str) -> HandOrder | None:
        """The order in which the hand of a match was left."""
        return self._read().get(record)

    def keep(self, record: str, order: HandOrder | None) -> None:
        """Remember the order of a match from now on, or none any more."""
        kept = self._read()
        if kept.get(record) == order:
            return
        kept.pop(record, None)
        if order is not None:
            kept[record] = order
        latest = dict(list(kept.items())[-_MOST:])
        with suppress(OSError):
            write_atomically(self._path, msgspec.json.format(msgspec.json.encode(latest)))

    def _read(self) -> dict[str, HandOrder]:
        with suppress(OSError, msgspec.MsgspecError, RecursionError, ValueError):
            return msgspec.json.decode(read_regular(self._path, _LARGEST), type=dict[str, HandOrder], strict=True)
        return {}
