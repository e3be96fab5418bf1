"""Positions of Rami built from text, seat 0 to act."""

from __future__ import annotations

from game.games.rami.rules import RULES as RAMI
from tests.families.rummy.rules.positions import Table

TABLE = Table(RAMI)
position, dealt = TABLE.position, TABLE.dealt
after, events, reason, legal, lines = TABLE.after, TABLE.events, TABLE.reason, TABLE.legal, TABLE.lines
totals = TABLE.totals
