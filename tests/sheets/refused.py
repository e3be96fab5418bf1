"""What the score sheet of a game says about an entry that cannot have happened."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from game.engine.score_sheet import Entry, EntryError, SheetStanding, check_entry
from game.games import GAMES
from game.i18n.phrases import phrases_of


def said_of(name: str, entry: Entry, seats: int = 4, **options: Any) -> str:
    """The sentence and the clause; empty where the entry counts."""
    game = GAMES[name]
    standing = SheetStanding((Decimal(0),) * len(set(game.teams(seats))), 0, tuple(range(seats)))
    chosen = game.options(**options)
    check_entry(game.sheet.asks(chosen, standing, entry), entry)
    try:
        game.sheet.lines(chosen, standing, entry)
    except EntryError as error:
        return f"{phrases_of(name).refusal(error.refusal)} ({error.refusal.clause})"
    return ""
