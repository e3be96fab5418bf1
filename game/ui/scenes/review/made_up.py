"""Reviews for pictures, with costs of every kind in the place of what the strongest level would find."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.games import GAMES
from game.match.playback import Playback
from game.review.decisions import Choice, choices_of, in_text, own_seat, rounds_of
from game.review.findings import REVIEW, RoundReview, lead_in, marks_of, review_text
from game.review.judging import Judged
from game.review.units import read_back
from game.storage.index import Kept

_COSTS: Final = {9: -2.2, 13: 0.4, 16: 2.4, 21: 6.8, 27: 3.1, 33: 0.7, 34: 4.6}
"""By the place of a decision, in points of the match; else the strongest level would have done the same."""
_EVERY: Final = 41
"""After so many decisions they begin anew."""
_COSTS_OF_FEW: Final = {2: 2.4, 4: 6.8, 5: 0.4, 7: -2.2}
"""The same of a round with few decisions."""
_FEW: Final = 20
_ERROR: Final = 0.9
_GIFT: Final = 3.5


@cache
def made_up(name: str, raw: bytes) -> tuple[Kept, ...]:
    """Of every round of a record."""
    playback = read_back(GAMES, raw)
    seat, marks, scale = own_seat(playback), marks_of(playback), playback.game.round_scale
    reviews = list[Kept]()
    for number in rounds_of(playback):
        decisions = []
        choices = list(choices_of(playback, seat, number))
        costs = _COSTS_OF_FEW if len(choices) < _FEW else _COSTS
        for place, choice in enumerate(choices, start=number):
            plain = Judged(choice.number, number, in_text(choice.actions))
            cost, other = costs.get(place % _EVERY, 0.0) * scale, _otherwise(playback, choice)
            judged = Judged(choice.number, number, plain.done, other, cost, _ERROR * scale, abs(cost) / scale / 500)
            decisions.append(judged if cost and other else plain)
        found = RoundReview(number, lead_in(playback, playback.teams[seat], number), _GIFT * scale, tuple(decisions))
        reviews.append(Kept(name, REVIEW, number, marks[number], review_text(found)))
    return tuple(reviews)


def _otherwise(playback: Playback, choice: Choice) -> tuple[str, ...]:
    """What somebody else might have done: rather something of another kind, for a card to be thrown another card."""
    still = playback.still_at(choice.number)
    texts = [str(action) for action in playback.game.actions(still.state)]
    kind = str(choice.actions[0]).partition(" ")[0]
    others = [text for text in texts if text not in in_text(choice.actions)]
    of_another_kind = [text for text in others if text.partition(" ")[0] != kind and " " in text]
    found = of_another_kind[:1] or others[len(others) // 2 : len(others) // 2 + 1]
    return tuple(found)
