"""One plain sentence for how a deal went beside Club: won or lost, better or worse than Club with the same cards."""

from __future__ import annotations

from decimal import Decimal
from typing import Final

from game.i18n import _, plural
from game.i18n.wording import number_text

_SOME: Final = 25
"""The number whose form stands beside points with decimals."""


def verdict(*, won: bool, lead: Decimal) -> str:
    """`lead` is by how many points the player did better than Club; negative where worse."""
    if lead == 0:
        return (
            _("You won, with just as many points as a Club player made of the same cards.")
            if won
            else _("You lost, but a Club player made just as many points of the same cards.")
        )
    points = abs(lead)
    count = int(points) if points == int(points) else _SOME
    said = number_text(points)
    if won and lead > 0:
        return plural(
            "You won, and did {points} point better than a Club player with the same cards.",
            "You won, and did {points} points better than a Club player with the same cards.",
            count,
            points=said,
        )
    if won:
        return plural(
            "You won, though a Club player did {points} point better with the same cards.",
            "You won, though a Club player did {points} points better with the same cards.",
            count,
            points=said,
        )
    if lead > 0:
        return plural(
            "You lost, yet did {points} point better than a Club player with the same cards.",
            "You lost, yet did {points} points better than a Club player with the same cards.",
            count,
            points=said,
        )
    return plural(
        "You lost; a Club player did {points} point better with the same cards.",
        "You lost; a Club player did {points} points better with the same cards.",
        count,
        points=said,
    )
