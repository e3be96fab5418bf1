"""Going out wherever the cards allow it, also where one must lie in the right place to make room for the next.

Most positions are from rounds of Club in which it saw no way; how each may end is found by trying everything.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.families.rummy.rules.state import MatchOver, RoundOver
from game.opponents.protocol import NoDeadline, agent_for
from tests.families.rummy.opponents.play import GAMES
from tests.families.rummy.opponents.positions import view_of

WAYS_OUT = [
    ("remik", "JH QH 5C", ("JS JC JD", "8H 9H TH")),
    ("rami", "JH QH 5C", ("JS JC JD", "8H 9H TH")),
    ("remik", "5S 5D JK", ("JC QC KC AC", "TH TC TD", "AD 2D 3D 4D 5D", "7S 8S 9S", "9C 9D JK")),
    ("remik", "7S 3C QD", ("QS QH QC JK", "TD JD QD KD AD", "AS AH AC", "5S 6S 7S", "9S TS JS")),
    ("remik", "QS 7H 8H TH", ("JS QS KS", "JK 9H TH", "AS 2S 3S 4S", "QH KH AH", "JH JC JD")),
    ("remik", "4S 2H 3H 4H 6C 8C KD", ("6S 7S 8S", "JK KH AH", "QH KH AH", "5D 6D JK 8D", "7C JK 9C", "9D TD JD")),
    ("remik", "3S 9S 8H 2D JK", ("TS JS QS", "8S 8C 8D", "3S 4S 5S 6S 7S", "9H TH JH", "4D 5D 6D")),
    ("rami", "AC AD JK", ("4H 5H 6H", "QH KH AH", "TC JK QC", "2S 2C 2D")),
    ("rami", "6S JS 4H", ("JK 6C 7C", "9H 9D JK", "TS JK QS", "6H 7H 8H", "2S 3S 4S", "8C 9C TC", "QD KD AD")),
    ("rami", "3S 3S TD", ("9H TH JH", "JD QD KD", "TS TH JK", "AC 2C 3C", "5S 6S 7S", "8S 9S TS", "AD 2D 3D")),
    ("rami", "6S 7C TC QC 7D", ("8S 9S TS", "8C 9C TC JC", "QS QD JK", "JS JK KS", "8D 9D TD JD", "6S 6H 6D")),
]


@pytest.mark.parametrize(("game", "hand", "melds"), WAYS_OUT)
def test_club_goes_out_where_it_can(game: str, hand: str, melds: tuple[str, ...]) -> None:
    rules = GAMES[game]
    described: dict[str, Any] = {"name": hand, "turn": "drew", "hand": hand, "melds": melds, "opened": True}
    state = rules.determinize(view_of(rules, described | {"others": [5, 6, 7]}), Random(1))
    club = agent_for(rules, "club")
    while rules.actor(state) == 0 and not isinstance(state.phase, (RoundOver, MatchOver)):
        state, _ = rules.apply(state, club.decide(rules.view(state, 0), Random(1), NoDeadline()).action)
    assert not state.hands[0], state.hands[0]
