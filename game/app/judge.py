"""`majlis judge`: cards judged by a game's rules, without a match and without a display.

    judge GAME meld CARDS...              is it a meld, what is it worth?
    judge GAME add CARDS... --to CARDS... the meld after an add
    judge GAME hand CARDS...              the points left in a hand
    judge GAME round FILE.json            the score lines of a round

Exit status: 0 valid, 1 refused, 2 bad input with one line on stderr. `--json` prints one object on the last line.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Sequence
from decimal import Decimal
from pathlib import Path
from typing import Any, Final

from game.app.bad_input import BadInputError
from game.cards import Face, format_faces, parse_faces
from game.engine import Appraisal, Game, Refusal, choose
from game.rules.registry import GAMES, game_named

VALID: Final = 0
REFUSED: Final = 1

Answer = dict[str, Any]


def add_judge_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add `judge` to the program's parser; its `func` takes the parsed arguments and returns the exit code."""
    judge = subparsers.add_parser("judge", help="judge melds, hands and rounds by the rules of a game")
    judge.add_argument("game", help=f"one of: {', '.join(GAMES)}")
    questions = judge.add_subparsers(dest="question", required=True, metavar="meld|add|hand|round")
    meld = questions.add_parser("meld", help="is it a meld, what is it worth?")
    add = questions.add_parser("add", help="may the cards be added to a meld?")
    hand = questions.add_parser("hand", help="the points left in a hand")
    table = questions.add_parser("round", help="the score of a round described in a file")
    for question in (meld, add, hand):
        question.add_argument("cards", nargs="+", metavar="CARDS", help="such as 7H TD AS JK")
    add.add_argument("--to", nargs="+", required=True, metavar="CARDS", help="the meld that is added to")
    table.add_argument("file", metavar="FILE.json", help="the round, as JSON")
    for question in (meld, add, hand, table):
        question.add_argument("--json", action="store_true", help="print one JSON object on the last line")
        question.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a house rule")
        question.set_defaults(func=run_judge)


def run_judge(arguments: Namespace) -> int:
    """Answer the question asked on the command line; returns the exit status, raises `BadInputError`."""
    try:
        answer = _answer(arguments)
    except OSError as error:
        raise BadInputError(f"{error.filename}: {error.strerror}") from error
    except ValueError as error:
        raise BadInputError(" ".join(str(error).split())) from error
    print(json.dumps(answer, default=_number) if arguments.json else _text(answer))
    return VALID if answer["valid"] else REFUSED


def _answer(arguments: Namespace) -> Answer:
    game = game_named(arguments.game)
    options = choose(game.options, dict(_chosen(arguments.option)))
    match arguments.question:
        case "meld":
            return _appraisal(game.appraise(options, _cards(arguments.cards)))
        case "add":
            return _appraisal(game.appraise(options, _cards(arguments.cards), _cards(arguments.to)))
        case "hand":
            return {"valid": True, "points": game.hand_points(options, _cards(arguments.cards))}
        case _:
            return _round(game, options, Path(arguments.file))


def _chosen(texts: Sequence[str]) -> list[tuple[str, str]]:
    chosen = []
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise ValueError(f"an option is written name=value, not {text!r}")
        chosen.append((name, value))
    return chosen


def _cards(texts: Sequence[str]) -> tuple[Face, ...]:
    cards = parse_faces(" ".join(texts))
    if not cards:
        raise ValueError("no cards are given")
    return cards


def _appraisal(judged: Appraisal | Refusal) -> Answer:
    match judged:
        case Refusal(clause, reason, params):
            return {"valid": False, "reason": reason, "clause": clause, "params": dict(params)}
        case Appraisal(kind, cards, wilds, bonus, points):
            return {
                "valid": True,
                "kind": kind,
                "cards": format_faces(cards),
                "wilds": wilds,
                "bonus": bonus,
                "points": points,
            }


def _round(game: Game[Any, Any, Any], options: Any, file: Path) -> Answer:
    try:
        table = json.loads(file.read_text(encoding="utf-8"), parse_float=Decimal, parse_constant=_no_constant)
    except RecursionError as error:
        raise ValueError(f"{file}: nested too deeply") from error
    except ValueError as error:
        raise ValueError(f"{file}: not JSON ({error})") from error
    if not isinstance(table, dict):
        raise ValueError(f"{file}: an object is needed")
    lines = game.score_round(options, table)
    points = [
        sum((line.points for line in lines if line.team == team), Decimal(0)) for team in range(len(table["teams"]))
    ]
    return {
        "valid": True,
        "lines": [
            {
                "key": line.key,
                "team": line.team,
                "points": line.points,
                "clause": line.clause,
                "detail": dict(line.detail),
            }
            for line in lines
        ],
        "teams": points,
    }


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is not a number")


def _number(value: object) -> int | float:
    """Exact points as a JSON number: the shortest decimal of a float is the decimal it came from up to 15 digits."""
    if not isinstance(value, Decimal):
        raise TypeError(f"{value!r} has no place in an answer")
    return int(value) if value == value.to_integral_value() else float(value)


def _text(answer: Answer) -> str:
    """The answer for a person."""
    if not answer["valid"]:
        return f"refused: {answer['reason']} ({answer['clause']})"
    if "lines" in answer:
        lines = [_score_text(line["team"], line["points"], _told(line)) for line in answer["lines"]]
        return "\n".join(
            [*lines, *(_score_text(team, points, "in all") for team, points in enumerate(answer["teams"]))]
        )
    if "kind" in answer:
        worth = f"bonus {_number(answer['bonus'])}, points {_number(answer['points'])}"
        return f"{answer['kind']} {answer['cards']}: {answer['wilds']} wild, {worth}"
    return f"points {_number(answer['points'])}"


def _score_text(team: int, points: Decimal, told: str) -> str:
    return f"team {team}  {_number(points):>7}  {told}"


def _told(line: Answer) -> str:
    details = "".join(f"  {value}" for value in line["detail"].values())
    return f"{line['key']} ({line['clause']}){details}"
