"""House rules that came later leave the hashes of matches as they were where they are not chosen."""

from __future__ import annotations

import pytest

from game.engine import Deals
from game.families.rummy.rules.game import Rummy
from game.games.rami.rules import RULES as RAMI
from game.games.remik.rules import RULES as REMIK
from game.match.moment import fingerprint

OF_0_2_0 = [(RAMI, "33ed3edf775910fa"), (REMIK, "335b2b1352caa60d")]
"""The hash of a match of four just dealt, by version 0.2.0."""


@pytest.mark.parametrize(("game", "then"), OF_0_2_0, ids=["rami", "remik"])
def test_a_match_has_the_hash_of_earlier_versions_unless_it_is_played_to_the_letter(game: Rummy, then: str) -> None:
    def hashed(preset: str) -> str:
        state, _ = game.new_match(game.options(**game.options.PRESETS[preset]), 4, Deals(5))
        return fingerprint(state, game.hashed_as)

    assert hashed("book") == then
    assert hashed("written") != then
