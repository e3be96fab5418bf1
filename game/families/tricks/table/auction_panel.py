"""The components by which a deal is talked about: the dialogue of an auction, and projects."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby
from typing import Final, Generic, TypeVar

import pygame

from game.engine import Action, Event, SeatView, Shuffled
from game.families.tricks.rules.events import ProjectShown
from game.families.tricks.table.dialogue import Call, Talk, dialogue
from game.families.tricks.table.facts import ProjectFacts, ProjectOffer
from game.families.tricks.table.projects import project_words, shown_projects
from game.i18n.cards.names import OwnWords
from game.tricks.rules import SEATS
from game.ui.graphics.card_strip import SCORE_CARD, draw_strip, strip_size
from game.ui.graphics.drawing import Style
from game.ui.kit import Align, Control, Node, Panel, Space, walk
from game.ui.table.contract.context import TableComponent, TableContext
from game.ui.table.contract.facts import Offer
from game.ui.table.drawing.kept_nodes import KeptNodes
from game.ui.table.layout.mode import TableMode
from game.ui.table.layout.zone import Zone
from game.ui.widgets import Button, ButtonKind

_OFFERS: Final = 5
"""No hand can declare more projects, all of them at once included."""
_BUTTON: Final = 62
_SPARE: Final = 30
"""Units that a button can do with less than it would like to have."""
_BESIDE_CARDS: Final = 14
"""Units between the cards on a button and its edge."""
_CARD: Final = 140
"""Units of the width of a card of a project, if there is room."""
_MARGIN: Final = 24
"""Units of what is painted around panels, both sides together."""


class ProjectButton(Button):
    """A button with words and the cards that it is about."""

    cards = ""
    """In notation."""

    def natural(self, style: Style) -> tuple[int, int]:
        """Return the natural size, with words and cards side by side."""
        wide, high = super().natural(style)
        strip = self._strip(style)
        return wide + strip[0], max(high, strip[1] + style.px(12))

    def widths(self, style: Style) -> tuple[int, int]:
        """Return the least and the natural width, with words and cards side by side."""
        least, natural = super().widths(style)
        return min(natural, least + self._beside(style)), natural

    def words(self, style: Style) -> pygame.Rect:
        """Return the place that the cards leave for words."""
        room = self.rect.copy()
        room.width -= self._beside(style)
        return room

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """The button and its cards."""
        super().paint(surface, style)
        strip = self._strip(style)
        if strip[0]:
            place = pygame.Rect((0, 0), strip)
            place.midright = (self.rect.right - style.px(_BESIDE_CARDS), self.rect.centery)
            draw_strip(surface, style, self.cards, place, SCORE_CARD)

    def _beside(self, style: Style) -> int:
        """What the cards take of the width, with the space at their side."""
        return self._strip(style)[0] + style.px(_BESIDE_CARDS) if self.cards else 0

    def _strip(self, style: Style) -> tuple[int, int]:
        count = len(self.cards.split())
        return strip_size(style, count, style.px(400), SCORE_CARD) if count else (0, 0)


V = TypeVar("V", bound=SeatView)


@dataclass(frozen=True, slots=True)
class ProjectWords(Generic[V]):
    """What a game says of projects."""

    on_show: Callable[[V], tuple[ProjectFacts, ...]]
    """The projects that lie open on the table."""
    of_event: Callable[[ProjectShown, V], ProjectFacts]
    """The one that an event lays open."""
    offers: Callable[[V, Iterable[object]], tuple[ProjectOffer, ...]]
    """What may be declared or shown before the next card, given the legal actions."""
    cards: OwnWords = field(default_factory=dict)
    """The game's own names of its cards."""


class ProjectsPanel(TableComponent[V]):
    """A panel of the projects that may be declared or shown, and of those that lie open."""

    def __init__(self, table: TableContext[V], words: ProjectWords[V]) -> None:
        super().__init__(table)
        self._words = words
        self._names = table.match.names
        self._open: tuple[ProjectFacts, ...] = words.on_show(table.view())
        self._offers: tuple[ProjectOffer, ...] = ()
        self._buttons = [
            ProjectButton(f"offer.declare_{place}", "", partial(self._do, place), size=24) for place in range(_OFFERS)
        ]
        self.widgets = self._buttons
        self._nodes = KeptNodes(self.style)

    def prepare(self, view: V) -> Callable[[], None]:
        """Note the projects that will lie open."""
        coming = self._words.on_show(view)

        def swap() -> None:
            self._open = coming

        return swap

    def on_event(self, event: Event) -> None:
        """A project is laid open at once."""
        if isinstance(event, ProjectShown) and event.seat is not None:
            self._open = (*self._open, self._words.of_event(event, self.table.view()))
        elif isinstance(event, Shuffled):
            self._open = ()

    def replay(self, events: Sequence[Event]) -> None:
        """Restore everything at once."""
        self._open = self._words.on_show(self.table.view())

    def offers(self, offers: list[Offer]) -> list[Offer]:
        """Buttons for the own projects."""
        table = self.table
        view = table.view()
        mine = view.actor == view.seat and table.idle
        found = self._words.offers(view, table.match.actions()) if mine else ()
        self._offers = tuple(offer for offer in found if table.is_wanted(offer.actions))[:_OFFERS]
        for place, button in enumerate(self._buttons):
            button.visible = place < len(self._offers)
            if button.visible:
                offer = self._offers[place]
                button.name = f"offer.{offer.name}"
                button.label, button.detail, button.tip = offer.label, offer.brief, offer.brief
                button.cards = " ".join(str(card) for card in offer.cards)
                button.kind = ButtonKind.PRIMARY if place == 0 else ButtonKind.PLAIN
        self.place()
        return offers

    def place(self) -> None:
        """Own buttons above each other at the lower edge of the room for the own projects."""
        style, zones = self.style, self.board.layout.zones
        zone = zones.get(Zone("project", self.table.seat))
        if zone is not None:
            room, gap = pygame.Rect(zone), style.px(8)
            shown = [button for button in self._buttons if button.visible]
            for button, offer in zip(shown, self._offers, strict=False):
                button.label, button.detail = offer.label, offer.brief
                if button.natural(style)[0] - style.px(_SPARE) > room.width:
                    button.detail = offer.worth
                if button.widths(style)[0] > room.width:  # beside its cards the name says what is declared
                    button.label = offer.kind or offer.label
            sizes = [button.natural(style) for button in shown]
            wide = max((size[0] for size in sizes), default=0)
            high = max([style.target(_BUTTON), *(size[1] - style.px(18) for size in sizes)])
            top = room.bottom - len(shown) * (high + gap) + gap
            for place, button in enumerate(shown):
                button.place(pygame.Rect(room.left, top + place * (high + gap), min(wide, room.width), high))

    def contents(self) -> Mapping[str, tuple[pygame.Rect, object]]:
        """Return the open projects of each player."""
        margin = self.style.px(_MARGIN)
        shown: dict[str, tuple[pygame.Rect, object]] = {}
        for seat in dict.fromkeys(one.seat for one in self._open):
            panel = next(each.rect for each in walk(self._shown(seat)) if isinstance(each, Panel))
            shown[f"open.{seat}"] = (panel.inflate(margin, margin), self._of(seat))
        return shown

    def words(self) -> Sequence[str]:
        """Projects that lie open, with their cards."""
        return [project_words(one, self._names[one.seat], self._words.cards) for one in self._open]

    def paint_over(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Projects that lie open."""
        for seat in dict.fromkeys(one.seat for one in self._open):
            self._shown(seat).paint(surface, self.style, area)

    def _of(self, seat: int) -> tuple[ProjectFacts, ...]:
        return tuple(one for one in self._open if one.seat == seat)

    def _shown(self, seat: int) -> Node:
        """The open projects of a player: own ones at the foot of their room, those of the partner at its head."""
        zone, own = Zone("project", seat), self._of(seat)
        room = pygame.Rect(self.board.layout.zones[zone])
        down = {0: Align.END, 2: Align.START}.get((seat - self.table.seat) % SEATS, Align.CENTER)

        def placed() -> list[tuple[Node, pygame.Rect]]:
            node = shown_projects(own, self._names[seat], _CARD, Align.CENTER, down)
            # a room that is too narrow for the smallest cards lets them lie over its sides
            lacking = max(0, node.measure_width(self.style).least - room.width)
            return [(node, room.inflate(lacking, 0))]

        return self._nodes.of(zone, (own, tuple(room)), placed)[0]

    def _do(self, place: int) -> None:
        if place < len(self._offers):
            table = self.table
            table.choose(self._offers[place].actions)


_CALLS: Final = 12
"""No question has more answers."""


@dataclass(frozen=True, slots=True)
class AuctionWords(Generic[V]):
    """What a game asks before the cards are played."""

    talk: Callable[[V, Sequence[str]], Talk | None]
    """The question, with the names of all seats; None while there is none."""
    calls: Callable[[V, Iterable[object]], tuple[Call, ...]]
    """The possible answers, given the legal actions."""
    ends: tuple[type[Event], ...]
    """The kinds of events that end the question, or ask another one."""
    doubts: Callable[[V, Action], str] = lambda _view, _action: ""
    """What to ask before an answer is given that is hardly ever meant; empty for all others."""


class AuctionPanel(TableComponent[V]):
    """The dialogue of an auction; its buttons are there while the player is asked."""

    def __init__(self, table: TableContext[V], words: AuctionWords[V]) -> None:
        super().__init__(table)
        self._words = words
        self._names = table.match.names
        self._talk: Talk | None = words.talk(table.view(), self._names)
        self._calls: tuple[Call, ...] = ()
        self._buttons = [Button(f"offer.{place}", "", partial(self._say, place), size=26) for place in range(_CALLS)]
        self.widgets = self._buttons
        self._parts: list[Node] = []

    def prepare(self, view: V) -> Callable[[], None]:
        """Note the next question."""
        coming = self._words.talk(view, self._names)

        def swap() -> None:
            self._talk = coming

        return swap

    def on_event(self, event: Event) -> None:
        """The dialogue is over as soon as the contract is final, or nothing will be played."""
        if isinstance(event, self._words.ends):
            self._talk = None

    def replay(self, events: Sequence[Event]) -> None:
        """Restore the question at once."""
        self._talk = self._words.talk(self.table.view(), self._names)

    def offers(self, offers: list[Offer]) -> list[Offer]:
        """Buttons for what the player may say now."""
        table = self.table
        view = table.view()
        asked = view.actor == view.seat and self._words.talk(view, self._names) is not None
        shown = asked and self._talk is not None and table.idle
        self._calls = self.calls(view, table.match.actions()) if shown else ()
        for place, button in enumerate(self._buttons):
            button.visible = place < len(self._calls)
            if button.visible:
                self._label(button, self._calls[place])
        self.place()
        return offers

    def calls(self, view: V, actions: Iterable[object]) -> tuple[Call, ...]:
        """The answers that have a button now."""
        return self._words.calls(view, actions)

    def choose(self, call: Call) -> None:
        """The player presses the button of an answer."""
        self.table.choose((call.action,))

    def place(self) -> None:
        """The dialogue with its buttons."""
        zone = self.board.layout.zones.get(Zone("dialogue"))
        self._parts = []
        if zone is None or self._talk is None:
            return
        room, public = pygame.Rect(zone), pygame.Rect(self.board.layout.zones[Zone("public")])
        card = public if self._talk.public is not None and room.contains(public) else None
        shown = zip(self._calls, self._buttons, strict=False)
        rows = [[button for _call, button in row] for _place, row in groupby(shown, lambda each: each[0].row)]
        for node, place in dialogue(self._talk, rows, room, card, self.style.px(Space.MEDIUM.value)):
            node.arrange(self.style, place)
            self._parts.append(node)

    def asks(self, actions: Sequence[Action]) -> str:
        """What is hardly ever meant is asked about."""
        view = self.table.view()
        return next((doubt for action in actions if (doubt := self._words.doubts(view, action))), "")

    def contents(self) -> Mapping[str, tuple[pygame.Rect, object]]:
        """The dialogue."""
        margin = self.style.px(_MARGIN)
        boxes = self.panels()
        return {"dialogue": (boxes[0].inflate(margin, margin), self._talk)} if boxes else {}

    def words(self) -> Sequence[str]:
        """The question, and who is asked next."""
        talk = self._talk
        return () if talk is None else [words for words in (talk.title, talk.detail and f"{talk.detail}.") if words]

    def panels(self) -> Sequence[pygame.Rect]:
        """The dialogue."""
        shown = [each.rect for part in self._parts for each in walk(part) if isinstance(each, Panel | Control)]
        return [shown[0].unionall(shown[1:])] if shown and self._talk is not None else []

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The question; the buttons are painted as all widgets are."""
        if self._talk is not None:
            for part in self._parts:
                part.paint(surface, self.style, area)

    def _label(self, button: Button, call: Call) -> None:
        button.name = f"offer.{call.name}"
        button.label, button.detail, button.tip = call.label, call.brief, call.tip
        button.enabled = call.possible
        asked_for = self.table.mode is TableMode.COACHED and self.table.is_wanted((call.action,))
        button.kind = ButtonKind.PRIMARY if asked_for else ButtonKind.PLAIN

    def _say(self, place: int) -> None:
        if place < len(self._calls):
            self.choose(self._calls[place])
