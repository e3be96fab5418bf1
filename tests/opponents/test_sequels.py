"""The differences between two ways in the same worlds: the weightiest first, and only certain ones."""

from __future__ import annotations

from game.opponents.sequels import OutcomeDifference, Sequel, SequelValue, outcome_differences

WORLDS = 40


def out(share: float, worth: float = 60.0) -> list[tuple[SequelValue, ...]]:
    """Worlds of which in that share the player goes out."""
    return [(SequelValue(Sequel.GOES_OUT, float(number < share * WORLDS), worth),) for number in range(WORLDS)]


def differences(
    sequel: Sequel, better: float, done: float, worth: float, *, discards: bool = True
) -> tuple[OutcomeDifference, ...]:
    one, other = ([(SequelValue(sequel, value, worth),)] * WORLDS for value in (better, done))
    return outcome_differences(one, other, 10.0, discards=discards)


def test_a_sequel_that_is_likelier_by_the_better_way_is_given_with_both_shares() -> None:
    assert outcome_differences(out(0.75), out(0.25), 20.0, discards=False) == (
        OutcomeDifference("sequel_goes_out", 0.75, 0.25),
    )


def test_what_speaks_against_the_better_way_is_no_reason() -> None:
    assert outcome_differences(out(0.25), out(0.75), 20.0, discards=False) == ()


def test_fewer_points_in_hand_speak_for_it() -> None:
    assert differences(Sequel.CAUGHT, 20.0, 31.0, -1.0) == (OutcomeDifference("sequel_caught", 20.0, 31.0),)


def test_what_accounts_for_next_to_nothing_is_not_told() -> None:
    assert differences(Sequel.CAUGHT, 20.0, 21.0, -1.0) == ()


def test_whether_a_card_is_taken_says_something_of_two_discards_only() -> None:
    assert differences(Sequel.CARD_TAKEN, 0.0, 1.0, -25.0) == (OutcomeDifference("sequel_card_taken", 0.0, 1.0),)
    assert differences(Sequel.CARD_TAKEN, 0.0, 1.0, -25.0, discards=False) == ()


def test_what_was_not_found_by_both_ways_cannot_be_compared() -> None:
    assert outcome_differences(out(0.75), [()] * WORLDS, 20.0, discards=False) == ()


def test_equal_sequels_count_once_and_two_are_given_at_most() -> None:
    weights = {Sequel.BONUS: 1.0, Sequel.PROMISED: 1.0, Sequel.HELD: -1.0}
    better, done = (
        [tuple(SequelValue(sequel, value, weights[sequel]) for sequel, value in zip(weights, values, strict=True))]
        * WORLDS
        for values in ((9.0, 19.0, 1.0), (0.0, 0.0, 9.0))
    )
    found = outcome_differences(better, done, 20.0, discards=False)
    assert [each.sequel for each in found] == ["sequel_promised", "sequel_held"]


def test_an_uncertain_difference_is_given_only_without_a_certain_one() -> None:
    opens = SequelValue(Sequel.OPENS, 1.0, 30.0)
    wild = [(SequelValue(Sequel.CAUGHT, value, -1.0), opens) for value in (0.0, 90.0) * 20]
    tame = [(SequelValue(Sequel.CAUGHT, 50.0, -1.0), SequelValue(Sequel.OPENS, 0.0, 30.0))] * WORLDS
    assert [each.sequel for each in outcome_differences(wild, tame, 5.0, discards=False)] == ["sequel_opens"]
    one, other = ([world[:1] for world in worlds] for worlds in (wild, tame))
    assert [each.sequel for each in outcome_differences(one, other, 5.0, discards=False)] == ["sequel_caught"]
