"""What is dear to a hand: the natural run that an opening lacks; and what is not: a spare copy, a ready meld."""

from __future__ import annotations

from random import Random
from typing import Any

from game.cards import ALL_FACES, parse_face, parse_faces
from game.families.rummy.opponents.lean.hand import hand_of
from game.families.rummy.opponents.lean.house import LeanHouse
from game.families.rummy.opponents.lean.keeping import Keeping
from game.families.rummy.opponents.reading import read
from game.games.remik.opponents.weights import REMIK_WEIGHTS
from game.opponents.protocol import NoDeadline, agent_for
from tests.families.rummy.opponents.play import BOTH, GAMES
from tests.families.rummy.opponents.positions import view_of

ONLY_A_RUN = {
    "name": "two sets and two jokers: only the natural run is missing",
    "turn": "drew",
    "hand": "7S 8S 4H 5H 5H TH QH 8C TC 5D 8D TD JK JK",
    "discards": "5C 7S AC 6D QS 2C 9S 7H 5S",
    "melds": ["5C 6C 7C", "8S 8C 8D", "KS KH KD"],
    "owners": [3, 3, 3],
    "others": [13, 13, 4],
}
READY = {
    "name": "a meld with a joker is ready",
    "turn": "drew",
    "opened": True,
    "hand": "4S 6H QS KS 2H 4C JK",
    "melds": ["5C 6C 7C", "8S 8C 8D", "KS KH KD", "4D 5D 6D", "9S 9H 9C 9D"],
    "owners": [2, 2, 2, 0, 0],
    "others": [13, 4, 13],
    "discards": "5H",
}


def judged(position: dict[str, Any]) -> dict[str, float]:
    """What it is worth to end the turn with each card, as Club sees it."""
    view = view_of(GAMES["remik"], position)
    reading = read(view, REMIK_WEIGHTS)
    return {str(ALL_FACES[each.card]): each.rate for each in reading.policy.judged(reading.base)}


def kept(hand: str, card: str) -> float:
    """What a card is worth to the groups of a hand, as the lean core sees it."""
    house = LeanHouse(GAMES["remik"].options().house)
    keeping = Keeping(house, REMIK_WEIGHTS)
    keeping.look_at(hand_of([int(face) for face in parse_faces(hand)]), [0] * 53, False, 0.0)
    return keeping.of(int(parse_face(card)))


def test_a_spare_card_is_thrown_before_one_of_the_run_that_alone_is_missing() -> None:
    worths = judged(ONLY_A_RUN)
    assert min(worths["5H"], worths["5D"]) > worths["7S"]
    decision = agent_for(GAMES["remik"], "club").decide(view_of(GAMES["remik"], ONLY_A_RUN), Random(1), NoDeadline())
    assert str(decision.action) in {"discard 5H", "discard 5D"}


def test_a_shape_of_the_run_is_dearer_as_long_as_there_is_none() -> None:
    sets = "TH TH TC TS KH KC KD 4H 5D"
    lacking = judged({"name": "none", "turn": "drew", "hand": f"{sets} 6S 7S 2C 8D 3S", "discards": "5H"})
    there = judged({"name": "one", "turn": "drew", "hand": f"{sets} 6S 7S AC 2C 3C", "discards": "5H"})
    assert lacking["5D"] - lacking["7S"] > there["5D"] - there["7S"] + 3.0


def test_the_lean_core_holds_a_shape_dearer_as_long_as_there_is_no_run() -> None:
    assert kept("6S 7S TH TC TD 2C", "7S") > 2.0 * kept("6S 7S 4D 5D 6D 2C", "7S")


def test_the_lean_core_knows_that_an_ace_below_a_run_sheds_eleven_points() -> None:
    assert kept("AS 2S 3S 4S 5S 9D", "AS") > kept("2S 3S 4S 5S 6S 9D", "6S")


@BOTH
def test_a_ready_meld_with_a_joker_is_laid(game: str) -> None:
    view = view_of(GAMES[game], READY)
    assert str(agent_for(GAMES[game], "club").decide(view, Random(1), NoDeadline()).action) == "lay QS KS JK"
