"""Why a card was played, in terms of what decided (for hints).

Only what the player can see is named: own cards, cards on the table, what was said.
"""

from __future__ import annotations

from game.opponents.protocol import Explanation
from game.opponents.reasons import OF_HIDDEN, Names, ReasonKey


class CardReason(ReasonKey):
    """What decided on a card; the phrase of each has the parameters that its line names."""

    NO_CHOICE = "explain_no_choice", Names.NOTHING
    """No other card may be played."""
    ALIKE = "explain_alike", Names.NOTHING
    """`card` would do as well: it counts as much in the same suit, or does the same."""
    CLOSE = "explain_close", Names.NOTHING
    """`card` is worth about as much."""
    CASHES = "explain_cashes", Names.ANOTHER
    """No card that is still out beats `card`."""
    TOPS_SUIT = "explain_tops_suit", Names.ANOTHER
    """Of its suit no card that is still out beats `card`; trumps may."""
    WINS_TRICK = "explain_wins_trick", Names.ITSELF
    """It takes the trick for certain, which holds `points` card points so far."""
    TRUMPS_IN = "explain_trumps_in", Names.ITSELF
    """A trump takes the trick for certain, which holds `points` card points so far."""
    BEATS_TABLE = "explain_beats_table", Names.ITSELF
    """It beats what lies in the trick, `points` card points so far."""
    SECURES = "explain_secures", Names.ITSELF
    """The partner is winning the trick and may yet be beaten; this card takes it for certain, with `points` so far."""
    CHEAPER = "explain_cheaper", Names.ANOTHER
    """It beats what lies in the trick as `card` would, which is kept."""
    FEEDS_PARTNER = "explain_feeds_partner", Names.ITSELF
    """The partner is winning the trick: the card brings `points` home."""
    GIVES_LITTLE = "explain_gives_little", Names.ANOTHER
    """The opponents are winning the trick: it gives them `points` less than `card` would, and no card gives less."""
    LEAVES_TRICK = "explain_leaves_trick", Names.ITSELF
    """The partner is winning the trick: `card` would only take it from the partner."""
    KEEPS_GUARD = "explain_keeps_guard", Names.ANOTHER
    """`card` stays guarded."""
    KEEPS_TRUMP = "explain_keeps_trump", Names.ANOTHER
    """`card` is kept, a trump."""
    KEEPS_CARD = "explain_keeps_card", Names.ANOTHER
    """`card` is kept, which counts `points`."""
    DRAWS_TRUMPS = "explain_draws_trumps", Names.ITSELF
    """It draws the trumps of others, of which `count` are still out."""
    RETURNS_SUIT = "explain_returns_suit", Names.ITSELF
    """The partner led this suit."""
    EXPECTS_MORE = "explain_expects_more", Names.NOTHING, OF_HIDDEN
    """It brings about `points` card points more than `card` would."""


def explained(reason: ReasonKey, **params: str | int) -> Explanation:
    """An explanation with its parameters."""
    return Explanation(reason.value, tuple(params.items()))
