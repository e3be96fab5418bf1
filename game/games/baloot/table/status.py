"""What is always there on the table of Baloot: contract, dealer, bubbles of what was said, points taken so far."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

import pygame

from game.cards import Suit
from game.engine import Event, Shuffled
from game.games.baloot.rules.events import Bought
from game.games.baloot.rules.state import Cutting
from game.games.baloot.rules.view import BalootView
from game.games.baloot.table.auction import ContractFacts, contract_facts
from game.games.baloot.table.bubbles import Bubble, PointsFacts, after, points_facts, told_word
from game.i18n import _, plural
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.graphics.theme import hex_of
from game.ui.table.calls import call_area, draw_call
from game.ui.table.context import TableComponent, TableContext
from game.ui.table.layout.geometry import Rect
from game.ui.table.layout.zone import Zone
from game.ui.text import TextStyle
from game.ui.widgets.graph import draw_mark

_WORD: Final = 32
_SMALL: Final = 19
_POINTS: Final = 28
_TEAM: Final = 20
_NOTE: Final = 16
"""Units of the letters of points, of the names before them, and of what is said of them."""


def draw_contract(surface: pygame.Surface, style: Style, rect: pygame.Rect, facts: ContractFacts) -> None:
    """The sign of the trump suit large, the word, how often it counts, who bought it, and whether it is locked."""
    theme, px = style.theme, style.px
    draw_panel(surface, style, rect, PanelKind.ROW_CHOSEN if facts.final else PanelKind.ROW, radius=10)
    side = rect.height - 2 * px(10)
    sign = pygame.Rect(rect.left + px(10), rect.top + px(10), side, side)
    draw_trump(surface, style, sign, facts.suit, sun=facts.sun)
    left, room = sign.right + px(12), rect.right - sign.right - px(22)
    big, small = min(style.text(_WORD), rect.height * 3 // 10), min(style.text(_SMALL), rect.height * 2 // 10)
    high, step = style.type.height(big, TextStyle.STRONG), style.type.height(small)
    lines, more = [facts.by], facts.locked or facts.brief
    fits = style.type.width(more, style.type.fitted(more, small, room)) <= room
    if fits and high + 2 * step <= rect.height - px(4):  # it explains what the signs say
        lines.append(more)
    top = rect.centery - (high + step * len(lines)) // 2 - px(3) * (len(lines) > 1)
    word = style.type.line(facts.word, big, theme.text, TextStyle.STRONG)
    surface.blit(word, (left, top))
    if facts.times:
        times = style.type.line(facts.times, big, theme.gilt, TextStyle.STRONG)
        surface.blit(times, (left + word.get_width() + px(14), top))
        if facts.locked:
            side = round(big * 0.8)
            lock = pygame.Rect(left + word.get_width() + times.get_width() + px(26), 0, side, side)
            lock.centery = top + high // 2
            surface.blit(style.pictures.drawn(_LOCK.format(colour=hex_of(theme.gilt)), lock.size), lock)
    top += high
    for line in lines:
        size = style.type.fitted(line, small, room)
        surface.blit(style.type.line(style.type.shortened(line, size, room), size, theme.text_soft), (left, top))
        top += step


def draw_trump(surface: pygame.Surface, style: Style, rect: pygame.Rect, suit: Suit | None, *, sun: bool) -> None:
    """The sign of a suit on card paper, a sun where there are no trumps, a question while the suit is not named."""
    draw_panel(surface, style, rect, PanelKind.PARCHMENT, radius=10)
    inner = rect.inflate(-rect.width * 24 // 100, -rect.height * 24 // 100)
    if suit is not None:
        surface.blit(style.pictures.svg(("suits", f"{suit.letter}.svg"), inner.size), inner)
    elif sun:
        surface.blit(style.pictures.drawn(_SUN_SIGN, inner.size), inner)
    else:
        line = style.type.line("?", round(inner.height * 0.9), style.theme.ink, TextStyle.STRONG)
        surface.blit(line, line.get_rect(center=rect.center))


def draw_points(surface: pygame.Surface, style: Style, rect: pygame.Rect, facts: PointsFacts) -> None:
    """A row a team: its name, what of its raw points comes from projects, and at the end all of them."""
    theme, px, type_ = style.theme, style.px, style.type
    draw_panel(surface, style, rect, PanelKind.PANEL, radius=8)
    small, pad, bold = min(style.text(_NOTE), rect.height * 2 // 10), px(12), TextStyle.STRONG
    left, right, top = rect.left + pad, rect.right - pad, rect.top + px(6)
    head = type_.height(small)
    step = (rect.bottom - px(3) - top - head) // len(facts.names)
    big, named = min(style.text(_POINTS), step * 8 // 10), min(style.text(_TEAM), step * 7 // 10)
    caption = type_.line(_("card points"), type_.fitted(_("card points"), small, rect.width // 2), theme.text_soft)
    surface.blit(caption, caption.get_rect(topright=(right, top)))
    numbers = [str(cards + projects) for cards, projects in zip(facts.cards, facts.projects, strict=True)]
    begin = left + px(22) + max(type_.width(name, named, bold) for name in facts.names) + px(10)
    end = right - max(type_.width(number, big, bold) for number in numbers) - px(12)
    for place, (name, number) in enumerate(zip(facts.names, numbers, strict=True)):
        middle = top + head + step * place + step // 2
        if place:
            surface.fill(theme.panel_edge, (left, middle - step // 2, right - left, 1))
        draw_mark(surface, style, place, (left + px(8), middle), 7)
        label = type_.line(name, named, theme.us if place == 0 else theme.them, bold)
        surface.blit(label, label.get_rect(midleft=(left + px(22), middle)))
        total = type_.line(number, big, theme.text, bold)
        surface.blit(total, total.get_rect(midright=(right, middle)))
        if facts.projects[place]:  # where there is no room they are in the total all the same
            extra = _("{points} from projects", points=facts.projects[place])
            size = type_.fitted(extra, small, end - begin)
            if type_.width(extra, size) <= end - begin:
                part = type_.line(extra, size, theme.text_soft)
                surface.blit(part, part.get_rect(midright=(end, middle)))


def draw_dealer(surface: pygame.Surface, style: Style, rect: pygame.Rect) -> None:
    """A brass coin with three cards on it: who deals."""
    theme = style.theme
    cards = "".join(
        f'<rect x="38" y="26" width="26" height="38" rx="4" fill="{hex_of(theme.parchment)}" '
        f'stroke="{hex_of(theme.ink)}" stroke-width="3" transform="rotate({angle} 50 70)"/>'
        for angle in (-24, 0, 24)
    )
    markup = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<circle cx="50" cy="50" r="46" fill="{hex_of(theme.brass)}" stroke="{hex_of(theme.brass_dark)}" '
        f'stroke-width="6"/>{cards}</svg>'
    )
    surface.blit(style.pictures.drawn(markup, rect.size), rect)


_RAYS: Final = "".join(
    f'<path d="M50 4 L56 22 L44 22 Z" transform="rotate({angle} 50 50)"/>' for angle in range(0, 360, 45)
)
_SUN_SIGN: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
    f'<g fill="#b4780f">{_RAYS}<circle cx="50" cy="50" r="24"/></g></svg>'
)
_LOCK: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><g fill="none" stroke="{colour}" stroke-width="11">'
    '<path d="M28 48 V32 A22 22 0 0 1 72 32 V48"/></g>'
    '<rect x="16" y="46" width="68" height="48" rx="8" fill="{colour}"/></svg>'
)


class Status(TableComponent[BalootView]):
    """Badge, coin, bubbles and points; each changes when what changes it is told."""

    def __init__(self, table: TableContext[BalootView]) -> None:
        super().__init__(table)
        self._names = table.match.names
        self._bubbles: Mapping[int, Bubble] = {}
        self._contract: ContractFacts | None = None
        self._coming: ContractFacts | None = None
        self._told: BalootView | None = None
        """What was told so far, as long as points are counted."""
        self._dealer = 0
        self._public: Suit | None = None
        self._take(table.view())

    def _take(self, view: BalootView) -> None:
        self._contract = self._coming = contract_facts(view, self._names)
        self._told = view
        self._dealer = view.dealer
        self._note_public(view)

    def _note_public(self, view: BalootView) -> None:
        card = view.public if view.public is not None else view.taken
        self._public = None if card is None else card.suit

    def prepare(self, view: BalootView) -> Callable[[], None]:
        """How things stand once that is told."""
        self._coming = contract_facts(view, self._names)
        if not isinstance(view.phase, Cutting):
            self._note_public(view)
        return lambda: self._take(view)

    def on_event(self, event: Event) -> None:
        """Bubbles come at once; the contract when the card is bought."""
        self._bubbles = after(self._bubbles, event, self._public)
        match event:
            case Shuffled():
                self._contract = self._told = None
            case Bought():
                self._contract = self._coming

    def replay(self, events: Sequence[Event]) -> None:
        """Everything as it stands."""
        self._take(self.table.view())
        self._bubbles = {}
        for event in events:
            self._bubbles = after(self._bubbles, event, self._public)

    def called(self, event: Event) -> str:
        """What its player says."""
        said = told_word(event, self._public)
        return said.text if said is not None else ""

    @property
    def _points(self) -> PointsFacts | None:
        """Of the tricks that were taken: one that lies on the table still, as in a replay, does not count yet."""
        view = self._told
        if view is not None and view.tricks and view.claimed is None:
            board, last = self.board, view.tricks[-1].cards
            places = [place for place in board.layout.slots if place.zone == "trick"]
            lying = [sprite.face for place in places for sprite in board.pool.at(place)]
            if len(lying) == len(last) and set(lying) == set(last):
                view = replace(view, tricks=view.tricks[:-1])
        return points_facts(view) if view is not None else None

    def words(self) -> Sequence[str]:
        """The contract, who deals, and the points so far."""
        told = [self._deals]
        facts, points = self._contract, self._points
        if facts is not None:
            told.append(" ".join(filter(None, (facts.word, facts.times, facts.by, facts.locked or facts.brief))) + ".")
        if points is not None:
            for place, name in enumerate(points.names):
                taken = points.cards[place] + points.projects[place]
                told.append(plural("{name}: {count} card point.", "{name}: {count} card points.", taken, name=name))
        return told

    @property
    def _deals(self) -> str:
        return _("{name} deals.", name=self._names[self._dealer])

    def meanings(self) -> Sequence[tuple[pygame.Rect, str]]:
        """Whose the coin is."""
        coin = self.board.layout.zones.get(Zone("dealer", self._dealer))
        return [(pygame.Rect(coin), self._deals)] if coin is not None else []

    def contents(self) -> Mapping[str, tuple[pygame.Rect, object]]:
        """The badge, the points, the coin, and a bubble for everybody who said something."""
        shown: dict[str, tuple[pygame.Rect, object]] = {}
        zones = self.board.layout.zones
        if "badge" in zones:
            shown["badge"] = (pygame.Rect(zones[Zone("badge")]), self._contract)
        if "points" in zones:
            shown["points"] = (pygame.Rect(zones[Zone("points")]), self._points)
        for seat in range(len(self._names)):
            if Zone("dealer", seat) in zones:
                shown[f"dealer.{seat}"] = (pygame.Rect(zones[Zone("dealer", seat)]), seat == self._dealer)
            if Zone("said", seat) in zones:
                zone = self._with_tail(zones[Zone("said", seat)])
                bubble = self._bubbles.get(seat)
                shown[f"said.{seat}"] = (zone, None if bubble is None else bubble.said)
        return shown

    def _with_tail(self, zone: Rect) -> pygame.Rect:
        """All that a bubble in this zone may cover."""
        margin = self.style.px(28)
        return pygame.Rect(zone).inflate(margin, margin)

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """What lies below the cards."""
        style = self.style
        zones = {name: pygame.Rect(rect) for name, rect in self.board.layout.zones.items()}
        badge, points, taken = zones.get(Zone("badge")), zones.get(Zone("points")), self._points
        if badge is not None and self._contract is not None and badge.colliderect(area):
            draw_contract(surface, style, badge, self._contract)
        if points is not None and taken is not None and points.colliderect(area):
            draw_points(surface, style, points, taken)
        coin = zones.get(Zone("dealer", self._dealer))
        if coin is not None and coin.colliderect(area):
            draw_dealer(surface, style, coin)

    def hanging(self) -> Sequence[pygame.Rect]:
        """The bubbles."""
        zones = {name: pygame.Rect(rect) for name, rect in self.board.layout.zones.items()}
        return [
            call_area(
                self.style,
                one.said.text,
                zones[Zone("said", seat)],
                quiet=one.said.is_pass,
                panel=zones[Zone("seat", seat)],
            )
            for seat, one in self._bubbles.items()
            if Zone("said", seat) in zones
        ]

    def paint_over(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Bubbles, which may hang over cards."""
        for seat, bubble in self._bubbles.items():
            zone = self.board.layout.zones.get(Zone("said", seat))
            if zone is not None and self._with_tail(zone).colliderect(area):
                said, panel = bubble.said, pygame.Rect(self.board.layout.zones[Zone("seat", seat)])
                draw_call(surface, self.style, said.text, pygame.Rect(zone), quiet=said.is_pass, panel=panel)
