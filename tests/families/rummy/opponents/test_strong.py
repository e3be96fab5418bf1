"""The level strong of the rummies: legal, repeatable, capped by the watch alone, led by worlds that fit its view."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.cards import parse_face
from game.engine import Deals, stream
from game.engine.options import declared
from game.families.rummy.opponents.explain import Reason
from game.families.rummy.opponents.lean.hand import hand_of
from game.families.rummy.opponents.lean.signs import odds_of
from game.families.rummy.opponents.lean.worlds import unseen_by
from game.families.rummy.opponents.reading import base_round, lean_house, policy_of, read
from game.families.rummy.opponents.search import Found, Search, Stakes, Way, beats, likely_gain
from game.families.rummy.opponents.strong import Idea, StrongAgent, doubtful
from game.families.rummy.rules.actions import Discard, Draw, Take
from game.families.rummy.rules.house import DECK
from game.families.rummy.rules.state import Melding, RummyState, Starting, Taking
from game.families.rummy.rules.view import RummyView
from game.games.rami.opponents.weights import RAMI_WEIGHTS
from game.games.remik.opponents.weights import REMIK_WEIGHTS
from game.opponents.outcomes import OutcomeReason
from game.opponents.protocol import NoDeadline, agent_for
from tests.families.rummy.opponents.play import BOTH, GAMES, played_round
from tests.families.rummy.opponents.positions import view_of

WEIGHTS = {"rami": RAMI_WEIGHTS, "remik": REMIK_WEIGHTS}


def strong(game: str, iterations: int = 40) -> StrongAgent:
    agent = agent_for(GAMES[game], "strong")
    assert isinstance(agent, StrongAgent)
    return replace(agent, iterations=iterations)


class Impatient:
    """A watch that lets a search look at so many worlds."""

    def __init__(self, worlds: int) -> None:
        self.worlds = worlds

    @property
    def refused(self) -> bool:
        """Whether the search wanted more of them."""
        return self.worlds < 0

    def expired(self) -> bool:
        self.worlds -= 1
        return self.refused

    def progress(self, done: float) -> None:
        assert 0.0 <= done <= 1.0


def some_views(game: str, count: int, seed: int = 3) -> list[RummyView]:
    views = [
        view
        for view in played_round(game, ("club",) * 4, seed)[1]
        if isinstance(view.phase, Starting | Taking | Melding)
    ]
    return views[:: max(1, len(views) // count)]


@pytest.mark.slow
@BOTH
@pytest.mark.parametrize("options", [{}, "other"])
def test_strong_plays_whole_rounds_by_the_rules(game: str, options: Any) -> None:
    rules = GAMES[game]
    other = {"rami": rules.options.PRESETS.get("cafe", {}), "remik": rules.options.PRESETS.get("strict", {})}[game]
    chosen = rules.options(**(other if options else {}))
    for seats in rules.seats:
        state: RummyState = rules.new_match(chosen, seats, Deals(11))[0]
        number = 0
        while (seat := rules.actor(state)) is not None:
            number += 1
            decision = strong(game, 8).decide(rules.view(state, seat), stream(11, "agent", number), NoDeadline())
            assert rules.refusal(state, decision.action) is None
            assert decision.explanation is not None
            assert not decision.capped
            state, _ = rules.apply(state, decision.action)


@pytest.mark.slow
@BOTH
def test_the_same_view_and_stream_give_the_same_decision(game: str) -> None:
    for view in some_views(game, 4):
        once, again = (strong(game, 12).decide(view, Random(4), NoDeadline()) for _ in range(2))
        assert once == again


@pytest.mark.slow
@BOTH
def test_what_the_seat_cannot_see_does_not_change_its_decision(game: str) -> None:
    rules = GAMES[game]
    for view in some_views(game, 3, seed=5):
        other = rules.view(rules.determinize(view, Random(8)), view.seat)
        assert other == view
        decisions = {strong(game, 12).decide(each, Random(4), NoDeadline()).action for each in (view, other)}
        assert len(decisions) == 1


@pytest.mark.slow
@BOTH
def test_a_decision_says_that_the_watch_cut_it_short(game: str) -> None:
    cut_short = []
    for view in some_views(game, 12):
        watch = Impatient(1)
        decision = strong(game, 12).decide(view, Random(4), watch)
        assert decision.capped == watch.refused
        cut_short.append(decision.capped)
        assert not strong(game, 12).decide(view, Random(4), Impatient(10_000)).capped
    assert any(cut_short), "some of these views leave something to search"


@BOTH
def test_worlds_fit_what_the_seat_sees(game: str) -> None:
    for view in some_views(game, 8, seed=6):
        unseen = unseen_by(view)
        base = base_round(view)
        world = unseen.world(Random(2)).put_into(base, view.seat)
        assert [len(hand.cards) for hand in world.hands] == list(view.counts)
        assert len(world.stock) == view.stock_count
        assert sorted(world.hands[view.seat].cards) == sorted(map(int, view.hand))
        on_table = [int(card) for meld in view.melds for card in meld.cards]
        everything = [*world.stock, *world.discards, *on_table, *(card for hand in world.hands for card in hand.cards)]
        assert Counter(everything) == Counter(map(int, DECK))
        for seat, known in enumerate(view.known):
            assert not Counter(map(int, known)) - Counter(world.hands[seat].cards)


def test_a_card_beside_discards_is_held_less_often_and_one_beside_what_was_taken_more_often() -> None:
    view = view_of(GAMES["rami"], {"name": "a position", "turn": "drew", "hand": "2C", "known": {1: "9H TH"}})
    view = replace(view, log=((1, "discard", view.hand),))
    odds = odds_of(view, 1)
    jack, three, king = (parse_face(card) for card in ("JH", "3C", "KS"))
    assert odds[jack] > odds[king] > odds[three]


@BOTH
def test_a_search_finds_the_way_that_goes_out(game: str) -> None:
    view = view_of(
        GAMES[game],
        {
            "name": "two cards",
            "turn": "drew",
            "opened": True,
            "hand": "7H KD",
            "melds": ["4H 5H 6H"],
            "owners": [1],
            "others": [5, 6, 7],
        },
    )
    base = base_round(view)
    stays, leaves = base.copy(), base.copy()
    stays.discard(int(parse_face("7H")))
    leaves.add(int(parse_face("7H")), 0, 0)
    leaves.discard(int(parse_face("KD")))
    stakes = Stakes(15.0, (500.0,) * 4, last_one_wins=False, lost=60.0)
    search = Search(unseen_by(view), policy_of(view.house, WEIGHTS[game]), stakes, 0)
    found = search.best([Way(stays), Way(leaves)], 60, Random(1), NoDeadline())
    assert found.best == 1
    assert found.second == 0


@pytest.mark.slow
@BOTH
def test_a_way_no_better_than_clubs_is_not_taken(game: str) -> None:
    view = some_views(game, 3)[1]
    base = base_round(view)
    stakes = Stakes(15.0, (500.0,) * 4, last_one_wins=False, lost=60.0)
    search = Search(unseen_by(view), policy_of(view.house, WEIGHTS[game]), stakes, view.seat)
    found = search.best([Way(base.copy()), Way(base.copy())], 40, Random(1), NoDeadline())
    assert found.best == 0


@pytest.mark.parametrize(("worlds", "taken"), [(0, False), (2, False), (200, True)])
def test_clubs_word_counts_until_the_worlds_have_spoken(worlds: int, taken: bool) -> None:
    play = base_round(some_views("remik", 1)[0])
    first = Way(play, worths=[0.0] * worlds)
    other = Way(play, behind=6.0, worths=[33.0 if number % 2 else -27.0 for number in range(worlds)])
    assert (likely_gain(first, other) > 0.0) is taken
    assert likely_gain(first, replace(other, behind=0.0)) >= 0.0


def test_the_likelier_way_is_taken_though_chance_might_explain_its_gain() -> None:
    play = base_round(some_views("remik", 1)[0])
    first = Way(play, worths=[0.0] * 100)
    other = Way(play, worths=[32.0 if number % 2 else -28.0 for number in range(100)])
    assert likely_gain(first, other) > 0.0
    assert beats(first, other)


@pytest.mark.parametrize(("spread", "taken"), [(10.0, True), (30.0, False)])
def test_a_doubtful_way_is_not_gone_where_chance_explains_the_gain(spread: float, taken: bool) -> None:
    play = base_round(some_views("remik", 1)[0])
    first = Way(play, worths=[0.0] * 100)
    other = Way(play, worths=[2.0 + spread if number % 2 else 2.0 - spread for number in range(100)], doubtful=True)
    assert likely_gain(first, other) > 0.0
    assert beats(first, other) is taken


@pytest.mark.parametrize(
    ("card", "first", "stays"), [("4D", "KD", True), ("KD", "4D", False), ("7S", "2H", True), ("KD", "7S", False)]
)
def test_a_discard_is_doubtful_that_keeps_more_points_or_breaks_the_run_that_lacks(
    card: str, first: str, stays: bool
) -> None:
    hand = "7S 8S 5H 5C TH TC TD 6C 4D KD JK JK 2H 2C"
    reading = read(view_of(GAMES["remik"], {"name": hand, "turn": "drew", "hand": hand}), REMIK_WEIGHTS)
    plan = reading.plain()
    assert plan is not None
    idea, other = (Idea(plan, parse_face(each), 0.0) for each in (card, first))
    assert doubtful(reading, idea, other) is stays


@pytest.mark.parametrize(("gained", "last_one_wins", "worth"), [(0, True, 0.0), (30, True, 30.0)])
def test_the_limit_costs_more_than_the_points(gained: int, last_one_wins: bool, worth: float) -> None:
    house = lean_house(GAMES["remik"].options().house)
    play = base_round(view_of(GAMES["remik"], {"name": "a position", "turn": "drew", "hand": "KD KH KS"})).copy()
    assert play.house is house
    play.hands = [hand_of([12, 25, 38]), *(hand_of([]) for _ in range(3))]
    near = Stakes(0.0, (20.0 if gained else 500.0, 500.0, 500.0, 500.0), last_one_wins=last_one_wins, lost=30.0)
    assert near.worth(play, 0) == -30.0 - worth


@pytest.mark.slow
@BOTH
def test_a_choice_that_is_not_clubs_does_not_get_clubs_reason(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Search, "best", lambda *_: Found(1, 0, capped=False))  # and its worlds end alike
    chosen: Counter[type] = Counter()
    for view in some_views(game, 60):
        action = agent_for(GAMES[game], "club").decide(view, Random(4), NoDeadline()).action
        decision = strong(game).decide(view, Random(4), NoDeadline())
        if decision.action == action:
            continue
        chosen[type(decision.action)] += 1
        why = decision.explanation
        assert why is not None
        match decision.action:
            case Discard(card):
                assert dict(why.params).get("card") != str(card), "what is kept is another card"
            case Take():
                assert why.key.startswith(("explain_take", "explain_draw_alike"))
            case Draw():
                assert why.key in {Reason.TOP_USELESS, Reason.DRAW_ALIKE}
            case _:
                assert why.key in {Reason.GOES_OUT, Reason.OPENS, Reason.WINS_JOKER, Reason.SHEDS}
    assert chosen[Discard] > 2


@pytest.mark.slow
@BOTH
def test_a_reason_from_worlds_is_one_of_those_of_the_rummies_and_names_the_other_discard(game: str) -> None:
    known = {each.value for each in (*OutcomeReason, *Reason)}
    club = agent_for(GAMES[game], "club")
    named = 0
    for seed in (3, 4, 5):
        for view in some_views(game, 12, seed=seed):
            decision = strong(game, 80).decide(view, Random(seed), NoDeadline())
            why = decision.explanation
            assert why is not None
            assert why.key in known
            instead = club.decide(view, Random(4), NoDeadline()).action
            worlds = why.key.startswith("explain_worlds")
            if worlds and isinstance(decision.action, Discard) and isinstance(instead, Discard):
                assert dict(why.params)["card"] == str(instead.card)
                named += 1
    assert named


@pytest.mark.slow
@BOTH
@pytest.mark.parametrize("seed", range(3))
def test_strong_plays_by_the_rules_under_every_option(game: str, seed: int) -> None:
    """Some hundred decisions of few iterations, with other options and another number of seats in every round."""
    rules = GAMES[game]
    chosen = [{}, *rules.options.PRESETS.values()]
    chosen += [{spec.name: each} for spec in declared(rules.options) if not spec.lengths for each in spec.choices]
    for number, options in enumerate(chosen):
        seats = rules.seats[(number + seed) % len(rules.seats)]
        state: RummyState = rules.new_match(rules.options(**options), seats, Deals(700 + seed))[0]
        for count in range(20):
            seat = rules.actor(state)
            if seat is None:
                break
            decision = strong(game, 6).decide(rules.view(state, seat), stream(seed, "agent", count), NoDeadline())
            refused = rules.refusal(state, decision.action)
            assert refused is None, f"{options}, {seats} seats, {decision.action}: {refused}"
            state, _ = rules.apply(state, decision.action)
