"""Comparing cards over common worlds: halving twice, ties by the prior, and a watch that runs out."""

from __future__ import annotations

from collections.abc import Sequence

from game.families.tricks.opponents.comparing import Compared, Tally, compare
from game.opponents.protocol import NoDeadline

WORTHS = {1: 0.0, 2: 5.0, 4: 3.0, 8: 4.0, 16: 1.0}


class Hurried(NoDeadline):
    """A watch that has run out."""

    def expired(self) -> bool:
        """At once."""
        return True


def compared(count: int, worths: dict[int, float], watch: NoDeadline | None = None) -> tuple[Compared, list[set[int]]]:
    """What is found where each card is worth the same in every world, and which cards met which world."""
    met: list[set[int]] = []

    def try_world(left: Sequence[Tally]) -> None:
        met.append({each.card for each in left})
        for each in left:
            each.add(worths[each.card], round(2 * worths[each.card]))

    priors = [(0.1 / card, card) for card in worths]
    return compare(priors, count, try_world, watch or NoDeadline(), 2), met


def test_the_worse_half_is_given_up_twice() -> None:
    found, met = compared(9, WORTHS)
    assert met == [set(WORTHS)] * 3 + [{2, 4, 8}] * 3 + [{2, 8}] * 3
    assert max(found.rated)[1] == 2
    assert not found.capped


def test_every_card_keeps_the_points_it_brought() -> None:
    found, _ = compared(9, WORTHS)
    assert found.points == {card: 2 * worth for card, worth in WORTHS.items()}


def test_two_cards_are_compared_to_the_end() -> None:
    found, met = compared(9, {1: 0.0, 2: 9.0})
    assert met == [{1, 2}] * 9
    assert len(found.rated) == 2


def test_the_prior_parts_equals() -> None:
    found, _ = compared(3, {8: 1.0, 1: 1.0, 4: 1.0})
    assert max(found.rated)[1] == 1


def test_one_world_is_met_though_time_has_run_out() -> None:
    found, met = compared(9, WORTHS, Hurried())
    assert len(met) == 1
    assert found.capped
