"""Short texts that several scenes share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from decimal import Decimal

from game.i18n import _, as_unit, decimal_sign
from game.ui.motion import Pace


def number_text(points: Decimal) -> str:
    """Points without needless zeros, with a true minus sign."""
    return decimal_sign(f"{points.normalize():f}".replace("-", "−"))


def signed_text(points: Decimal) -> str:
    """Points with their sign."""
    return number_text(points) if points < 0 else "+" + number_text(points)


def score_text(totals: Sequence[Decimal]) -> str:
    """Totals of the teams, such as `120 : 84.5`."""
    return " : ".join(number_text(total) for total in totals)


def names_text(names: Iterable[str]) -> str:
    """Names side by side, in the order in which lines of the language are read."""
    return " · ".join(as_unit(name) for name in names)


def level_name(level: str | None) -> str:
    """What a level of opponents is called; None is a person."""
    names = {
        None: _("Player"),
        "random": _("Random"),
        "greedy": _("Greedy"),
        "novice": _("Novice"),
        "casual": _("Casual"),
        "club": _("Club"),
    }
    return names.get(level, level or "")


def pace_choices() -> list[tuple[Pace, str]]:
    """The speeds and what they are called."""
    return [
        (Pace.OFF, _("No motion")),
        (Pace.SLOW, _("Slow")),
        (Pace.NORMAL, _("Normal")),
        (Pace.FAST, _("Fast")),
        (Pace.INSTANT, _("Instant")),
    ]
