"""What decided, as the opponents of Buraco tell it (for hints)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.cards import ALL_FACES, Face
from game.families.canasta.opponents import explain as family
from game.families.canasta.opponents import taking
from game.families.canasta.opponents.explain import Thought, explained
from game.families.canasta.opponents.facts import grown_to, useful
from game.families.canasta.opponents.lean.steps import Plan
from game.families.canasta.opponents.position import after_discard
from game.opponents.protocol import Explanation
from game.opponents.reasons import Names, ReasonKey


class Reason(ReasonKey):
    """What decided in Buraco's own words; the phrase of each has the parameters that its line names."""

    TAKES_MORTO = "explain_takes_morto", Names.ITSELF
    """The hand is emptied into a morto this turn."""
    NEARER_MORTO = "explain_nearer_morto", Names.ITSELF
    """`count` cards are left in hand, and a morto is still there for the team."""
    MAKES_LIMPA = "explain_makes_limpa", Names.ITSELF
    """The first canastra limpa gives the right to go out."""
    KEEPS_FOR_TEAM = "explain_keeps_for_team", Names.ANOTHER
    """`card` is kept, with which the `meld` of the team has `count` cards."""
    STIRS = "explain_stirs", Names.ITSELF
    """For `count` turns the one card of the pile has been exchanged."""
    LEAVES_USELESS = "explain_leaves_useless", Names.ITSELF
    """`card` is left in the pile, which fits nothing that the player has."""
    LEAVES_SAFE = "explain_leaves_safe", Names.ITSELF
    """`card` is left in the pile, which fits no meld of the opponents."""
    LEAVES = "explain_leaves", Names.ITSELF
    """`card` is left in the pile, as any other would cost more."""
    TAKES_ALL = "explain_takes_all", Names.ITSELF
    """All `count` cards of the pile are taken, and one of the hand is put back."""
    OPENS = "explain_opens", Names.ITSELF
    """Several melds count enough together for the first baixar: `points`."""
    ANY_MORTO = "explain_any_morto", Names.NOTHING
    """Both mortos are hidden."""
    TURN_DONE = "explain_turn_done", Names.ITSELF
    """The discard is done."""


OWN: Final = family.OwnReasons(
    Reason.TAKES_MORTO, Reason.NEARER_MORTO, Reason.KEEPS_FOR_TEAM, Reason.KEEPS_FOR_TEAM, right=Reason.MAKES_LIMPA
)
REASONS: Final = (*family.Reason, *taking.Reason, *Reason)
"""All that may be told."""


def why_cards_taken(thought: Thought, plan: Plan, pile: Sequence[Face]) -> Explanation:
    """Why cards are taken from the pile, or no more of them: for the sake of the one that is left."""
    if thought.empties(plan):
        return explained(Reason.TAKES_MORTO if thought.turn.free else family.Reason.GOES_OUT)
    left = ALL_FACES[plan.left]
    if left not in pile:
        return explained(Reason.TAKES_ALL, count=len(pile))  # which is put back is decided anew once they are taken
    if not useful(after_discard(thought.after(plan), left), (left,)):
        return explained(Reason.LEAVES_USELESS, card=str(left))
    safe = not grown_to(thought.theirs, left, thought.start.adapter.rules)
    return explained(Reason.LEAVES_SAFE if thought.theirs and safe else Reason.LEAVES, card=str(left))
