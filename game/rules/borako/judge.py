"""Judging cards apart from any match: melds, adds, hands and whole rounds (borako 4 to 7, 10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any, Final

from game.cards import CardSyntaxError, Face, format_faces, parse_faces
from game.engine import Appraisal, Refusal, ScoreLine
from game.engine.questions import Answer, Asked, Form, Question, line_facts, lines_told
from game.melds.judge import judge
from game.melds.meld import Meld, MeldFault
from game.melds.questions import meld_questions
from game.rules.borako.meld import MELD_RULES, half_points, meld_bonus, meld_refusal
from game.rules.borako.options import BorakoOptions
from game.rules.borako.scoring import TeamTable, halves_to_points, round_lines, team_points
from game.rules.borako.state import DECK, SEATS, TEAMS

_COPIES = Counter(DECK)


def appraise(options: BorakoOptions, cards: Sequence[Face], onto: Sequence[Face] = ()) -> Appraisal | Refusal:
    """What the cards are as a new meld, or the meld `onto` after they were added one by one in some order.

    Raises `ValueError` where there are more copies of a card than a deck of Borako has, or `onto` is no meld.
    """
    check_copies((*cards, *onto))
    if not onto:
        judged = judge(cards, MELD_RULES)
    else:
        start = judge(onto, MELD_RULES)
        if isinstance(start, MeldFault):
            raise ValueError(f"the cards added to are no meld ({meld_refusal(start).reason})")
        judged = start if not cards else judge((*onto, *cards), MELD_RULES, keep=start)
    if isinstance(judged, MeldFault):
        return meld_refusal(judged)
    points = halves_to_points(half_points(judged.cards, options))
    return Appraisal(judged.kind.value, judged.cards, len(judged.wilds), Decimal(meld_bonus(judged)), points)


def check_copies(cards: Sequence[Face]) -> None:
    """Raises `ValueError` naming a card that is there more often than in a deck of Borako."""
    for face, count in Counter(cards).items():
        if count > _COPIES[face]:  # borako 1.1
            raise ValueError(f"{count} copies of {face}, but there are only {_COPIES[face]}")


def hand_points(options: BorakoOptions, cards: Sequence[Face]) -> Decimal:
    """What the cards count against a team when they are left in a hand; raises `ValueError` for too many copies."""
    check_copies(cards)
    return halves_to_points(half_points(cards, options))


def _round_scored(options: BorakoOptions, asked: Mapping[str, Any]) -> Answer:
    lines = score_round(options, asked["file"])
    points = team_points(lines, len(asked["file"]["teams"]))
    names = [f"team {team}" for team in range(len(points))]
    return Answer({"lines": line_facts(lines), "teams": list(points)}, lines_told(lines, names, points))


_ROUND: Final = Question(
    "round",
    "the score of a round described in a file",
    (Asked("file", Form.TABLE, "the round, as JSON", required=True, leading=True),),
    _round_scored,
)
QUESTIONS: Final = (*meld_questions(appraise, hand_points), _ROUND)


def score_round(options: BorakoOptions, table: Mapping[str, Any]) -> tuple[ScoreLine, ...]:
    """The score lines of a described round; raises `ValueError` saying what is wrong with the description.

    `{"teams": [{"melds": ["5H 6H 7H"], "hands": ["AS KD"], "reserve_taken": true, "total": 0}], "out": 0}` with one
    team or both; `out` is the seat that went out, or null. `reserve_taken` must be there, the rest may be missing.
    """
    _refuse_unknown(table, "the round", ("teams", "out"))
    teams = _sequence(table.get("teams"), "teams")
    if len(teams) not in (1, 2):
        raise ValueError(f"teams: one or two are needed, not {len(teams)}")
    out = table.get("out")
    if out is not None and (type(out) is not int or not 0 <= out < SEATS):
        raise ValueError(f"out: a seat from 0 to {SEATS - 1} or null is needed, not {_shown(out)}")
    tables = [
        _team_table(team, f"teams[{number}]", went_out=out is not None and TEAMS[out] == number)
        for number, team in enumerate(teams)
    ]
    check_copies([card for team in tables for group in (*(m.cards for m in team.melds), *team.hands) for card in group])
    return round_lines(options, tables)


def _team_table(team: object, name: str, went_out: bool) -> TeamTable:
    if not isinstance(team, Mapping):
        raise ValueError(f"{name}: an object is needed, not {_shown(team)}")
    _refuse_unknown(team, name, ("melds", "hands", "reserve_taken", "total"))
    total = team.get("total", 0)
    if not isinstance(total, int | float | Decimal) or isinstance(total, bool):
        raise ValueError(f"{name}.total: a number is needed, not {_shown(total)}")
    mour_taken = team.get("reserve_taken")
    if not isinstance(mour_taken, bool):
        raise ValueError(f"{name}.reserve_taken: true or false is needed, not {_shown(mour_taken)}")
    return TeamTable(
        melds=[_meld(cards, f"{name}.melds") for cards in _card_groups(team, name, "melds")],
        hands=_card_groups(team, name, "hands"),
        mour_taken=mour_taken,
        went_out=went_out,
    )


def _meld(cards: Sequence[Face], name: str) -> Meld:
    meld = judge(cards, MELD_RULES)
    if isinstance(meld, MeldFault):
        refusal = meld_refusal(meld)
        raise ValueError(f"{name}: {format_faces(cards)!r} is no meld ({refusal.reason}, {refusal.clause})")
    return meld


def _card_groups(team: Mapping[str, Any], name: str, key: str) -> list[tuple[Face, ...]]:
    groups = []
    for text in _sequence(team.get(key, []), f"{name}.{key}"):
        if not isinstance(text, str):
            raise ValueError(f"{name}.{key}: texts of cards are needed, not {_shown(text)}")
        try:
            groups.append(parse_faces(text))
        except CardSyntaxError as error:
            raise ValueError(f"{name}.{key}: {error}") from error
    return groups


def _sequence(value: object, name: str) -> Sequence[object]:
    if not isinstance(value, list | tuple):
        raise ValueError(f"{name}: a list is needed, not {_shown(value)}")
    return value


def _refuse_unknown(table: Mapping[str, Any], name: str, known: Sequence[str]) -> None:
    for key in table:
        if key not in known:
            raise ValueError(f"{name}: unknown key {_shown(key)} (there are: {', '.join(known)})")


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:40]}…"
