"""What the bidding of Baloot weighs, in card points unless a line says otherwise.

The numbers come from self-play, see `build_scripts/tuning/baloot.py`, but for what a pass is worth: that is set so that
as many hands are thrown in as where people play.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """One way of judging six cards, the own five and the public card; a persona is such a vector with a name."""

    sun: float = 50.5
    """Of 130, what the buyer's team takes in Sun with nothing of what follows."""
    sun_ace: float = 18.0
    sun_ace_ten: float = 11.0
    """An ace and a ten of one suit, beside what the ace is worth."""
    sun_guarded_ten: float = 1.0
    """A ten without the ace, with a smaller card."""
    sun_king: float = 2.0
    """A king with the ace."""
    sun_long: float = 4.5
    """Each card past three in a suit with the ace or the ten."""
    sun_lead: float = -4.0
    """The buyer leads."""
    hokom: float = 79.0
    """Of 162, what the buyer's team takes in Hokom with three small trumps."""
    hokom_trump: float = 14.0
    """Each trump past three."""
    hokom_jack: float = 22.0
    hokom_nine: float = 7.5
    hokom_both: float = 5.5
    """The jack and the nine together."""
    hokom_trump_ace: float = 11.5
    hokom_side_ace: float = 7.5
    hokom_side_ten: float = -4.0
    """A ten beside its ace."""
    hokom_void: float = 3.0
    """A suit without cards."""
    hokom_lead: float = -2.0
    """The buyer leads."""
    typical_sun: float = 75.0
    """Of 130, what a buyer's team takes in Sun on average."""
    typical_hokom: float = 113.0
    """Of 162, what a buyer's team takes in Hokom on average."""
    help_ace: float = 11.0
    """An ace in another player's five cards, against having none."""
    help_ten: float = 5.0
    """A ten with a smaller card there."""
    help_trump: float = 6.5
    """A trump there, in Hokom."""
    help_few: float = -6.5
    """With nothing of that."""
    spread: float = 36.0
    """How far results lie from what was expected."""
    ashkal: float = -10.0
    """The public card in the partner's hand and not in the own, but one more card to come."""
    project: float = 0.7
    """Chance that a project in hand is the best."""
    trust: float = 0.5
    """How far sampled deals move the quick judgement of a contract towards what they say, from 0 to 1."""
    raise_margin: float = 0.3
    """What a raise must be worth more than leaving it, in game points of lead."""
    kawesh: float = 3.0
    """What voiding a hand without court cards is worth more than passing with it, in game points of lead."""
    first_pass: float = 3.5
    """What a pass in the first round is worth, in game points of lead."""
    second_pass: float = 3.5
    """The same in the second round."""


CLUB_WEIGHTS: Final = Weights()
SEARCHING: Final = replace(CLUB_WEIGHTS, sun=56.0, hokom=73.0, first_pass=5.5, second_pass=5.5)
"""For who samples deals as well, which see more in a Hokom and less in a Sun than the hands come to at the table."""
