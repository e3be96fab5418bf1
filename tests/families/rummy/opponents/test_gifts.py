"""What opponents of the rummies do not give away: cards that win a joker, jokers that end the round, and what the next
player collects.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.cards import JOKER, parse_face
from game.families.rummy.opponents.facts import wins_joker
from game.families.rummy.rules.actions import Discard
from game.families.rummy.rules.state import Melding
from game.opponents.protocol import NoDeadline, agent_for
from tests.families.rummy.opponents.play import BOTH, GAMES, played_round
from tests.families.rummy.opponents.positions import view_of


def thrown(game: str, *melds: str, **position: Any) -> str:
    """The discard of Club in a position where the next player has laid some melds."""
    described = {"name": "a position", "turn": "drew", "discards": "5D", "melds": melds, **position}
    action = agent_for(GAMES[game], "club").decide(view_of(GAMES[game], described), Random(1), NoDeadline()).action
    assert isinstance(action, Discard), str(action)
    return str(action.card)


@BOTH
def test_a_card_that_a_joker_on_the_table_stands_for_is_not_thrown(game: str) -> None:
    hand = "JS 3C 3D 7H 8H"
    assert thrown(game, "9S TS JK", hand=hand, others=[5, 8, 9]) != "JS"


@BOTH
def test_in_a_set_the_joker_stands_for_every_suit_that_is_missing(game: str) -> None:
    assert thrown(game, "KS KH JK", hand="KC 3C 3D 3H", others=[5, 8, 9]).startswith("3")


@BOTH
def test_such_a_card_is_kept_from_a_player_who_has_not_opened_as_well(game: str) -> None:
    assert thrown(game, "9S TS JK", hand="JS 3C 3D 7H 8H", others=[14, 8, 9], owners=[2]) != "JS"


@BOTH
def test_no_joker_is_thrown_to_a_player_with_one_card(game: str) -> None:
    assert thrown(game, "4H 4D 4C 4S", "KS KH KC KD", hand="JK 9C", opened=True, others=[1, 8, 9]) == "9C"


def test_the_card_that_ends_the_round_is_thrown_whatever_it_is() -> None:
    assert thrown("remik", "9S TS JK", hand="JS", opened=True, others=[1, 8, 9]) == "JS"


def test_what_the_next_player_collects_is_kept() -> None:
    hand = "7S 8S 9S 5C 5D 5S JD JC JS 2H KC 8D"
    assert thrown("rami", hand=hand) == "2H"
    assert thrown("rami", hand=hand, known={1: "3H 4H"}) != "2H"


@pytest.mark.slow
@BOTH
def test_club_gives_no_joker_away_in_rounds_of_its_own(game: str) -> None:
    club = agent_for(GAMES[game], "club")
    given = asked = 0
    for seed in range(10):
        for view in played_round(game, ("club",) * 4, seed)[1]:
            gifts = {card for card in view.hand if wins_joker(view.melds, card, view.house)}
            if not isinstance(view.phase, Melding) or not gifts or gifts | {JOKER} >= set(view.hand):
                continue
            action = club.decide(view, Random(1), NoDeadline()).action
            if isinstance(action, Discard):
                asked += 1
                given += action.card in gifts
    assert asked > 5
    assert given == 0


def test_a_joker_that_may_not_be_won_makes_no_gift() -> None:
    options = {"joker_swap": "off"}
    view = view_of(
        GAMES["remik"],
        {"name": "off", "turn": "drew", "hand": "JS 3C", "melds": ["9S TS JK"], "owners": [1], "options": options},
    )
    assert not wins_joker(view.melds, parse_face("JS"), view.house)
    swapping = view_of(
        GAMES["remik"], {"name": "on", "turn": "drew", "hand": "JS 3C", "melds": ["9S TS JK"], "owners": [1]}
    )
    assert wins_joker(swapping.melds, parse_face("JS"), swapping.house)
    assert not wins_joker(swapping.melds, parse_face("3C"), swapping.house)
