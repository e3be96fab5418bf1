"""What the bidding of Baloot weighs, in card points unless a line says otherwise.

The numbers come from deals solved and from self-play on them, see `tests/games/baloot/tuning.py`, but for what a pass
and an Ashkal are worth and what is taken from a Sun on a bare ace: those are set so that hands are thrown in and bought
about as where people play. Club and Strong pass for less. Deals that are sampled from the own five cards say nothing
that these features do not.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.families.tricks.opponents.lean.heuristic import Thumbs

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
class SkillProfile:
    """What separates the levels."""

    noise: float
    """Spread of the error in judging a card or a contract, in card points."""
    regret: float
    """A choice worth less than the best by more than this is never made, in card points."""
    calls: Calls
    """What is looked at in buying and doubling."""
    worlds: int = 0
    """Worlds that are sampled for a card, in the early tricks; 0: the heuristic policy alone."""
    solved: int = 0
    """Worlds that are solved exactly for a card, in the late tricks."""
    solved_early: int = 0
    """The same while solving takes long, for the best few cards."""
    solves: int = 5
    """Cards in the own hand from which on worlds are solved."""
    pool: int = 1
    """Worlds that are held against the cards played so far for each one that is used; 1: nothing is read from them."""
    memory: int = 8
    """How many of the last complete tricks are remembered; 8: all."""
    reads: bool = True
    """Knows from what was played who is void and who cannot overtrump."""
    cashes: bool = True
    """Takes two sure tricks before leading anything else, as long as no worlds are solved."""
    signals: bool = True
    """Tells the partner by what is thrown on his tricks (baloot 5.6)."""


STRONG: Final = SkillProfile(
    0.0, 0.0, STRONG_CALLS, worlds=200, solved=32, solved_early=16, solves=6, pool=3, cashes=False
)
CLUB: Final = SkillProfile(0.0, 0.0, CLUB_CALLS, worlds=50, solved=20, pool=3)
CASUAL: Final = SkillProfile(5.0, 11.0, CASUAL_CALLS, memory=4)
NOVICE: Final = SkillProfile(36.0, 50.0, NOVICE_CALLS, memory=0, reads=False, signals=False)
QUICK: Final = SkillProfile(0.0, 0.0, QUICK_CALLS)
"""The heuristic policy without errors, for hints and for whoever may not think."""


UNSEEN: Final = Thumbs(
    misses=tuple(0.67**count for count in range(33)),
    trump_points=1.08,
    trump=5.0,
    top_trump_points=1.08,
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
    top_trump_points=1.0,
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
