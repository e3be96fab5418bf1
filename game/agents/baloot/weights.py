"""What the bidding of Baloot weighs, in card points unless a line says otherwise.

The numbers come from sampled deals played out, see `build_scripts/tune_baloot.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """One way of judging six cards, the own five and the public card; a persona is such a vector with a name."""

    sun: float = 39.0
    """Of 130, what the buyer's team takes in Sun with nothing of what follows."""
    sun_ace: float = 18.0
    sun_ace_ten: float = 6.5
    """An ace and a ten of one suit, beside what the ace is worth."""
    sun_guarded_ten: float = 6.6
    """A ten without the ace, with a smaller card."""
    sun_king: float = 3.4
    """A king with the ace."""
    sun_long: float = 2.3
    """Each card past three in a suit with the ace or the ten."""
    sun_lead: float = 13.0
    """The buyer leads."""
    hokom: float = 70.0
    """Of 162, what the buyer's team takes in Hokom with three small trumps."""
    hokom_trump: float = 10.0
    """Each trump past three."""
    hokom_jack: float = 27.0
    hokom_nine: float = 14.0
    hokom_both: float = -7.0
    """The jack and the nine together."""
    hokom_trump_ace: float = 5.5
    hokom_side_ace: float = 14.0
    hokom_side_ten: float = 3.5
    """A ten beside its ace."""
    hokom_void: float = 3.6
    """A suit without cards."""
    hokom_lead: float = 12.0
    """The buyer leads."""
    typical_sun: float = 82.0
    """Of 130, what a buyer's team takes in Sun on average."""
    typical_hokom: float = 98.0
    """Of 162, what a buyer's team takes in Hokom on average."""
    help_ace: float = 11.0
    """An ace in another player's five cards, against having none."""
    help_ten: float = 3.0
    """A ten with a smaller card there."""
    help_trump: float = 4.0
    """A trump there, in Hokom."""
    help_few: float = -9.0
    """With nothing of that."""
    spread: float = 30.0
    """How far results lie from what was expected."""
    ashkal: float = -4.0
    """The public card in the partner's hand and not in the own, but one more card to come."""
    project: float = 0.8
    """Chance that a project in hand is the best."""
    raise_margin: float = 2.0
    """What a raise must be worth more than leaving it, in game points of lead."""
    first_pass: float = 0.0
    """What a pass in the first round is worth, in game points of lead."""
    second_pass: float = 0.0
    """The same in the second round."""


STEADY: Final = Weights()
