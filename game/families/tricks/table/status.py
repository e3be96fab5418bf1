"""Status of the table of a trick game: contract, dealer, bubbles of calls, points taken so far."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, Generic, Protocol, TypeVar

import pygame

from game.cards import Face, Suit
from game.engine import Event, SeatView, Shuffled
from game.families.tricks.table.dialogue import SpokenCall
from game.families.tricks.table.facts import Bubble, ContractFacts, PointsFacts, Talked, bubbles_after
from game.i18n import _, as_unit, plural
from game.tricks.rules import Trick
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.graphics.text import TextStyle
from game.ui.graphics.theme import hex_of
from game.ui.kit import (
    Align,
    Column,
    Drawing,
    FirstThatFits,
    Node,
    Panel,
    Role,
    Row,
    Rule,
    Space,
    Spacer,
    Text,
    Tone,
    team_mark,
)
from game.ui.kit.bubble import Bubble as SpeechBubble
from game.ui.table.calls import call_bubble
from game.ui.table.contract.context import TableComponent, TableContext
from game.ui.table.drawing.kept_nodes import KeptNodes
from game.ui.table.layout.zone import Zone

_LOCK_SIDE: Final = 25
"""Units of the lock behind how often a hand counts."""
_WORDINGS: Final = ((Role.HEADING, 2), (Role.STRONG, 2), (Role.STRONG, 1))
"""The role of a contract, and the lines below it; what explains the signs gives way."""


def contract_panel(facts: ContractFacts, side: float) -> Node:
    """The trump, `side` units large, the word, how often it counts, who bought it, and whether it is locked."""
    trump = Drawing(partial(draw_trump, facts.suit, facts.sign), (facts.suit, facts.sign), width=side, height=side)
    words = FirstThatFits(*(partial(_contract_words, facts, *each) for each in _WORDINGS), grow=1)
    kind = PanelKind.ROW_CHOSEN if facts.final else PanelKind.ROW
    return Panel(Row(trump, words), kind, pad=Space.SMALL, pad_above=Space.NONE, radius=10)


def _contract_words(facts: ContractFacts, role: Role, lines: int) -> Node:
    head: list[Node] = [Text(facts.word, role)]
    if facts.times:
        lock = Drawing(_draw_lock, None, width=_LOCK_SIDE, height=_LOCK_SIDE)
        head += [Text(facts.times, role, Tone.GILT), *([lock] if facts.locked else [])]
    more = [Text(line, Role.SMALL, close=True) for line in (facts.by, facts.locked or facts.brief)[:lines]]
    return Column(Row(*head), *more, gap=Space.NONE, justify=Align.CENTER)


def _draw_lock(surface: pygame.Surface, style: Style, rect: pygame.Rect) -> None:
    surface.blit(style.pictures.drawn(_LOCK.format(colour=hex_of(style.theme.gilt)), rect.size), rect)


def draw_trump(suit: Suit | None, sign: str, surface: pygame.Surface, style: Style, rect: pygame.Rect) -> None:
    """The sign of a suit on card paper, or of a contract without one; a question while the suit is not named."""
    draw_panel(surface, style, rect, PanelKind.PARCHMENT, radius=10)
    inner = rect.inflate(-rect.width * 24 // 100, -rect.height * 24 // 100)
    if suit is not None:
        surface.blit(style.pictures.svg(("suits", f"{suit.letter}.svg"), inner.size), inner)
    elif sign:
        surface.blit(style.pictures.drawn(sign, inner.size), inner)
    else:
        line = style.type.line("?", round(inner.height * 0.9), style.theme.ink, TextStyle.STRONG)
        surface.blit(line, line.get_rect(center=rect.center))


def points_panel(facts: PointsFacts) -> Node:
    """A row a team: its name, what of its raw points comes from projects, and at the end all of them."""
    numbers = [str(cards + projects) for cards, projects in zip(facts.cards, facts.projects, strict=True)]
    rows: list[Node] = [Text(_("card points"), Role.SMALL, side=Align.END, close=True)]
    for place, (name, number) in enumerate(zip(facts.names, numbers, strict=True)):
        origin: Node = Spacer(grow=1)
        if facts.projects[place]:
            words = facts.origin.said(points=facts.projects[place])
            sum_alone = as_unit(f"{facts.cards[place]} + {facts.projects[place]} =")
            origin = FirstThatFits(*(Text(each, Role.SMALL, side=Align.END) for each in (words, sum_alone)), grow=1)
        label = Text(name, Role.LABEL, Tone.THEM if place else Tone.US, reserve=facts.names)
        total = Text(number, Role.STRONG, side=Align.END, reserve=numbers)
        row = Row(team_mark(place, 7), label, origin, total, gap=Space.SMALL, grow=1)
        rows += [*([Rule()] if place else []), row]
    column = Column(*rows, gap=Space.NONE)
    return Panel(column, PanelKind.PANEL, pad=Space.MEDIUM, pad_above=Space.TIGHT, radius=8)


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


_LOCK: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><g fill="none" stroke="{colour}" stroke-width="11">'
    '<path d="M28 48 V32 A22 22 0 0 1 72 32 V48"/></g>'
    '<rect x="16" y="46" width="68" height="48" rx="8" fill="{colour}"/></svg>'
)


class Told(SeatView, Protocol):
    """The view of a game with an auction, as far as its status is told."""

    @property
    def dealer(self) -> int:
        """The seat that deals."""

    @property
    def public(self) -> Face | None:
        """The card that is bid for, as long as it lies on the table."""

    @property
    def taken(self) -> Face | None:
        """That card, once it is in a hand."""

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The complete tricks."""


V = TypeVar("V", bound=Told)
V_contra = TypeVar("V_contra", contravariant=True)


class PointsOf(Protocol[V_contra]):
    """Counts the points of both teams so far."""

    def __call__(self, view: V_contra, *, lying: bool) -> PointsFacts | None:
        """None while nothing is played; `lying`: the last trick is on the table still and does not count yet."""


@dataclass(frozen=True, slots=True)
class StatusWords(Generic[V]):
    """What a game says of its status."""

    contract: Callable[[V, Sequence[str]], ContractFacts | None]
    """The contract, or the bid so far, with the names of all seats."""
    call_of: Callable[[Event, Suit | None], SpokenCall | None]
    """The call of an event, given the suit of the card that is bid for."""
    points: PointsOf[V]
    settles: tuple[type[Event], ...]
    """The kinds of events with which the contract, or a bid, is shown."""
    talked: Talked


class Status(TableComponent[V]):
    """Badge, coin, bubbles and points; each changes with its event."""

    def __init__(self, table: TableContext[V], words: StatusWords[V]) -> None:
        super().__init__(table)
        self._words = words
        self._names = table.match.names
        self._nodes = KeptNodes(self.style)
        self._bubbles: Mapping[int, Bubble] = {}
        self._contract: ContractFacts | None = None
        self._coming: ContractFacts | None = None
        self._counted_view: V | None = None
        """The view whose points are shown, as long as points are counted."""
        self._dealer = 0
        self._public: Suit | None = None
        self._take(table.view())

    def _take(self, view: V) -> None:
        self._contract = self._coming = self._words.contract(view, self._names)
        self._counted_view = view
        self._dealer = view.dealer
        self._note_public(view)

    def _note_public(self, view: V) -> None:
        card = view.public if view.public is not None else view.taken
        if card is not None:
            self._public = card.suit

    def prepare(self, view: V) -> Callable[[], None]:
        """Note the status after the next events."""
        self._coming = self._words.contract(view, self._names)
        self._note_public(view)
        return lambda: self._take(view)

    def on_event(self, event: Event) -> None:
        """Bubbles come at once; the contract when the card is bought."""
        self._bubbles = self._after(event)
        if isinstance(event, Shuffled):
            self._contract = self._counted_view = None
        elif isinstance(event, self._words.settles):
            self._contract = self._coming

    def replay(self, events: Sequence[Event]) -> None:
        """Restore everything at once."""
        self._take(self.table.view())
        self._bubbles = {}
        for event in events:
            self._bubbles = self._after(event)

    def _after(self, event: Event) -> Mapping[int, Bubble]:
        return bubbles_after(self._bubbles, event, self._call_of, self._words.talked)

    def _call_of(self, event: Event) -> SpokenCall | None:
        return self._words.call_of(event, self._public)

    def called(self, event: Event) -> str:
        """Return the call of an event."""
        bubble = self._call_of(event)
        return bubble.text if bubble is not None else ""

    @property
    def _points(self) -> PointsFacts | None:
        """The points of tricks taken; a trick that is still on the table, as in a replay, does not count yet."""
        view = self._counted_view
        if view is None:
            return None
        lying = False
        if view.tricks:
            board, last = self.board, view.tricks[-1].cards
            places = [place for place in board.layout.slots if place.zone == "trick"]
            found = [sprite.face for place in places for sprite in board.pool.at(place)]
            lying = len(found) == len(last) and set(found) == set(last)
        return self._words.points(view, lying=lying)

    def words(self) -> Sequence[str]:
        """The contract, who deals, what was said last, and the points so far."""
        texts = [self._deals]
        facts, points = self._contract, self._points
        if facts is not None:
            parts = (facts.word, facts.times, facts.by, facts.locked or facts.brief)
            texts.append(_(", ").join(filter(None, parts)) + ".")
        texts += [
            _("{label}: {value}", label=self._names[seat], value=bubble.said.text) + "."
            for seat, bubble in self._bubbles.items()
        ]
        if points is not None:
            for place, name in enumerate(points.names):
                taken = points.cards[place] + points.projects[place]
                texts.append(plural("{name}: {count} card point.", "{name}: {count} card points.", taken, name=name))
                if points.projects[place]:
                    texts.append(points.origin.said(points=points.projects[place]) + ".")
        return texts

    @property
    def _deals(self) -> str:
        return _("{name} deals.", name=self._names[self._dealer])

    def meanings(self) -> Sequence[tuple[pygame.Rect, str]]:
        """Return the meaning of the coin of the dealer."""
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
        for seat, bubble in self._hung().items():
            shown[f"said.{seat}"] = (bubble.area(self.style), self._bubbles[seat].said)
        return shown

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Paint the marks below the cards."""
        style, zones, facts, points = self.style, self.board.layout.zones, self._contract, self._points
        if Zone("badge") in zones and facts is not None:
            high = zones[Zone("badge")].h / style.scale
            side = high - 2 * Space.MEDIUM.value
            self._show(surface, area, Zone("badge"), facts, partial(contract_panel, facts, side))
        if Zone("points") in zones and points is not None:
            self._show(surface, area, Zone("points"), points, partial(points_panel, points))
        coin = pygame.Rect(zones.get(Zone("dealer", self._dealer), (0, 0, 0, 0)))
        if coin.colliderect(area):
            draw_dealer(surface, style, coin)

    def _show(
        self, surface: pygame.Surface, area: pygame.Rect, zone: Zone, shown: object, compose: Callable[[], Node]
    ) -> None:
        """Paint what fills a zone, where it touches `area`."""
        place = pygame.Rect(self.board.layout.zones[zone])
        if place.colliderect(area):
            for node in self._nodes.of(zone, (shown, tuple(place)), lambda: [(compose(), place)]):
                node.paint(surface, self.style, area)

    def hanging(self) -> Sequence[pygame.Rect]:
        """The bubbles."""
        return [bubble.area(self.style) for bubble in self._hung().values()]

    def paint_over(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Bubbles, which may hang over cards."""
        for bubble in self._hung().values():
            if bubble.area(self.style).colliderect(area):
                bubble.paint(surface, self.style, area)

    def _hung(self) -> Mapping[int, SpeechBubble]:
        """The bubbles at the panels, by seats."""
        zones = self.board.layout.zones
        return {
            seat: call_bubble(
                self.style,
                each.said.text,
                pygame.Rect(zones[Zone("said", seat)]),
                quiet=each.said.is_pass,
                speaker=pygame.Rect(zones[Zone("seat", seat)]),
            )
            for seat, each in self._bubbles.items()
            if Zone("said", seat) in zones
        }
