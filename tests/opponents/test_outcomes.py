"""The outcome that contributed most to a choice is its reason, with its size."""

from __future__ import annotations

from game.opponents.outcomes import Outcome, OutcomeReason, decisive
from game.opponents.protocol import Explanation


def test_the_outcome_that_contributes_most_is_the_reason() -> None:
    found = decisive(
        (
            Outcome(OutcomeReason.OPENS, chosen=0.8, instead=0.6, worth=100.0),
            Outcome(OutcomeReason.GOES_OUT, chosen=0.62, instead=0.413, worth=150.0),
            Outcome(OutcomeReason.CAUGHT, chosen=90.0, instead=50.0, worth=-1.0),
        ),
        margin=11.0,
    )
    assert found == Explanation("explain_worlds_goes_out", (("chance", 62), ("other", 41)))


def test_what_speaks_against_the_choice_is_not_its_reason() -> None:
    found = decisive(
        (
            Outcome(OutcomeReason.CAUGHT, chosen=60.0, instead=20.0, worth=-1.0),
            Outcome(OutcomeReason.RIVAL_OUT, chosen=0.1, instead=0.4, worth=-300.0),
        ),
        margin=50.0,
    )
    assert found == Explanation("explain_worlds_rival_out", (("chance", 10), ("other", 40)))


def test_chances_that_hardly_differ_are_no_reason() -> None:
    outcomes = (Outcome(OutcomeReason.GOES_OUT, chosen=0.51, instead=0.5, worth=1000.0),)
    assert decisive(outcomes, margin=10.0) == Explanation("explain_worlds_points", (("points", 10),))


def test_points_are_given_as_a_number() -> None:
    outcomes = (Outcome(OutcomeReason.CAUGHT, chosen=3.2, instead=7.9, worth=-1.0),)
    assert decisive(outcomes, margin=4.0) == Explanation("explain_worlds_caught", (("points", 5),))


def test_where_nothing_differs_there_is_no_reason_in_worlds() -> None:
    assert decisive((), margin=0.3) is None
