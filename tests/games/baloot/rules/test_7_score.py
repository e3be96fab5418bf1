"""The score of a hand by what counts in it (baloot 7.1 to 7.6). Team 0 bought, unless said otherwise."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from decimal import ROUND_CEILING, ROUND_HALF_UP, Decimal
from itertools import product

import pytest

from game.engine.scores import team_points
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.scoring import (
    GAHWA,
    RAW,
    WHOLE,
    Counted,
    Hand,
    card_score,
    fell_short,
    hand_lines,
    hand_score,
    raw_totals,
)

BOOK = BalootOptions()
SIRA = Counted(0, "sira")
OTHERS_SIRA = Counted(1, "sira")


def sun(raw: int, *projects: Counted, multiplier: int = 1, kaboot: int | None = None) -> Hand:
    doubler = 1 if multiplier > 1 else None
    return Hand("sun", 0, (raw, 130 - raw), None, projects, None, kaboot, multiplier, doubler)


def hokom(
    raw: int, *projects: Counted, baloot: int | None = None, multiplier: int = 1, kaboot: int | None = None
) -> Hand:
    doubler = 1 if multiplier > 1 else None
    return Hand("hokom", 0, (raw, 162 - raw), None, projects, baloot, kaboot, multiplier, doubler)


def score_lines(hand: Hand, options: BalootOptions = BOOK) -> list[tuple[str, int, str]]:
    """Key, team and points of each line."""
    return [(line.key, line.team, f"{line.points.normalize():f}") for line in hand_lines(options, hand)]


def test_6_4_the_line_of_a_project_tells_its_cards_and_who_had_it_where_that_is_known() -> None:
    def detail(project: Counted) -> dict[str, object]:
        (line,) = [line for line in hand_lines(BOOK, sun(80, project)) if line.key == "project"]
        return dict(line.detail)

    assert detail(SIRA) == {"kind": "sira", "raw": 20}
    assert detail(Counted(0, "sira", "AH KH QH", 2)) == {"kind": "sira", "raw": 20, "cards": "AH KH QH", "seat": 2}


@pytest.mark.parametrize(
    ("kind", "raw"), [("sira", 20), ("fifty", 50), ("hundred_run", 100), ("hundred_four", 100), ("four_hundred", 200)]
)
def test_7_1_projects_that_count_are_part_of_the_raw_total(kind: str, raw: int) -> None:
    assert raw_totals(sun(60, Counted(1, kind))) == (60, 70 + raw)


def test_7_1_baloot_counts_20() -> None:
    assert raw_totals(hokom(72, baloot=0)) == (92, 90)


@pytest.mark.parametrize(("raw", "score"), [(64, 12), (65, 13), (66, 14), (4, 0), (5, 1), (6, 2), (130, 26)])
def test_7_2_sun_to_the_nearest_ten_and_a_fifth_of_it_where_a_5_stays_a_half(raw: int, score: int) -> None:
    assert card_score(BOOK, "sun", (raw, 130 - raw)) == (score, 26 - score)


@pytest.mark.parametrize(
    ("raw", "score"), [(97, 10), (85, 8), (84, 8), (86, 8), (76, 8), (81, 8), (162, 16), (146, 14)]
)
def test_7_2_hokom_to_the_nearest_ten_where_a_5_goes_down_and_17_takes_one_from_the_larger(
    raw: int, score: int
) -> None:
    assert card_score(BOOK, "hokom", (raw, 162 - raw)) == (score, 16 - score)


@pytest.mark.parametrize("kind", ["sun", "hokom"])
def test_7_2_whatever_the_cards_the_sides_make_26_or_16(kind: str) -> None:
    scores = [card_score(BOOK, kind, (raw, RAW[kind] - raw)) for raw in range(RAW[kind] + 1)]
    assert {sum(score) for score in scores} == {WHOLE[kind]}
    assert sorted(score[0] for score in scores) == [score[0] for score in scores]
    assert scores == [(second, first) for first, second in reversed(scores)]


@pytest.mark.parametrize("kind", ["sun", "hokom"])
@pytest.mark.parametrize("rounding", ["nearest", "up"])
def test_7_2_option_rounding_has_each_team_round_its_own(rounding: str, kind: str) -> None:
    options, a_ten = BalootOptions(rounding=rounding), 2 if kind == "sun" else 1
    for raw in range(RAW[kind] + 1):
        tens = Decimal(raw) / 10
        whole = tens.to_integral_value(ROUND_CEILING if rounding == "up" else ROUND_HALF_UP)
        score = card_score(options, kind, (raw, RAW[kind] - raw))
        assert score[0] == whole * a_ten
        assert card_score(options, kind, (RAW[kind] - raw, raw)) == (score[1], score[0])


@pytest.mark.parametrize(
    ("rounding", "hand", "score"),
    [
        ("nearest", sun(65), (14, 14)),
        ("nearest", hokom(86), (9, 8)),
        ("up", sun(61), (14, 14)),
        ("up", hokom(61), (7, 11)),
        ("up", hokom(61, OTHERS_SIRA), (7, 13)),
        ("up", replace(sun(61), multiplier=2, doubler=1), (0, 56)),
        ("up", hokom(100, SIRA, baloot=0, multiplier=3), ((10 + 7 + 2) * 3 + 2, 0)),
        ("up", sun(130, kaboot=0), (44, 0)),
    ],
)
def test_7_2_option_rounding_gives_who_takes_everything_what_both_come_to(
    rounding: str, hand: Hand, score: tuple[int, int]
) -> None:
    assert hand_score(BalootOptions(rounding=rounding, khasara="off"), hand) == score


def test_7_2_exact_points_and_their_rounding_are_lines_of_their_own() -> None:
    hand = replace(hokom(86), last_trick=1)
    assert score_lines(hand) == [
        ("cards", 0, "8.6"),
        ("rounding", 0, "-0.6"),
        ("cards", 1, "6.6"),
        ("last_trick", 1, "1"),
        ("rounding", 1, "0.4"),
    ]


@pytest.mark.parametrize(
    ("hand", "score"),
    [
        (sun(65), (13, 13)),
        (sun(74), (14, 12)),
        (sun(62, SIRA), (16, 14)),
        (hokom(72, baloot=0), (9, 9)),
        (hokom(91, OTHERS_SIRA), (9, 9)),
    ],
)
def test_7_3_who_reaches_the_others_shares(hand: Hand, score: tuple[int, int]) -> None:
    assert not fell_short(BOOK, hand)
    assert hand_score(BOOK, hand) == score


@pytest.mark.parametrize(
    ("hand", "score"),
    [
        (sun(64), (0, 26)),
        (sun(66, Counted(1, "hundred_run")), (0, 46)),
        (sun(45, SIRA), (0, 30)),
        (hokom(80), (0, 16)),
        (hokom(60, baloot=0), (0, 18)),
        (hokom(60, SIRA, baloot=0), (0, 20)),
    ],
)
def test_7_3_khasara_gives_the_others_everything_baloot_included(hand: Hand, score: tuple[int, int]) -> None:
    assert fell_short(BOOK, hand)
    assert hand_score(BOOK, hand) == score


@pytest.mark.parametrize(
    ("hand", "score"),
    [(sun(62), (12, 14)), (sun(66, Counted(1, "hundred_run")), (14, 32)), (hokom(60, SIRA, baloot=0), (10, 10))],
)
def test_7_3_option_khasara_off_leaves_each_team_its_own(hand: Hand, score: tuple[int, int]) -> None:
    assert hand_score(BalootOptions(khasara="off"), hand) == score
    assert all(line.key != "khasara" for line in hand_lines(BalootOptions(khasara="off"), hand))


@pytest.mark.parametrize(
    ("hand", "score"),
    [
        (sun(65), (0, 26)),
        (sun(66), (14, 12)),
        (sun(64), (0, 26)),
        (hokom(71, baloot=0), (0, 18)),
        (hokom(91, OTHERS_SIRA), (0, 18)),
    ],
)
def test_7_3_option_level_contract_fails_the_buyer_who_is_only_level(hand: Hand, score: tuple[int, int]) -> None:
    options = BalootOptions(level_contract="buyer_fails")
    assert fell_short(options, hand) == (score[0] == 0)
    assert hand_score(options, hand) == score


def test_7_3_option_level_contract_changes_no_doubled_hand_nor_one_that_keeps_its_points() -> None:
    strict = BalootOptions(level_contract="buyer_fails")
    for multiplier in (2, GAHWA):
        hand = hokom(81, multiplier=multiplier)
        assert hand_score(strict, hand) == hand_score(BOOK, hand)
    assert hand_score(BalootOptions(level_contract="buyer_fails", khasara="off"), sun(65)) == (13, 13)


def test_7_3_what_khasara_takes_is_a_line_on_both_sides() -> None:
    assert score_lines(hokom(60, SIRA, baloot=0)) == [
        ("cards", 0, "6"),
        ("project", 0, "2"),
        ("baloot", 0, "2"),
        ("khasara", 0, "-10"),
        ("cards", 1, "10.2"),
        ("rounding", 1, "-0.2"),
        ("khasara", 1, "10"),
    ]
    assert ("khasara", 0, "0") in score_lines(sun(2))


@pytest.mark.parametrize(("multiplier", "score"), [(2, (38, 0)), (3, (56, 0)), (4, (74, 0))])
def test_7_4_a_doubled_hand_is_not_shared_and_multiplies_all_but_the_baloot(
    multiplier: int, score: tuple[int, int]
) -> None:
    assert hand_score(BOOK, hokom(100, SIRA, baloot=0, multiplier=multiplier)) == score


@pytest.mark.parametrize("khasara", ["on", "off"])
def test_7_4_the_baloot_goes_to_the_winner_whoever_held_it(khasara: str) -> None:
    options = BalootOptions(khasara=khasara)
    assert hand_score(options, hokom(60, baloot=0, multiplier=2)) == (0, 34)
    assert hand_score(options, hokom(100, baloot=1, multiplier=2)) == (34, 0)


@pytest.mark.parametrize(("doubler", "score"), [(1, (32, 0)), (0, (0, 32))])
def test_7_4_exactly_equal_the_team_that_doubled_first_loses(doubler: int, score: tuple[int, int]) -> None:
    assert hand_score(BOOK, replace(hokom(81, multiplier=2), doubler=doubler)) == score


def test_7_4_sun_is_worth_52() -> None:
    assert hand_score(BOOK, sun(64, multiplier=2)) == (0, 52)
    assert hand_score(BOOK, sun(64, SIRA, multiplier=2)) == (60, 0)


def test_7_4_what_is_taken_and_what_is_multiplied_are_lines() -> None:
    assert score_lines(hokom(110, OTHERS_SIRA, baloot=1, multiplier=3)) == [
        ("cards", 0, "11"),
        ("takes_all", 0, "9"),
        ("multiplier", 0, "36"),
        ("cards", 1, "5.2"),
        ("rounding", 1, "-0.2"),
        ("project", 1, "2"),
        ("baloot", 1, "2"),
        ("takes_all", 1, "-9"),
    ]


@pytest.mark.parametrize(
    ("hand", "score"),
    [
        (sun(130, kaboot=0), (44, 0)),
        (sun(0, kaboot=1), (0, 44)),
        (hokom(162, kaboot=0), (25, 0)),
        (sun(130, Counted(1, "four_hundred"), kaboot=0), (84, 0)),
        (hokom(162, Counted(1, "fifty"), kaboot=0, baloot=1), (32, 0)),
    ],
)
def test_7_5_kaboot_wins_whatever_the_projects(hand: Hand, score: tuple[int, int]) -> None:
    assert hand_score(BOOK, hand) == score


@pytest.mark.parametrize(
    ("value", "hand", "score"),
    [
        ("multiplied", hokom(162, SIRA, baloot=0, kaboot=0, multiplier=2), (56, 0)),
        ("flat", hokom(162, SIRA, baloot=0, kaboot=0, multiplier=2), (31, 0)),
        ("multiplied", sun(130, kaboot=0, multiplier=2), (88, 0)),
        ("flat", sun(130, kaboot=0, multiplier=2), (44, 0)),
    ],
)
def test_7_5_option_kaboot_doubled(value: str, hand: Hand, score: tuple[int, int]) -> None:
    assert hand_score(BalootOptions(kaboot_doubled=value), hand) == score


@pytest.mark.parametrize(
    ("hand", "score"),
    [
        (sun(130, kaboot=0), (26, 0)),
        (hokom(162, Counted(1, "fifty"), kaboot=0), (16, 5)),
        (replace(sun(130, Counted(1, "four_hundred"), kaboot=0), buyer=1), (26, 40)),
        (hokom(162, SIRA, baloot=0, kaboot=0, multiplier=2), (38, 0)),
        (sun(130, Counted(1, "four_hundred"), kaboot=0, multiplier=2), (0, 132)),
    ],
)
def test_7_5_option_kaboot_counts_eight_tricks_like_any_others(hand: Hand, score: tuple[int, int]) -> None:
    options = BalootOptions(kaboot="plain", khasara="off")
    assert hand_score(options, hand) == score
    assert not [line for line in hand_lines(options, hand) if line.key == "kaboot"]


def test_7_5_a_trick_lost_is_no_kaboot_though_it_held_nothing() -> None:
    assert hand_score(BOOK, sun(130)) == (26, 0)
    assert hand_score(BOOK, replace(sun(130), buyer=1)) == (26, 0)


@pytest.mark.parametrize(
    ("hand", "won"),
    [
        (hokom(100, multiplier=GAHWA), 0),
        (hokom(62, multiplier=GAHWA), 1),
        (hokom(81, multiplier=GAHWA), 0),
        (hokom(72, baloot=0, multiplier=GAHWA), 0),
        (hokom(0, Counted(0, "hundred_run"), kaboot=1, multiplier=GAHWA), 1),
    ],
)
def test_7_6_gahwa_is_worth_the_match(hand: Hand, won: int) -> None:
    score = hand_score(BOOK, hand)
    assert (score[won], score[1 - won]) == (152, 0)
    assert [line.team for line in hand_lines(BOOK, hand) if line.key == "gahwa"] == [won]


@pytest.mark.slow
def test_the_lines_of_each_team_add_up_to_its_points_whatever_the_hand() -> None:
    projects = ((), (SIRA,), (Counted(1, "fifty"), Counted(1, "hundred_four")))
    values: list[Callable[[], BalootOptions]] = [
        BalootOptions,
        lambda: BalootOptions(khasara="off"),
        lambda: BalootOptions(kaboot_doubled="flat"),
        lambda: BalootOptions(rounding="nearest"),
        lambda: BalootOptions(rounding="up", kaboot="plain"),
    ]
    for kind, raw, shown, multiplier, made in product(("sun", "hokom"), range(0, 131, 7), projects, (1, 2, 5), values):
        for baloot, kaboot, buyer in product((None, 0, 1) if kind == "hokom" else (None,), (None, 0), (0, 1)):
            mine = RAW[kind] if kaboot == 0 else raw
            hand = Hand(kind, buyer, (mine, RAW[kind] - mine), 0, shown, baloot, kaboot, multiplier, 1 - buyer)
            options = made()
            first, second = hand_score(options, hand)
            assert team_points(hand_lines(options, hand)) == (Decimal(first), Decimal(second))
