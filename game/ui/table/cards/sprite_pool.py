"""All sprites of a table and the places they lie in; brings a placement about with as few movements as possible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from operator import attrgetter
from typing import Final

from game.cards import Face
from game.engine import Place
from game.ui.table.cards.sprite import Sprite
from game.ui.table.layout.geometry import Slot
from game.ui.table.placement import CardPlacement

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

        A place keeps the sprites it has. What it lacks comes first from `preferred`, then from sprites with the right
        face, then from any that are left over, the top of a pile first; missing ones are made. Returns the face that
        each sprite should show; sprites left over disappear.
        """
        spare: list[Sprite] = []
        asked_for = set(preferred)
        kept: dict[Place, list[Sprite | None]] = {}
        for place, sprites in self.places.items():
            faces, held = placement.get(place, ()), list(sprites)
            if tuple(map(_FACE, held)) == faces and asked_for.isdisjoint(held):
                kept[place] = [*held]  # everything stays
                continue
            seats = kept[place] = [None] * len(faces)
            for faces_must_agree in (True, False):
                self._seat(faces, seats, held, preferred, faces_must_agree)
            spare += held
        spare.sort(key=lambda sprite: (sprite not in preferred, -sprite.z))
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
        preferred: Sequence[Sprite],
        faces_must_agree: bool,
    ) -> None:
        """Let sprites of a place stay in it, in their order; `preferred` ones are the last to stay."""
        for index, face in enumerate(faces):
            if seats[index] is not None:
                continue
            any_will_do = not faces_must_agree and face is None
            first = None
            for sprite in held:
                if any_will_do or sprite.face == face:
                    first = first or sprite
                    if sprite not in preferred:
                        first = sprite
                        break
            if first is not None:
                held.remove(first)
                seats[index] = first
