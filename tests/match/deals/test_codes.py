"""Codes of deals: what is written is read, a slip is found, and codes of earlier versions stay good."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine import declared
from game.engine.record import LARGEST_SEED
from game.games import GAMES
from game.i18n.phrases import NOTICES
from game.match.deals.codes import Deal, DealCodeError, code_of, read_code
from game.match.deals.days import FIRST_DAY, day_of, seed_of_day
from game.match.deals.signs import SIGNS, sum_of, to_text
from game.opponents.levels import LEVELS

FIXTURE = Path(__file__).parent / "codes_of_version_1.json"
CODE = "BORAKO-1FRW-63NQ-K8N-NPD"


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    """Any deal of any game: the player at any seat, all levels, all house rules, all seeds."""
    name = draw(st.sampled_from(list(GAMES)))
    game = GAMES[name]
    seats = draw(st.sampled_from(list(game.seats)))
    levels: list[str | None] = [draw(st.sampled_from(list(LEVELS))) for _seat in range(seats)]
    levels[draw(st.integers(0, seats - 1))] = None
    chosen = {spec.name: draw(st.sampled_from(spec.choices)) for spec in declared(game.options)}
    unusual = {spec.name: chosen[spec.name] for spec in declared(game.options) if chosen[spec.name] != spec.default}
    days = st.dates(FIRST_DAY, date(2200, 1, 1)).map(lambda day: seed_of_day(name, day))
    seed = draw(st.one_of(st.integers(0, 10**9), st.integers(0, LARGEST_SEED), days))
    return Deal(name, seed, tuple(levels), tuple(sorted(unusual.items())))


def why_not(text: str) -> str:
    with pytest.raises(DealCodeError) as refused:
        read_code(text, GAMES)
    assert refused.value.notice.key in NOTICES
    return refused.value.notice.key


@pytest.mark.slow
@settings(max_examples=60, derandomize=True)
@given(deals())
def test_what_is_written_is_read(deal: Deal) -> None:
    code = code_of(deal)

    assert read_code(code, GAMES) == deal
    assert len(code) <= 80


@pytest.mark.slow
@settings(max_examples=25, derandomize=True)
@given(deals(), st.randoms(use_true_random=False))
def test_one_wrong_sign_and_two_in_the_wrong_order_are_found(deal: Deal, chance: Random) -> None:
    code = code_of(deal)
    places = [place for place in range(len(deal.game) + 1, len(code)) if code[place] != "-"]
    for place, following in zip(places, [*places[1:], places[0]], strict=True):
        wrong = chance.choice([sign for sign in SIGNS if sign != code[place]])
        assert why_not(code[:place] + wrong + code[place + 1 :])
        if following > place and code[place] != code[following]:
            signs = list(code)
            signs[place], signs[following] = signs[following], signs[place]
            assert why_not("".join(signs))


def test_every_wrong_sign_and_every_swap_of_neighbours_is_found_in_one_code() -> None:
    places = [place for place in range(len("BORAKO-"), len(CODE)) if CODE[place] != "-"]

    for place in places:
        for wrong in set(SIGNS) - {CODE[place]}:
            why_not(CODE[:place] + wrong + CODE[place + 1 :])


@pytest.mark.parametrize(
    "typed",
    [
        "borako 1frw 63nq k8nn pd",
        "BORAKO1FRW63NQK8NNPD",
        "BORAKO-1FRW-63NQ-K8N-NPD",
        "b0rak0-lfrw-63nq-k8nn-pd",
        "BORAKO\u20131FRW\u201363NQ\u2013K8NN\u2013PD\u200f",
        "borako-1frw-٦٣nq-k8nn-pd",
        "Try this one!\nBORAKO-1FRW-63NQ-K8N-NPD I lost by 200.",
    ],
    ids=["spaces", "without hyphens", "as it is", "look-alikes", "dashes of a messenger", "arabic digits", "a message"],
)
def test_a_code_is_read_however_it_is_written(typed: str) -> None:
    assert read_code(typed, GAMES) == Deal("borako", 123456789, (None, "club", "casual", "club"))


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", "code_no_game"),
        ("hello", "code_no_game"),
        ("1FRW-63NQ-K8NN-PD", "code_no_game"),
        ("BORAKO", "code_too_short"),
        ("BORAKO-1F", "code_too_short"),
        ("BORAKO-1FRW-63NQ-K8NN", "code_mistyped"),
        ("BURACO-1FRW-63NQ-K8NN-PD", "code_mistyped"),
        ("BORAKO-1FRW-63NQ-K8ÑN-PD", "code_foreign_sign"),
    ],
)
def test_a_refused_code_says_why(typed: str, reason: str) -> None:
    assert why_not(typed) == reason


def test_a_code_of_a_later_version_is_distinguished_from_a_slip() -> None:
    for later in (
        (2, 15, 24),
        (1, 15, 24, 28, 3, 31, 31, 31, 31),
        (1, 15, 24, 28, 1, 5, 0, 0, 0),
        (1, 31, 31, 31, 31, 31),
    ):
        assert why_not(f"BORAKO-{to_text((*later, *sum_of('borako', later)))}") == "code_of_newer_version"


def test_no_two_house_rules_of_a_game_share_a_number() -> None:
    for name, game in GAMES.items():
        levels = (None, *["club"] * (max(game.seats) - 1))
        choices = [(spec.name, value) for spec in declared(game.options) for value in spec.choices]
        unusual = [choice for choice in choices if choice not in {(s.name, s.default) for s in declared(game.options)}]
        assert len({code_of(Deal(name, 1, levels, (choice,))) for choice in unusual}) == len(unusual)


def test_codes_of_version_1_are_read_for_ever() -> None:
    for code, known in json.loads(FIXTURE.read_text()).items():
        options = tuple(sorted((name, value) for name, value in known["options"].items()))
        assert read_code(code, GAMES) == Deal(known["game"], known["seed"], tuple(known["levels"]), options)


def test_levels_have_their_numbers_in_codes() -> None:
    for level in LEVELS:
        deal = Deal("borako", 1, (level, None, level, level))
        assert read_code(code_of(deal), GAMES) == deal


def test_the_deal_of_a_day_is_recognised_by_its_seed() -> None:
    for name in GAMES:
        assert day_of(name, seed_of_day(name, date(2026, 11, 22))) == date(2026, 11, 22)
        assert day_of(name, 20261122) is None
        assert all(day_of(other, seed_of_day(name, date(2026, 11, 22))) is None for other in GAMES if other != name)


def test_the_deal_of_the_day_hangs_on_the_date_alone() -> None:
    # what other machines deal on that day, for ever
    assert seed_of_day("borako", date(2026, 11, 22)) == 6749570269510887627
