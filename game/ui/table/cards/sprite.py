"""One card on the table. Two sevens of hearts are two sprites: the one that was dragged is the one that moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from operator import attrgetter
from typing import Final

import pygame

from game.cards import Face
from game.engine import Place
from game.ui.graphics.motion import Tween
from game.ui.table.cards.card_art import LEVELS, CardArt, Drawing
from game.ui.table.cards.placement import CardPlacement
from game.ui.table.layout.geometry import Slot

FLIP_MS: Final = 240.0
_LIFT_GROWTH: Final = 0.08
"""How much larger a dragged card is than one at rest."""
_NOTHING: Final = pygame.Surface((0, 0))
_TURNED: Final = 0.4
"""The part of its way within which a card changes its size, and turns for a hand at a side."""
_BEFORE_EDGE: Final = 0.35
"""How much earlier it is small again that it does not reach beyond the edge of the window, in parts of the way."""
_ASIDE: Final = 45.0
"""Degrees from which on a card lies in a hand at a side."""
_ANGLE_STEP: Final = 0.5
_MOVING_ANGLE_STEP: Final = 2.0


class Sprite:
    """Position, size, tilt and height above the table as one tween each; and which side is up."""

    def __init__(self, number: int, face: Face | None, slot: Slot) -> None:
        self.number = number
        """Its identity, for names and order of creation."""
        self.face = face
        self.place = Place("stock")
        self.z = 0.0
        """Higher ones lie above lower ones."""
        self.slot = slot
        """Where it belongs by the layout, whatever carries it now."""
        self.until = float("-inf")
        """From this moment on nothing about it moves; perhaps from an earlier one. Every card is asked each frame."""
        self.x, self.y = Tween(slot.cx, self), Tween(slot.cy, self)
        self.width = Tween(slot.w, self)
        self.angle = Tween(slot.angle, self)
        self.height = Tween(0.0, self)
        """Height above the table, 0 (rest) to 3 (dragged)."""
        self._turn = Tween(1.0, self)
        self._old_face = face
        self.buried = False
        """It lies so deep in a pile that nobody sees whether it is there."""
        self.dim = False
        """Whether it is shown dim, because it must stay where it is."""
        self.fresh = False
        """Whether it is marked as one that just came."""
        self.painted: pygame.Rect | None = None
        """What it covers in the window as of the last update, however late that is painted; None before the first."""
        self.picture = _NOTHING
        """What it is painted with there."""

    def shift(self, slot: Slot, now: float, ms: float) -> None:
        """Let it make room for others: it glides, but takes its new size at once, which is cheap for many cards."""
        if self.width.done(now):
            self.width.jump(slot.w)
        self.send(slot, now, ms)

    def send(self, slot: Slot, now: float, ms: float, delay: float = 0.0) -> None:
        """Let it go to another slot, most of the way as large as it is at the larger of both ends.

        To a hand at a side of the table it goes along the middle, and turns there.
        """
        self.slot = slot
        half, later = ms * _TURNED, delay + ms * (1 - _TURNED)
        aside = abs(slot.angle) > _ASIDE > abs(self.angle.target)
        self.x.to(slot.cx, now, ms - half if aside else ms, delay)
        self.y.to(slot.cy, now, half if aside else ms, later if aside else delay)
        grows = slot.w > self.width.target
        self.width.to(slot.w, now, half, delay if grows else later - ms * _BEFORE_EDGE if aside else later)
        self.angle.to(slot.angle, now, half if aside else ms, later if aside else delay)

    def jump(self, slot: Slot) -> None:
        """Be in a slot at once."""
        self.slot = slot
        for tween, value in ((self.x, slot.cx), (self.y, slot.cy), (self.width, slot.w), (self.angle, slot.angle)):
            tween.jump(value)

    def show(self, face: Face | None, now: float, ms: float, delay: float = 0.0) -> None:
        """Turn the other side up."""
        if face == self.face:
            return
        turned = (face is None) != (self.face is None)
        self._old_face, self.face = self.face, face
        self._turn.jump(0.0 if turned and ms > 0 else 1.0)
        if turned and ms > 0:
            self._turn.to(1.0, now, ms, delay)

    def still(self, now: float) -> bool:
        """Whether nothing about it moves by itself."""
        return now >= self.until or (
            now >= self.x.until
            and now >= self.y.until
            and now >= self.width.until
            and now >= self.angle.until
            and now >= self.height.until
            and now >= self._turn.until
        )

    @property
    def held(self) -> bool:
        """Whether somebody holds it."""
        return self.height.target >= LEVELS - 1

    def resting(self, now: float) -> bool:
        """Whether nothing about it moves, and nobody holds it."""
        # asked for every card in every frame: `held` is written out
        return self.height.target < LEVELS - 1 and (now >= self.until or self.still(now))

    def turning(self, now: float) -> bool:
        """Whether its other side comes up."""
        return now < self._turn.until

    def placed(self, now: float) -> Slot:
        """Where it is now."""
        width = self.width.at(now)
        ratio = self.slot.h / self.slot.w
        return Slot(self.x.at(now), self.y.at(now), round(width), round(width * ratio), self.angle.at(now))

    def holds(self, x: float, y: float, now: float) -> bool:
        """Whether the point lies on it."""
        return self.placed(now).holds(x, y)

    def drawing(self, art: CardArt, now: float, *, mirrored: bool = False) -> Drawing:
        """Its picture of this moment; seen in a mirror it leans the other way."""
        if self.resting(now):
            angle = -self.angle.target if mirrored else self.angle.target
            level = min(LEVELS - 1, round(self.height.target))
            return art.card(self.face, round(self.width.target), round(angle / _ANGLE_STEP) * _ANGLE_STEP, level)
        height = self.height.at(now)
        level = min(LEVELS - 1, round(height))
        target = round(self.width.target)
        width = self.width.at(now) * (1.0 + _LIFT_GROWTH * max(0.0, height - (LEVELS - 2)))
        angle = -self.angle.at(now) if mirrored else self.angle.at(now)
        turn = self._turn.at(now)
        face = self.face if turn >= 0.5 else self._old_face
        still = self.width.done(now) and self.angle.done(now) and height <= LEVELS - 2
        grain = max(1, target // 40)
        wide = target if still else max(8, round(width / grain) * grain)
        if turn < 1.0 and abs(angle) < 45.0:
            return art.squeezed(face, wide, abs(2.0 * turn - 1.0), level, target)
        if still:
            return art.card(face, target, round(angle / _ANGLE_STEP) * _ANGLE_STEP, level)
        return art.card(face, wide, round(angle / _MOVING_ANGLE_STEP) * _MOVING_ANGLE_STEP, level, target, moving=True)


def faces_of(sprites: Iterable[Sprite]) -> tuple[Face, ...]:
    """The faces of those that show one, in order."""
    return tuple(sprite.face for sprite in sprites if sprite.face is not None)


_FACE: Final = attrgetter("face")
_SOMEWHERE: Final = Slot(0, 0, 50, 70)


class SpritePool:
    """The sprites by place, each place in the order of its slots."""

    def __init__(self) -> None:
        self.places: dict[Place, list[Sprite]] = {}
        self._count = 0

    def __iter__(self) -> Iterator[Sprite]:
        return chain.from_iterable(self.places.values())

    def at(self, place: Place) -> list[Sprite]:
        """The sprites of a place."""
        return self.places.get(place, [])

    def assign(self, placement: CardPlacement, preferred: Sequence[Sprite] = ()) -> dict[Sprite, Face | None]:
        """Give every card of the placement a sprite and put the sprites in its order.

        A place keeps the sprites it has. What it lacks comes first from `preferred`, the first of them before others,
        then from sprites with the right face, then from any that are left over, the top of a pile first; missing ones
        are made. Returns the face that each sprite should show; sprites left over disappear.
        """
        spare: list[Sprite] = []
        leaving = {sprite: turn for turn, sprite in reversed(list(enumerate(preferred)))}
        kept: dict[Place, list[Sprite | None]] = {}
        for place, sprites in self.places.items():
            faces, held = placement.get(place, ()), list(sprites)
            if tuple(map(_FACE, held)) == faces and leaving.keys().isdisjoint(held):
                kept[place] = [*held]  # everything stays
                continue
            seats = kept[place] = [None] * len(faces)
            for faces_must_agree in (True, False):
                self._seat(faces, seats, held, leaving, faces_must_agree)
            spare += held
        spare.sort(key=lambda sprite: (leaving.get(sprite, len(preferred)), -sprite.z))
        shown: dict[Sprite, Face | None] = {}
        lacking: list[tuple[Place, int, Face | None]] = []
        for place, faces in placement.items():
            seats = kept.setdefault(place, [None] * len(faces))
            if None in seats:
                lacking += [(place, index, face) for index, face in enumerate(faces) if seats[index] is None]
        for faces_must_agree in (True, False):
            for place, index, face in list(lacking):
                found = next((one for one in spare if not faces_must_agree or one.face == face), None)
                if found is not None:
                    spare.remove(found)
                    kept[place][index] = found
                    lacking.remove((place, index, face))
        for place, index, face in lacking:
            self._count += 1
            kept[place][index] = Sprite(self._count, face, _SOMEWHERE)
        self.places = {}
        for place, faces in placement.items():
            seated = [sprite for sprite in kept[place] if sprite is not None]
            self.places[place] = seated
            shown.update(zip(seated, faces, strict=True))
            for sprite in seated:
                sprite.place = place
        return shown

    @staticmethod
    def _seat(
        faces: Sequence[Face | None],
        seats: list[Sprite | None],
        held: list[Sprite],
        leaving: Mapping[Sprite, int],
        faces_must_agree: bool,
    ) -> None:
        """Let sprites of a place stay in it, in their order; of `leaving` ones the last, where no other can."""
        for index, face in enumerate(faces):
            if seats[index] is not None:
                continue
            any_will_do = not faces_must_agree and face is None
            first = None
            for sprite in held:
                if any_will_do or sprite.face == face:
                    if sprite not in leaving:
                        first = sprite
                        break
                    if first is None or leaving[sprite] > leaving[first]:
                        first = sprite
            if first is not None:
                held.remove(first)
                seats[index] = first
