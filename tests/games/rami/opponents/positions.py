"""The positions of Rami, built as in every rummy."""

from __future__ import annotations

from functools import partial

from game.games.rami.rules import RULES
from tests.families.rummy.opponents.positions import thinned, view_of
from tests.opponents.positions import Sheet

SHEET = Sheet(partial(view_of, RULES), thinned=thinned)
