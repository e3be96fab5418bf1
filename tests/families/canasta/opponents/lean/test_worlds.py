"""The worlds of a search fit what the player knows, and are likely."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.cards import parse_face
from game.families.canasta.opponents.lean.reading import FACES, LEAST_LIKELY, likely_of
from game.families.canasta.opponents.lean.round import LeanRound
from game.families.canasta.opponents.lean.worlds import Worlds
from game.games.borako.opponents.lean import lean_game
from game.games.borako.rules.options import BorakoOptions
from tests.families.canasta.opponents.lean.mirror import LEAN_ROUND
from tests.families.canasta.opponents.lean.sides import AGENTS
from tests.families.canasta.opponents.play import BOTH, GAMES, ROUNDS

DEALT = 600


@pytest.mark.slow
@BOTH
def test_a_world_has_every_card_where_it_may_be(game: str) -> None:
    views: tuple[Any, ...] = ROUNDS[game].views(160)
    for number, view in enumerate(views[::9]):
        if view.phase.key not in ("draw", "meld") or getattr(view.phase, "ended", False):
            continue
        question: Any = AGENTS[game]("club").question(view)
        world = question.worlds.world(Random(number))
        play = LEAN_ROUND[game](GAMES[game].determinize(view, Random(number)))
        assert sorted(world.hands[view.seat]) == sorted(map(int, view.hand))
        assert [len(hand) for hand in world.hands] == [len(hand) for hand in play.hands]
        assert [len(reserve) for reserve in world.reserves] == [len(reserve) for reserve in play.reserves]
        assert (len(world.stock), world.pile, world.lines) == (len(play.stock), play.pile, play.lines)
        assert sorted(cards_of(world)) == sorted(cards_of(play))
        for seat, cards in enumerate(view.known):
            for card in set(cards):
                assert world.hands[seat].count(int(card)) >= cards.count(card)


def cards_of(play: Any) -> list[int]:
    """All cards that are hidden from somebody."""
    return [face for cards in (*play.hands, *play.reserves, play.stock) for face in cards]


def test_neighbours_of_a_discard_are_less_likely_until_the_reserve_is_taken() -> None:
    seven, six, nine, far = (int(parse_face(text)) for text in ("7H", "6H", "9H", "KH"))
    log = [(1, "discard", (parse_face("7H"),)), (2, "discard", (parse_face("JK"),))]
    likely = likely_of(4, log, "mour")
    assert likely[1][six] < likely[1][nine] < likely[1][seven] == likely[1][far] == 1.0
    assert likely[2] == [1.0] * FACES
    assert likely_of(4, [*log, (1, "mour", ())], "mour")[1] == [1.0] * FACES
    assert min(likely_of(4, log * 9, "mour")[1]) == LEAST_LIKELY


def test_what_is_less_likely_is_dealt_less_often() -> None:
    game = lean_game(BorakoOptions())
    table = LeanRound(game.law, game.book)
    hidden = list(range(40))
    likely = [[1.0] * FACES for _ in range(4)]
    likely[1][5] = LEAST_LIKELY
    worlds = Worlds(table, 0, hidden, [[], [], [], []], [0, 10, 10, 10], [5, 0], likely)
    rng = Random(1)
    with_cards = [0, 0]
    for _ in range(DEALT):
        hand = worlds.world(rng).hands[1]
        with_cards[0] += 5 in hand
        with_cards[1] += 6 in hand
    assert DEALT / 5 < with_cards[1] < DEALT / 3
    assert 0 < with_cards[0] < with_cards[1] / 2
