"""Why something was said or played, in terms of what decided (for hints).

Only what the player can see is named: own cards, cards on the table, what was said, the score.
"""

from __future__ import annotations

from typing import Final

from game.opponents.protocol import Explanation
from game.opponents.reasons import OF_HIDDEN, Names, ReasonKey


class Reason(ReasonKey):
    """What decided; the phrase of each has the parameters that its line names."""

    ANY_CUT = "explain_any_cut", Names.NOTHING
    """No cut is better than another."""
    BUYS_SUN = "explain_buys_sun", Names.ITSELF
    """Sun with this hand brings about `points` of the 130."""
    BUYS_HOKOM = "explain_buys_hokom", Names.ITSELF
    """Hokom with this hand brings about `points` of the 162."""
    BUYS_ASHKAL = "explain_buys_ashkal", Names.ITSELF
    """Sun with the public card in the partner's hand brings about `points` of the 130."""
    VOIDS_HAND = "explain_voids_hand", Names.ITSELF
    """A hand of 7s, 8s and 9s is best voided."""
    TOO_WEAK = "explain_too_weak", Names.ITSELF
    """The best contract would bring only about `points`, less than the buyer needs."""
    WAITS = "explain_waits", Names.ITSELF
    """Buying would bring about `points`, little more than the `needed` that a buyer must reach."""
    LITTLE_TO_GAIN = "explain_little_to_gain", Names.ITSELF
    """The best contract would bring about `points`, and a buyer has no share to reach."""
    LEAVES_PARTNER = "explain_leaves_partner", Names.ITSELF
    """The partner's contract is better than an own Sun, which would bring about `points`."""
    LEAVES_RIVALS = "explain_leaves_rivals", Names.ITSELF
    """The opponents' contract is less dangerous than an own Sun, which would bring about `points`."""
    TAKES_OVER = "explain_takes_over", Names.ITSELF
    """An own Sun, about `points` of the 130, is better than the contract of the opponents."""
    TAKES_PARTNERS = "explain_takes_partners", Names.ITSELF
    """An own Sun, about `points` of the 130, is clearly better than the contract of the partner."""
    KEEPS_HOKOM = "explain_keeps_hokom", Names.ITSELF
    """Hokom brings more than Sun would, about `points` of the 162."""
    NAMES_SUIT = "explain_names_suit", Names.ITSELF
    """With `suit` the `cards` of the hand are trumps, and Hokom brings about `points` of the 162; with the other suit,
    `instead`, about `other`."""
    TURNS_SUN = "explain_turns_sun", Names.ITSELF
    """Sun brings more than Hokom would, about `points` of the 130."""
    DOUBLES = "explain_doubles", Names.ITSELF
    """The buyer falls short in `chance` of a hundred deals, and the doubled hand belongs to one team alone."""
    LOCKS = "explain_locks", Names.ITSELF
    """As `DOUBLES`, and the buyer lives on trumps that must not be led."""
    RAISES = "explain_raises", Names.ITSELF
    """The own team wins the doubled hand in `chance` of a hundred deals."""
    LOW_CHANCE = "explain_low_chance", Names.ITSELF
    """The own team wins the hand in `chance` of a hundred deals, too few for a higher stake."""
    NO_RAISE = "explain_no_raise", Names.ITSELF
    """The stake is left alone by who looks at no deals."""
    SCORE_ASKS = "explain_score_asks", Names.ITSELF
    """The opponents are close to 152: it must be risked now, at `chance` in a hundred."""
    DECLARES = "explain_declares", Names.ITSELF
    """The best project counts only if it is declared now."""
    SHOWS = "explain_shows", Names.ITSELF
    """A declared project counts only if it is shown now."""
    CLAIMS = "explain_claims", Names.ITSELF
    """All `count` tricks that are left are certain."""
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


REASONS: Final = tuple(Reason)
"""All that may be told."""


def explained(reason: Reason, **params: str | int) -> Explanation:
    """An explanation with its parameters."""
    return Explanation(reason.value, tuple(params.items()))
