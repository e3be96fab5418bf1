"""Reviews for pictures, with costs of every kind in the place of what the strongest level would find."""

from __future__ import annotations

from functools import cache

from game.games import GAMES
from game.review.decisions import choices_of, in_text, own_seat, rounds_of
from game.review.findings import REVIEW, RoundReview, lead_in, marks_of, review_text
from game.review.judging import Judged
from game.review.units import read_back
from game.storage.index import Kept


@cache
def made_up(name: str, raw: bytes) -> tuple[Kept, ...]:
    """Of every round of a record."""
    playback = read_back(GAMES, raw)
    seat, marks, reviews = own_seat(playback), marks_of(playback), list[Kept]()
    for number in rounds_of(playback):
        decisions = []
        for choice in choices_of(playback, seat, number):
            other = next(iter(playback.game.actions(playback.still_at(choice.number).state)))
            cost = (choice.number * 37) % 90 - 15.5
            judged = Judged(choice.number, number, in_text(choice.actions), (str(other),), cost, 9.0, 0.012)
            alike = str(other) == str(choice.actions[0]) or choice.number % 3
            decisions.append(Judged(choice.number, number, judged.done) if alike else judged)
        found = RoundReview(number, lead_in(playback, playback.teams[seat], number), 35.0, tuple(decisions))
        reviews.append(Kept(name, REVIEW, number, marks[number], review_text(found)))
    return tuple(reviews)
