"""What the levels make of house rules that change what may be said and what is counted (baloot 3.6, 3.7, 4.2, 7.5)."""

from __future__ import annotations

from random import Random

import pytest

from game.engine import Deals, choose
from game.games.baloot.opponents.agent import BalootAgent
from game.games.baloot.opponents.explain import Reason
from game.games.baloot.opponents.hearing import Heard
from game.games.baloot.opponents.match_equity import equity_of
from game.games.baloot.opponents.playing import BalootEnding
from game.games.baloot.opponents.weights import CASUAL, CASUAL_WEIGHTS, CLUB
from game.games.baloot.rules.events import WrongAshkalBid
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.state import TRICKS, BalootState, Buying, Doubling, Playing
from game.opponents.protocol import NoDeadline
from game.tricks.masks import pack_of
from tests.games.baloot.opponents.play import GAME, agents_of
from tests.games.baloot.rules.positions import after, buying, playing

WRITTEN = choose(BalootOptions, BalootOptions.PRESETS["written"])
LEVELS = {"casual": BalootAgent(CASUAL, CASUAL_WEIGHTS), "club": BalootAgent(CLUB)}
each_level = pytest.mark.parametrize("level", LEVELS)
LOW = "7S 8S 9S 7C 8C"


def decided(level: str, state: BalootState) -> tuple[str, str]:
    """What a level does in a position, and why."""
    seat = GAME.actor(state)
    assert seat is not None
    decision = LEVELS[level].decide(GAME.view(state, seat), Random(1), NoDeadline())
    assert decision.explanation is not None
    return str(decision.action), decision.explanation.key


def kawesh(*hands: str, public: str = "9H") -> BalootState:
    """Seat 2 has said Kawesh as a Sun, and seat 0 is asked whether it takes the card."""
    return after(buying(*hands, public=public, kawesh="as_sun"), "pass", "pass", "bid kawesh")


@each_level
def test_a_kawesh_is_left_alone_by_who_has_no_sun(level: str) -> None:
    assert decided(level, kawesh("QS TH 9C QC JD", "", LOW)) == ("pass", Reason.TOO_WEAK.value)


@each_level
def test_a_good_sun_is_bought_from_who_would_void_it(level: str) -> None:
    assert decided(level, kawesh("AS TS AH TH KD", "", LOW)) == ("bid sun", Reason.BUYS_SUN.value)


def test_who_said_kawesh_is_taken_to_hold_low_cards_once_the_card_was_bought_from_him() -> None:
    state = after(kawesh("AS TS AH TH KD", "AC AD TC KS KH", LOW), "bid sun")
    view = GAME.view(state, 0)
    pack = pack_of(TRICKS, view.trump)
    first, second, third, fourth = (pack.mask(hand) for hand in state.hands)
    heard = Heard(pack, view, (0, 0, 0, 0))
    assert heard.of((first, second, third, fourth)) > 2 * heard.of((first, third, second, fourth))


@each_level
def test_low_cards_void_a_hokom_of_the_opponents_where_that_may_be(level: str) -> None:
    state = after(buying("", "", LOW, public="JH", kawesh="as_sun"), "pass", "bid hokom", "pass")
    assert decided(level, state) == ("bid kawesh", Reason.VOIDS_HAND.value)
    at_once = after(buying("", "", LOW, public="JH"), "pass", "bid hokom", "pass")
    assert decided(level, at_once)[0] == "pass"


@each_level
def test_more_is_bought_where_falling_short_costs_nothing_and_no_hint_says_what_a_buyer_needs(level: str) -> None:
    bought = {}
    for khasara in ("on", "off"):
        answers = []
        for seed in range(60):
            state, _ = GAME.new_match(BalootOptions(khasara=khasara), 4, Deals(seed))
            answers.append(decided(level, state))
        bought[khasara] = sum(action != "pass" for action, _why in answers)
        reasons = {why for action, why in answers if action == "pass"}
        assert (
            reasons <= {Reason.LITTLE_TO_GAIN.value} if khasara == "off" else Reason.LITTLE_TO_GAIN.value not in reasons
        )
    assert bought["off"] >= bought["on"] > 0


@each_level
def test_nobody_says_an_ashkal_that_would_be_a_sun_of_his_own(level: str) -> None:
    """Two aces and a card that fits nothing, for which the last two would say it."""
    hand, said = "AS TS AH 9D KD", "bid ashkal"
    for passes in range(4):
        hands = [hand if seat == passes else "" for seat in range(4)]
        state = after(buying(*hands, public="8C", wrong_ashkal="sun"), *["pass"] * passes)
        assert said in {str(action) for action in GAME.actions(state)}
        assert passes > 1 or decided(level, state)[0] != said


def test_eight_tricks_promise_nothing_extra_where_they_count_like_any_others() -> None:
    for rule, extra in (("extra", True), ("plain", False)):
        view = GAME.view(playing(kaboot=rule, khasara="off"), 0)
        ending = BalootEnding(view, equity_of(view, view.team))
        assert (ending.worth(130, 0) > ending.worth(130, None) + 1) == extra


@pytest.mark.slow
def test_every_level_plays_whole_rounds_as_written_and_never_calls_what_it_has_no_right_to() -> None:
    met = set()
    for seed in range(12):
        state, _ = GAME.new_match(WRITTEN, 4, Deals(seed))
        agents = agents_of("casual", "greedy", "club", "novice")
        while (seat := GAME.actor(state)) is not None:
            met.add(type(state.phase))
            action = agents[(seat + seed) % 4].decide(GAME.view(state, seat), Random(seed), NoDeadline()).action
            assert GAME.refusal(state, action) is None
            state, events = GAME.apply(state, action)
            assert not any(isinstance(event, WrongAshkalBid) for event in events)
    assert met >= {Buying, Doubling, Playing}
