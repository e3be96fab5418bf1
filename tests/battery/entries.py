"""Every game for the battery: `tests/games/GAME/battery.py` says in `ENTRY` what has to be known of it."""

from __future__ import annotations

from importlib import import_module

from game.games import GAMES
from tests.battery.entry import Action, Entry, State

__all__ = ["ENTRIES", "Action", "Entry", "State"]

ENTRIES: tuple[Entry, ...] = tuple(import_module(f"tests.games.{name}.battery").ENTRY for name in GAMES)
