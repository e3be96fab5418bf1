"""Buying (baloot 3). Seat 3 deals, so that seats 0 to 3 have the priorities 1 to 4."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

import pytest

from game.cards import Rank, Suit, parse_faces, sorted_faces
from game.engine import stream
from game.families.tricks.rules.events import Passed, PassedAgain, ThrownIn
from game.games.baloot.rules.actions import Bid
from game.games.baloot.rules.events import (
    AshkalBid,
    Bought,
    Declined,
    HokomBid,
    HokomConfirmed,
    HokomTurned,
    KaweshBid,
    KaweshSaid,
    KaweshShown,
    RoundEnded,
    SecondHokomBid,
    WrongAshkalBid,
)
from game.games.baloot.rules.state import LOW as CALLED_LOW
from game.games.baloot.rules.state import BalootState, Buying, Contract, Doubling, Playing, RoundOver
from tests.games.baloot.rules.positions import BALOOT, after, buying, events, legal, reason


def asked(state: BalootState) -> tuple[int, str] | None:
    """Return the seat that is asked and the question, while the card is not bought."""
    phase = state.phase
    return (phase.seat, phase.question) if isinstance(phase, Buying) else None


def questions(state: BalootState) -> list[tuple[int, str]]:
    """The questions that follow while everybody declines."""
    met = []
    while (question := asked(state)) is not None and question[1] != "buy":
        met.append(question)
        if question[1] == "confirm":
            break
        state = after(state, "pass")
    return met


def bought(state: BalootState) -> Contract:
    assert state.contract is not None
    return state.contract


@pytest.mark.parametrize("dealer", range(4))
def test_3_1_the_dealers_right_is_asked_first_and_the_dealer_last(dealer: int) -> None:
    state = buying(dealer=dealer)
    order = []
    for _ in range(4):
        order.append(asked(state))
        state = after(state, "pass")
    assert order == [((dealer + k) % 4, "buy") for k in (1, 2, 3, 4)]


def test_3_1_nothing_is_declared_doubled_or_played_before_the_card_is_bought() -> None:
    for text in ("double", "declare QH KH AH", "show QH KH AH", "play 7H", "claim"):
        assert reason(buying(), text) == "not_bought_yet 3.1"


def test_3_1_nothing_is_bought_after_the_purchase() -> None:
    state = after(buying(), "bid sun")
    assert isinstance(state.phase, Playing)
    for text in ("pass", "bid sun", "bid hokom", "bid ashkal", "bid kawesh", "confirm hokom"):
        assert reason(state, text) == "bought_already 3.1"
    doubling = after(buying(), "bid hokom", "pass", "pass", "pass", "confirm hokom")
    assert isinstance(doubling.phase, Doubling)
    for text in ("bid sun", "bid hokom", "confirm hokom"):
        assert reason(doubling, text) == "bought_already 3.1"


def test_3_2_the_first_two_may_pass_or_buy_as_hokom_or_sun_the_last_two_ashkal_as_well() -> None:
    state = buying("7S 8S 9S TS JS", public="9H")
    assert legal(state) == {"pass", "bid hokom", "bid sun"}
    assert legal(after(state, "pass", "pass")) == {"pass", "bid hokom", "bid sun", "bid ashkal"}


def test_3_2_a_hokom_of_the_first_round_is_in_the_suit_of_the_public_card() -> None:
    state = after(buying(public="9D"), "bid hokom", "pass", "pass", "pass")
    assert reason(state, "confirm hokom D") == "suit_of_the_public_card 3.2"
    assert reason(state, "confirm hokom S") == "suit_of_the_public_card 3.2"
    done = after(state, "confirm hokom")
    assert bought(done) == Contract("hokom", 0, 0, Suit.DIAMONDS)
    confirmed = events(state, "confirm hokom")[0]
    assert confirmed == HokomConfirmed(0, suit=Suit.DIAMONDS)


def test_3_2_there_are_no_other_calls() -> None:
    refused = BALOOT.refusal(buying(), Bid("clubs"))
    assert refused is not None
    assert (refused.reason, refused.clause) == ("no_such_call", "baloot 3.2")


def test_3_2_every_answer_is_announced_and_kept() -> None:
    state = buying()
    assert [type(event) for event in events(state, "pass")] == [Passed]
    assert [(type(event), event.seat) for event in events(state, "pass", "bid hokom")] == [(HokomBid, 1)]
    assert [type(event) for event in events(state, "pass", "bid hokom", "pass")] == [Declined]
    taken = after(state, "pass", "bid hokom", "pass", "pass", "bid sun")
    assert taken.said == ((0, "pass"), (1, "bid hokom"), (0, "pass"), (2, "pass"), (3, "bid sun"))


@pytest.mark.parametrize("buyer", range(4))
def test_3_3_over_a_hokom_every_other_player_is_asked_once_in_the_order_of_priority(buyer: int) -> None:
    state = after(buying(), *["pass"] * buyer, "bid hokom")
    others = [seat for seat in range(4) if seat != buyer]
    assert questions(state) == [*((seat, "over_hokom") for seat in others), (buyer, "confirm")]


def test_3_3_who_is_asked_may_take_the_card_as_sun_alone() -> None:
    state = after(buying(), "bid hokom")
    assert legal(state) == {"pass", "bid sun"}
    assert reason(state, "bid hokom") == "only_sun_over_hokom 3.3"
    assert reason(state, "confirm hokom") == "nothing_to_confirm 3.3"


def test_3_3_if_all_decline_the_buyer_confirms_or_turns_it_into_sun() -> None:
    state = after(buying(), "bid hokom", "pass", "pass", "pass")
    assert legal(state) == {"confirm hokom", "bid sun"}
    assert reason(state, "pass") == "must_confirm 3.3"
    assert reason(state, "bid hokom") == "must_confirm 3.3"
    assert bought(after(state, "bid sun")) == Contract("sun", 0, 0)
    assert [type(event) for event in events(state, "bid sun")][:2] == [HokomTurned, Bought]


def test_3_4_over_a_sun_any_player_of_higher_priority_is_asked_from_the_first_down() -> None:
    state = after(buying(), "pass", "pass", "pass", "bid sun")
    assert questions(state) == [(0, "over_sun"), (1, "over_sun"), (2, "over_sun")]
    assert legal(state) == {"pass", "bid sun"}
    assert reason(state, "bid hokom") == "only_sun_over_sun 3.4"
    assert bought(after(state, "pass", "pass", "pass")) == Contract("sun", 3, 3)


def test_3_4_nobody_is_asked_over_the_sun_of_the_first() -> None:
    assert bought(after(buying(), "bid sun")).buyer == 0


def test_3_4_the_first_taker_is_final() -> None:
    state = after(buying(), "pass", "pass", "pass", "bid sun", "pass", "bid sun")
    assert bought(state) == Contract("sun", 1, 1)


def test_3_4_an_ashkal_has_its_callers_priority() -> None:
    by_third = after(buying(), "pass", "pass", "bid ashkal")
    assert questions(by_third) == [(0, "over_sun"), (1, "over_sun")]
    assert bought(after(by_third, "bid sun")) == Contract("sun", 0, 0)


def test_3_4_over_a_sun_taken_over_a_hokom_only_its_buyer_is_asked_and_only_if_earlier() -> None:
    earlier = after(buying(), "pass", "bid hokom", "pass", "bid sun")
    assert questions(earlier) == [(1, "over_sun")]
    assert bought(after(earlier, "pass")) == Contract("sun", 2, 2, over_hokom=1)
    assert bought(after(earlier, "bid sun")) == Contract("sun", 1, 1)
    later = after(buying(), "pass", "bid hokom", "bid sun")
    assert bought(later) == Contract("sun", 0, 0, over_hokom=1), "the first is earlier than the second"


def test_3_4_a_hokom_turned_into_sun_is_final() -> None:
    state = after(buying(), "pass", "pass", "pass", "bid hokom", "pass", "pass", "pass", "bid sun")
    assert bought(state) == Contract("sun", 3, 3)


@pytest.mark.parametrize(
    ("sun_over_sun", "public", "takers"),
    [
        ("earlier", "9H", [0, 1, 2]),
        ("earlier", "AH", [0, 1, 2]),
        ("earlier_opponents", "9H", [0, 2]),
        ("ace_only", "9H", []),
        ("ace_only", "AH", [0, 1, 2]),
        ("off", "9H", []),
        ("off", "AH", []),
    ],
)
def test_3_4_who_may_take_a_sun_is_an_option(sun_over_sun: str, public: str, takers: list[int]) -> None:
    state = after(buying(public=public, sun_over_sun=sun_over_sun), "pass", "pass", "pass", "bid sun")
    assert questions(state) == [(seat, "over_sun") for seat in takers]


@pytest.mark.parametrize(
    ("sun_over_sun", "partner", "opponent"),
    [("earlier", True, True), ("earlier_opponents", False, True), ("ace_only", False, False), ("off", False, False)],
)
def test_3_4_the_option_holds_for_the_buyer_of_a_hokom_too(sun_over_sun: str, partner: bool, opponent: bool) -> None:
    state = after(buying(sun_over_sun=sun_over_sun), "bid hokom")
    assert bool(questions(after(state, "bid sun"))) == opponent
    assert bool(questions(after(state, "pass", "bid sun"))) == partner


def second_round(public: str = "9H", ashkal_second_round: str = "off") -> BalootState:
    return after(buying(public=public, ashkal_second_round=ashkal_second_round), *["pass"] * 4)


def test_3_5_if_all_passed_there_is_a_second_round() -> None:
    state = second_round()
    assert state.phase == Buying(0, 2, "buy", None, (1, 2, 3))
    assert legal(state) == {"pass", "bid hokom", "bid sun"}
    assert [(type(event), event.seat) for event in events(state, "bid hokom")] == [(SecondHokomBid, 0)]


def test_3_5_a_pass_of_the_second_round_is_announced_as_one() -> None:
    assert [type(event) for event in events(second_round(), "pass")] == [PassedAgain]
    assert [type(event) for event in events(after(second_round(), "bid hokom"), "pass")] == [Declined]


def test_3_5_the_suit_is_one_of_the_other_three_and_named_when_he_confirms() -> None:
    state = after(second_round(public="9H"), "bid hokom", "pass", "pass", "pass")
    assert legal(state) == {"confirm hokom S", "confirm hokom C", "confirm hokom D", "bid sun"}
    assert reason(state, "confirm hokom") == "name_a_suit 3.5"
    assert reason(state, "confirm hokom H") == "another_suit 3.5"
    assert bought(after(state, "confirm hokom C")) == Contract("hokom", 0, 0, Suit.CLUBS, round=2)


@pytest.mark.parametrize("buyer", range(4))
def test_3_5_over_a_hokom_only_those_are_asked_who_have_not_passed(buyer: int) -> None:
    state = after(second_round(), *["pass"] * buyer, "bid hokom")
    assert questions(state) == [*((seat, "over_hokom") for seat in range(buyer + 1, 4)), (buyer, "confirm")]


def test_3_5_a_sun_of_the_second_round_is_final_at_once() -> None:
    assert bought(after(second_round(), "pass", "pass", "bid sun")) == Contract("sun", 2, 2, round=2)
    over = after(second_round(), "bid hokom", "bid sun")
    assert bought(over) == Contract("sun", 1, 1, round=2, over_hokom=0)


def test_3_5_the_buyer_may_turn_his_hokom() -> None:
    state = after(second_round(), "pass", "pass", "pass", "bid hokom", "bid sun")
    assert bought(state) == Contract("sun", 3, 3, round=2)


def test_3_6_after_an_ashkal_the_partner_holds_the_card_and_the_caller_is_the_buyer_of_a_sun() -> None:
    state = after(buying(), "pass", "pass", "pass", "bid ashkal", "pass", "pass", "pass")
    assert bought(state) == Contract("sun", 3, 1, ashkal=True)
    assert state.taken in state.hands[1]
    assert [type(event) for event in events(buying(), "pass", "pass", "bid ashkal")] == [AshkalBid]


def test_3_6_only_the_third_and_the_fourth_may_call_it() -> None:
    assert reason(buying(), "bid ashkal") == "ashkal_by_last_two 3.6"
    assert reason(after(buying(), "pass"), "bid ashkal") == "ashkal_by_last_two 3.6"
    for passes in (2, 3):
        assert reason(after(buying(), *["pass"] * passes), "bid ashkal") is None


def test_3_6_never_on_an_ace() -> None:
    state = after(buying(public="AS"), "pass", "pass")
    assert reason(state, "bid ashkal") == "ashkal_on_an_ace 3.6"
    assert "bid ashkal" not in legal(state)


def test_3_6_not_once_anyone_has_bought() -> None:
    over_hokom = after(buying(), "bid hokom", "pass")
    assert asked(over_hokom) == (2, "over_hokom")
    assert reason(over_hokom, "bid ashkal") == "ashkal_after_a_bid 3.6"
    over_sun = after(buying(), "pass", "pass", "pass", "bid sun", "pass", "pass")
    assert asked(over_sun) == (2, "over_sun")
    assert reason(over_sun, "bid ashkal") == "ashkal_after_a_bid 3.6"


def test_3_6_in_the_first_round_only_unless_the_option_says_otherwise() -> None:
    off = after(second_round(), "pass", "pass")
    assert reason(off, "bid ashkal") == "ashkal_in_first_round 3.6"
    assert "bid ashkal" not in legal(off)
    on = after(second_round(ashkal_second_round="on"), "pass", "pass")
    assert "bid ashkal" in legal(on)
    assert bought(after(on, "bid ashkal")) == Contract("sun", 2, 0, ashkal=True, round=2)
    ace = after(second_round(ashkal_second_round="on", public="AD"), "pass", "pass")
    assert reason(ace, "bid ashkal") == "ashkal_on_an_ace 3.6"


def test_3_6_option_wrong_ashkal_makes_it_a_sun_of_the_callers_own_wherever_he_has_no_right_to_it() -> None:
    for public, texts in (
        ("9H", []),
        ("9H", ["pass"]),
        ("AH", ["pass", "pass"]),
        ("9H", ["bid hokom"]),
        ("9H", ["pass", "pass", "pass", "bid sun"]),
        ("9H", ["pass"] * 6),
    ):
        state = after(buying(public=public, wrong_ashkal="sun"), *texts)
        assert "bid ashkal" in legal(state)
        said, sun = after(state, "bid ashkal"), after(state, "bid sun")
        assert said.said[-1][1] == "bid ashkal"
        assert replace(said, said=sun.said) == sun
        assert type(events(state, "bid ashkal")[0]) is WrongAshkalBid


def test_3_6_option_wrong_ashkal_is_nothing_to_confirm_a_hokom_with() -> None:
    state = after(buying(wrong_ashkal="sun"), "bid hokom", "pass", "pass", "pass")
    assert reason(state, "bid ashkal") == "ashkal_after_a_bid 3.6"


def test_3_6_option_wrong_ashkal_leaves_those_with_the_right_to_it_alone() -> None:
    said = after(buying(wrong_ashkal="sun"), "pass", "pass", "bid ashkal", "pass", "pass")
    assert bought(said) == Contract("sun", 2, 0, ashkal=True)
    assert [type(event) for event in events(buying(wrong_ashkal="sun"), "pass", "pass", "bid ashkal")] == [AshkalBid]


LOW = "7S 8S 9S 7C 8C"
NOTHING = (Decimal(0), Decimal(0))


def test_3_7_a_kawesh_voids_the_hand_and_lays_the_cards_open() -> None:
    state = buying("", LOW)
    assert "bid kawesh" in legal(after(state, "pass"))
    void = after(state, "pass", "bid kawesh")
    assert void.phase == RoundOver("kawesh")
    assert void.opened == parse_faces("7S 8S 9S 7C 8C")
    assert BALOOT.score(void) == ()
    assert BALOOT.standing(void).round_points == NOTHING
    kawesh, over = events(state, "pass", "bid kawesh")
    assert (type(kawesh), kawesh.seat, kawesh.cards, kawesh.seen_by) == (KaweshSaid, 1, void.opened, None)
    assert kawesh.reveals
    assert isinstance(over, RoundEnded)
    assert after(void, "next round").dealer == 0


def test_3_7_a_world_that_fits_what_a_seat_sees_holds_the_kawesh() -> None:
    void = after(buying("", LOW), "pass", "bid kawesh")
    for seat in range(4):
        view = BALOOT.view(void, seat)
        world = BALOOT.determinize(view, stream(1, "world", seat))
        assert BALOOT.view(world, seat) == view
        assert set(world.hands[1]) == set(parse_faces(LOW))


def test_every_answer_is_remembered_the_last_one_too() -> None:
    state = after(buying(), "bid hokom", "pass", "pass", "pass", "confirm hokom")
    assert state.said == ((0, "bid hokom"), (1, "pass"), (2, "pass"), (3, "pass"), (0, "confirm hokom"))


@pytest.mark.parametrize("odd", ["TC", "JC", "QC", "KC", "AC"])
def test_3_7_only_with_nothing_but_7s_8s_and_9s(odd: str) -> None:
    state = buying(f"7S 8S 9S 7C {odd}")
    assert reason(state, "bid kawesh") == "kawesh_needs_low_cards 3.7"
    assert "bid kawesh" not in legal(state)


def test_3_7_who_may_call_it_may_also_buy_normally_or_pass() -> None:
    assert legal(buying(LOW)) == {"pass", "bid hokom", "bid sun", "bid kawesh"}
    assert bought(after(buying(LOW), "bid sun")).buyer == 0


def test_3_7_only_in_the_first_round_and_before_anyone_has_bought() -> None:
    second = after(buying(LOW), *["pass"] * 4)
    assert reason(second, "bid kawesh") == "kawesh_in_first_round 3.7"
    over = after(buying(LOW), "pass", "bid hokom")
    assert asked(over) == (0, "over_hokom")
    assert reason(over, "bid kawesh") == "kawesh_after_a_bid 3.7"


def test_3_7_option_kawesh_asks_first_who_may_take_a_sun_over_and_then_shows_the_public_card_too() -> None:
    state = after(buying("", "", LOW, kawesh="as_sun", public="AH"), "pass", "pass")
    assert [type(event) for event in events(state, "bid kawesh")] == [KaweshBid]
    said = after(state, "bid kawesh")
    assert questions(said) == questions(after(state, "bid sun")) == [(0, "over_sun"), (1, "over_sun")]
    assert (said.opened, said.hands) == ((), state.hands), "nothing lies open while others are asked"
    void = after(said, "pass", "pass")
    assert void.phase == RoundOver("kawesh")
    assert void.opened == void.hands[2] == sorted_faces(parse_faces(f"{LOW} AH"))
    assert (void.public, void.taken, void.opener, void.contract) == (None, parse_faces("AH")[0], 2, None)
    assert void.totals == NOTHING
    assert BALOOT.score(void) == ()
    _, taken, shown, over = events(said, "pass", "pass")
    assert [type(event) for event in (taken, shown, over)] == [Bought, KaweshShown, RoundEnded]
    assert (shown.cards, shown.seen_by) == (void.opened, None)
    assert after(void, "next round").dealer == 0
    for seat in range(4):
        view = BALOOT.view(void, seat)
        assert BALOOT.view(BALOOT.determinize(view, stream(1, "world", seat)), seat) == view


def test_3_7_option_kawesh_is_a_sun_that_others_may_take_over() -> None:
    said = after(buying("", "", LOW, kawesh="as_sun"), "pass", "pass", "bid kawesh")
    assert bought(after(said, "bid sun")) == Contract("sun", 0, 0)
    second = after(said, "pass")
    assert reason(second, "bid kawesh") == "kawesh_needs_low_cards 3.7"
    assert after(second, "bid sun").phase == Playing(0)
    nobody = after(buying("", "", LOW, kawesh="as_sun", sun_over_sun="off"), "pass", "pass", "bid kawesh")
    assert nobody.phase == RoundOver("kawesh")


def test_3_7_option_kawesh_may_be_said_wherever_sun_may_in_the_first_round() -> None:
    over_hokom = after(buying(LOW, kawesh="as_sun"), "pass", "bid hokom")
    assert "bid kawesh" in legal(over_hokom)
    assert after(over_hokom, "bid kawesh").phase == RoundOver("kawesh"), "nobody comes before the dealer's right"
    own = after(buying(LOW, kawesh="as_sun"), "bid hokom", "pass", "pass", "pass")
    assert legal(own) == {"confirm hokom", "bid sun", "bid kawesh"}
    assert after(own, "bid kawesh").phase == RoundOver("kawesh")
    second = after(buying(LOW, kawesh="as_sun"), *["pass"] * 4)
    assert reason(second, "bid kawesh") == "kawesh_in_first_round 3.7"


def test_3_7_option_kawesh_taken_over_leaves_low_cards_with_who_said_it_in_every_world() -> None:
    state = after(buying("", "", LOW, kawesh="as_sun"), "pass", "pass", "bid kawesh")
    bought_over = after(state, "bid sun")
    for number, seen in enumerate((state, bought_over)):
        for seat in (0, 1, 3):
            view = BALOOT.view(seen, seat)
            world = BALOOT.determinize(view, stream(number, "world", seat))
            assert BALOOT.view(world, seat) == view
            assert sum(card.rank in CALLED_LOW for card in world.hands[2]) >= 5


def may_say(state: BalootState) -> set[str]:
    """Return the answers that the clauses allow, read one by one."""
    phase, options, public = state.phase, state.options, state.public
    assert isinstance(phase, Buying)
    assert public is not None
    first, is_buying, confirms = phase.round == 1, phase.question == "buy", phase.question == "confirm"
    said = {"bid sun"}  # baloot 3.2 to 3.5
    said |= set() if confirms else {"pass"}
    said |= {"bid hokom"} if is_buying else set()
    if confirms:
        suits = [suit.letter for suit in Suit if suit != public.suit]
        said |= {"confirm hokom"} if first else {f"confirm hokom {letter}" for letter in suits}
    is_late = (phase.seat - state.dealer) % 4 in (3, 0)
    in_time = is_buying and (first or options.ashkal_second_round == "on")
    if (options.wrong_ashkal == "sun" and not confirms) or (
        is_late and in_time and public.rank != Rank.ACE
    ):  # baloot 3.6
        said.add("bid ashkal")
    is_low = all(card.rank in CALLED_LOW for card in state.hands[phase.seat])
    if is_low and first and (is_buying or options.kawesh == "as_sun"):  # baloot 3.7
        said.add("bid kawesh")
    return said


@pytest.mark.parametrize("kawesh", ["at_once", "as_sun"])
@pytest.mark.parametrize("wrong_ashkal", ["refused", "sun"])
def test_what_may_be_said_agrees_with_the_clauses_in_random_auctions(wrong_ashkal: str, kawesh: str) -> None:
    rng = stream(1, f"{wrong_ashkal} {kawesh}")
    met = set()
    for number in range(300):
        low = ["", "", "", ""]
        low[number % 4] = LOW if number % 3 else ""
        public, second = ("AH", "9H", "TD")[int(rng.random() * 3)], ("off", "on")[number % 2]
        state = buying(
            *low, public=public, wrong_ashkal=wrong_ashkal, kawesh=kawesh, ashkal_second_round=second, dealer=number % 4
        )
        while isinstance(state.phase, Buying):
            assert legal(state) == may_say(state)
            met.add((state.phase.question, state.phase.round))
            choices = [*sorted(legal(state)), *(["pass"] * 12 if "pass" in legal(state) else [])]
            state = after(state, choices[int(rng.random() * len(choices))])
    assert len(met) == 7, "every question was asked, in each round in which it may be"


def test_3_8_if_all_pass_twice_the_hand_is_thrown_in() -> None:
    state = after(buying(), *["pass"] * 8)
    assert state.phase == RoundOver("thrown_in")
    assert BALOOT.score(state) == ()
    assert BALOOT.standing(state).round_points == NOTHING
    assert state.totals == NOTHING
    assert (state.contract, state.multiplier, state.locked) == (None, 1, False)
    assert [type(event) for event in events(buying(), *["pass"] * 8)] == [PassedAgain, ThrownIn, RoundEnded]
    following = after(state, "next round")
    assert (following.dealer, following.round) == (0, 2)
