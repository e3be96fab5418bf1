"""Par: the result of Club in a round with the same cards, from the same score, in one seat or in all of them.

The plays differ by the streams of chance that opponents decide with; their average is what the cards were worth to
Club. Every decision takes all the iterations of its level and no clock, so that it is the same on every computer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from hashlib import sha256
from typing import Final

from game import __version__
from game.engine import AnyGame, State, stream
from game.match.match import Match
from game.match.moment import fingerprint
from game.opponents.levels import LEVELS
from game.opponents.protocol import NoDeadline, agent_for

CLUB: Final = "club"
PLAYS: Final = 8
"""The number of times that a question is played."""
_MOST_ACTIONS: Final = 20_000
"""The limit of actions for a round that does not end; a long one has some hundreds."""


@dataclass(frozen=True, slots=True)
class Question:
    """Rounds to be played from a state by these levels. It is small, since it goes to another process."""

    game: str
    state: State
    seed: int
    levels: tuple[str, ...]
    rounds: int


@dataclass(frozen=True, slots=True)
class Par:
    """The average results, by teams."""

    points: tuple[Decimal, ...]
    """Points of the rounds together."""
    gained: tuple[Decimal, ...]
    """Points of the match."""
    rounds: tuple[tuple[Decimal, ...], ...] = ()
    """Points of the match of one round after the other, of a question about several; none in files of before."""


@dataclass(frozen=True, slots=True)
class _Play:
    """One play of a question."""

    points: tuple[Decimal, ...]
    """The points of the rounds together, by teams."""
    gained: tuple[tuple[Decimal, ...], ...]
    """The points of the match, round by round."""
    actions: int


class EndlessRoundError(RuntimeError):
    """A round did not come to an end."""


def in_own_seat(match: Match, first: int, rounds: int = 1) -> Question | None:
    """Return the question about Club in the player's seat from the round number `first` on, with the same others.

    Strong takes seconds for a move, so that Club plays for it. None of a match that no person plays.
    """
    if all(setup.level is not None for setup in match.seats):
        return None
    return _question(match, first, rounds, tuple(quick(setup.level) for setup in match.seats))


def in_every_seat(match: Match, first: int, rounds: int = 1) -> Question:
    """Club in all seats from the round number `first` on."""
    return _question(match, first, rounds, (CLUB,) * len(match.seats))


def rounds_played(match: Match) -> Sequence[tuple[int, int]]:
    """The first round and how many of every question that a whole match asks: a deal of the day is compared at once.

    A match that is only shown from somewhere in the middle has no questions.
    """
    rounds = len(match.history())
    if rounds > len(match.starts):
        return []
    return [(1, rounds)] if match.day is not None else [(number, 1) for number in range(1, rounds + 1)]


def key_of(question: Question, game: AnyGame) -> str:
    """A short text that only equal questions have, to this version of the program."""
    asked = (
        __version__,
        question.game,
        game.rules_version,
        fingerprint(question.state, game.hashed_as),
        question.seed,
        question.levels,
        question.rounds,
    )
    return sha256(repr(asked).encode()).hexdigest()[:24]


def par_of(question: Question, game: AnyGame, plays: int = PLAYS) -> Par:
    """Play it so often. Raises `UnknownLevelError` for a level that the game has not, and `EndlessRoundError`."""
    found: list[_Play] = []
    for number in range(plays):
        found.append(_played(question, game, number))
        if number and found[0] == found[1]:
            break  # opponents that leave nothing to chance play alike for ever
    longest = max(len(play.gained) for play in found)
    rounds = [_mean([play.gained[at] for play in found if at < len(play.gained)]) for at in range(longest)]
    return Par(
        _mean([play.points for play in found]),
        _mean([[sum(each, Decimal(0)) for each in zip(*play.gained, strict=True)] for play in found]),
        tuple(rounds) if question.rounds > 1 else (),
    )


def _question(match: Match, first: int, rounds: int, levels: tuple[str, ...]) -> Question:
    return Question(match.game_name, match.starts[first - 1], match.header.seed, levels, rounds)


def quick(level: str | None) -> str:
    """The level itself if it decides at once, else Club; Club for the player as well."""
    if level is None or level not in LEVELS or LEVELS[level].budget_ms > LEVELS[CLUB].budget_ms:
        return CLUB
    return level


def _played(question: Question, game: AnyGame, number: int) -> _Play:
    company = {level: agent_for(game, level) for level in question.levels}
    state = question.state
    before = game.standing(state).totals
    points: list[Decimal] = [Decimal(0)] * len(before)
    gained: list[tuple[Decimal, ...]] = []
    watch = NoDeadline()
    for done in range(_MOST_ACTIONS):
        seat = game.actor(state)
        if seat is not None:
            rng = stream(question.seed, "par", number, done)
            action = company[question.levels[seat]].decide(game.view(state, seat), rng, watch).action
        else:
            standing = game.standing(state)
            points = [had + got for had, got in zip(points, standing.round_points or (), strict=True)]
            gained.append(tuple(now - then for now, then in zip(standing.totals, before, strict=True)))
            before = standing.totals
            if len(gained) == question.rounds or game.outcome(state) is not None:
                return _Play(tuple(points), tuple(gained), done)
            action = next(game.actions(state))
        state, _events = game.apply(state, action)
    raise EndlessRoundError(question.game)


def _mean(found: Sequence[Sequence[Decimal]]) -> tuple[Decimal, ...]:
    """The average of each team, in whole points."""
    return tuple((sum(each, Decimal(0)) / len(found)).quantize(Decimal(1)) for each in zip(*found, strict=True))
