"""Judging cards apart from any match: melds, adds, openings, hands and rounds described in a file (`majlis judge`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from decimal import Decimal
from typing import Any, Final

from game.cards import Face
from game.engine import Appraisal, Refusal, team_points
from game.engine.questions import (
    Answer,
    Asked,
    CountedScore,
    Form,
    Question,
    card_groups,
    line_facts,
    refuse_unknown_keys,
    refused,
    shown,
    table_of,
    values_of,
)
from game.families.rummy.rules.house import DECK, HouseOptions, HouseRules
from game.families.rummy.rules.legal import fault_refusal, opening_refusal
from game.families.rummy.rules.openings import opening_points
from game.families.rummy.rules.round import SeatTable, hand_value, round_lines
from game.families.rummy.rules.state import Ending
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

_COPIES: Final = Counter(DECK)


def appraise(
    options: HouseOptions,
    cards: Sequence[Face],
    onto: Sequence[Face] = (),
    kind: Kind | None = None,
    end: End | None = None,
) -> Appraisal | Refusal:
    """What the cards are as a new meld, or the meld `onto` after they were added one by one in some order.

    `kind` says which meld it is where both may be read, `end` where a joker goes. Raises `ValueError` where there are
    more copies of a card than in the deck, or `onto` is no meld.
    """
    house = options.house
    check_copies((*cards, *onto))
    judged = judge_fixed(onto or cards, house.melds, kind)
    if onto:
        if isinstance(judged, FixedFault):
            raise ValueError(f"the cards added to are no meld ({judged.reason.value})")
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


def check_copies(cards: Sequence[Face]) -> None:
    """Raises `ValueError` naming a card that is there more often than in two decks with four jokers."""
    for face, count in Counter(cards).items():
        if count > _COPIES[face]:
            raise ValueError(f"{count} copies of {face}, but there are only {_COPIES[face]}")


def hand_points(options: HouseOptions, cards: Sequence[Face]) -> Decimal:
    """What the cards count when they are left in a hand; raises `ValueError` for too many copies."""
    check_copies(cards)
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
    check_copies([card for cards, _ in groups for card in cards])
    judged = [judge_fixed(cards, house.opening_melds, kind) for cards, kind in groups]
    for meld in judged:
        if isinstance(meld, FixedFault):
            return refused(fault_refusal(meld, house))
    melds = [meld for meld in judged if isinstance(meld, FixedMeld)]
    points, pure = opening_points(melds, house), any(map(qualifies, melds))
    facts = {"points": points, "needed": house.opening_points, "pure_run": pure}
    told = f"{points} of {house.opening_points} points, {'with' if pure else 'without'} a pure run"
    refusal = opening_refusal(melds, house)
    if refusal is None:
        return Answer(facts, f"opening: {told}")
    answer = refused(refusal)
    return replace(answer, facts={**facts, **answer.facts}, told=told)


def _round(options: HouseOptions, asked: Mapping[str, Any]) -> Answer:
    house = options.house
    tables, totals, ending = _described(asked["file"], house)
    lines = round_lines(house, tables, ending)
    points = team_points(lines, len(tables))
    after = [total + gained for total, gained in zip(totals, points, strict=True)]
    names = tuple(f"seat {seat}" for seat in range(len(tables)))
    facts = {"lines": line_facts(lines), "teams": list(points), "totals": after}
    return Answer(facts, "", counted=CountedScore(tuple(lines), names, tuple(points)))


def _described(table: Mapping[str, Any], house: HouseRules) -> tuple[list[SeatTable], list[Decimal], Ending]:
    """What counts in a described round; raises `ValueError` saying what is wrong with the description.

    `{"teams": [{"hands": ["AS KD"], "opened": true, "total": 0}], "out": 0}` with one player or more; `out` is the seat
    that went out, or null where nobody did. All but `teams` may be missing; `melds` may be there. Where a game has a
    word for opening and going out in one turn, that word with `true` says that it was done.
    """
    at_once_keys = () if house.at_once is None else (house.at_once.key,)
    refuse_unknown_keys(table, "the round", ("teams", "out", *at_once_keys))
    teams = values_of(table.get("teams"), "teams")
    if not 1 <= len(teams) <= 4:
        raise ValueError(f"teams: one to four players are needed, not {len(teams)}")
    out = table.get("out")
    if out is not None and (type(out) is not int or not 0 <= out < len(teams)):
        raise ValueError(f"out: a seat from 0 to {len(teams) - 1} or null is needed, not {shown(out)}")
    at_once = any(_flag(table, key, key, default=False) for key in at_once_keys)
    if at_once and out is None:
        raise ValueError(f"{', '.join(at_once_keys)}: nobody went out at once")
    tables, totals = [], []
    for seat, described in enumerate(teams):
        name = f"teams[{seat}]"
        player = table_of(described, name)
        refuse_unknown_keys(player, name, ("melds", "hands", "opened", "total"))
        tables.append(_seat_table(player, name, house, went_out=seat == out))
        totals.append(_total(player, name))
    check_copies([card for player in tables for card in player.hand])
    if out is not None and tables[out].hand:
        raise ValueError(f"teams[{out}].hands: who went out holds no cards")
    return tables, totals, Ending.STOCK if out is None else Ending.AT_ONCE if at_once else Ending.OUT


def _seat_table(player: Mapping[str, Any], name: str, house: HouseRules, *, went_out: bool) -> SeatTable:
    for cards in card_groups(player, name, "melds"):
        meld = judge_fixed(cards, house.melds)
        if isinstance(meld, FixedFault):
            refusal = fault_refusal(meld, house)
            raise ValueError(f"{name}.melds: no meld ({refusal.reason}, {refusal.clause})")
    hand = tuple(sorted(card for cards in card_groups(player, name, "hands") for card in cards))
    return SeatTable(hand, _flag(player, "opened", f"{name}.opened", default=True), went_out)


def _flag(table: Mapping[str, Any], key: str, name: str, *, default: bool) -> bool:
    value = table.get(key, default)
    if not isinstance(value, bool):
        raise ValueError(f"{name}: true or false is needed, not {shown(value)}")
    return value


def _total(player: Mapping[str, Any], name: str) -> Decimal:
    total = player.get("total", 0)
    if not isinstance(total, int | Decimal) or isinstance(total, bool):
        raise ValueError(f"{name}.total: a number is needed, not {shown(total)}")
    return Decimal(total)


_MELD, _ADD, _HAND = meld_questions(appraise, hand_points)
_KIND: Final = Asked("kind", Form.WORD, "which of the two it is where both may be read", choices=("run", "set"))
_END: Final = Asked("end", Form.WORD, "where a joker goes", choices=("low", "high"))
_GROUPS: Final = Asked("groups", Form.TEXTS, 'such as "TS JS QS" "8D 8C 8H"', required=True, leading=True)
_FILE: Final = Asked("file", Form.TABLE, "the round, as JSON", required=True, leading=True)
QUESTIONS: Final[tuple[Question, ...]] = (
    Question(_MELD.name, _MELD.about, (*_MELD.asked, _KIND), _meld),
    Question(_ADD.name, _ADD.about, (*_ADD.asked, _KIND, _END), _add),
    Question("opening", "do the melds reach the opening?", (_GROUPS,), _opening),
    _HAND,
    Question("round", "the score of a round described in a file", (_FILE,), _round),
)
