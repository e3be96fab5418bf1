"""Hands of Baloot that were entered: what cannot have happened is said, and what can is counted."""

from __future__ import annotations

from typing import Any

import pytest

from tests.sheets.refused import said_of

SUN = {"contract": "sun", "buyer": 0}
HOKOM = {"contract": "hokom", "buyer": 0, "points": [90]}


@pytest.mark.parametrize("points", [1, 129])
def test_points_that_no_cards_make_are_refused(points: int) -> None:  # baloot 1.3
    sentence = f"No cards make that many card points ({points}): check what you've entered. (baloot 1.3)"
    assert said_of("baloot", {**SUN, "points": [points]}) == sentence
    assert said_of("baloot", {**SUN, "points": [None, points]}) == sentence


@pytest.mark.parametrize("points", [0, 2, 3, 65, 127, 130])
def test_points_that_cards_make_are_counted(points: int) -> None:  # baloot 1.3
    assert said_of("baloot", {**SUN, "points": [points]}) == ""


def test_the_last_trick_has_ten_points() -> None:  # baloot 1.3
    sentence = "Whoever takes the last trick has at least 10 card points. (baloot 1.3)"
    assert said_of("baloot", {**HOKOM, "points": [156], "last_trick": 1}) == sentence
    assert said_of("baloot", {**HOKOM, "points": [156], "last_trick": 0}) == ""
    assert said_of("baloot", {**HOKOM, "points": [152], "last_trick": 1}) == ""


@pytest.mark.parametrize(
    ("contract", "projects", "possible"),
    [
        (HOKOM, {"sira": 4}, True),
        (HOKOM, {"sira": 2, "fifty": 2}, True),
        (HOKOM, {"sira": 2, "hundred_run": 2}, True),
        (HOKOM, {"fifty": 2, "hundred_run": 1}, True),
        (HOKOM, {"fifty": 1, "hundred_run": 2}, False),
        (HOKOM, {"sira": 3, "fifty": 2}, False),
        ({**SUN, "points": [90]}, {"four_hundred": 1, "fifty": 1}, True),
        ({**SUN, "points": [90]}, {"four_hundred": 2}, False),
    ],
)
def test_two_hands_hold_so_many_projects(  # baloot 6.3
    contract: dict[str, Any], projects: dict[str, int], possible: bool
) -> None:
    said = said_of("baloot", {**contract, "projects": [projects]})
    assert said == ("" if possible else "Two players can't hold so many projects. (baloot 6.3)")
