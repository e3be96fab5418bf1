"""Cards that a review will show when it is done: their pictures are made while it goes on, a few in every frame."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.cards import ALL_FACES, format_faces
from game.match.playback import Playback
from game.review.decisions import own_seat
from game.ui.graphics.card_strip import foresee_strip
from game.ui.graphics.drawing import Style
from game.ui.judged.deeds import CARD_BACK
from game.ui.scenes.review.deed_box import CARDS
from game.ui.scenes.review.rows import CARD

DRAWING_MS: Final = 3.0
"""What is spent on them in a frame."""


_NAMES: Final = frozenset(map(str, ALL_FACES))


def foresee_cards(style: Style, playback: Playback, round_number: int) -> None:
    """Ask for what the player held and everybody showed in a round, in the sizes that are usual."""
    names = " ".join((CARD_BACK, *sorted(_NAMES.intersection(_words(playback, round_number)))))
    for units in (max(CARDS), min(CARDS), CARD):  # the last is needed most, and is forgotten last
        foresee_strip(style, names, style.px(units), units)


def _words(playback: Playback, round_number: int) -> Iterator[str]:
    """The player's hand at the beginning of each turn, and every action; cards are among the words."""
    seat, before = own_seat(playback), None
    for number in range(playback.begin_of_round(round_number), playback.last + 1):
        still = playback.still_at(number)
        if still.state.round != round_number:
            break
        if still.actor == seat != before:
            yield from format_faces(playback.game.view(still.state, seat).hand).split()
        if still.action is not None:
            yield from still.action.text.replace(",", " ").split()
        before = still.actor
