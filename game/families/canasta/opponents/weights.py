"""What the opponents of the family weigh; each game has its own vector, and says there where its numbers come from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SHORT_HAND: Final = 5
"""Cards in a partner's hand up to which they are only counted when the round is ended."""


@dataclass(frozen=True, slots=True)
class SkillProfile:
    """What separates the levels that play the same policy."""

    noise: float
    """Spread of the error in judging a move, in round points."""
    regret: float
    """A move worth less than the best by more than this is never played, in round points."""
    counts_cards: bool
    """Knows which cards can no longer come, and what opponents and discards show."""
    remembers: bool
    """Knows which cards of the pile are in which hand."""


PERFECT: Final = SkillProfile(0.0, 0.0, counts_cards=True, remembers=True)
CASUAL: Final = SkillProfile(24.0, 36.0, counts_cards=True, remembers=False)
NOVICE: Final = SkillProfile(45.0, 68.0, counts_cards=False, remembers=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Weights:
    """One way of judging a position, in the points of a round unless a line names another unit.

    The weights with a default of 0 are of features that not every game has; other defaults were set by hand, alike for
    all. A persona is such a vector with a name.
    """

    stock_reach: float
    """Chance: one unseen copy reaches the team's table in time, with a full stock."""
    stock_fade: float
    """Cards of the stock after which that chance has risen to 63% of its height."""
    pile_reach: float
    """Chance: one copy that lies on the discard pile is got."""
    partner_reach: float
    """Chance: a copy known in the partner's hand reaches a meld on the table."""
    hand_reach: float = 1.0
    """Chance: a card of the own hand that a meld on the table waits for is laid there in the end."""
    rival_reach: float
    """Chance: the same for a copy known in an opponent's hand."""
    late_stock: float = 6.0
    """Cards of the stock below which the chances of copies that are known or lie open fall."""
    alone: float
    """Share of those chances for cards that wait in the hand, where the partner cannot add to them."""
    set_share: float
    """Share of the chances of single copies for sets."""
    wild_reach: float
    """Chance: a wild turns up for a run that lacks one card, with none in hand."""
    wild_in_hand: float
    """Chance: what a wild in an opponent's hand adds to that."""
    wild_kept: float
    """Chance: the wild kept in hand for one run or set is there when that lacks one card."""
    wild_held: float
    """Keeping a wild in hand, with a full stock to come."""
    wild_for_two: float = 0.0
    """The same on top where a partner lays runs that it may serve."""
    two_home: float = 0.0
    """A 2 laid where it is no wild, with a full stock to come: what of keeping it is not lost."""
    makeshift: float = 0.0
    """A meld of three or four cards with a wild, with a full stock to come, counted against the position."""
    dirty_ease: float
    """Power of the chances of a run with a wild, which has more ways to grow than the likeliest."""
    two_wilds: float = 3.0
    """A meld with two wilds, which earns nothing but the room for cards it gives."""
    ace_to_ace: float = 0.0
    """Share of what a run may gain by reaching from ace to ace."""
    patience: float
    """Share that a bonus not yet on the table is worth when another turn is certain."""
    project: float
    """Share of a bonus planned in the hand alone."""
    gapped: float
    """Factor on a planned run whose nearest cards have a gap between them."""
    scattered: float
    """Factor on a planned run whose cards are all farther apart."""
    card_melded: float
    """Factor on the card points of cards on the table."""
    card_held: float
    """Factor on the card points of cards in hand, counted against it, early in the round."""
    card_late: float = 0.0
    """What is added to that factor as the round nears its end."""
    card_kept: float = 0.0
    """What a card in hand is worth to later melds, with a full stock to come."""
    first_key: float = 0.0
    """A card kept that can be added to a meld, so that the next pile can be had."""
    second_key: float = 0.0
    """A second such card."""
    key_ease: float = 0.0
    """Cards by which a card in hand that fits a meld makes the hand seem shorter."""
    wild_ease: float = 0.0
    """The same by each wild that may be added to one."""
    landing: float
    """Having twenty faces still to come that fit the melds on the table."""
    going_out_right: float = 0.0
    """Owning what lets the team go out."""
    reserve_gain: float
    """Having the cards of the reserve hand with a full stock to come."""
    reserve_at_once: float
    """Taking it with the turn going on, on top."""
    reserve_rate: float
    """Chance: a hand of one card is emptied into the reserve in one turn."""
    reserve_bend: float
    """Power of the number of cards by which that chance falls."""
    reserve_surest: float = 0.9
    """Chance: no hand is emptied in one turn with more than this."""
    turns_a_card: float
    """Turns that a player may still have for each card of the stock between two players, some begun with the pile."""
    draw_share: float = 0.6
    """Share of turns that begin with a draw rather than with the pile."""
    exit_pull: float
    """Being close to going out with the reserve taken."""
    exit_fade: float = 3.0
    """Cards in hand by which that pull falls to 37%."""
    rival_exit: float = 0.8
    """Chance: an opponent with one card who may go out does so in a turn."""
    rival_fade: float = 3.0
    """Cards in hand by which that chance falls to 37%."""
    stuck: float = 0.0
    """Having one card in hand without the right to go out, with a full stock to come, counted against the position."""
    stuck_fade: float = 1.0
    """Cards in hand by which that falls to 37%."""
    pique: float = 0.0
    """Having one card in hand where the pile is closed to such a hand, counted against the position."""
    draw: float
    """Drawing an unknown card, against taking the pile."""
    draw_late: float = 0.0
    """The same on top for a player with a partner once no reserve is to be taken."""
    pile_card: float
    """What a card of the pile is worth to the opponent who takes it, beside his melds."""
    pile_card_late: float = 0.0
    """How much less it is worth to one of two once no reserve is to be taken."""
    take_sure: float
    """Chance: the next player takes a pile that fits his melds."""
    take_unsure: float
    """Chance: the same for a pile that fits none of them."""
    take_in_pique: float = 1.0
    """Factor on both where the next player has one card, if such a hand may not take the pile; others may later."""
    feed: float
    """Factor on what the pile is worth to the next player."""
    fed_points: float = 0.0
    """Factor on the card points of a card that the next player can add."""
    fed_bonus: float = 0.0
    """Share of a bonus that a card earns the next player at once, on top of what may be hoped for without it."""
    fed_right: float = 0.0
    """What a card is worth to opponents who may go out with it and might not before."""
    own_thrown: float = 0.0
    """Discarding a wild that fits a meld of the team, or the last copy in hand of another card that does, counted
    against it.
    """
    wild_feed: float
    """What a discarded wild is worth to the next player."""
    central: float
    """What every two places make, by which a discard is nearer the middle of its suit than one at the edge."""
    denial: float
    """Factor on what the opponents lose when the round is ended."""
    rival_card: float
    """What a card left in an opponent's hand is worth when the round is ended."""
    rival_reserve: float = 0.0
    """What it is worth then that the opponents have not taken their reserve yet, with a full stock to come."""
    partner_card: float
    """Card points of a card left in the partner's hand when the round is ended, before `card_melded`."""
    partner_full: float = 0.0
    """What each card of it beyond five costs on top if there may be another turn, in which many would be laid."""
