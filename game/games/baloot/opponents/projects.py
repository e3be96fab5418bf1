"""What is said before a card is played: projects declared and shown, and the claim of what is certain (baloot 6)."""

from __future__ import annotations

from random import Random

from game.games.baloot.rules.actions import Claim, Declare, Show
from game.games.baloot.rules.cards import TRICKS
from game.games.baloot.rules.claim import FIRST_CLAIM, claim_refusal
from game.games.baloot.rules.projects import best_choice, showable
from game.games.baloot.rules.view import BalootView, determinize
from game.tricks.deal import all_certain
from game.tricks.masks import pack_of


def word_before_card(view: BalootView) -> Declare | Show | Claim | None:
    """What the seat of the view says before it plays its next card, or None where nothing is left to say.

    To declare all that counts gives away cards of the own hand, and is worth it nearly always.
    """
    if not view.tricks:
        return _declaration(view)
    if _may_have_to_show(view):
        state = determinize(view, Random(0))  # what may be shown depends on nothing hidden
        return next(showable(state), None)
    return Claim() if _all_is_mine(view) else None


def _declaration(view: BalootView) -> Declare | None:
    """The next project of the best choice that is not declared yet (baloot 6.3)."""
    declared = [one.cards for one in view.declared if one.seat == view.seat]
    left = (project for project in best_choice(view.hand, view.trump) if project.cards not in declared)
    return next((Declare(project.cards) for project in left), None)


def _all_is_mine(view: BalootView) -> bool:
    """Whether the rest may be claimed and is more than one trick (baloot 5.5)."""
    if view.trick or len(view.tricks) < FIRST_CLAIM - 1 or len(view.hand) < 2:
        return False
    played = [card for trick in view.tricks for card in trick.cards]
    if not all_certain(pack_of(TRICKS, view.trump), view.hand, played, locked=view.locked):
        return False
    if view.options.show_projects_by_hand == "off":
        return True
    return claim_refusal(determinize(view, Random(0))) is None  # depends on nothing hidden either


def _may_have_to_show(view: BalootView) -> bool:
    # baloot 6.5
    if view.options.show_projects_by_hand == "off" or len(view.tricks) > 2:
        return False
    return any(one.seat == view.seat and not one.shown for one in view.declared)
