"""What Club makes of deals, known at once."""

from __future__ import annotations

from decimal import Decimal

from game.match.deals.par import Par, Question


class KnownPars:
    """Answers every question alike."""

    busy = False

    def par(self, _question: Question) -> Par:
        return Par((Decimal(35),) * 4, (Decimal(35),) * 4)

    def wake_after(self) -> None:
        return None
