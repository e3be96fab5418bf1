"""What gestures ask the opponents before they do the obvious: what it costs, and what it spoils."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Any

from game.cards import Face
from game.engine import Action, SeatView
from game.i18n import _, plural
from game.i18n.phrases import card_name
from game.i18n.wording import number_text
from game.match.match import Match
from game.melds.common import Discard
from game.opponents.advice import Advice
from game.opponents.protocol import opponents_of
from game.review.judging import MISTAKE


def advice_of(match: Match) -> Advice[Any, Any]:
    """Return what judges the turns of a player of the match."""
    return opponents_of(match.game).advice


def is_dear(match: Match, view: SeatView, actions: Sequence[Action]) -> bool:
    """Return whether beginning the turn with these actions costs more than a slip, as reviews grade it."""
    opponents = opponents_of(match.game)
    return opponents.advice.cost(view, actions) > MISTAKE * opponents.swing


def is_better(match: Match, view: object, actions: Sequence[Action], others: Sequence[Action]) -> bool:
    """Return whether to begin a turn with these legal actions is better than with others, or those are not legal."""
    advice = advice_of(match)
    return match.why_not(others) is not None or advice.cost(view, actions) < advice.cost(view, others)


def adding(cards: Sequence[Face]) -> str:
    """Return what a button is called that adds cards."""
    if len(cards) == 1:
        return _("Add the {card}", card=card_name(cards[0]))
    return plural("Add {count} card", "Add {count} cards", len(cards))


def warning(match: Match, view: SeatView, actions: Sequence[Action]) -> str:
    """Return what speaks against beginning the turn with these actions; empty where they cost no more than a slip."""
    if not is_dear(match, view, actions):
        return ""
    advice = advice_of(match)
    spoiled = advice.spoiled(view, actions)
    if spoiled is None and _misses_melds(match, view, actions):
        return _("You have something better to lay or add first.")
    if spoiled is None:
        points = round(advice.cost(view, actions))
        return plural("That would cost about {count} point.", "That would cost about {count} points.", points)
    if spoiled.after < spoiled.before:
        before, after = number_text(Decimal(spoiled.before)), number_text(Decimal(spoiled.after))
        return _("The bonus of that meld would be {after}, no longer {before}.", before=before, after=after)
    return _("That meld would no longer be clean.")


def _misses_melds(match: Match, view: SeatView, actions: Sequence[Action]) -> bool:
    """Whether a discard costs so much for the lays and adds of the best turn, as its own discard would at once."""
    turn = advice_of(match).best_turn(view)
    if turn is None or not isinstance(actions[-1], Discard) or isinstance(turn.actions[0], Discard):
        return False
    return any(isinstance(action, Discard) and is_dear(match, view, (action,)) for action in turn.actions)
