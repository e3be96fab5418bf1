"""The consequences of a reason: by the rules where they have one, else by the sequels, and never both."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.games import GAMES
from game.i18n import use_language
from game.i18n.phrases import phrases_of
from game.i18n.sequels import FOLLOWING
from game.match.playback import Playback
from game.opponents.protocol import Explanation
from game.opponents.sequels import OF_RIVALS, OutcomeDifference, Sequel
from game.review.judging import Judged
from game.review.reasons import further_text, reasons_further
from game.review.units import read_back
from game.review.verdicts import Points
from pictures.reviewed import reviewed

MELD = "4C 5C 6C 2C 8C"


def playback(game: str) -> Playback:
    """Return the playback of the match whose review pictures show."""
    return read_back(GAMES, reviewed(game, "a")[0])


def dear(reason: str, params: tuple[tuple[str, str | int], ...] = (), *sequels: Sequel) -> Judged:
    """Return a decision that was a mistake for a reason, with sequels."""
    partings = tuple(OutcomeDifference(each.value, 0.6, 0.4) for each in sequels)
    return Judged(17, 1, ("draw",), ("sweep",), 100.0, 1.0, None, reason, params, partings)


@pytest.mark.parametrize(
    ("count", "meld", "expected"),
    [
        (6, MELD, "One more card would then earn it a bonus."),
        (4, "4C 5C 6C", "3 more cards would then earn it a bonus."),
        (7, f"{MELD} 9C", ""),
        (6, "4C JK 6C 2H 8C", ""),
        (6, "", ""),
    ],
)
def test_the_distance_of_a_meld_from_its_bonus_is_given_where_it_can_earn_one(
    count: int, meld: str, expected: str
) -> None:
    use_language("en")
    explanation = Explanation("explain_feeds_meld", (("card", "3C"), ("count", count), ("meld", meld)))
    assert phrases_of("buraco").leads_to(explanation) == expected


def test_sequels_of_the_own_side_come_first() -> None:
    use_language("en")
    found = dear("explain_pile_melds", (("cards", "3D"),), Sequel.RIVAL_OUT, Sequel.PROMISED)
    assert further_text(playback("borako"), found) == "That way your team can expect more bonus points."
    (chief, *others) = reasons_further(playback("borako"), found, Points(GAMES["borako"]))
    assert chief.startswith("You can meld the 3 of diamonds")
    assert chief.endswith("more bonus points.")
    assert len(others) == 2


def test_bonuses_of_both_sides_are_given_together() -> None:
    use_language("en")
    found = dear("explain_pile_melds", (("cards", "3D"),), Sequel.RIVAL_PROMISED, Sequel.PROMISED)
    expected = "That way your team can expect more bonus points, and your opponents fewer."
    assert further_text(playback("borako"), found) == expected
    apart = dear("explain_pile_melds", (("cards", "3D"),), Sequel.PROMISED, Sequel.TEAM_OUT, Sequel.RIVAL_BONUS)
    assert further_text(playback("borako"), apart) == "That way your team can expect more bonus points."


def test_unknown_and_repeated_consequences_are_left_out() -> None:
    use_language("en")
    borako = playback("borako")
    assert not further_text(borako, dear("explain_pile_melds", (("cards", "3D"),)))
    assert not further_text(borako, dear("explain_earns_bonus", (("points", 100),), Sequel.BONUS))
    assert not further_text(borako, dear("", (), Sequel.BONUS))
    assert not further_text(borako, replace(dear("explain_goes_out"), cost=0.0))


@pytest.mark.parametrize("language", ["en", "ar", "de", "fr", "pl", "pt"])
def test_every_sequel_has_words_in_every_language(language: str) -> None:
    use_language(language)
    assert set(FOLLOWING) == set(Sequel) > OF_RIVALS
    assert all(message.said(player="Layla") for message in FOLLOWING.values())


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_reason_that_leads_further_is_one_of_the_game(game: str) -> None:
    phrases = phrases_of(game)
    assert set(phrases.consequences) <= set(phrases.explanations)
