"""The table offers no part of a run, and everything it offers at once may be declared (baloot 6.3)."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.cards import format_faces, parse_faces
from game.games.baloot.table.projects import project_offers
from tests.games.baloot.rules.positions import BALOOT, playing

SPADES = parse_faces("7S 8S 9S TS JS QS KS AS")


@pytest.mark.slow
@pytest.mark.parametrize("four", ["TS TH TC TD", "JS JH JC JD", "QS QH QC QD", "KS KH KC KD", "AS AH AC AD"])
def test_all_that_is_offered_is_legal_in_the_order_of_the_button(four: str) -> None:
    at_once = 0
    for others in combinations([card for card in SPADES if card not in parse_faces(four)], 4):
        state = playing(format_faces((*parse_faces(four), *others)))
        offers = project_offers(BALOOT.view(state, 0), BALOOT.actions(state))
        assert offers
        for offer in offers:
            at_once += offer.name == "declare_all"
            after = state
            for text in map(str, offer.actions):
                action = BALOOT.parse(text)
                assert BALOOT.refusal(after, action) is None, (format_faces(others), offer.label)
                after, _events = BALOOT.apply(after, action)
    assert at_once
