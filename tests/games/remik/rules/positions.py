"""Positions of Remik built from text, seat 0 to act."""

from __future__ import annotations

from game.games.remik.rules import RULES as REMIK
from tests.families.rummy.rules.positions import Table

TABLE = Table(REMIK)
position, dealt = TABLE.position, TABLE.dealt
after, events, reason, legal, lines = TABLE.after, TABLE.events, TABLE.reason, TABLE.legal, TABLE.lines
totals = TABLE.totals
