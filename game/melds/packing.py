"""A hand as one integer, so that asking whether cards are still there is one subtraction.

Every face held has a field of bits with its count, in the order of faces from the lowest bits up, and above each count
a guard bit that is clear. Set all guards and subtract what is needed: a guard that is gone tells of a missing card.

Above the faces there may be claims: what the chosen melds may do only so often.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from game.cards.face import Face


class Packing:
    """The fields of one hand."""

    __slots__ = ("_unit_of", "claims", "counts", "faces", "fields", "guards", "hand", "width")

    def __init__(self, hand: Iterable[Face], claims: Sequence[int] = ()) -> None:
        """Pack a hand, and by claim how often it may be made."""
        held = Counter(hand)
        self.faces: list[Face] = sorted(held)
        """Each face held once, sorted; other methods name a face by its index in here."""
        self.counts: list[int] = [held[face] for face in self.faces] + [*claims]
        self.width: int = max(self.counts, default=1).bit_length() + 1
        """The bits of a field, its guard included."""
        units = [1 << self.width * at for at in range(len(self.counts))]
        self._unit_of: dict[Face, int] = dict(zip(self.faces, units, strict=False))
        self.claims: list[int] = units[len(self.faces) :]
        """Each claim made once, packed."""
        self.fields: list[int] = [unit * ((1 << self.width) - 1) for unit in units]
        """By index of a face, then of a claim, all the bits of its field."""
        self.guards: int = sum(units) << (self.width - 1)
        """All guard bits."""
        self.hand: int = sum([unit * count for unit, count in zip(units, self.counts, strict=True)])
        """The whole hand and all claims."""

    def pack(self, faces: Iterable[Face]) -> int:
        """The packed counts of faces that are all held."""
        return sum(map(self._unit_of.__getitem__, faces))

    def lowest(self, packed: int) -> int:
        """The index of the lowest face in packed counts that are not all zero."""
        return ((packed & -packed).bit_length() - 1) // self.width

    def count(self, packed: int, at: int) -> int:
        """How many of the face at an index are in `packed`."""
        return (packed & self.fields[at]) >> self.width * at

    def fields_of(self, faces: Iterable[Face]) -> int:
        """The whole fields of those of the faces that are held."""
        return self.covering(sum(self._unit_of.get(face, 0) for face in faces))

    def covering(self, packed: int) -> int:
        """The whole fields of all faces that are in `packed`."""
        return sum(field for field in self.fields if packed & field)
