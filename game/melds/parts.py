"""The parts of a hand that can be split one by one: the runs of one suit, or the sets of one rank.

Parts meet only in contested faces: wilds, and naturals that runs and sets both want. Inside a part everything else is
settled by a table over the naturals that are left, always deciding about the lowest of them. While contested faces have
prices, one pass over the table gives the largest gain of the part from every state on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

from game.cards import Face


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
        """All the bits of the field, by the index of a face, then of a claim."""
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
        """Return the number of copies in `packed` of the face at an index."""
        return (packed & self.fields[at]) >> self.width * at

    def fields_of(self, faces: Iterable[Face]) -> int:
        """The whole fields of those of the faces that are held."""
        return self.covering(sum(self._unit_of.get(face, 0) for face in faces))

    def covering(self, packed: int) -> int:
        """The whole fields of all faces that are in `packed`."""
        return sum(field for field in self.fields if packed & field)


Weighed: TypeAlias = tuple[float, int, int]
"""A meld: its weight, its cards (packed), its number."""
Offer: TypeAlias = tuple[float, int, int]
"""A meld among those with the same own naturals: its weight, the contested faces it uses (packed), its number."""

NOTHING_LEFT: Final = 0
"""The state in which nothing is left to decide."""


class FaceChoice(NamedTuple):
    """The choices for the lowest natural of a state."""

    leave: int
    """The state after leaving all copies of it."""
    use: tuple[tuple[int, int], ...]
    """Pairs of a group of offers that use it and the state that then remains."""


class Gains(NamedTuple):
    """The largest gains of a part under some prices."""

    of_group: list[float]
    of_state: list[float]


class Part:
    """One part of a hand and the table of its states."""

    __slots__ = ("_packing", "_starting", "_state_of", "_states_at_most", "complete", "contested", "groups", "steps")

    def __init__(
        self, melds: list[Weighed], own: int, contested: int, packing: Packing, states_at_most: int | None
    ) -> None:
        """Build the table of some melds, breaking it off, and then not `complete`, at a number of states.

        `own` are the fields of the naturals that the part decides about, at least one of them in each meld; `contested`
        are the fields of the faces that melds of other parts may use as well.
        """
        by_naturals: dict[int, list[Offer]] = {}
        wanted = 0
        for weight, cards, number in melds:
            wanted |= cards
            by_naturals.setdefault(cards & own, []).append((weight, cards & contested, number))
        self.groups: list[list[Offer]] = list(by_naturals.values())
        self.contested: int = packing.covering(wanted) & contested
        """The fields of the contested faces that the part may use."""
        self.steps: list[FaceChoice] = [FaceChoice(NOTHING_LEFT, ())]
        """The values by state; a state comes after all those it leads to, the last is the whole part."""
        self.complete: bool = True
        self._packing = packing
        self._states_at_most = states_at_most
        self._state_of = {0: NOTHING_LEFT}
        self._starting: dict[int, list[tuple[int, int]]] = {}
        for group, naturals in enumerate(by_naturals):
            self._starting.setdefault(packing.lowest(naturals), []).append((group, naturals))
        self._visit(packing.hand & packing.covering(wanted & own))

    def work(self) -> int:
        """Return the number of offers and ways on from a state, all of which each call of `gains` looks at."""
        return sum(map(len, self.groups)) + sum([len(step.use) for step in self.steps])

    def gains(self, cost: dict[int, float]) -> Gains:
        """The largest gains when each use of contested faces has a cost."""
        of_group = [max([weight - cost[used] for weight, used, _ in group]) for group in self.groups]
        of_state = [0.0]
        for leave, use in self.steps[1:]:
            of_state.append(max(of_state[leave], *[of_group[group] + of_state[rest] for group, rest in use]))
        return Gains(of_group, of_state)

    def used_at_best(self, gains: Gains, cost: dict[int, float]) -> list[int]:
        """The contested faces that each meld uses in one division of the largest gain."""
        of_group, of_state = gains
        melds_used = []
        state = len(self.steps) - 1
        while state != NOTHING_LEFT:
            leave, use = self.steps[state]
            if of_state[state] == of_state[leave]:
                state = leave
                continue
            group, state = next(pair for pair in use if of_group[pair[0]] + of_state[pair[1]] == of_state[state])
            melds_used.append(
                next(used for weight, used, _ in self.groups[group] if weight - cost[used] == of_group[group])
            )
        return melds_used

    def _visit(self, left: int) -> int:
        """The state in which these own naturals are left."""
        known = self._state_of.get(left)
        if known is not None:
            return known
        if self._states_at_most is not None and len(self._state_of) > self._states_at_most:
            self.complete = False
            return NOTHING_LEFT
        guards = self._packing.guards
        at = self._packing.lowest(left)
        state = self._visit(left & ~self._packing.fields[at])
        guarded = left | guards
        use = []
        for group, naturals in self._starting.get(at, ()):
            rest = guarded - naturals
            if rest & guards == guards:
                use.append((group, self._visit(rest ^ guards)))
        if use:
            self.steps.append(FaceChoice(state, tuple(use)))
            state = len(self.steps) - 1
        self._state_of[left] = state
        return state
