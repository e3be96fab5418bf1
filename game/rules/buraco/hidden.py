"""Full states of Buraco that fit what a seat knows."""

from __future__ import annotations

from random import Random
from typing import Final

from game.cards import ALL_FACES, Face, sorted_faces
from game.engine import Deals, shuffled
from game.rules.buraco.state import DECK, BuracoState, Faces
from game.rules.buraco.view import BuracoView

_COPIES: Final = tuple(DECK.count(face) for face in ALL_FACES)


def determinize(view: BuracoView, rng: Random) -> BuracoState:
    """A full state that fits the view: all hidden cards dealt anew among hands, mortos and stock, with own deals."""
    unseen = list(shuffled(hidden_cards(view), rng))
    hands = [
        view.hand
        if seat == view.seat
        else sorted_faces((*view.known[seat], *_taken(unseen, count - len(view.known[seat]))))
        for seat, count in enumerate(view.counts)
    ]
    mortos = tuple(tuple(_taken(unseen, count)) for count in view.morto_counts)
    return BuracoState(
        options=view.options,
        deals=Deals(int(rng.random() * (1 << 53))),
        round=view.round,
        start=view.start,
        totals=view.totals,
        high=view.high,
        phase=view.phase,
        quiet=view.quiet,
        busy=view.busy,
        hands=tuple(hands),
        melds=view.melds,
        fits=view.fits,
        mortos=mortos,
        morto_taken=view.morto_taken,
        stock=tuple(unseen),
        discards=view.discards,
        known=view.known,
        log=view.log,
    )


def hidden_cards(view: BuracoView) -> Faces:
    """The cards of which the seat does not know where they are, sorted."""
    left = list(_COPIES)
    for cards in (view.hand, view.discards, *[meld.cards for melds in view.melds for meld in melds]):
        for face in cards:
            left[face] -= 1
    for seat, known in enumerate(view.known):
        if seat != view.seat:
            for face in known:
                left[face] -= 1
    return tuple([face for face in ALL_FACES for _ in range(left[face])])


def _taken(unseen: list[Face], count: int) -> list[Face]:
    """The next `count` cards, which leave the list."""
    taken = unseen[len(unseen) - count :]
    del unseen[len(unseen) - count :]
    return taken
