"""Who plays for which team, as the scenes of scores show it: the player's own team first."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Final

import pygame

from game.engine.record import SeatSetup
from game.i18n import _
from game.i18n.wording import names_text, number_text
from game.match.saved_views import TeamView
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.graphics.medallion import draw_medallion, face_of
from game.ui.graphics.text import TextStyle
from game.ui.kit import Extent, Node, Space
from game.ui.widgets.graph import draw_mark

_NAME: Final = 28
_HONOUR: Final = 21
_TOTAL: Final = 44
_TOTAL_ABOVE: Final = 34
"""Units of a total, and of one above the names of the players."""
_MEMBERS: Final = 21
_BESIDE: Final = 18
"""Units of these names at least as long as the total stands beside them, in the middle of the card."""
_GROWN: Final = ((1.5, 17), (1.3, 17), (1.2, 17), (1.1, 17), (1.0, 17), (1.0, 15))
"""All words may be so much larger on a card that is so much higher, as long as portraits are large as well; with the
least units of the names of players."""
_FACED: Final = 0.58
"""The part of the height of a card that large portraits take."""
_LEAST_FACE: Final = 34
"""Units of the smallest portraits."""
_FEWEST_CARDS: Final = 2
_LEAST_CARD: Final = 240
"""Units of the width of a card at least."""
_RAYS: Final = 24
"""The share of a crowned portrait that its rays take, in percent."""


def faces_of(style: Style, seats: Sequence[SeatSetup], teams: Sequence[int], team: int) -> list[str]:
    """The portraits of a team's players."""
    return [face_of(style, setup) for setup, of in zip(seats, teams, strict=True) if of == team]


def card_height(style: Style, teams: int = 2) -> int:
    """The height of a team's card in pixels; of more than two teams they are lower, for they have one member each."""
    members = style.type.height(style.text(_MEMBERS)) + style.px(12) if teams <= 2 else style.px(14)
    return style.type.height(style.text(_TOTAL), TextStyle.STRONG) + members


@dataclass(frozen=True, slots=True)
class TeamCard:
    """What the card of a team says."""

    place: int
    """0 for the own team."""
    name: str
    members: Sequence[str]
    """Its players, with what is told of each."""
    total: Decimal
    won: bool
    faces: Sequence[str]
    """The portraits of its members, in the same order."""

    @property
    def crowned(self) -> bool:
        """Whether the own team won."""
        return self.won and self.place == 0

    @property
    def honour(self) -> str:
        """What stands beside the name of who won."""
        return _honour(self.members) if self.won else ""


def _honour(members: Sequence[str]) -> str:
    return _("Winner") if len(members) == 1 else _("Winners")


class TeamCards(Node):
    """A card for each team of a match below one another, as many as have room."""

    _GAP: Final = Space.MEDIUM

    def __init__(
        self, teams: Sequence[TeamView], *, fewest: int = _FEWEST_CARDS, grow: float = 0, optional: bool = False
    ) -> None:
        """Show the teams, at least `fewest` of them."""
        super().__init__(grow=grow, optional=optional)
        self._fewest = fewest
        self._teams = tuple(teams)

    def texts(self) -> Iterator[str]:
        """Name, players and points of every team."""
        for team in self._teams:
            yield f"{team.name}: {number_text(team.total)}"
            if team.won:
                yield _honour(team.members)
            if len(team.members) > 1:
                yield names_text(team.members)

    def measure_width(self, style: Style) -> Extent:
        """A card is as wide as its room."""
        return Extent(style.px(_LEAST_CARD), style.px(2 * _LEAST_CARD))

    def measure_height(self, style: Style, width: int) -> Extent:
        """All of them, or two where there are more."""
        count, gap = len(self._teams), style.px(self._GAP.value)
        step = card_height(style, count) + gap
        return Extent(min(count, self._fewest) * step - gap, count * step - gap)

    def content(self) -> Hashable:
        """What they say."""
        return self._teams

    def paint(self, surface: pygame.Surface, style: Style, area: pygame.Rect) -> None:
        """All of one build, and as high as the room lets them be."""
        count, gap = len(self._teams), style.px(self._GAP.value)
        usual = card_height(style, count)
        fitting = min(count, (self.rect.height + gap) // (usual + gap))
        if fitting <= 0:
            return
        high = (self.rect.height + gap) // fitting - gap
        places = range(fitting)
        draw_team_cards(
            surface,
            style,
            [pygame.Rect(self.rect.left, self.rect.top + at * (high + gap), self.rect.width, high) for at in places],
            [_card(style, at, self._teams[at]) for at in places],
        )


def _card(style: Style, place: int, team: TeamView) -> TeamCard:
    faces = [face_of(style, setup) for setup in team.seats]
    return TeamCard(place, team.name, team.members, team.total, team.won, faces)


def draw_team_cards(
    surface: pygame.Surface, style: Style, rects: Sequence[pygame.Rect], cards: Sequence[TeamCard]
) -> None:
    """A panel for each team with its mark, name, players and total, all of one build.

    Portraits are as large as the card with the longest words lets them be. Where names are long, the totals move up
    beside the names of the teams.
    """
    room = min(rect.height / card_height(style, len(cards)) for rect in rects)
    for grown, smallest in _GROWN:
        larger = min(grown, room)
        side = min(
            _widest_face(style, rect, card, cards, larger, smallest) for rect, card in zip(rects, cards, strict=True)
        )
        face = side * (100 - _RAYS) // 100 if any(card.crowned for card in cards) else side
        if face >= min(rect.height for rect in rects) * _FACED:
            break
    begin = style.px(52) + (_faces_wide(side, cards) + style.px(14) if side else 0)
    above = any(
        style.type.width(names_text(card.members), style.text(_BESIDE * larger))
        > rect.width - begin - _total_room(style, card, larger)
        for rect, card in zip(rects, cards, strict=True)
        if len(card.members) > 1
    )
    for rect, card in zip(rects, cards, strict=True):
        _draw_card(surface, style, rect, card, cards, side, begin, larger, above=above)


def _draw_card(
    surface: pygame.Surface,
    style: Style,
    rect: pygame.Rect,
    card: TeamCard,
    cards: Sequence[TeamCard],
    side: int,
    begin: int,
    larger: float,
    *,
    above: bool,
) -> None:
    theme, px, name, members = style.theme, style.px, _NAME * larger, _MEMBERS * larger
    draw_panel(surface, style, rect, PanelKind.ROW_CHOSEN if card.crowned else PanelKind.ROW)
    draw_mark(surface, style, card.place, (rect.left + px(30), rect.centery), 11)
    if side:
        _draw_faces(surface, style, rect, card, cards, side)
    alone = len(card.members) == 1
    small = style.type.height(style.text(members))
    high = style.type.height(style.text(name), TextStyle.STRONG) + (0 if alone else small)
    top = rect.centery - high // 2
    drawn = draw_text(surface, style, card.name, name, theme.text, TextStyle.STRONG, topleft=(rect.left + begin, top))
    if card.honour:
        after, ink = (drawn.right + px(14), drawn.centery), theme.won if card.crowned else theme.lost
        room = rect.right - _total_room(style, card, larger) - after[0]
        honour = style.type.line(card.honour, style.text(_HONOUR * larger), ink, TextStyle.STRONG)
        if honour.get_width() <= room:
            surface.blit(honour, honour.get_rect(midleft=after))
    right = (rect.right - px(24), drawn.centery if above and not alone else rect.centery)
    size = (_TOTAL_ABOVE if above and not alone else _TOTAL) * larger
    draw_text(surface, style, number_text(card.total), size, theme.gilt, TextStyle.STRONG, midright=right)
    if alone:
        return
    players = names_text(card.members)
    room = rect.width - begin - (px(24) if above else _total_room(style, card, larger))
    size = style.type.fitted(players, style.text(members), room)
    line = style.type.line(style.type.shortened(players, size, room), size, theme.text)
    surface.blit(line, (drawn.left, drawn.bottom + (small - line.get_height()) // 2))


def _total_room(style: Style, card: TeamCard, larger: float) -> int:
    """The pixels at the end of a card that its total takes."""
    return style.type.width(number_text(card.total), style.text(_TOTAL * larger), TextStyle.STRONG) + style.px(24 + 20)


def _widest_face(
    style: Style, rect: pygame.Rect, card: TeamCard, cards: Sequence[TeamCard], larger: float, smallest: float
) -> int:
    """The side of the largest portraits beside which the words of a card have room; 0 where none have."""
    name = style.type.width(card.name, style.text(_NAME * larger), TextStyle.STRONG)
    if card.honour:
        name += style.px(14) + style.type.width(card.honour, style.text(_HONOUR * larger), TextStyle.STRONG)
    players = style.type.width(names_text(card.members), style.text(smallest)) if len(card.members) > 1 else 0
    words = max(name + _total_room(style, card, larger), players + style.px(24))
    room = rect.width - style.px(52) - style.px(14) - words
    side = rect.height - style.px(10)
    while side >= style.px(_LEAST_FACE) and _faces_wide(side, cards) > room:
        side -= 1
    return side if side >= style.px(_LEAST_FACE) else 0


def _step(side: int, cards: Sequence[TeamCard]) -> int:
    """From one portrait to the next: over a part of it, but rays do not lie upon one another."""
    return side if any(card.crowned for card in cards) else side * 3 // 4


def _faces_wide(side: int, cards: Sequence[TeamCard]) -> int:
    """The pixels that the portraits of the largest team take."""
    return side + (max(len(card.members) for card in cards) - 1) * _step(side, cards)


def _draw_faces(
    surface: pygame.Surface, style: Style, rect: pygame.Rect, card: TeamCard, cards: Sequence[TeamCard], side: int
) -> None:
    """The portraits of a team, crowned where the own one won; then those of the others are as small, for their rays."""
    theme = style.theme
    colour = (theme.us, theme.them, theme.good, theme.bad)[card.place % 4]
    for number, name in enumerate(card.members):
        face = pygame.Rect(0, 0, side, side)
        face.midleft = (rect.left + style.px(52) + number * _step(side, cards), rect.centery)
        if any(each.crowned for each in cards) and not card.crowned:
            face = face.inflate(-side * _RAYS // 100, -side * _RAYS // 100)
        draw_medallion(surface, style, face, name, colour, face=card.faces[number], crowned=card.crowned)
