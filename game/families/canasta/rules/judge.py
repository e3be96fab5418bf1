"""Judging cards apart from any match: melds, adds, and rounds described in a file (`majlis judge`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from decimal import Decimal
from typing import Any

from game.cards import Face, check_copies, format_faces
from game.engine import Appraisal, Refusal, ScoreLine, Seat, team_points
from game.engine.questions import (
    Answer,
    Asked,
    CountedScore,
    Form,
    Question,
    card_groups,
    line_facts,
    refuse_unknown_keys,
    shown,
    table_of,
    values_of,
)
from game.families.canasta.rules.legal import MeldLaw
from game.families.canasta.rules.round import TeamTable
from game.melds.judge import judge
from game.melds.meld import Meld, MeldFault
from game.melds.questions import Appraise, meld_questions


def judged_meld(cards: Sequence[Face], onto: Sequence[Face], law: MeldLaw) -> Meld | Refusal:
    """What the cards are as a new meld, or the meld `onto` after they were added one by one in some order.

    Raises `ValueError` where there are more copies of a card than in the deck, or `onto` is no meld.
    """
    check_copies((*cards, *onto), law.copies)
    if not onto:
        judged = judge(cards, law.rules)
    else:
        start = judge(onto, law.rules)
        if isinstance(start, MeldFault):
            raise ValueError(f"the cards added to are no meld ({start.reason.value})")
        judged = start if not cards else judge((*onto, *cards), law.rules, keep=start)
    return law.refusal(judged, (*onto, *cards)) if isinstance(judged, MeldFault) else judged


def appraisal(meld: Meld, bonus: int, points: Decimal) -> Appraisal:
    """A meld and what it is worth."""
    return Appraisal(meld.kind.value, meld.cards, len(meld.wilds), Decimal(bonus), points)


def questions(
    appraise: Appraise,
    hand_points: Callable[..., Decimal],
    score_round: Callable[[Any, Mapping[str, Any]], tuple[ScoreLine, ...]],
) -> tuple[Question, ...]:
    """The questions about melds, and `round`: the score of a round described in a file, see `described_tables`."""

    def round_scored(options: Any, asked: Mapping[str, Any]) -> Answer:
        lines = score_round(options, asked["file"])
        points = team_points(lines, len(asked["file"]["teams"]))
        names = tuple(f"team {team}" for team in range(len(points)))
        facts = {"lines": line_facts(lines), "teams": list(points)}
        return Answer(facts, "", counted=CountedScore(lines, names, tuple(points)))

    file = Asked("file", Form.TABLE, "the round, as JSON", required=True, leading=True)
    about = "the score of a round described in a file"
    return (*meld_questions(appraise, hand_points), Question("round", about, (file,), round_scored))


def described_tables(table: Mapping[str, Any], law: MeldLaw, team_of_seat: Sequence[int]) -> list[TeamTable]:
    """What counts for the teams of a described round; raises `ValueError` saying what is wrong with the description.

    `{"teams": [{"melds": ["5H 6H 7H"], "hands": ["AS KD"], "reserve_taken": true, "total": 0}], "out": 0}` with one
    team or both; `out` is the seat that went out, or null. `reserve_taken` must be there, the rest may be missing.
    """
    refuse_unknown_keys(table, "the round", ("teams", "out"))
    teams = values_of(table.get("teams"), "teams")
    if len(teams) not in (1, 2):
        raise ValueError(f"teams: one or two are needed, not {len(teams)}")
    out = table.get("out")
    if out is not None and (type(out) is not int or not 0 <= out < len(team_of_seat)):
        raise ValueError(f"out: a seat from 0 to {len(team_of_seat) - 1} or null is needed, not {shown(out)}")
    out_team = None if out is None else team_of_seat[Seat(out)]
    tables = [_team_table(team, f"teams[{number}]", out_team == number, law) for number, team in enumerate(teams)]
    groups = [group for team in tables for group in (*(meld.cards for meld in team.melds), *team.hands)]
    check_copies([card for group in groups for card in group], law.copies)
    return tables


def _team_table(described: object, name: str, went_out: bool, law: MeldLaw) -> TeamTable:
    team = table_of(described, name)
    refuse_unknown_keys(team, name, ("melds", "hands", "reserve_taken", "total"))
    total = team.get("total", 0)
    if not isinstance(total, int | float | Decimal) or isinstance(total, bool):
        raise ValueError(f"{name}.total: a number is needed, not {shown(total)}")
    reserve_taken = team.get("reserve_taken")
    if not isinstance(reserve_taken, bool):
        raise ValueError(f"{name}.reserve_taken: true or false is needed, not {shown(reserve_taken)}")
    return TeamTable(
        melds=[_meld(cards, f"{name}.melds", law) for cards in card_groups(team, name, "melds")],
        hands=card_groups(team, name, "hands"),
        reserve_taken=reserve_taken,
        went_out=went_out,
    )


def _meld(cards: Sequence[Face], name: str, law: MeldLaw) -> Meld:
    meld = judge(cards, law.rules)
    if isinstance(meld, MeldFault):
        refusal = law.refusal(meld, cards)
        raise ValueError(f"{name}: {format_faces(cards)!r} is no meld ({refusal.reason}, {refusal.clause})")
    return meld
