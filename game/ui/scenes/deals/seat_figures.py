"""By how much points differ from Club's, in words, with a sign and in colours."""

from __future__ import annotations

from decimal import Decimal
from typing import Final

import pygame

from game.i18n import _
from game.i18n.wording import number_text, signed_text
from game.ui.graphics.drawing import Style
from game.ui.graphics.theme import Rgb, hex_of, mixed

_GROOVE: Final = 0.8
"""How much of the colour of edges is in the ground of tracks."""


def difference_texts(lead: Decimal, *, fewest_win: bool) -> tuple[str, str]:
    """By how much points differ from Club's, in words, and in fewer of them; `lead` is by how much they are better."""
    if lead == 0:
        return _("As many as a Club player"), _("Even")
    points = number_text(abs(lead))
    if (lead > 0) is fewest_win:
        return _("{points} fewer than a Club player", points=points), _("{points} fewer", points=points)
    return _("{points} more than a Club player", points=points), _("{points} more", points=points)


def lead_text(lead: Decimal, *, fewest_win: bool) -> str:
    """The same with a sign, where that cannot be misread: not where fewer are a lead."""
    return difference_texts(lead, fewest_win=fewest_win)[1] if fewest_win or lead == 0 else signed_text(lead)


def lead_colour(style: Style, lead: Decimal) -> Rgb:
    """As reviews tell better from worse; gold and blue belong to the sides."""
    return style.theme.text if lead == 0 else style.theme.good if lead > 0 else style.theme.bad


def pill(surface: pygame.Surface, style: Style, rect: pygame.Rect, colour: Rgb) -> None:
    """A bar with round ends."""
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{rect.width}" height="{rect.height}">'
        f'<rect width="{rect.width}" height="{rect.height}" rx="{rect.height / 2}" fill="{hex_of(colour)}"/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, rect.size), rect)


def groove_colour(style: Style) -> Rgb:
    """The ground of tracks."""
    return mixed(style.theme.panel, style.theme.panel_edge, _GROOVE)
