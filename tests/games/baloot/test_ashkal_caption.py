"""The texts where the partner of the buyer takes the card: whose call it was, and who got the card (baloot 3.6)."""

from __future__ import annotations

import pytest

from game.cards import parse_faces
from game.engine import Place
from game.games.baloot.captions import CAPTIONS
from game.games.baloot.rules.events import Bought
from game.i18n import use_language

NAMES = ("Amina", "Saud", "Hessa", "Faisal")


def bought(buyer: int, holder: int) -> Bought:
    return Bought(buyer, Place("public"), Place("hand", holder), parse_faces("JC"), kind="sun")


@pytest.mark.parametrize(
    ("buyer", "holder", "you", "caption"),
    [
        (1, 3, 0, "Saud calls Ashkal: Faisal takes the card."),
        (1, 3, 1, "You call Ashkal: Faisal takes the card."),
        (1, 3, 3, "Saud calls Ashkal: you take the card."),
        (1, 1, 0, "Saud buys the card: Sun (no trumps)."),
    ],
)
def test_an_ashkal_tells_who_takes_the_card(buyer: int, holder: int, you: int, caption: str) -> None:
    use_language("en")
    assert CAPTIONS.caption(bought(buyer, holder), NAMES[buyer], own=buyer == you, names=NAMES, you=you) == caption
