"""What is called out over the column of a team when a round is counted: the word that its players talk about."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from decimal import Decimal
from typing import Final

import pygame

from game.i18n.phrases import phrases_of
from game.match.match import Match
from game.ui.graphics.drawing import Style
from game.ui.text import TextStyle

LANDS_MS: Final = 280.0
"""For a stamp to come down."""
_FROM: Final = 1.9
"""How much larger it is at first."""
_TURN: Final = 7.0
"""Degrees by which it is not straight."""
_LETTERS: Final = (64, 54, 46, 40, 34, 28)
_WENT_OUT: Final = "went_out"


@dataclass(frozen=True, slots=True)
class Stamp:
    """A word, and whether those whose column it is are glad of it."""

    word: str
    good: bool


def stamps_of(match: Match, out: Collection[int]) -> Mapping[int, Stamp]:
    """By team; `out` are the teams one of whose players went out."""
    sign = -1 if match.game.fewest_win else 1
    found: dict[int, Stamp] = {}
    for key, message in phrases_of(match.game_name).stamps.items():
        worth = {team: Decimal(0) for team in out if key == _WENT_OUT}
        for line in match.history()[-1].lines:
            if key in (line.key, dict(line.detail).get("kind")):
                worth[line.team] = worth.get(line.team, Decimal(0)) + sign * line.points
        losing = {team: points for team, points in worth.items() if points < 0}
        for team, points in (losing or worth).items():  # of what one loses to the other, the loser is talked about
            found.setdefault(team, Stamp(message.said(), points >= 0))
    return found


def paint_stamp(
    surface: pygame.Surface, style: Style, stamp: Stamp, room: pygame.Rect, since: float, now: float
) -> None:
    """In the middle of a room, as large as has its place there; none where even the smallest has not."""
    for units in _LETTERS:
        plate = _plate(style, stamp, style.text(units))
        if plate.get_width() <= room.width and plate.get_height() <= room.height:
            break
    else:
        return
    left = max(0.0, 1.0 - (now - since) / LANDS_MS) ** 2
    if left > 0:
        plate = pygame.transform.rotozoom(plate, 0.0, 1.0 + (_FROM - 1.0) * left)
        plate.set_alpha(round(255 * (1.0 - left / 2)))
    surface.blit(plate, plate.get_rect(center=room.center))


def _plate(style: Style, stamp: Stamp, size: int) -> pygame.Surface:
    """The word in a double frame, a little turned; drawn larger than it is, so that its edges are smooth."""
    theme, px = style.theme, style.px
    name = f"stamp {stamp.word} {stamp.good} {theme.name}"
    made = style.pictures.made(name, (size, size))
    if made is not None:
        return made
    colour = theme.good if stamp.good else theme.bad
    line = style.type.line(stamp.word, 2 * size, colour, TextStyle.STRONG)
    wide, high = line.get_width() + px(88), line.get_height() + px(40)
    whole = pygame.Rect(px(4), px(4), wide - 2 * px(4), high - 2 * px(4))
    plate = pygame.Surface((wide, high), pygame.SRCALPHA)
    pygame.draw.rect(plate, theme.panel, whole, border_radius=px(20))
    pygame.draw.rect(plate, colour, whole, px(8), px(20))
    pygame.draw.rect(plate, colour, whole.inflate(-px(26), -px(26)), px(3), px(10))
    plate.blit(line, line.get_rect(center=whole.center))
    return style.pictures.store(name, (size, size), pygame.transform.rotozoom(plate, _TURN, 0.5))
