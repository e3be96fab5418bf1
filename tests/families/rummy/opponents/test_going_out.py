"""Going out wherever the cards allow it, also where one must lie in the right place to make room for the next.

Most positions are from rounds of Club in which it saw no way; how each may end is found by trying everything.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.cards import JOKER, Face, without
from game.families.rummy.opponents.lean.going_out import WayOut
from game.families.rummy.opponents.lean.house import NONE
from game.families.rummy.opponents.lean.melds import code_of
from game.families.rummy.opponents.reading import lean_house, steps_of
from game.families.rummy.opponents.turns import Step
from game.families.rummy.rules.actions import Swap
from game.families.rummy.rules.choices import melding_actions
from game.families.rummy.rules.house import DECK, HouseRules
from game.families.rummy.rules.legal import melded
from game.families.rummy.rules.state import MatchOver, RoundOver
from game.families.rummy.rules.turn import Turn, can_end, refuse_discard
from game.melds.fixed_jokers import FixedMeld, fixed_melds_within, swappable
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
    ("remik", "QS KS 2S 2H KH", ("5S 6S 7S 8S 9S TS JS JK", "QS QH QC", "JK 6D 7D 8D", "AS AC AD", "4S 4C 4D")),
    ("rami", "AC 2C 3D 4D JK JK", ("TS JS QS KS", "4C 5C 6C", "7S 7H 7C", "QS QH QC", "2H 3H 4H 5H")),
    ("rami", "JS AC 2C 3D 4D JK", ("TS JK QS KS", "4C 5C 6C", "7S 7H 7C", "QS QH QC", "2H 3H 4H 5H")),
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


def way_out(turn: Turn, house: HouseRules) -> tuple[Step, ...] | None:
    """The steps to go out with that the lean core finds, None where it finds none."""
    told = WayOut(lean_house(house), 1000).steps(
        [int(card) for card in turn.hand],
        [code_of(meld) for meld in turn.melds],
        turn.opened,
        turn.may_meld(house),
        NONE if turn.taken is None else int(turn.taken),
        [[number - 1 for number in way] for way in turn.owed],
    )
    done = steps_of(turn, told[:-1], house) if told else None
    return None if done is None else done[0]


def late_turn(rng: Random, house: HouseRules) -> Turn | None:
    """A turn with few cards, many of which go with each other or with melds on the table."""
    left = DECK
    melds: list[FixedMeld] = []
    for _ in range(rng.randint(2, 7)):
        within = list(fixed_melds_within(tuple(sorted(rng.sample(left, 22))), house.melds))
        if within:
            melds.append(rng.choice(within))
            left = without(left, melds[-1].cards)
    hand: list[Face] = []
    for _ in range(rng.randint(3, 7)):
        hand.append(max(rng.sample(left, 6), key=lambda card: closeness(card, hand, melds) + rng.random()))
        left = without(left, hand[-1:])
    taken = rng.choice(hand) if house.binds(opened=True) and rng.random() < 0.3 else None
    turn = Turn(tuple(sorted(hand)), tuple(melds), opened=True, taken=taken)
    return turn if can_end(turn, house) else None


def closeness(card: Face, hand: list[Face], melds: list[FixedMeld]) -> float:
    """With how much a card may go."""
    if card == JOKER:
        return 1.5
    near = sum(other != JOKER and (other.rank == card.rank or 0 < abs(other - card) < 3) for other in hand)
    return near + sum(meld.rank == card.rank if meld.suit is None else meld.suit == card.suit for meld in melds)


def goes_out(start: Turn, house: HouseRules) -> bool:
    """Whether everything that is legal, tried in every order, ends with the last card; no joker is won that was melded
    in the same turn.
    """
    known: dict[tuple[Turn, tuple[int, ...]], bool] = {}

    def lay_before(number: int, card: Face, won: tuple[int, ...]) -> bool:
        """Whether a joker of the meld that stands for the card lay there when the turn began."""
        if number > len(start.melds):
            return False
        meld = start.melds[number - 1]
        return won.count(number) < len(meld.wilds) and swappable(meld) >> card & 1 == 1

    def ends(turn: Turn, won: tuple[int, ...]) -> bool:
        if len(turn.hand) == 1:
            return refuse_discard(turn, turn.hand[0], house) is None
        if (turn, won) not in known:
            known[turn, won] = False
            for action in melding_actions(turn, house):
                if isinstance(action, Swap) and not lay_before(action.meld, action.card, won):
                    continue
                after = melded(turn, action, house)
                assert isinstance(after, Turn), after
                if ends(after, tuple(sorted((*won, action.meld))) if isinstance(action, Swap) else won):
                    known[turn, won] = True
                    break
        return known[turn, won]

    return ends(start, ())


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("rami", {}),
        ("rami", GAMES["rami"].options.PRESETS["written"]),
        ("remik", {}),
        ("remik", GAMES["remik"].options.PRESETS["written"]),
        ("remik", {"taken_melded": "first"}),
    ],
)
def test_a_way_out_is_found_wherever_trying_everything_finds_one(game: str, options: dict[str, Any], seed: int) -> None:
    house = GAMES[game].options(**options).house
    rng = Random(seed)
    found = none = 0
    while found + none < 60:
        turn = late_turn(rng, house)
        if turn is None:
            continue
        way = way_out(turn, house)
        assert (way is not None) is goes_out(turn, house), turn
        found += way is not None
        none += way is None
        if way is not None:
            for step in way:
                after = melded(turn, step, house)
                assert isinstance(after, Turn), after
                turn = after
            assert len(turn.hand) == 1
            assert refuse_discard(turn, turn.hand[0], house) is None
    assert found > 10
    assert none > 10
