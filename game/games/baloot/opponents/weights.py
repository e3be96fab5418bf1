"""What the bidding of Baloot weighs, in card points unless a line says otherwise.

The numbers come from deals solved and from self-play on them, see `tests/games/baloot/tuning.py`, but for what a pass
and an Ashkal are worth and what is taken from a Sun on a bare ace: those are set so that hands are thrown in and bought
about as where people play. Club and Strong pass for less. Deals that are sampled from the own five cards say nothing
that these features do not.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.families.tricks.opponents.skill import CardSkill

CARD_POINTS: Final = 2.5
"""Card points that are worth a game point of lead, more or less, where contracts are compared."""
CLEAR_LEAD: Final = 1.0
"""Game points of lead by which a contract must be ahead of every other one for sampling to stop early."""


@dataclass(frozen=True, slots=True)
class Calls:
    """How much a level looks at before it says something about the contract."""

    caution: float = 0.0
    """How much more a pass is worth to a player who errs, in spreads of the error: the best of several errors is an
    error too.
    """
    raises: int = 0
    """Full deals that are sampled for a decision about raising; 0: never raises."""
    solved: int = 0
    """Full deals that are solved from the fourth trick on before a raise is said; 0: none."""


NOVICE_CALLS: Final = Calls(caution=0.5)
QUICK_CALLS: Final = Calls(raises=12)
CASUAL_CALLS: Final = Calls(caution=0.8, raises=24)
CLUB_CALLS: Final = Calls(raises=40, solved=24)
STRONG_CALLS: Final = Calls(raises=60, solved=36)


@dataclass(frozen=True, slots=True)
class SkillProfile(CardSkill):
    """What separates the levels."""

    calls: Calls = Calls()
    """What is looked at in buying and doubling."""


STRONG: Final = SkillProfile(
    0.0, 0.0, calls=STRONG_CALLS, worlds=200, solved=32, solved_early=16, solves=6, pool=3, cashes=False
)
CLUB: Final = SkillProfile(0.0, 0.0, calls=CLUB_CALLS, worlds=50, solved=20, pool=3)
CASUAL: Final = SkillProfile(5.0, 11.0, calls=CASUAL_CALLS, memory=4)
NOVICE: Final = SkillProfile(36.0, 50.0, calls=NOVICE_CALLS, memory=0, reads=False, signals=False)
QUICK: Final = SkillProfile(0.0, 0.0, calls=QUICK_CALLS)
"""The heuristic policy without errors, for hints and for whoever may not think."""


@dataclass(frozen=True, slots=True)
class Weights:
    """One way of judging six cards, the own five and the public card; a persona is such a vector with a name."""

    sun: float = 49.7
    """Of 130, what the buyer's team takes in Sun with nothing of what follows."""
    sun_ace: float = 16.9
    sun_ace_ten: float = 8.5
    """An ace and a ten of one suit, beside what the ace is worth."""
    sun_guarded_ten: float = 4.8
    """A ten without the ace, with a smaller card."""
    sun_king: float = 2.3
    """A king with the ace."""
    sun_long: float = 2.1
    """Each card past three in a suit with the ace or the ten."""
    sun_bare: float = -14.0
    """No ace with its ten nor two aces."""
    sun_lead: float = 4.8
    """The buyer leads."""
    hokom: float = 76.3
    """Of 162, what the buyer's team takes in Hokom with three small trumps."""
    hokom_trump: float = 7.7
    """Each trump past three."""
    hokom_jack: float = 28.1
    hokom_nine: float = 13.1
    hokom_both: float = 1.9
    """The jack and the nine together."""
    hokom_trump_ace: float = 4.4
    hokom_side_ace: float = 10.8
    hokom_side_ten: float = 2.5
    """A ten beside its ace."""
    hokom_void: float = 5.3
    """A suit without cards."""
    hokom_lead: float = 3.5
    """The buyer leads."""
    typical_sun: float = 79.0
    """Of 130, what a buyer's team takes in Sun on average."""
    typical_hokom: float = 116.0
    """Of 162, what a buyer's team takes in Hokom on average."""
    help_ace: float = 12.0
    """An ace in another player's five cards, against having none."""
    help_ten: float = 5.3
    """A ten with a smaller card there."""
    help_trump: float = 7.6
    """A trump there, in Hokom."""
    help_few: float = -5.0
    """With nothing of that."""
    partners_bid: float = 9.0
    """What an own Sun must bring more than the partner's bid for it to be taken over. 164 that seemed better by 0 to 6
    than the partner's Sun brought 1.2 game points a hand less in solved deals, with a standard error of 1.2.
    """
    spread: float = 36.0
    """How far results lie from what was expected."""
    ashkal: float = 2.5
    """The public card in the partner's hand and not in the own, but one more card to come."""
    project: float = 0.7
    """Chance that a project in hand is the best."""
    kawesh: float = 3.7
    """What voiding a hand without court cards is worth more than passing with it, in game points of lead."""
    first_pass: float = 7.5
    """What a pass in the first round is worth, in game points of lead."""
    second_pass: float = 5.0
    """The same in the second round."""
    learnt: bool = False
    """Whether answers are worth what was learnt of them, see `learnt`, instead of what the cards promise."""


CASUAL_WEIGHTS: Final = Weights()
"""A player with these weights throws in about as many hands as people do, 27 of 100."""
CLUB_WEIGHTS: Final = Weights(learnt=True)
"""A player with these weights buys by what was learnt."""
