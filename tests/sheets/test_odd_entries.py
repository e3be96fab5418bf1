"""Whatever is entered or read from a file is counted, or refused for a reason that has a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from game.engine.score_sheet import Entry, EntryError, SheetStanding, check_entry, with_value
from game.games import GAMES
from game.i18n.phrases import phrases_of
from tests.sheets.entered import BY_NAME, any_answer, options_of

KEYS = ("out", "teams", "contract", "buyer", "points", "melds", "hands", "bonuses", "card_points", "opened", "ending")
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-5, 2000)
    | st.floats(allow_nan=False)
    | st.sampled_from(("none", "hokom", "sun", "5H 6H 7H", "JK JK JK JK JK", "5H", "quiet", "clean_run", "limpa"))
    | st.text(max_size=5)
)
JSON = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(KEYS) | st.text(max_size=3), inner),
    max_leaves=12,
)
OBJECTS = st.dictionaries(st.sampled_from(KEYS), JSON, max_size=5)


def beginning(name: str) -> SheetStanding:
    game = GAMES[name]
    seats = max(game.seats)
    return SheetStanding((Decimal(0),) * len(set(game.teams(seats))), 0, tuple(range(seats)))


def answers(name: str, options: Any, standing: SheetStanding, rng: Random) -> Entry:
    """What comes of answering everything that is asked, now and then not."""
    entry: Mapping[str, Any] = {}
    done: set[Any] = set()
    rules = GAMES[name].sheet
    while asks := [ask for ask in rules.asks(options, standing, entry) if ask.path not in done]:
        done.add(asks[0].path)
        if rng.random() < 0.9:
            entry = with_value(entry, asks[0].path, any_answer(asks[0], rng))
    return entry


def count(name: str, options: Any, entry: Entry) -> None:
    """Counts the entry; what refuses it must have a sentence."""
    rules, standing = GAMES[name].sheet, beginning(name)
    try:
        lines = rules.lines(options, standing, entry)
    except EntryError as error:
        phrases_of(name).refusal(error.refusal)
        return
    for line in lines:
        assert phrases_of(name).score(line)
    after = rules.after(options, standing, entry)
    assert set(after.playing) <= set(standing.playing)
    assert after.dealer in after.playing or after.winners


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=150, deadline=None)
@given(rng=st.randoms(use_true_random=False))
def test_any_answers_are_counted_or_refused_in_words(name: str, rng: Random) -> None:
    options = GAMES[name].options(**options_of(name, rng.randrange(len(BY_NAME[name].option_sets))))
    standing = beginning(name)
    entry = answers(name, options, standing, rng)
    try:
        check_entry(GAMES[name].sheet.asks(options, standing, entry), entry)
    except ValueError:
        return
    count(name, options, entry)


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=150, deadline=None)
@given(entry=OBJECTS)
@example(entry={"out": "none", "teams": None, "contract": {}})
@example(entry={"out": "none", "teams": {}})
@example(entry={"out": 0, "teams": [[], {"melds": None}]})
def test_no_tree_of_json_does_harm(name: str, entry: Entry) -> None:
    options, standing = GAMES[name].options(), beginning(name)
    try:
        check_entry(GAMES[name].sheet.asks(options, standing, entry), entry)
    except ValueError:
        return
    count(name, options, entry)


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=150, deadline=None)
@given(entry=OBJECTS)
def test_no_file_of_json_does_harm(name: str, entry: Entry) -> None:
    (asked,) = [question for question in GAMES[name].questions if question.name == "round"]
    try:
        answer = asked.answer(GAMES[name].options(), {"file": entry})
    except ValueError:
        return
    assert answer.counted is not None or answer.refusal is not None
