"""The score against a second reading of the book, sentence by sentence and without a thought of speed (baloot 7)."""

from __future__ import annotations

from decimal import ROUND_CEILING, ROUND_HALF_DOWN, ROUND_HALF_UP, Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.scores import team_points
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.scoring import GAHWA, Counted, Hand, hand_lines, hand_score

VALUES = {
    "sira": (4, 2, 20),
    "fifty": (10, 5, 50),
    "hundred_run": (20, 10, 100),
    "hundred_four": (20, 10, 100),
    "four_hundred": (40, 0, 200),
}
"""Game points in Sun, in Hokom, and what the raw total gets."""


@st.composite
def hands(draw: st.DrawFn) -> Hand:
    kind = draw(st.sampled_from(("sun", "hokom")))
    whole = 130 if kind == "sun" else 162
    kaboot = draw(st.sampled_from((None, None, None, 0, 1)))
    raw = draw(st.integers(0, whole)) if kaboot is None else (whole if kaboot == 0 else 0)
    team = draw(st.sampled_from((0, 1)))
    kinds = [name for name in VALUES if kind == "sun" or name != "four_hundred"]
    projects = tuple(Counted(team, name) for name in draw(st.lists(st.sampled_from(kinds), max_size=3)))
    multiplier = draw(st.sampled_from((1, 2) if kind == "sun" else (1, 2, 3, 4, GAHWA)))
    buyer = draw(st.sampled_from((0, 1)))
    return Hand(
        kind=kind,
        buyer=buyer,
        raw=(raw, whole - raw),
        last_trick=kaboot,
        projects=projects,
        baloot=draw(st.sampled_from((None, 0, 1))) if kind == "hokom" else None,
        kaboot=kaboot,
        multiplier=multiplier,
        doubler=None if multiplier == 1 else 1 - buyer,
    )


def nearest_ten(raw: int) -> int:
    return int((Decimal(raw) / 10).to_integral_value(ROUND_HALF_DOWN)) * 10


def cards_of(options: BalootOptions, hand: Hand) -> list[int]:
    """Game points of the cards if each keeps its own: the second sentence of 7.2, then the fourth, and the last."""
    if options.rounding != "shared":
        rounding = ROUND_HALF_UP if options.rounding == "nearest" else ROUND_CEILING
        tens = [int((Decimal(raw) / 10).to_integral_value(rounding)) for raw in hand.raw]
        return [ten * 2 for ten in tens] if hand.kind == "sun" else tens
    if hand.kind == "sun":
        rounded = [raw if raw % 10 == 5 else nearest_ten(raw) for raw in hand.raw]
        return [raw * 2 // 10 for raw in rounded]
    cards = [nearest_ten(raw) // 10 for raw in hand.raw]
    if sum(cards) == 17:
        cards[hand.raw.index(max(hand.raw))] -= 1
    return cards


def won_by(options: BalootOptions, hand: Hand) -> int | None:
    """Return the winner of the hand; None where the raw totals are equal."""
    if hand.kaboot is not None and options.kaboot == "extra":
        return hand.kaboot
    totals = list(hand.raw)
    for project in hand.projects:
        totals[project.team] += VALUES[project.kind][2]
    if hand.baloot is not None:
        totals[hand.baloot] += 20
    return None if totals[0] == totals[1] else totals.index(max(totals))


def score_of(options: BalootOptions, hand: Hand) -> tuple[int, int]:
    place = 0 if hand.kind == "sun" else 1
    projects = [
        sum(VALUES[project.kind][place] for project in hand.projects if project.team == team) for team in (0, 1)
    ]
    baloot = [2 if hand.baloot == team else 0 for team in (0, 1)]
    won, others = won_by(options, hand), 1 - hand.buyer
    whole = sum(cards_of(options, hand))
    assert options.rounding != "shared" or whole == (26 if hand.kind == "sun" else 16)
    score = [0, 0]
    if hand.multiplier == GAHWA:
        score[hand.buyer if won is None else won] = 152
    elif hand.kaboot is not None and options.kaboot == "extra":
        cards = 44 if hand.kind == "sun" else 25
        if options.kaboot_doubled == "multiplied":
            cards *= hand.multiplier
        score[hand.kaboot] = cards + hand.multiplier * sum(projects) + sum(baloot)
    elif hand.multiplier > 1:
        assert hand.doubler is not None
        winner = 1 - hand.doubler if won is None else won
        score[winner] = hand.multiplier * (whole + sum(projects)) + sum(baloot)
    elif options.khasara == "on" and (won == others or (won is None and options.level_contract == "buyer_fails")):
        score[others] = whole + sum(projects) + sum(baloot)
    else:
        score = [own + shown + pair for own, shown, pair in zip(cards_of(options, hand), projects, baloot, strict=True)]
    return score[0], score[1]


OPTIONS = st.builds(
    BalootOptions,
    khasara=st.sampled_from(("on", "off")),
    level_contract=st.sampled_from(("split", "buyer_fails")),
    kaboot_doubled=st.sampled_from(("multiplied", "flat")),
    kaboot=st.sampled_from(("extra", "plain")),
    rounding=st.sampled_from(("shared", "nearest", "up")),
)


@pytest.mark.slow
@given(hands(), OPTIONS)
def test_the_score_is_what_the_book_says_read_a_second_time(hand: Hand, options: BalootOptions) -> None:
    first, second = score_of(options, hand)
    assert hand_score(options, hand) == (first, second)
    assert team_points(hand_lines(options, hand)) == (Decimal(first), Decimal(second))
