"""What the bidding of Baloot weighs, in card points unless a line says otherwise.

The numbers come from self-play, see `build_scripts/tuning/baloot.py`, but for what a pass is worth: that is set so that
as many hands are thrown in as where people play.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from game.families.tricks.opponents.heuristic import Thumbs

CARD_POINTS: Final = 2.5
"""Card points that are worth a game point of lead, more or less, where contracts are compared."""
CLEAR_LEAD: Final = 1.0
"""Game points of lead by which a contract must be ahead of every other one for sampling to stop early."""


@dataclass(frozen=True, slots=True)
class Calls:
    """How much a level looks at before it says something about the contract."""

    completions: int = 0
    """Deals of the cards not dealt yet that are sampled for a decision about the contract; 0: features alone."""
    raises: int = 0
    """Full deals that are sampled for a decision about raising; 0: never raises."""
    solved: int = 0
    """Full deals that are solved from the fourth trick on before a raise is said; 0: none."""
    solves_bids: bool = False
    """Whether the deals of `completions` are solved like that too."""


NO_CALLS: Final = Calls()
QUICK_CALLS: Final = Calls(raises=12)
CASUAL_CALLS: Final = Calls(raises=24)
CLUB_CALLS: Final = Calls(completions=40, raises=60, solved=24)
STRONG_CALLS: Final = Calls(completions=60, raises=60, solved=60, solves_bids=True)


@dataclass(frozen=True, slots=True)
class SkillProfile:
    """What separates the levels."""

    noise: float
    """Spread of the error in judging a card or a contract, in card points."""
    regret: float
    """A choice worth less than the best by more than this is never made, in card points."""
    calls: Calls
    """What is looked at in buying and doubling."""
    worlds: int
    """Worlds that are sampled for a card, in the early tricks; 0: the heuristic policy alone."""
    solved: int
    """Distributions of the unseen cards that are solved exactly for a card, in the late tricks."""
    memory: int
    """How many of the last complete tricks are remembered; 8: all."""
    reads: bool
    """Knows from what was played who is void and who cannot overtrump."""


CLUB: Final = SkillProfile(0.0, 0.0, CLUB_CALLS, worlds=50, solved=20, memory=8, reads=True)
CASUAL: Final = SkillProfile(5.0, 9.0, CASUAL_CALLS, worlds=0, solved=0, memory=4, reads=True)
NOVICE: Final = SkillProfile(10.0, 18.0, NO_CALLS, worlds=0, solved=0, memory=1, reads=False)
QUICK: Final = SkillProfile(0.0, 0.0, QUICK_CALLS, worlds=0, solved=0, memory=8, reads=True)
"""The heuristic policy without errors, for hints and for whoever may not think."""


UNSEEN: Final = Thumbs(
    misses=tuple(0.67**count for count in range(33)),
    trump_points=1.08,
    trump=5.0,
    top_trump=4.1,
    top_points=0.72,
    top=3.25,
    top_risked=0.4,
    guarded_points=0.59,
    guarded=0.9,
    bare_points=0.29,
    guard_points=0.1,
    drawing=2.3,
    drawing_theirs=-4.1,
    returning=3.2,
    rescue=0.39,
    retaken=0.5,
    coming=(8.1, 4.3, 3.0, 0.0),
)
"""For a player at the table, who does not know the other hands."""
KNOWN: Final = Thumbs(
    misses=(1.0,) + (0.0,) * 32,
    trump_points=0.7,
    trump=5.0,
    top_trump=3.0,
    top_points=0.9,
    top=4.0,
    top_risked=2.5,
    guarded_points=0.55,
    guarded=1.0,
    bare_points=0.35,
    guard_points=0.3,
    drawing=6.0,
    drawing_theirs=-3.0,
    returning=3.0,
    rescue=0.45,
    retaken=0.5,
    coming=(7.0, 5.0, 3.0, 0.0),
)
"""For worlds that are played out with all hands known."""


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
