"""The decisions of a person in a record, one for each choice: an action with those that only go on with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from game.engine import Action, AnyGame, Seat, SeatView, State
from game.match.playback import Playback
from game.opponents.protocol import opponents_of


@dataclass(frozen=True, slots=True)
class Choice:
    """One decision, from the view of its player."""

    number: int
    """The number of actions in effect before it, which is its place in the record."""
    round: int
    seat: Seat
    view: SeatView
    actions: tuple[Action, ...]


def choices_of(playback: Playback, seat: Seat, round_number: int | None = None) -> Iterator[Choice]:
    """The decisions of a seat in a round, or in all of them, where there was more than one way to go on."""
    game = playback.game
    joins = opponents_of(game).joins
    number, last = 0, playback.last
    while number < last:
        still = playback.still_at(number)
        if still.actor != seat or round_number not in (None, still.state.round):
            number += 1
            continue
        actions = [_done(game, playback, number)]
        while (
            number + len(actions) < last
            and playback.still_at(number + len(actions)).actor == seat
            and joins(actions[-1], then := _done(game, playback, number + len(actions)))
        ):
            actions.append(then)
        if len(list(islice(game.actions(still.state), 2))) > 1:
            yield Choice(number, still.state.round, seat, game.view(still.state, seat), tuple(actions))
        number += len(actions)


def turn_of(playback: Playback, number: int) -> int:
    """Which of the turns that its seat has in the round a decision belongs to, from 1, by its place in the record."""
    seat, turns = playback.still_at(number).actor, 0
    while True:
        still = playback.still_at(number)
        before = playback.still_at(number - 1).actor if number and not still.deals else None
        turns += still.actor == seat != before
        if not number or still.deals:
            return turns
        number -= 1


def own_seat(playback: Playback) -> Seat:
    """Return the seat under review: that of the first person, or the first seat where there is none."""
    return next((seat for seat in range(len(playback.seats)) if playback.is_human(seat)), 0)


def rounds_of(playback: Playback) -> list[int]:
    """The numbers of the rounds that are over."""
    playback.go(playback.last)
    return [entry.round for entry in playback.history()]


def dealt_states(playback: Playback) -> dict[int, State]:
    """Return the state in which each round was dealt, by its number."""
    return {
        still.state.round: still.state
        for number in reversed(range(playback.last + 1))
        if (still := playback.still_at(number)).deals
    }


def _done(game: AnyGame, playback: Playback, number: int) -> Action:
    line = playback.still_at(number + 1).action
    assert line is not None, "every moment but the first follows an action"
    return game.parse(line.text)


def in_text(actions: Sequence[Action]) -> tuple[str, ...]:
    """Actions as records write them."""
    return tuple(map(str, actions))
