"""What a round of the family comes to when everybody goes on by the quick policy of the lean core."""

from __future__ import annotations

from typing import Final

from game.engine import Seat
from game.families.canasta.opponents.lean.outlooks import Outlooks
from game.families.canasta.opponents.lean.playout import margin, played_on, promised
from game.families.canasta.opponents.lean.policy import meld_and_discard, meld_from_pile, play_turn
from game.families.canasta.opponents.lean.round import NOBODY, LeanRound
from game.opponents.playouts import PlayoutResult
from game.opponents.sequels import Sequel, SequelValue

_TURNS: Final = 7
"""Turns after the one in play until a position is judged."""
_OUT: Final = 100.0
_RESERVE: Final = 60.0
_TAKEN: Final = -100.0
"""What it is worth, more or less, beside what is counted for it, to go out, to have the reserve hand, and that the next
player takes what was discarded; by which it is decided what is told of two ways first.
"""


def after_turn(play: LeanRound, outlooks: Outlooks, seat: Seat) -> PlayoutResult:
    """By how much the round is better for the team of a seat, the turn in play being over, and what came about."""
    taken = _next_turn(play, outlooks) if not play.over and play.pile and play.seat() != seat else ()
    played_on(play, outlooks, _TURNS - len(taken))
    team = play.law.teams[seat]
    return PlayoutResult(margin(play, outlooks, team), None, (*taken, *_sequels(play, outlooks, team)), play.over)


def after_melding(play: LeanRound, outlooks: Outlooks, seat: Seat, *, must_lay: bool) -> PlayoutResult:
    """The same after a draw, or with the whole pile in the hand."""
    meld_and_discard(play, outlooks, must_lay)
    return _after_own(play, outlooks, seat)


def after_taking(play: LeanRound, outlooks: Outlooks, seat: Seat, only: int) -> PlayoutResult:
    """The same in a turn that takes from the pile; `only` as in `Turn.only`."""
    meld_from_pile(play, outlooks, only)
    return _after_own(play, outlooks, seat)


def _after_own(play: LeanRound, outlooks: Outlooks, seat: Seat) -> PlayoutResult:
    """The same where it is not decided yet which card is discarded."""
    played_on(play, outlooks, _TURNS)
    team = play.law.teams[seat]
    return PlayoutResult(margin(play, outlooks, team), None, _sequels(play, outlooks, team), play.over)


def _next_turn(play: LeanRound, outlooks: Outlooks) -> tuple[SequelValue, ...]:
    """The turn of the next player, and whether what lay on top of the pile, or all of it, was taken."""
    team, face = play.team(), play.pile[-1]
    draws, copies = play.draws[team], play.pile.count(face)
    play_turn(play, outlooks)
    taken = play.draws[team] == draws
    if play.law.whole_pile:
        return (SequelValue(Sequel.PILE_TAKEN, float(taken), _TAKEN),)
    return (SequelValue(Sequel.CARD_TAKEN, float(taken and play.pile.count(face) < copies), _TAKEN),)


def _sequels(play: LeanRound, outlooks: Outlooks, team: int) -> tuple[SequelValue, ...]:
    """What has come about for a team and the other."""
    law, book, other = play.law, play.book, 1 - team
    bonus = [play.earned[of] + sum(book.line_bonus[line] for line in play.lines[of]) for of in (team, other)]
    melded = [sum(book.line_points[line] for line in play.lines[of]) for of in (team, other)]
    may_earn = bonus if play.over else [promised(play, outlooks, of) for of in (team, other)]
    held = sum(play.points_of_hand(seat) for seat in range(law.seats) if law.teams[seat] == team)
    out = law.teams[play.out] if play.out != NOBODY else NOBODY
    ends, reserve = _OUT + law.going_out_bonus, _RESERVE + law.untaken
    return (
        SequelValue(Sequel.TEAM_OUT, float(out == team), ends),
        SequelValue(Sequel.RIVAL_TEAM_OUT, float(out == other), -ends),
        SequelValue(Sequel.RESERVE, float(play.taken[team]), reserve),
        SequelValue(Sequel.RIVAL_RESERVE, float(play.taken[other]), -reserve),
        SequelValue(Sequel.BONUS, bonus[0], 1.0),
        SequelValue(Sequel.RIVAL_BONUS, bonus[1], -1.0),
        SequelValue(Sequel.PROMISED, may_earn[0], 1.0),
        SequelValue(Sequel.RIVAL_PROMISED, may_earn[1], -1.0),
        SequelValue(Sequel.MELDED, melded[0], 1.0),
        SequelValue(Sequel.RIVAL_MELDED, melded[1], -1.0),
        SequelValue(Sequel.HELD, held, -1.0),
    )
