"""The cards on the table: where each belongs by the layout, who lies above whom, and how they get there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from game.engine import Place
from game.ui.graphics.damage import Damage
from game.ui.table.cards.hand_order import HandOrder, Staging, held_slots, insertion_at
from game.ui.table.cards.layers import Layers
from game.ui.table.cards.placement import CardPlacement, counts_of
from game.ui.table.cards.sprite import FLIP_MS, Sprite, SpritePool
from game.ui.table.contract.config import TableConfig
from game.ui.table.layout.geometry import LEAST_TARGET, Counts, Frame, Slot, TableLayout
from game.ui.table.layout.zone import Zone

MOVE_MS: Final = 230.0
RELAYOUT_MS: Final = 120.0
HOVER_MS: Final = 110.0
DEAL_MS: Final = 40.0
_FLYING: Final = 1e8
_CARRIED: Final = 2e8
_SEEN: Final = 8
"""So many cards of a heap are painted."""
_CLICKED: Final = frozenset({"last", "hand"})
"""Zones of every table that can be clicked."""
_HOVER_RISE: Final = 0.05
_SELECTED_RISE: Final = 0.11
"""How far hovered and selected cards of the own hand rise, in card heights."""

LayoutOf = Callable[[Counts, Frame], TableLayout]
Delay = Callable[[Sprite], float]
"""Milliseconds that a sprite waits before it flies."""


@dataclass(frozen=True, slots=True)
class _Together:
    """Placements that are brought about at the same moment."""

    now: float
    ms: float
    known: frozenset[Sprite]
    """The sprites that were there before the first of them."""
    moved: dict[Sprite, Delay] = field(default_factory=dict)
    """What changed its place."""

    def delay(self, sprite: Sprite) -> float:
        """How long one of them waits."""
        return self.moved[sprite](sprite)


class Board:
    """Brings placements about. Times are milliseconds of the stage's clock."""

    def __init__(
        self,
        seat: int,
        seats: int,
        layout_of: LayoutOf,
        layers: Layers,
        damage: Damage,
        config: TableConfig,
        hand: HandOrder,
    ) -> None:
        self.seat = seat
        self.own = Place("hand", seat)
        """The place of the own hand."""
        self._seats = seats
        self.config = config
        self.pool = SpritePool()
        self.hand = hand
        self.staging = Staging()
        self.placement: CardPlacement = {}
        self.layout = TableLayout({}, {})
        self.selected: list[Sprite] = []
        self.hovered: Sprite | None = None
        self.pointed: tuple[Sprite, ...] = ()
        """Cards of the hand that a hint is about."""
        self.presented: Collection[Sprite] = ()
        """Cards of the hand that are raised to be seen, though nobody selected them."""
        self.carried: list[Sprite] = []
        """Sprites that follow the pointer; the layout does not move them."""
        self._layout_of = layout_of
        self._layers = layers
        self._damage = damage
        self._frame = Frame(0, 0, 1.0)
        self._origin = 0, 0
        self._gap: bool | None = None
        """Whether the hand keeps a gap for what is carried; None just after lifting."""
        self._homes: dict[Sprite, float] = {}
        """Sprites in flight, and the z they will have."""
        self._gathers = False
        self._together: _Together | None = None
        """What has been shown but not yet laid out."""

    @property
    def in_hand(self) -> list[Sprite]:
        """The cards of the own hand as they lie in it."""
        staged = set(self.staging.sprites)
        return [sprite for sprite in self.hand.sprites if sprite not in staged] if staged else self.hand.sprites

    @property
    def hand_width(self) -> int:
        """The width of the cards in a hand as it is dealt."""
        dealt = self._layout_for(Counts(self.seat, ((self.own, self.config.dealt),), self._seats))
        return dealt.slots[self.own][0].w

    @property
    def aloft(self) -> frozenset[Sprite]:
        """The sprites that lie nowhere: on their way to another place, or following the pointer."""
        return frozenset((*self._homes, *self.carried))

    def resize(self, frame: Frame, now: float, origin: tuple[int, int] = (0, 0)) -> None:
        """Lay everything out for another room, which begins at `origin`; what moves goes on to its new place."""
        self._frame, self._origin = frame, origin
        for sprite in self.pool:
            sprite.painted = None
        if self.placement:
            self._lay_out()
            self._settle(now, ms=0.0)

    def show(
        self,
        placement: CardPlacement,
        now: float,
        ms: float,
        preferred: Sequence[Sprite] = (),
        delay: Delay | None = None,
        *,
        returned: bool = False,
    ) -> list[Sprite]:
        """Bring a placement about within `ms`; returns the sprites that changed their place.

        `returned` where an action was taken back, so that no card of the hand is a new one.
        """
        before = {sprite: sprite.place for sprite in self.pool}
        shown = self.pool.assign(placement, preferred)
        self.placement = placement
        for gone in before.keys() - set(shown):
            self._layers.drop(gone, self._damage)
            self._homes.pop(gone, None)
        self._layers.keep(shown)
        moved = [sprite for sprite in shown if sprite in before and before[sprite] != sprite.place]
        for sprite, face in shown.items():
            if sprite.face == face:
                continue
            wait = delay(sprite) if delay is not None and sprite in moved else 0.0
            motion = min(FLIP_MS, ms) if sprite in before else 0.0
            if motion <= 0:
                self._layers.drop(sprite, self._damage)
            if face is None and motion > 0 and sprite.place.zone == "hand":
                wait += ms  # everybody saw it: it is hidden where it goes to, not on its way
            sprite.show(face, now, motion, wait)
        self.hand.hold(self.pool.at(self.own), returned=returned or not self.config.marks_new)
        held = set(self.hand.sprites)
        self.staging.keep(held)
        self.pointed = tuple(sprite for sprite in self.pointed if sprite in held)
        self.selected = [sprite for sprite in self.selected if sprite in held]
        if self.hovered not in held:
            self.hovered = None
        if self._together is not None and (self._together.now, self._together.ms) != (now, ms):
            self._settle_together()
        if self._together is None:
            self._together = _Together(now, ms, frozenset(before))
        self._together.moved.update((sprite, delay or _no_delay) for sprite in moved)
        if not self._gathers:
            self._settle_together()
        return moved

    @contextmanager
    def gathering(self) -> Iterator[None]:
        """Placements that are shown within it at the same moment are laid out once, as the last of them is."""
        self._gathers = True
        try:
            yield
        finally:
            self._gathers = False
            self._settle_together()

    def rearrange(self, now: float, ms: float = RELAYOUT_MS) -> None:
        """The order, the selection or the hovered card of the own hand changed."""
        self._settle(now, ms)

    def update(self, now: float) -> None:
        """Cards that landed take their place among the others."""
        landed = [sprite for sprite in self._homes if sprite.resting(now)]
        for sprite in landed:
            sprite.z = self._homes.pop(sprite)
        if landed:
            self._layers.restack()

    def arrange(self, now: float, ms: float = RELAYOUT_MS) -> None:
        """Groups of the staging strip changed."""
        self._lay_out()
        self._settle(now, ms, self.staging.sprites)

    def shows_staged(self, sizes: Sequence[int]) -> bool:
        """Whether groups of these sizes can be staged with so much of every card in sight that it can be clicked."""
        layout = self._layout_for(counts_of(self.placement, self.seat, self._seats).staged(tuple(sizes)))
        groups = (layout.slots[Place("staging", self.seat, number)] for number in range(len(sizes)))
        return all(after.rect.x - slot.rect.x >= LEAST_TARGET for slots in groups for slot, after in pairwise(slots))

    def reorder(self, sprites: Sequence[Sprite], index: int) -> bool:
        """Put cards before what lies at `index` among the others of the hand; returns whether anything changed."""
        moved = set(sprites)
        others = [sprite for sprite in self.in_hand if sprite not in moved]
        everything = [sprite for sprite in self.hand.sprites if sprite not in moved]
        before = everything.index(others[index]) if 0 <= index < len(others) else len(everything)
        return self.hand.move(sprites, max(0, before) if index >= 0 else 0)

    def staged_at(self, position: tuple[int, int]) -> Sprite | None:
        """The topmost card of the staging strip at a position."""
        pairs = zip(self.staging.sprites, self._staged_slots(), strict=True)
        hit = [sprite for sprite, slot in pairs if slot.holds(*position)]
        return hit[-1] if hit else None

    def lift(self, sprites: Sequence[Sprite], now: float, ms: float) -> None:
        """Take sprites up to be carried, each over the one before it."""
        self.carried = list(sprites)
        self._gap = None
        for index, sprite in enumerate(sprites):
            self._homes.pop(sprite, None)
            sprite.z = _CARRIED + index
            sprite.height.to(3.0, now, ms)
        self._layers.restack()

    def keep_gap(self, wanted: bool) -> bool:
        """Whether the hand makes room for what is carried or closes up; returns whether that is new."""
        changed, self._gap = wanted != self._gap, wanted
        return changed

    def let_go(self, now: float, ms: float) -> None:
        """What was carried flies to where it belongs."""
        carried, self.carried = self.carried, []
        self._settle(now, ms, carried)

    def face_up_at(self, position: tuple[int, int], now: float) -> Sprite | None:
        """The topmost card at a position, if its face is seen."""
        there = [sprite for sprite in self.pool if sprite.holds(*position, now)]
        topmost = max(there, key=lambda sprite: sprite.z, default=None)
        return topmost if topmost is not None and topmost.face is not None else None

    def hand_at(self, position: tuple[int, int], now: float) -> Sprite | None:
        """The topmost card of the own hand at a position, by where it belongs: a raised card keeps its place below."""
        found = None
        slots = self.layout.slots.get(self.own, ())
        for sprite, slot in zip(self.in_hand, slots, strict=True):
            if slot.holds(*position) or (sprite in self.selected and sprite.holds(*position, now)):
                found = sprite
        return found

    def zone_at(self, position: tuple[int, int]) -> Zone | None:
        """The smallest zone at a position that can be clicked: a meld before the tray it lies in."""
        zones, clicked = self.layout.zones, _CLICKED | self.config.clicked
        hit = [zone for zone in zones if zone.kind in clicked and zones[zone].holds(*position)]
        return min(hit, key=lambda zone: zones[zone].w * zones[zone].h, default=None)

    def insertion_at(self, x: float, y: float) -> int:
        """Before which of the cards that are not carried something dropped at (x, y) would go."""
        slots = self.layout.slots.get(self.own, ())
        return insertion_at(self.in_hand, self.carried, slots, self.layout.zones[Zone("hand")], x, y)

    def _staged_slots(self) -> list[Slot]:
        groups = range(len(self.staging.groups))
        return [slot for number in groups for slot in self.layout.slots[Place("staging", self.seat, number)]]

    def laid(self, placement: CardPlacement) -> TableLayout:
        """Where everything would lie by another placement."""
        return self._layout_for(counts_of(placement, self.seat, self._seats))

    def _layout_for(self, counts: Counts) -> TableLayout:
        layout = self._layout_of(counts, self._frame)
        return layout if self._origin == (0, 0) else layout.moved(*self._origin)

    def _lay_out(self) -> None:
        counts = counts_of(self.placement, self.seat, self._seats)
        self.layout = self._layout_for(counts.staged(self.staging.sizes))

    def _settle_together(self) -> None:
        together, self._together = self._together, None
        if together is not None:
            self._lay_out()
            self._settle(together.now, together.ms, together.moved, together.delay, known=together.known)

    def _settle(
        self,
        now: float,
        ms: float,
        moved: Collection[Sprite] = (),
        delay: Delay | None = None,
        known: Collection[Sprite] | None = None,
    ) -> None:
        flying, carried, config = set(moved), set(self.carried), self.config
        for place, sprites in self.pool.places.items():
            slots: Sequence[Slot] = self.layout.slots.get(place, ())
            own, ordered = place == self.own, sprites
            if own:
                slots = held_slots(self.in_hand, carried, slots, self.layout.zones[Zone("hand")], gap=bool(self._gap))
                slots, ordered = (*slots, *self._staged_slots()), [*self.in_hand, *self.staging.sprites]
            shown = max(1, len(slots) // _SEEN) if place.zone in config.heaps else 1
            layer = config.layer(place.zone) * 1e6
            if place.zone in config.rows and slots:
                layer += round(max(slot.cy for slot in slots)) * 100  # that of the row, where some card is raised
            for index, (sprite, slot) in enumerate(zip(ordered, slots, strict=True)):
                buried = (len(slots) - 1 - index) % shown != 0
                if buried != sprite.buried:
                    sprite.buried = buried
                    self._layers.drop(sprite, self._damage)
                z = layer + index
                if sprite in carried:
                    sprite.slot = slot
                    continue
                home, height = self._raised(sprite, slot) if own else (slot, 0.0)
                bound = (sprite.x.target, sprite.y.target, sprite.width.target, sprite.angle.target)
                settled = bound == (home.cx, home.cy, home.w, home.angle)
                wait = delay(sprite) if delay is not None and sprite in flying else 0.0
                if known is not None and sprite not in known:
                    sprite.jump(home)
                elif ms <= 0 and not (settled and sprite.resting(now)):
                    self._layers.drop(sprite, self._damage)
                    sprite.jump(home)
                elif settled:  # a movement that ended since the last look is kept: it is still to be painted
                    sprite.slot = home
                elif sprite in flying:
                    sprite.send(home, now, ms, wait)
                else:
                    sprite.shift(home, now, min(ms, RELAYOUT_MS) if moved else ms)
                if sprite.height.target != height:
                    sprite.height.to(height, now, ms)
                if sprite in flying and ms > 0:
                    self._homes[sprite] = z
                    sprite.z = _FLYING + z
                elif sprite in self._homes and ms > 0:
                    self._homes[sprite] = z
                else:
                    self._homes.pop(sprite, None)
                    sprite.z = z
        self._layers.restack()

    def _raised(self, sprite: Sprite, slot: Slot) -> tuple[Slot, float]:
        if sprite in self.selected or sprite in self.presented:
            return slot._replace(cy=slot.cy - slot.h * _SELECTED_RISE), 2.0
        if sprite is self.hovered or sprite in self.pointed:
            return slot._replace(cy=slot.cy - slot.h * _HOVER_RISE), 1.0
        return slot, 0.0


def _no_delay(_sprite: Sprite) -> float:
    return 0.0
