"""The staging strip on the table: arranging groups of cards, what each is worth, and the best groups on demand."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Final, TypeVar

import pygame

from game.cards import Face, holds
from game.engine import Action, Place, SeatView
from game.i18n import _
from game.i18n.wording import opening_task, opening_text
from game.ui.graphics.theme import hex_of
from game.ui.kit import Align, Column, FirstThatFits, Node, Panel, Role, Space, Spacer, Text, Tone
from game.ui.system.shortcuts import Command
from game.ui.table.cards.sprite import Sprite, faces_of
from game.ui.table.contract.board import RELAYOUT_MS
from game.ui.table.contract.context import TableComponent, TableContext
from game.ui.table.contract.facts import Meter, Offer, Opening
from game.ui.table.contract.game_table import MeldTable
from game.ui.table.drawing.ground import draw_tray
from game.ui.table.drawing.kept_nodes import KeptNodes
from game.ui.table.layout.zone import NEW_GROUP, Zone
from game.ui.table.melds.opening import opening_meters
from game.ui.widgets import Button

V = TypeVar("V", bound=SeatView)

_LARGE: Final = 300
"""Units of the width of a room in which the words of an opening stand large."""
STRIP = "staging"
_SUGGEST: Final = 360
"""Units of the width of the button in it at most."""
_ROW: Final = 600
"""Units of the width of a strip that has a row to itself: its words stand large in its middle."""


class Strip(TableComponent[V]):
    """Moves cards between hand and groups, and measures the groups."""

    def __init__(self, table: TableContext[V], game: MeldTable[V]) -> None:
        super().__init__(table)
        self._game = game
        self.meters: list[Meter] = []
        self.needed: Opening | None = None
        """How far all groups are on their way to what they must count together."""
        self._laying: tuple[Action, ...] = ()
        """What its button does."""
        self._kept_in: tuple[Face, ...] = ()
        """The hand of which was said that its cards are better kept."""
        self._suggest = Button("suggest", "", self.suggest, size=18)
        self.widgets = (self._suggest,)
        self._nodes = KeptNodes(self.style)

    def put(self, sprites: Sequence[Sprite], group: int | None = None, index: int | None = None) -> None:
        """Cards go into a group, before the one at `index` among its other cards, or become a new one."""
        self.board.staging.put(sprites, group, index)
        self._changed()

    def index_at(self, group: int | None, x: float, moving: Collection[Sprite]) -> int | None:
        """Before which of the cards of a group that do not move a place is, counted from the left."""
        board = self.board
        if group is None or group >= len(board.staging.groups):
            return None
        slots = board.layout.slots[Place(STRIP, self.table.seat, group)]
        cards = zip(board.staging.groups[group], slots, strict=True)
        return sum(slot.cx < x for sprite, slot in cards if sprite not in moving)

    def take(self, sprites: Collection[Sprite]) -> None:
        """Cards go back to the hand."""
        self.board.staging.take(sprites)
        self._changed()

    def clear(self) -> bool:
        """All cards go back to the hand; False when there were none."""
        if not self.board.staging.groups:
            return False
        self.board.staging.clear()
        self._changed()
        return True

    def suggest(self) -> None:
        """Fill the strip with what the best turn lays and adds, as many groups as can be shown at once.

        Where keeping the cards is better, that is said; asked once more, the best lays and adds there are are shown.
        """
        table = self.table
        wanted = self.best()
        if not wanted:
            wanted = self._game.arrangement(table.match, table.view(), forced=True)
            held = tuple(sorted(faces_of(self.board.hand.sprites)))
            if not wanted:
                table.say(_("You have nothing to lay or add yet."))
                return
            if held != self._kept_in:
                self._kept_in = held
                table.say(_("You'd better keep your cards for now. Ask again to see what there is."))
                return
        if self._kept_in:
            self._kept_in = ()
            table.hush()
        self.board.staging.clear()
        left = list(self.board.hand.sprites)
        for cards in wanted:
            if self.board.staging.groups and not self.board.shows_staged((*self.board.staging.sizes, len(cards))):
                break
            group = []
            for face in cards:
                sprite = next((one for one in left if one.face == face), None)
                if sprite is not None:
                    left.remove(sprite)
                    group.append(sprite)
            self.board.staging.put(group)
        self._changed()

    def best(self) -> Sequence[Sequence[Face]]:
        """What the best turn lays and adds."""
        return self._game.arrangement(self.table.match, self.table.view())

    def offers(self, offers: list[Offer]) -> list[Offer]:
        """First the one that lays everything."""
        table = self.table
        groups = [faces_of(group) for group in self.board.staging.groups]
        laying = self._game.lays(table.match, table.view(), groups) if self._is_held() else None
        self._laying = laying.actions if laying is not None else ()
        self._suggest.visible = not groups and bool(self.board.in_hand)
        return offers if laying is None else [laying, *offers]

    def lays(self, actions: Sequence[Action]) -> bool:
        """Whether these are what its button does, with its cards and no others."""
        return bool(actions) and tuple(actions) == self._laying

    def measure(self) -> None:
        """Groups may have changed with the hand: put each in order and find out what it is."""
        match, view, held = self.table.match, self.table.view(), self._is_held()
        self.meters = []
        for group in self.board.staging.groups:
            meter = self._game.meter(match, view, faces_of(group)) if held else Meter("", None, faces_of(group))
            left, ordered = list(group), []
            for face in meter.cards:
                sprite = next(one for one in left if one.face == face)
                left.remove(sprite)
                ordered.append(sprite)
            group[:] = [*ordered, *left]
            self.meters.append(meter)
        self.needed = self._game.needed(view, [faces_of(group) for group in self.board.staging.groups])

    def _is_held(self) -> bool:
        """Whether the hand has all cards of the groups.

        Not while they fly to melds one after the other: the view is ahead of what is shown, and what the hand has lost
        cannot be judged.
        """
        staged = tuple(face for group in self.board.staging.groups for face in faces_of(group))
        return holds(self.table.view().hand, staged)

    def relabel(self) -> None:
        """The button, with its key."""
        self._suggest.label = _("Suggest")
        key = self.table.stage.shortcuts.text(Command.SUGGEST) or "–"
        self._suggest.tip = _("See what's best to lay or add now ({key}).", key=key)

    def place(self) -> None:
        """Measure the groups, and put the button at the foot of the empty strip."""
        self.measure()
        style = self.style
        strip = pygame.Rect(self.board.layout.zones[Zone(STRIP)])
        low, gap = min(style.target(40 if strip.width < style.px(_ROW) else 56), strip.height // 2), style.px(8)
        button = pygame.Rect(0, 0, min(strip.width - 2 * gap, style.px(_SUGGEST)), low)
        button.midbottom = (strip.centerx, strip.bottom - style.px(6))
        self._suggest.place(button)

    def contents(self) -> Mapping[str, tuple[pygame.Rect, object]]:
        """What each group is, and where."""
        zones = self.board.layout.zones
        groups = tuple((meter, zones.get(Zone(STRIP, number=number))) for number, meter in enumerate(self.meters))
        shown = groups, zones.get(NEW_GROUP), self.needed, self._suggest.visible, self.table.coached
        return {STRIP: (pygame.Rect(zones[Zone(STRIP)]), shown)}

    def commands(self) -> Mapping[Command, Callable[[], object]]:
        """The key of the button."""
        return {Command.SUGGEST: self.suggest}

    def words(self) -> Sequence[str]:
        """How far the groups are on their way to an opening, and what is still missing."""
        needed = self.needed
        if needed is None:
            return ()
        missing = opening_task(needed.points, needed.limit, pure_run=needed.pure_run is not False)
        return (f"{opening_text(needed.points, needed.limit)}.", f"{missing}.")

    def stops(self) -> Sequence[Sequence[Zone]]:
        """The groups, and the room for another one."""
        return ([zone for zone in self.board.layout.zones if zone.kind == STRIP and not zone.is_single],)

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The strip, and below each group what it is."""
        strip = self.board.layout.zones[Zone(STRIP)]
        if not area.colliderect(strip):
            return
        draw_tray(surface, self.style, strip)
        if strip.w >= self.board.layout.zones[Zone("felt")].w and (self.needed is not None or self.meters):
            self._paint_frame(surface, pygame.Rect(strip))
        groups = [
            self.board.layout.slots.get(Place(STRIP, self.table.seat, number)) for number in range(len(self.meters))
        ]
        shown = self.contents(), groups, self._suggest.rect.top
        for node in self._nodes.of(Zone(STRIP), shown, self._words if self.meters else self._invitation):
            node.paint(surface, self.style, area)

    def _words(self) -> Iterator[tuple[Node, pygame.Rect]]:
        """What each group is, below it, and how far all of them are, with the places of both."""
        style, zones = self.style, self.board.layout.zones
        for number, meter in enumerate(self.meters):
            box = zones.get(Zone(STRIP, number=number))
            if box is None or not self.board.layout.slots.get(Place(STRIP, self.table.seat, number)):
                continue
            good = meter.refusal is None
            wordings = (meter.text, meter.brief) if good else (f"✗ {meter.text}", meter.brief)
            words = (
                Text(text, Role.SMALL, Tone.GILT if good else Tone.SOFT, side=Align.CENTER)
                for text in filter(None, wordings)
            )
            node = FirstThatFits(*words)
            wide, high = box.w + style.px(Space.SMALL.value), node.heights(style, box.w).natural
            room = pygame.Rect(0, 0, wide, high).move_to(midbottom=(box.centre[0], box.bottom))
            yield node, room
        if self.needed is not None:
            room = pygame.Rect(zones[NEW_GROUP])
            meters = FirstThatFits(*opening_meters(self.needed, large=room.width > style.px(_LARGE)))
            yield Panel(meters, None, pad=Space.TIGHT, pad_above=Space.NONE), room

    def _invitation(self) -> Iterator[tuple[Node, pygame.Rect]]:
        """What the empty strip is for, and how far an opening is, above the button."""
        style, strip = self.style, pygame.Rect(self.board.layout.zones[Zone(STRIP)])
        if self._suggest.visible:
            strip.height = self._suggest.rect.top - strip.top
        roomy = strip.width > style.px(_ROW)
        meters = opening_meters(self.needed, large=strip.width > style.px(_LARGE)) if self.needed is not None else ()
        invited = Text(
            _("Try out melds here"), Role.BODY if roomy else Role.SMALL, Tone.SOFT, lines=0, side=Align.CENTER
        )
        richest = meters[0] if meters else Spacer(grow=0 if roomy else 1)
        both = () if self.table.coached else (Column(invited, richest, gap=Space.NONE, justify=Align.CENTER),)
        if both or meters:
            yield Panel(FirstThatFits(*both, *meters), None, pad=Space.SMALL, pad_above=Space.TIGHT), strip

    def _paint_frame(self, surface: pygame.Surface, strip: pygame.Rect) -> None:
        """Where it has a row to itself, what is being worked at would be lost on the felt."""
        style = self.style
        markup = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{strip.width}" height="{strip.height}">'
            f'<rect x="2" y="2" width="{strip.width - 4}" height="{strip.height - 4}" rx="{style.px(9)}" fill="none" '
            f'stroke="{hex_of(style.theme.brass_light)}" stroke-width="{max(2, style.px(2.5))}" '
            f'stroke-dasharray="{style.px(14)} {style.px(8)}"/></svg>'
        )
        surface.blit(style.pictures.drawn(markup, strip.size), strip)

    def _changed(self) -> None:
        table = self.table
        self.board.selected = []
        self.measure()
        self.board.arrange(table.now, table.pace.move(RELAYOUT_MS))
        # a hint that goes lets its cards down again: into a layout that knows of the groups
        table.forget_hint()
        table.forget_refusal()
        table.refresh()
