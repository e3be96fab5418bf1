"""The guard against trying everything (buraco 3.2, 3.3, 7.2 to 7.4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from game.cards import Face, format_faces, parse_faces, without
from game.games.buraco.rules.actions import Action, Add, Discard, End, Lay, Take
from game.games.buraco.rules.meld import meld_rules
from game.games.buraco.rules.options import BuracoOptions
from game.games.buraco.rules.state import DECK, BuracoState, Melding, Taking
from game.melds.judge import arrange_add, judge
from game.melds.meld import Meld
from tests.games.buraco.rules.positions import BURACO, position

RULES = meld_rules(BuracoOptions())
TABLES = [
    (),
    ("5H 6H 7H",),
    ("5H 6H 7H 8H 9H TH", "5S 6S 7S"),
    ("5H 6H 7H 8H 9H TH JH", "5S JK 7S"),
    ("5H 6H JK 8H 9H TH JH", "AS AD AC", "4C 5C 6C"),
    ("2H 3H 4H 5H 6H 7H 8H", "9S TS JS", "9D TD JD", "9C TC JC"),
]
CARDS = parse_faces("4H 7H 8H JH QH QH 8S 8S 4S AH AH 7C 2H 2S 2S JK JK JK")
PILES = [(), ("9C",), ("JK",), ("8S",), ("QH", "9C"), ("9C", "8S", "KD")]


class Spot(NamedTuple):
    """The facts that decide about the end of a turn."""

    hand: tuple[Face, ...]
    pile: tuple[Face, ...]
    melds: tuple[Meld, ...]
    from_stock: bool
    only: Face | None
    free: bool
    """Whether an emptied hand takes a morto."""

    @property
    def may_be_empty(self) -> bool:
        return self.free or any(len(meld.cards) >= 7 and not meld.wilds for meld in self.melds)


def ends(spot: Spot) -> bool:
    """Whether a legal end of the turn can be reached, found by trying all there is."""
    if not spot.hand:
        return spot.may_be_empty
    if spot.from_stock or not spot.pile:
        if set(spot.hand) - {spot.only} and (len(spot.hand) > 1 or spot.may_be_empty):
            return True
    elif len(spot.pile) == 1:
        return True
    return any(ends(following) for _action, following in plays(spot))


def plays(spot: Spot) -> Iterator[tuple[Action, Spot]]:
    """Every take, add and lay but for the guard, with what it leads to."""
    if not spot.from_stock:
        for card in set(spot.pile):
            yield Take(card), spot._replace(hand=(*spot.hand, card), pile=without(spot.pile, (card,)))
    for card in set(spot.hand):
        for at, meld in enumerate(spot.melds):
            grown = arrange_add(meld, card, RULES)
            if isinstance(grown, Meld):
                melds = (*spot.melds[:at], grown, *spot.melds[at + 1 :])
                yield Add(card, at + 1), spot._replace(hand=without(spot.hand, (card,)), melds=melds)
    for size in range(3, len(spot.hand) + 1):
        for group in combinations(spot.hand, size):
            laid = judge(group, RULES)
            if isinstance(laid, Meld):
                yield Lay(group), spot._replace(hand=without(spot.hand, group), melds=(*spot.melds, laid))


def spot_of(state: BuracoState) -> Spot:
    phase = state.phase
    assert isinstance(phase, Melding)
    free = not state.morto_taken[0] and any(state.mortos)
    return Spot(state.hands[0], state.discards, state.melds[0], phase.from_stock, phase.only, free)


hands = st.integers(1, 4).flatmap(lambda size: st.permutations(CARDS).map(lambda cards: tuple(cards[:size])))


def fits_the_deck(hand: Sequence[Face], table: Sequence[str], pile: Sequence[str]) -> bool:
    used = [*hand, *parse_faces(" ".join((*pile, *table)))]
    return all(used.count(face) <= DECK.count(face) for face in set(used))


@pytest.mark.slow
@pytest.mark.parametrize("free", [True, False])
@settings(max_examples=300)
@given(hand=hands, table=st.sampled_from(TABLES), pile=st.sampled_from(PILES), turn=st.sampled_from(["drew", "took"]))
def test_7_4_a_play_is_refused_exactly_if_no_legal_end_could_follow(
    free: bool, hand: tuple[Face, ...], table: tuple[str, ...], pile: tuple[str, ...], turn: str
) -> None:
    for only in ("", *({str(card) for card in hand} if turn == "took" and not pile else ())):
        assume(fits_the_deck(hand, table, pile))
        state = position(
            format_faces(hand),
            turn=turn,
            only=only,
            melds=table,
            pile=" ".join(pile),
            morto="untaken" if free else "taken",
            mortos=2 if free else 1,
        )
        spot = spot_of(state)
        for action, following in plays(spot):
            refused = BURACO.refusal(state, action)
            assert (refused is None) is ends(following), f"{action}: {refused}"
            assert refused is None or refused.clause in ("buraco 7.3", "buraco 7.4")
        if ends(spot):
            assert any(BURACO.actions(state))


@pytest.mark.slow
@pytest.mark.parametrize("lone_card_back", ["off", "on"])
@pytest.mark.parametrize("free", [True, False])
@settings(max_examples=150)
@given(hand=hands, table=st.sampled_from(TABLES), pile=st.sampled_from(PILES[1:]))
def test_7_4_a_card_is_taken_exactly_if_a_legal_end_can_follow(
    free: bool, lone_card_back: str, hand: tuple[Face, ...], table: tuple[str, ...], pile: tuple[str, ...]
) -> None:
    assume(len(hand) > 1)
    assume(fits_the_deck(hand, table, pile))
    state = position(
        format_faces(hand),
        turn="begins",
        melds=table,
        pile=" ".join(pile),
        morto="untaken" if free else "taken",
        mortos=2 if free else 1,
        lone_card_back=lone_card_back,
    )
    assert isinstance(state.phase, Taking)
    spot = Spot(state.hands[0], state.discards, state.melds[0], False, None, free)
    for card in set(state.discards):
        only = card if len(state.discards) == 1 and lone_card_back == "off" else None
        following = Spot((*spot.hand, card), without(spot.pile, (card,)), spot.melds, False, only, free)
        assert (BURACO.refusal(state, Take(card)) is None) is ends(following)
        if ends(following):
            taken = BURACO.apply(state, Take(card))[0]
            back = {each for each in set(following.hand) if BURACO.refusal(taken, Discard(each)) is None}
            assert back == (set() if following.pile else set(following.hand) - {only})


@pytest.mark.slow
@pytest.mark.parametrize("free", [True, False])
@settings(max_examples=150)
@given(hand=hands, table=st.sampled_from(TABLES), turn=st.sampled_from(["drew", "took"]))
def test_7_4_from_every_turn_that_can_end_legal_actions_alone_lead_to_its_end(
    free: bool, hand: tuple[Face, ...], table: tuple[str, ...], turn: str
) -> None:
    assume(fits_the_deck(hand, table, ()))
    state = position(
        format_faces(hand), turn=turn, melds=table, morto="untaken" if free else "taken", mortos=2 if free else 1
    )
    assume(ends(spot_of(state)))
    ahead = [state]
    while ahead:
        found = ahead.pop()
        over = not isinstance(found.phase, Melding) or found.phase.ended
        actions = list(BURACO.actions(found))
        assert over or actions, f"stuck with {format_faces(found.hands[0])}"
        if not over:
            on = [action for action in actions if not isinstance(action, Discard | End)]
            ahead += [BURACO.apply(found, action)[0] for action in on]
