"""The story of a deal of Belote above its score (belote 5, 6)."""

from __future__ import annotations

from dataclasses import replace

from game.games.belote.rules.options import BeloteOptions
from game.games.belote.rules.scoring import Hand, hand_lines
from game.games.belote.rules.state import BeloteState
from game.games.belote.table.stories import round_story
from game.i18n.order import without_marks
from game.match.round_views import RoundStory
from tests.games.belote.rules.positions import BELOTE, playing

NAMES = ("Amal", "Badr", "Celia", "Dov")


def told(state: BeloteState, hand: Hand, seat: int = 0) -> RoundStory:
    """The story of that hand, which was played for the contract of a position."""
    return round_story(hand_lines(state.options, hand), BELOTE.view(state, seat), NAMES)


def test_a_contract_that_is_made() -> None:
    story = told(playing(taker=0), Hand(0, (90, 72), last_trick=0))
    assert (story.headline, story.opening) == ("You made it with ♥.", "You took: ♥.")
    assert (story.detail, story.seats) == ("Totals: 90 against 72", (0, 2))
    assert story.notes[0, "cards"] == "with the dix de der"


def test_takers_who_fall_short_are_dedans() -> None:
    story = told(playing(taker=1), Hand(1, (105, 57), belotes=(1, 0)))
    assert story.headline == "Dedans! Badr fell short with ♥."
    assert without_marks(story.detail) == "Totals: 105 + 20 = 125 against 57"
    assert not story.decided


def test_a_litige_says_how_many_points_wait() -> None:
    story = told(playing(taker=0), Hand(0, (71, 91), belotes=(1, 0)))
    assert (story.headline, story.decided) == ("Litige! 91 points wait.", True)


def test_a_capot_says_whose_it_is() -> None:
    capot = Hand(0, (162, 0), capot=0)
    assert told(playing(taker=0), capot).headline == "Capot! All eight tricks are yours."
    assert told(playing(taker=0), capot, seat=1).headline == "Capot! All eight tricks are theirs."


def test_a_bid_is_named_and_how_often_it_counted() -> None:
    state = playing(taker=2, bid=100, multiplier=2)
    story = told(state, Hand(0, (112, 50), bid=100, multiplier=2))
    assert (story.headline, story.opening) == ("Celia made it with 100 ♥.", "Celia bid 100 ♥.")
    assert story.detail.endswith("×2")


def test_a_deal_thrown_in_has_no_story() -> None:
    state = replace(playing(), contract=None, options=BeloteOptions())
    assert round_story((), BELOTE.view(state, 0), NAMES) == RoundStory()
