"""Reviews for pictures: what somebody else would have done, with its reason, and costs of every kind made up for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from game.engine import Action, stream
from game.games import GAMES
from game.i18n.phrases import phrases_of
from game.match.playback import Playback
from game.opponents.protocol import Decision, agent_for, levels_of
from game.review.decisions import Choice, choices_of, in_text, own_seat, rounds_of
from game.review.findings import REVIEW, RoundReview, lead_in, marks_of, review_in, review_text
from game.review.judging import Judged, Looks
from game.review.units import read_back
from game.storage.index import Kept

_COSTS: Final = (2.4, -2.2, 3.1, 6.8, 4.6)
"""In points of the match, of decisions against which something is to be said."""
_EVEN: Final = (0.4, -0.4, 0.2, -0.2)
"""Of some against which nothing is; else the strongest level would have done the same."""
_ERROR: Final = 0.9
_GIFT: Final = 3.5
_ASKED: Final = ("novice", "casual")
"""Who is asked what else could have been done: the matches are played by a better one."""
_LOOKS: Final = 2
_UNSURE: Final = ("alike", "close")
"""How the keys of reasons end that speak for nothing."""


@cache
def made_up(name: str, raw: bytes, shown: int = 1, *, faultless: bool = False) -> tuple[Kept, ...]:
    """Of every round of a record, most carefully of the one that is shown; all without a finding if `faultless`."""
    playback = read_back(GAMES, raw)
    seat, marks, scale = own_seat(playback), marks_of(playback), playback.game.round_scale
    reviews = list[Kept]()
    for number in rounds_of(playback):
        choices = list(choices_of(playback, seat, number))
        others = {} if faultless else _others(playback, choices, carefully=number == shown)
        costs = _costs(playback.game_name, others)
        decisions = tuple(_judged(choice, others, costs, scale) for choice in choices)
        found = RoundReview(number, lead_in(playback, playback.teams[seat], number), _GIFT * scale, decisions)
        reviews.append(Kept(name, REVIEW, number, marks[number], review_text(found)))
    return tuple(reviews)


def most_found(kept: Sequence[Kept]) -> int:
    """The round in which most decisions made a difference."""
    reviews = [found for each in kept if (found := review_in(each.text)) is not None]
    return max(reviews, key=lambda review: sum(each.is_clear for each in review.decisions)).round


def _judged(choice: Choice, others: dict[int, Decision[Action]], costs: dict[int, float], scale: float) -> Judged:
    done = in_text(choice.actions)
    if choice.number not in costs:
        return Judged(choice.number, choice.round, done)
    other, cost = others[choice.number], costs[choice.number] * scale
    told = other.explanation
    return Judged(
        choice.number,
        choice.round,
        done,
        tuple(map(str, (other.action, *other.then))),
        cost,
        _ERROR * scale,
        abs(cost) / scale / 500,
        told.key if told is not None else "",
        told.params if told is not None else (),
    )


def _others(playback: Playback, choices: Sequence[Choice], *, carefully: bool) -> dict[int, Decision[Action]]:
    """By the number of a decision what else might have been done; rather what has a reason that says something."""
    game, found = playback.game, dict[int, Decision[Action]]()
    for level in (*_ASKED, levels_of(game)[-1].name) if carefully else _ASKED:
        if sum(_is_sure(game.name, each) for each in found.values()) >= len(_COSTS):
            break
        agent = agent_for(game, level)
        for choice in choices:
            other = agent.decide(choice.view, stream(choice.number, "made up"), Looks(_LOOKS))
            is_other = not set(map(str, (other.action, *other.then))) & set(in_text(choice.actions))
            if is_other and (choice.number not in found or _is_sure(game.name, other)):
                found[choice.number] = other
    return found


def _is_sure(game: str, decision: Decision[Action]) -> bool:
    told = decision.explanation
    return told is not None and told.key in phrases_of(game).explanations and not told.key.endswith(_UNSURE)


def _costs(game: str, others: dict[int, Decision[Action]]) -> dict[int, float]:
    """What a few of them cost, by their numbers: all over the round."""
    numbers = sorted(others)
    sure = [number for number in numbers if _is_sure(game, others[number])]
    unsure = [number for number in numbers if number not in sure]
    step = max(1, len(sure) // len(_COSTS))
    even = dict(zip(unsure[:: max(1, len(unsure) // len(_EVEN))], _EVEN, strict=False))
    return even | dict(zip(sure[::step], _COSTS, strict=False))
