"""The battery that every game must pass."""

from __future__ import annotations

import pickle
from collections import Counter
from dataclasses import replace
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine import Event, IllegalActionError, declared, redacted, stream
from game.games import GAMES
from tests.battery.entries import ENTRIES, Entry
from tests.battery.walks import BY_NAME, CASES, started, walk, walks, whole_match

each_case = pytest.mark.parametrize(("name", "options"), CASES)
each_entry = pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)


def test_every_game_is_in_the_battery() -> None:
    assert sorted(BY_NAME) == sorted(GAMES)
    assert all(game.name == name for name, game in GAMES.items())


@each_entry
def test_the_option_sets_use_each_value(entry: Entry) -> None:
    for spec in declared(entry.game.options):
        used = {chosen.get(spec.name, spec.default) for chosen in entry.option_sets}
        assert used == set(spec.lengths.values() or spec.choices), spec.name


@pytest.mark.slow
@each_case
def test_actions_read_back_from_their_text(name: str, options: int) -> None:
    game = GAMES[name]
    for step in walks(name, options)[::5]:
        for action in step.legal:
            assert game.parse(str(action)) == action


@each_case
def test_a_replay_of_the_texts_reaches_the_same_states(name: str, options: int) -> None:
    game = GAMES[name]
    state = started(BY_NAME[name], options, seed=1)
    for step in walk(name, options, lively=True, rounds=2):
        state, events = game.apply(state, game.parse(str(step.action)))
        assert state == step.after
        assert events == step.events


@each_case
def test_states_and_views_survive_pickling(name: str, options: int) -> None:
    game = GAMES[name]
    for step in walks(name, options)[::7]:
        view = game.view(step.after, 0)
        assert pickle.loads(pickle.dumps((step.after, view))) == (step.after, view)


@each_case
def test_no_card_is_lost_or_made(name: str, options: int) -> None:
    entry = BY_NAME[name]
    deck = Counter(entry.deck)
    for step in walks(name, options):
        assert Counter(entry.cards(step.after)) == deck


@each_case
def test_something_is_legal_until_the_match_is_over(name: str, options: int) -> None:
    game = GAMES[name]
    for step in walks(name, options):
        assert any(game.actions(step.after)) == (game.outcome(step.after) is None)


@each_case
def test_each_action_given_is_legal_and_given_once_in_the_same_order(name: str, options: int) -> None:
    game = GAMES[name]
    for step in walks(name, options)[::3]:
        assert len(set(step.legal)) == len(step.legal)
        assert [action for action in step.legal if game.refusal(step.before, action) is not None] == []
        assert tuple(game.actions(step.before)) == step.legal


@each_case
def test_apply_refuses_exactly_what_refusal_refuses(name: str, options: int) -> None:
    entry = BY_NAME[name]
    game = entry.game
    rng = stream(options, "variants")
    for step in walks(name, options):
        action = entry.variants(step.action, rng)
        refused = game.refusal(step.before, action)
        if refused is None:
            game.apply(step.before, action)
            continue
        assert refused.clause.startswith(f"{name} ")
        with pytest.raises(IllegalActionError) as raised:
            game.apply(step.before, action)
        assert raised.value.refusal == refused


@each_case
def test_apply_leaves_its_argument_alone(name: str, options: int) -> None:
    game = GAMES[name]
    for step in walks(name, options)[::11]:
        kept = pickle.dumps(step.before)
        game.apply(step.before, step.action)
        assert pickle.loads(kept) == step.before


@pytest.mark.slow
@each_case
def test_a_view_says_nothing_of_hidden_cards(name: str, options: int) -> None:
    entry = BY_NAME[name]
    game = entry.game
    rng = stream(options, "hidden")
    for step in walks(name, options)[::4]:
        for seat in range(entry.seats_with(options)):
            moved = entry.hidden_moved(step.after, seat, rng)
            assert game.view(moved, seat) == game.view(step.after, seat)


@each_case
def test_events_tell_a_seat_nothing_of_hidden_cards(name: str, options: int) -> None:
    entry = BY_NAME[name]
    game = entry.game
    rng = stream(options, "hidden")
    for step in walks(name, options)[::2]:
        for seat in range(entry.seats_with(options)):
            if seat == game.actor(step.before) or game.actor(step.after) is None:
                continue
            moved = entry.hidden_moved(step.before, seat, rng)
            if game.refusal(moved, step.action) is None:
                _, events = game.apply(moved, step.action)
                if game.actor(game.apply(moved, step.action)[0]) is not None:
                    assert [seen_by(event, seat) for event in events] == [seen_by(event, seat) for event in step.events]


def seen_by(event: Event, seat: int) -> Event:
    """The event as the seat may know it, less the faces that it reveals just now."""
    redacted_event = redacted(event, seat)
    return (
        replace(redacted_event, cards=(None,) * len(redacted_event.cards)) if redacted_event.reveals else redacted_event
    )


@each_case
def test_a_determinized_state_fits_the_view(name: str, options: int) -> None:
    entry = BY_NAME[name]
    game = entry.game
    for number, step in enumerate(walks(name, options)[::4]):
        for seat in range(entry.seats_with(options)):
            view = game.view(step.after, seat)
            state = game.determinize(view, stream(number, seat))
            assert game.view(state, seat) == view
            assert Counter(entry.cards(state)) == Counter(entry.deck)


@each_case
def test_determinizing_depends_on_nothing_hidden(name: str, options: int) -> None:
    entry = BY_NAME[name]
    game = entry.game
    for number, step in enumerate(walks(name, options)[::9]):
        moved = entry.hidden_moved(step.after, 0, stream(number, "hidden"))
        one = game.determinize(game.view(step.after, 0), stream(number, "world"))
        other = game.determinize(game.view(moved, 0), stream(number, "world"))
        assert one == other


@each_case
def test_legality_is_the_same_in_a_determinized_state(name: str, options: int) -> None:
    entry = BY_NAME[name]
    game = entry.game
    rng = stream(options, "legality")
    for step in walks(name, options)[::3]:
        seat = game.actor(step.before)
        if seat is None:
            continue
        state = game.determinize(game.view(step.before, seat), rng)
        assert tuple(game.actions(state)) == step.legal
        for _ in range(3):
            action = entry.variants(step.action, rng)
            assert game.refusal(state, action) == game.refusal(step.before, action)


@each_case
def test_every_turn_can_be_ended(name: str, options: int) -> None:
    game = GAMES[name]
    for step in walks(name, options)[::3]:
        assert turn_ends(name, step.after, game.actor(step.after)), f"stuck after {step.action}"


@each_entry
def test_the_option_sets_are_played_by_every_number_of_players(entry: Entry) -> None:
    played = {entry.seats_with(options) for options in range(len(entry.option_sets))}
    assert played == (set(entry.game.seats) if entry.seats else {max(entry.game.seats)})
    assert len(entry.seats) in (0, len(entry.option_sets))


def turn_ends(name: str, state: Any, actor: int | None, tries: int = 400) -> bool:
    """Whether some legal actions pass the turn on, end the round or deal new cards."""
    game = GAMES[name]
    ahead = [state]
    while ahead and tries:
        tries -= 1
        found = ahead.pop()
        if game.actor(found) != actor or game.actor(found) is None:
            return True
        # Discards and the like come last among the actions, and end turns.
        ahead += [game.apply(found, action)[0] for action in list(game.actions(found))[-40:]]
    return False


@pytest.mark.slow
@each_case
def test_every_match_ends(name: str, options: int) -> None:
    game = GAMES[name]
    last = whole_match(name, options)[-1].after
    outcome = game.outcome(last)
    assert outcome is not None
    assert outcome.winners
    assert outcome.totals == game.standing(last).totals


@pytest.mark.slow
@each_case
def test_score_lines_sum_to_the_points_of_the_round(name: str, options: int) -> None:
    game = GAMES[name]
    scored = 0
    for step in whole_match(name, options):
        points = game.standing(step.after).round_points
        lines = game.score(step.after)
        assert (points is None) == (game.actor(step.after) is not None)
        if points is None:
            assert lines == ()
            continue
        scored += 1
        summed = [sum((line.points for line in lines if line.team == team), Decimal(0)) for team in range(len(points))]
        assert summed == list(points)
        assert all(line.clause.startswith(f"{name} ") for line in lines)
    assert scored


@each_case
def test_what_happens_is_of_a_kind_that_the_game_names(name: str, options: int) -> None:
    kinds = {type(event) for step in walks(name, options) for event in step.events}
    assert kinds <= set(GAMES[name].events)


@each_case
def test_what_was_hidden_is_marked_as_revealed(name: str, options: int) -> None:
    """An event shows a seat only cards it knew before, or says that it reveals (a take-back stops there)."""
    for step in walks(name, options):
        for event in step.events:
            hidden_until_now = event.source is not None and event.source.zone in ("stock", "reserve", "morto")
            if hidden_until_now and event.seen_by != frozenset():
                assert event.reveals, event


@pytest.mark.slow
@each_entry
@settings(max_examples=12)
@given(data=st.data())
def test_any_legal_actions_keep_the_game_whole(entry: Entry, data: st.DataObject) -> None:
    game = entry.game
    state = started(entry, data.draw(st.integers(0, len(entry.option_sets) - 1)), data.draw(st.integers(0, 1 << 20)))
    for _ in range(80):
        actions = list(game.actions(state))
        if not actions:
            break
        state, _ = game.apply(state, data.draw(st.sampled_from(actions)))
        assert Counter(entry.cards(state)) == Counter(entry.deck)
        seat = game.actor(state)
        if seat is not None:
            assert game.view(game.determinize(game.view(state, seat), stream(0, "world")), seat) == game.view(
                state, seat
            )
