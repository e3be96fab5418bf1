"""Judging cards apart from any match: melds, adds, openings, hands and rounds described in a file (`majlis judge`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from decimal import Decimal
from itertools import zip_longest
from typing import Any, Final

from game.cards import Face, check_copies
from game.engine import Appraisal, Refusal, team_points
from game.engine.questions import Answer, Asked, Form, Question, refused, scored, shown, values_of
from game.engine.score_sheet import Entry, round_question
from game.families.rummy.rules.house import HouseOptions, HouseRules
from game.families.rummy.rules.legal import fault_refusal, opening_refusal
from game.families.rummy.rules.openings import opening_points
from game.families.rummy.rules.round import hand_value, round_lines
from game.families.rummy.rules.sheet import COPIES, MOST_PLAYERS, entered_round
from game.melds.fixed_jokers import (
    End,
    FixedFault,
    FixedMeld,
    Kind,
    add_to_meld,
    adding_order,
    judge_fixed,
    parse_written,
    qualifies,
)
from game.melds.questions import appraised, meld_questions


def appraise(
    options: HouseOptions,
    cards: Sequence[Face],
    onto: Sequence[Face] = (),
    kind: Kind | None = None,
    end: End | None = None,
) -> Appraisal | Refusal:
    """Return the appraisal of a new meld, or of the meld `onto` after the cards were added one by one in some order.

    `kind` says which meld it is where both may be read, `end` where a joker goes. Raises `ValueError` where there are
    more copies of a card than in the deck, or `onto` is no meld.
    """
    house = options.house
    check_copies((*cards, *onto), COPIES)
    judged = judge_fixed(onto or cards, house.melds, kind)
    if onto:
        if isinstance(judged, FixedFault):
            raise ValueError(f"the cards after --to are not a meld ({judged.reason.value})")
        judged = _grown(judged, cards, house, end)
    if isinstance(judged, FixedFault):
        return fault_refusal(judged, house)
    points = Decimal(judged.points(house.melds))
    return Appraisal(judged.kind.value, judged.cards, len(judged.wilds), Decimal(0), points)


def _grown(meld: FixedMeld, cards: Sequence[Face], house: HouseRules, end: End | None) -> FixedMeld | FixedFault:
    """The meld after the cards were added in the first order that works, or why the order given does not."""
    grown = meld
    for card in adding_order(meld, cards, house.melds, end) or cards:
        longer = add_to_meld(grown, card, house.melds, end)
        if isinstance(longer, FixedFault):
            return longer
        grown = longer
    return grown


def hand_points(options: HouseOptions, cards: Sequence[Face]) -> Decimal:
    """Return the value of cards left in a hand; raises `ValueError` for too many copies."""
    check_copies(cards, COPIES)
    return hand_value(cards, options.house)


def _meld(options: HouseOptions, asked: Mapping[str, Any]) -> Answer:
    kind = None if asked["kind"] is None else Kind(asked["kind"])
    return appraised(appraise(options, asked["cards"], kind=kind))


def _add(options: HouseOptions, asked: Mapping[str, Any]) -> Answer:
    end = None if asked["end"] is None else End(asked["end"])
    kind = None if asked["kind"] is None else Kind(asked["kind"])
    return appraised(appraise(options, asked["cards"], asked["to"], kind, end))


def _opening(options: HouseOptions, asked: Mapping[str, Any]) -> Answer:
    house = options.house
    groups = [parse_written(text) for text in asked["groups"]]
    check_copies([card for cards, _ in groups for card in cards], COPIES)
    judged = [judge_fixed(cards, house.opening_melds, kind) for cards, kind in groups]
    for meld in judged:
        if isinstance(meld, FixedFault):
            return refused(fault_refusal(meld, house))
    melds = [meld for meld in judged if isinstance(meld, FixedMeld)]
    points, pure = opening_points(melds, house), any(map(qualifies, melds))
    facts = {"points": points, "needed": house.opening_points, "pure_run": pure}
    text = f"{points} of {house.opening_points} points, {'with' if pure else 'without'} a pure run"
    refusal = opening_refusal(melds, house)
    if refusal is None:
        return Answer(facts, f"opening: {text}")
    answer = refused(refusal)
    return replace(answer, facts={**facts, **answer.facts}, text=text)


def _round(options: HouseOptions, entry: Entry) -> Answer:
    house = options.house
    teams = values_of(entry.get("teams"), "teams")
    if not 1 <= len(teams) <= MOST_PLAYERS:
        raise ValueError(f"teams: must be one to four players, not {len(teams)}")
    last_went_out = entry.get("out") == len(teams) < MOST_PLAYERS  # an entry then ends before that seat
    seats = len(teams) + last_went_out
    tables, ending = entered_round(house, entry, range(seats), seats)
    lines = round_lines(house, tables, ending)
    points = team_points(lines, seats)
    before = [_total(team, f"teams[{seat}]") for seat, team in enumerate(teams)]
    totals = [total + gained for total, gained in zip_longest(before, points, fillvalue=Decimal(0))]
    return scored(lines, [f"seat {seat}" for seat in range(seats)], totals=totals)


def _total(player: Any, name: str) -> Decimal:
    total = (player or {}).get("total", 0)
    if not isinstance(total, int | Decimal) or isinstance(total, bool):
        raise ValueError(f"{name}.total: must be a number, not {shown(total)}")
    return Decimal(total)


_MELD, _ADD, _HAND = meld_questions(appraise, hand_points)
_KIND: Final = Asked("kind", Form.WORD, "how to read cards that may be both", choices=("run", "set"))
_END: Final = Asked("end", Form.WORD, "where a joker goes", choices=("low", "high"))
_GROUPS: Final = Asked("groups", Form.TEXTS, 'melds such as "TS JS QS" "8D 8C 8H"', required=True, leading=True)
QUESTIONS: Final[tuple[Question, ...]] = (
    Question(_MELD.name, _MELD.about, (*_MELD.asked, _KIND), _meld),
    Question(_ADD.name, _ADD.about, (*_ADD.asked, _KIND, _END), _add),
    Question("opening", "whether melds reach the opening", (_GROUPS,), _opening),
    _HAND,
    round_question(_round),
)
