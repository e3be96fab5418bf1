"""Turns played on to a horizon, and what the position there is worth."""

from __future__ import annotations

from game.families.canasta.opponents.lean.law import LeanLaw
from game.families.canasta.opponents.lean.outlook import Outlook
from game.families.canasta.opponents.lean.outlooks import Outlooks
from game.families.canasta.opponents.lean.policy import play_turn
from game.families.canasta.opponents.lean.round import LeanRound
from game.families.canasta.opponents.lean.side import Side
from game.families.canasta.opponents.lean.turn import Turn


def played_on(play: LeanRound, outlooks: Outlooks, turns: int) -> None:
    """So many more turns, or fewer where the round is over before."""
    for _ in range(turns):
        if play.over:
            return
        play_turn(play, outlooks)


def margin(play: LeanRound, outlooks: Outlooks, team: int) -> float:
    """By how much the round is better for a team than for the other, by its score or by what may come of it."""
    if play.over:
        return play.margin(team)
    return standing(play, outlooks, team) - standing(play, outlooks, 1 - team)


def standing(play: LeanRound, outlooks: Outlooks, team: int) -> float:
    """What the round may be worth to a team, before somebody's turn."""
    law: LeanLaw = play.law
    outlook = _outlook(play, outlooks, team)
    weights = outlook.weights
    sides = _sides(play, team)
    free = play.free(team)
    total = 0.0
    fewest = 0
    right = False
    mates = len(sides) - 1
    for side in sides:
        right = side.may_go_out()
        total += outlook.wilds_kept(side, mates)
        total -= side.held * (outlook.held_factor if law.hands_for_rivals else weights.card_held)
        if not fewest:
            total += weights.card_melded * side.melded + outlook.landing(side.fits)
        if not fewest or side.cards < fewest:
            fewest = side.cards
    total += _earned(outlook, play.lines[team], sides)
    if right:
        total += weights.going_out_right
    if play.taken[team]:
        total += law.untaken
    total += play.earned[team]
    total += outlook.ending(float(fewest), free, right, 0)
    return total


def promised(play: LeanRound, outlooks: Outlooks, team: int) -> float:
    """What the bonuses of a team come to, with what its melds and hands may still earn, before somebody's turn."""
    return play.earned[team] + _earned(_outlook(play, outlooks, team), play.lines[team], _sides(play, team))


def _outlook(play: LeanRound, outlooks: Outlooks, team: int) -> Outlook:
    """How a team looks at the round."""
    turn = Turn(play, outlooks, 0, play.pile)
    return turn.outlook if play.team() == team else turn.rivals


def _sides(play: LeanRound, team: int) -> list[Side]:
    """The hands of a team, each with its melds."""
    law: LeanLaw = play.law
    return [play.side(seat) for seat in range(law.seats) if law.teams[seat] == team]


def _earned(outlook: Outlook, lines: list[int], sides: list[Side]) -> float:
    """The bonuses of melds, and what they and the hands may still earn."""
    alone = outlook.hopes.of_table(lines)
    hoped = alone
    bonus = 0.0
    for side in sides:
        bonus = side.bonus
        hoped += outlook.hopes.hoped(side) - alone
    return bonus + outlook.patience * (hoped - bonus)
