"""`majlis judge GAME QUESTION`: what a game's rules say, without a match and without a display.

The questions and their parameters are defined by the games. `majlis judge GAME --help` lists them.

Exit status: 0 valid, 1 refused, 2 bad input with one line on stderr. `--json` prints one object on the last line.
"""

from __future__ import annotations

import json
from argparse import REMAINDER, ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Mapping, Sequence
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from game.app.terminal import BadInputError, OneLineParser, examples
from game.cards import parse_faces
from game.engine import AnyGame, choose
from game.engine.questions import Answer, Asked, CountedScore, Form, line_facts, plain
from game.engine.record import LARGEST
from game.games import GAMES, game_named
from game.i18n.phrases import notice_text, phrases_of
from game.printing import print_text
from game.storage.regular_files import read_regular

if TYPE_CHECKING:
    from game.match.round_views import LineView

VALID: Final = 0
REFUSED: Final = 1
_LARGEST: Final = 1024 * 1024
"""Bytes of a file that is asked about; a round fits into a few thousand."""


def add_judge_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add `judge` to the program's parser; its `func` takes the parsed arguments and returns the exit code."""
    judge = subparsers.add_parser(
        "judge",
        help="ask the rules of a game a question",
        description="Ask the rules of a game a question without a match: whether cards are a meld, or what a hand or "
        "a round counts. Exit status: 0 allowed, 1 refused, 2 bad input.",
        epilog=examples(f"majlis judge {next(iter(GAMES))} --help"),
    )
    judge.add_argument("game", metavar="GAME", help=f"one of: {', '.join(GAMES)}")
    judge.add_argument(
        "question", nargs=REMAINDER, metavar="QUESTION ...", help="the question; GAME --help lists those of a game"
    )
    judge.set_defaults(func=run_judge)


def run_judge(arguments: Namespace) -> int:
    """Answer the question asked on the command line; returns the exit status, raises `BadInputError`."""
    try:
        game = game_named(arguments.game)
        return _answered(game, _parser(game, arguments.question[:1]).parse_args(arguments.question))
    except OSError as error:
        raise BadInputError(f"{error.filename}: {error.strerror}") from error
    except ValueError as error:
        raise BadInputError(" ".join(str(error).split())) from error


def _parser(game: AnyGame, words: Sequence[str]) -> ArgumentParser:
    """Return a parser with the question of the first word, or with all."""
    parser = OneLineParser(prog=f"majlis judge {game.name}", description="Ask the rules of this game a question.")
    questions = parser.add_subparsers(required=True, metavar="|".join(question.name for question in game.questions))
    named = [question for question in game.questions if question.name in words]
    for question in named or game.questions:
        asking = questions.add_parser(question.name, help=question.about, description=_sentence(question.about))
        for asked in question.asked:
            _add_argument(asking, asked)
        asking.add_argument("--json", action="store_true", help="print one JSON object on the last line")
        asking.add_argument(
            "--option",
            action="append",
            default=[],
            metavar="NAME=VALUE",
            help="play by a house rule; repeat for several",
        )
        asking.set_defaults(question=question)
    return parser


def _sentence(about: str) -> str:
    return f"{about[:1].upper()}{about[1:]}."


def _add_argument(parser: ArgumentParser, asked: Asked) -> None:
    names = [asked.name] if asked.leading else [f"--{asked.name}"]
    wanted: dict[str, Any] = {"help": asked.about}
    if not asked.leading:
        wanted["required"] = asked.required
    match asked.form:
        case Form.CARDS | Form.WORDS | Form.TEXTS:
            wanted |= {"nargs": "+", "metavar": asked.form.name}
        case Form.NUMBERS:
            wanted |= {"nargs": asked.count or "+", "metavar": "N", "type": int}
        case Form.ROUND:
            wanted |= {"metavar": "FILE"}
        case Form.WORD:
            wanted |= {"choices": asked.choices or None}
    parser.add_argument(*names, **wanted)


def _answered(game: AnyGame, arguments: Namespace) -> int:
    question = arguments.question
    for asked in question.asked:
        file = Path(getattr(arguments, asked.name)) if asked.form is Form.ROUND else None
        if file is not None and _is_sheet(file):
            return _print_sheet(game, file, arguments)
    options = choose(game.options, dict(_chosen(arguments.option)))
    parameters = {asked.name: _read(asked.form, getattr(arguments, asked.name)) for asked in question.asked}
    answer = question.answer(options, parameters)
    facts = {"valid": answer.valid, **answer.facts}
    print_text(json.dumps(facts, default=_number) if arguments.json else _answer_text(game, answer))
    return VALID if answer.valid else REFUSED


def _answer_text(game: AnyGame, answer: Answer) -> str:
    """The answer for a person: of a refusal the sentence that the table says."""
    if answer.counted is not None:
        return _score(game, answer.counted)
    if answer.refusal is None:
        return answer.text
    sentence = phrases_of(game.name).refusal(answer.refusal)
    text = f"refused: {sentence} ({answer.refusal.clause})"
    return f"{text}: {answer.text}" if answer.text else text


def _is_sheet(file: Path) -> bool:
    """Whether a file begins like the record of a score sheet."""
    try:
        first = json.loads(read_regular(file, LARGEST).partition(b"\n")[0])
    except (ValueError, RecursionError):
        return False
    return isinstance(first, dict) and first.get("line") == "sheet"


def _print_sheet(game: AnyGame, file: Path, arguments: Namespace) -> int:
    """Print every round of a score sheet, and the totals after it."""
    from game.sheets.book import UnreadableSheetError, read_sheet  # for the records of sheets alone

    try:
        read = read_sheet(GAMES, file)
    except UnreadableSheetError as error:
        raise ValueError(f"{file}: {notice_text(error.notice)}") from error
    sheet = read.sheet
    if sheet.game is not game:
        raise ValueError(f"{file}: this is a score sheet of {sheet.game.name}")
    if arguments.option:
        raise ValueError(f"{file}: a score sheet has its own house rules")
    teams = range(len(sheet.beginning.totals))
    names = [
        " & ".join(name for name, of in zip(sheet.agreed.names, sheet.teams, strict=True) if of == team)
        for team in teams
    ]
    winners = sheet.standing.winners
    if arguments.json:
        rounds = [
            {"lines": line_facts(each.lines), "teams": each.points, "totals": each.after.totals}
            for each in sheet.rounds
        ]
        facts = {"valid": True, "names": names, "rounds": rounds, "winners": winners, "damaged": read.damaged}
        print_text(json.dumps(facts, default=_number))
        return VALID
    for each in sheet.rounds:
        print_text(phrases_of(game.name).rounds.numbered.said(round=each.number))
        print_text(_score(game, CountedScore(each.lines, tuple(names), each.points), each.after.totals))
    for team in winners:
        print_text(f"{names[team]} won the match")
    if read.damaged:
        print_text("the rest of the file is damaged")
    return VALID


def _score(game: AnyGame, counted: CountedScore, totals: Sequence[Decimal] = ()) -> str:
    """The lines of a score as the window shows them, with their clauses, what each team has in all, and the totals of
    the match.
    """
    wide = max(map(len, counted.names))
    from game.match.round_views import line_view  # matches are needed for the lines of a score alone

    views = [(line.team, line_view(game, line)) for line in counted.lines]
    rows = [(team, view.points, _line(view)) for team, view in views]
    rows += [(team, points, "in all") for team, points in enumerate(counted.points)]
    rows += [(team, total, "total") for team, total in enumerate(totals)]
    return "\n".join(f"{counted.names[team]:<{wide}}  {plain(points)!s:>7}  {text}" for team, points, text in rows)


def _line(view: LineView) -> str:
    return "  ".join(filter(None, (f"{view.label} ({view.clause})", " ".join(view.cards))))


def _chosen(texts: Sequence[str]) -> list[tuple[str, str]]:
    chosen = []
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise ValueError(f"write an option as NAME=VALUE, not {text!r}")
        chosen.append((name, value))
    return chosen


def _read(form: Form, given: Any) -> Any:
    """Return an argument of the command line in the form of the question."""
    if given is None:
        return None
    match form:
        case Form.CARDS:
            cards = parse_faces(" ".join(given))
            if not cards:
                raise ValueError("give at least one card, such as 7H")
            return cards
        case Form.WORDS:
            return tuple(word for text in given for word in text.replace(",", " ").split())
        case Form.NUMBERS | Form.TEXTS:
            return tuple(given)
        case Form.ROUND:
            return _table(Path(given))
        case Form.WORD:
            return given


def _table(file: Path) -> Mapping[str, Any]:
    try:
        table = json.loads(read_regular(file, _LARGEST), parse_float=Decimal, parse_constant=_no_constant)
    except RecursionError as error:
        raise ValueError(f"{file}: the JSON is nested too deeply") from error
    except ValueError as error:
        raise ValueError(f"{file}: this is not JSON ({error})") from error
    if not isinstance(table, dict):
        raise ValueError(f"{file}: the JSON must be an object")
    return table


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is not a number")


def _number(value: object) -> int | float:
    """Exact points as a JSON number."""
    if not isinstance(value, Decimal):
        raise TypeError(f"{value!r} cannot be written as JSON")
    return plain(value)
