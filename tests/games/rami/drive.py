"""A person at a table of Rami: the second player draws from the stock (rami 3.2)."""

from __future__ import annotations

from typing import Final

from drive.families.rummy import Rummy


class Rami(Rummy):
    """A rummy whose discards are free to be taken but for that turn."""

    barred = "first_draw_from_stock"


DRIVE: Final = Rami()
