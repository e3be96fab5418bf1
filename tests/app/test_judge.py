"""`majlis judge`: its answers, its exit status and its one line for bad input."""

from __future__ import annotations

import json
import os
from datetime import datetime
from pathlib import Path

import pytest

from game.app.cli import main
from game.app.judge import REFUSED, VALID
from game.app.terminal import BAD_INPUT
from game.engine.questions import line_facts, plain
from game.games import GAMES
from game.sheets.book import start_sheet
from tests.sheets.entered import answered, entries_of, played_rounds, sheet_for

ROUND = {"teams": [{"melds": ["5H 6H 7H"], "hands": ["AS KD"], "reserve_taken": True, "total": 0}], "out": None}
WITHOUT_FILE = "" if os.name == "nt" else "No such file"
"""The beginning of the message of a missing file, which Windows has in its own words."""


def judge(*arguments: str) -> int:
    return main(["judge", *arguments])


def last_object(capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    answer: dict[str, object] = json.loads(capsys.readouterr().out.splitlines()[-1])
    return answer


def test_a_valid_meld_is_reported_with_kind_wilds_bonus_and_points(capsys: pytest.CaptureFixture[str]) -> None:
    assert judge("borako", "meld", "2H", "3H", "4H", "5H", "2D", "7H", "8H", "--json") == VALID
    assert last_object(capsys) == {
        "valid": True,
        "kind": "run",
        "cards": "2H 3H 4H 5H 2D 7H 8H",
        "wilds": 1,
        "bonus": 100,
        "points": 5,
    }


def test_a_refused_meld_is_reported_with_reason_and_clause(capsys: pytest.CaptureFixture[str]) -> None:
    assert judge("borako", "meld", "7H", "7S", "7D", "--json") == REFUSED
    answer = last_object(capsys)
    assert (answer["valid"], answer["reason"], answer["clause"]) == (False, "rank_makes_no_set", "borako 7.1")


def test_cards_may_be_given_in_one_text_or_in_several(capsys: pytest.CaptureFixture[str]) -> None:
    assert judge("borako", "meld", "5h 6h", "7h", "--json") == VALID
    assert last_object(capsys)["cards"] == "5H 6H 7H"


def test_an_add_tells_the_whole_meld(capsys: pytest.CaptureFixture[str]) -> None:
    assert judge("borako", "add", "8H", "--to", "2H", "3H", "4H", "5H", "6H", "7H", "--json") == VALID
    answer = last_object(capsys)
    assert (answer["bonus"], answer["points"]) == (200, 4.5)


def test_points_are_exact_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    assert judge("borako", "hand", "AS", "7H", "3C", "--json") == VALID
    assert capsys.readouterr().out == '{"valid": true, "points": 2.5}\n'
    assert judge("borako", "hand", "AS", "AH", "--json") == VALID
    assert capsys.readouterr().out == '{"valid": true, "points": 3}\n'


def test_a_round_is_reported_line_by_line_and_team_by_team(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "round.json"
    file.write_text(json.dumps(ROUND), encoding="utf-8")
    assert judge("borako", "round", str(file), "--json") == VALID
    answer = last_object(capsys)
    assert answer["teams"] == [-1]
    assert answer["lines"] == [
        {"key": "melded_cards", "team": 0, "points": 1.5, "clause": "borako 10.2", "detail": {"count": 3}},
        {"key": "cards_in_hand", "team": 0, "points": -2.5, "clause": "borako 10.2", "detail": {"cards": "AS KD"}},
    ]


def test_without_json_a_person_can_read_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "round.json"
    file.write_text(json.dumps(ROUND), encoding="utf-8")
    judge("borako", "meld", "5H", "6H", "JK")
    judge("borako", "meld", "5H", "6H", "8H")
    judge("borako", "hand", "JK", "--option", "joker_value=0")
    judge("borako", "round", str(file))
    assert capsys.readouterr().out.splitlines() == [
        "run 5H 6H JK: 1 wild, bonus 0, points 2",
        "refused: There's a gap in this run: fill it with 1 more card. (borako 6.1)",
        "points 0",
        "team 0      1.5  3 melded cards (borako 10.2)",
        "team 0     -2.5  Left in hand (borako 10.2)  AS KD",
        "team 0       -1  in all",
    ]


@pytest.mark.parametrize(
    ("words", "reason", "message"),
    [
        (
            ("rami", "meld", "5H", "6S", "7H"),
            "mixed_suits",
            "refused: A run is all one suit: the 6 of spades doesn't match. (rami 4.1)",
        ),
        (
            ("remik", "opening", "5H 6H 7H"),
            "opening_too_low",
            "refused: You need 51 points to open: these melds are worth only 18. (remik 5.1): "
            "18 of 51 points, with a pure run",
        ),
        (
            ("baloot", "hand", "--contract", "sun", "--raw", "70", "70"),
            "sheet_points_do_not_add_up",
            "refused: The card points of both teams make 140, but there are 130 in such a deal: "
            "enter one team's only. (baloot 1.3)",
        ),
        (
            ("buraco", "meld", "7H", "7S", "8H"),
            "mixed_suits",
            "refused: A run is all one suit: the 7 of spades doesn't match. (buraco 4.1)",
        ),
    ],
)
def test_a_refusal_reads_as_at_the_table_and_keeps_its_key_for_programs(
    words: tuple[str, ...], reason: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert judge(*words) == REFUSED
    assert capsys.readouterr().out == f"{message}\n"
    assert judge(*words, "--json") == REFUSED
    assert last_object(capsys)["reason"] == reason


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("bridge", "meld", "5H"), "unknown game 'bridge' (there are: borako"),
        (("borako", "meld", "5H", "6H", "1H"), "'1H' is not a card"),
        (("borako", "meld", " "), "give at least one card"),
        (("borako", "meld", "5H", "5H", "5H"), "3 copies of 5H"),
        (("borako", "add", "5H", "--to", "5H", "5H", "6H"), "3 copies of 5H"),
        (("borako", "add", "8H", "--to", "5H", "6H"), "not a meld"),
        (("borako", "hand", "JK", "JK", "JK"), "3 copies of JK"),
        (("borako", "hand", "JK", "--option", "joker=1"), "unknown option 'joker'"),
        (("borako", "hand", "JK", "--option", "joker_value=7"), "joker_value cannot be '7'"),
        (("borako", "hand", "JK", "--option", "joker_value"), "NAME=VALUE"),
        (("borako", "round", "/nowhere/round.json"), f"{Path('/nowhere/round.json')}: {WITHOUT_FILE}"),
        (("borako", "round", "/"), f"{Path('/')}: it is a folder"),
        (
            ("baloot", "hand", "--contract", "sun", "--raw", "70", "70", "--option", "khasara=never"),
            "cannot be 'never'",
        ),
    ],
)
def test_bad_input_gets_one_clear_line(
    arguments: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert judge(*arguments) == BAD_INPUT
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert message in printed.err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("baloot", "meld", "5H"), "invalid choice: 'meld'"),
        (("baloot",), "required"),
        (("baloot", "hand", "--raw", "70", "60"), "--contract"),
        (("baloot", "hand", "--contract", "ashkal", "--raw", "70", "60"), "invalid choice: 'ashkal'"),
        (("baloot", "hand", "--contract", "sun", "--raw", "70", "many"), "invalid int value: 'many'"),
    ],
)
def test_a_question_that_a_game_does_not_know_gets_one_clear_line(
    arguments: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        judge(*arguments)
    printed = capsys.readouterr()
    assert (left.value.code, printed.out, printed.err.count("\n")) == (BAD_INPUT, "", 1)
    assert message in printed.err


def test_each_game_lists_its_own_questions(capsys: pytest.CaptureFixture[str]) -> None:
    for game, questions in (("borako", {"meld", "add", "hand", "round"}), ("baloot", {"hand", "round"})):
        assert {question.name for question in GAMES[game].questions} == questions
        with pytest.raises(SystemExit):
            judge(game, "--help")
        assert questions <= set(capsys.readouterr().out.split())


def test_a_hand_of_baloot_is_printed_line_by_line_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    judge("baloot", "hand", "--contract", "sun", "--raw", "62", "68", "--projects", "buyer=sira")
    assert capsys.readouterr().out.splitlines() == [
        "buyer      12.4  Card points: 62 (baloot 7.1)",
        "buyer      -0.4  Rounded from 62 (baloot 7.2)",
        "buyer         4  Sira (run of three) (baloot 6.4)",
        "others     13.6  Card points: 68 (baloot 7.1)",
        "others      0.4  Rounded from 68 (baloot 7.2)",
        "buyer        16  in all",
        "others       14  in all",
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("[" * 100_000, "nested too deeply"),
        ("[]", "the JSON must be an object"),
        ("{}", "teams: must be a list"),
        ('{"teams": {}}', "teams: must be a list"),
        ('{"teams": []}', "must be one or two, not 0"),
        ('{"teams": [1]}', "teams[0]: must be an object"),
        ('{"teams": [{"reserve_taken": 1}]}', "teams[0].reserve_taken: must be true or false, not 1"),
        ('{"teams": [{"reserve_taken": true, "meld": []}]}', "teams[0]: unknown key 'meld'"),
        ('{"teams": [{"reserve_taken": true, "melds": "5H"}]}', "teams[0].melds: must be a list"),
        ('{"teams": [{"reserve_taken": true, "melds": [5]}]}', "teams[0].melds: must be cards as text, not 5"),
        ('{"teams": [{"bonuses": {"canasta": 1}}]}', "teams[0].bonuses: unknown key 'canasta'"),
        ('{"teams": [{"bonuses": {"clean_run": true}}]}', "teams[0].bonuses.clean_run: must be a number"),
        ('{"teams": [{"card_points": 1.25}]}', "teams[0].card_points: must be"),
        ('{"teams": [{"card_points": 1e999999}]}', "teams[0].card_points: must be"),
        ('{"teams": [{"melds": [], "card_points": 1}]}', "teams[0]: must have melds, or bonuses and card_points"),
        ('{"teams": [{"reserve_taken": true, "hands": ["XX"]}]}', "teams[0].hands: 'XX' is not a card"),
        ('{"teams": [{"reserve_taken": true, "total": "0"}]}', "teams[0].total: must be a number"),
        ('{"teams": [{"reserve_taken": true, "total": NaN}]}', "NaN is not a number"),
        ('{"teams": [{"reserve_taken": true}], "out": 4}', "out: must be a seat from 0 to 3 or null, not 4"),
        ('{"teams": [{"reserve_taken": true}], "out": true}', "out: must be a seat"),
        ('{"teams": [{"reserve_taken": true}], "option": {}}', "the round: unknown key 'option'"),
    ],
)
def test_a_bad_description_of_a_round_gets_one_clear_line(
    text: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "round.json"
    file.write_text(text, encoding="utf-8")
    assert judge("borako", "round", str(file), "--json") == BAD_INPUT
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert message in printed.err


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            '{"teams": [{"melds": ["5H 6H"]}]}',
            "Not a meld yet: it takes at least 3 cards. (borako 4.1): teams[0].melds: 5H 6H",
        ),
        (
            '{"teams": [{"hands": ["5H 5H", "5H"]}]}',
            "You've entered the 5 of hearts more often than it is in the pack. (borako 1.1)",
        ),
        (
            '{"teams": [{"card_points": 100}]}',
            "The whole pack is worth only 90 points: check the points you've entered. (borako 10.1)",
        ),
    ],
)
def test_a_round_that_cannot_be_is_refused_in_words(
    text: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "round.json"
    file.write_text(text, encoding="utf-8")
    assert judge("borako", "round", str(file)) == REFUSED
    assert capsys.readouterr().out == f"refused: {sentence}\n"


def test_a_file_that_is_no_text_gets_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "round.json"
    file.write_bytes(b"\xff\xfe\x00{")
    assert judge("borako", "round", str(file)) == BAD_INPUT
    assert capsys.readouterr().err.count("\n") == 1


def written_sheet(folder: Path, **options: object) -> Path:
    """The record of a score sheet with two rounds, the last of which wins the match."""
    book = start_sheet(GAMES["remik"], ("Ala", "Bartek"), options, folder, datetime(2026, 11, 30))
    for out, path, points in ((0, ("teams", 1, "hands", 0), 90), (0, ("teams", 1, "hands", 0), 120)):
        book.answer(("out",), out)
        book.answer(path, points)
        book.count()
    assert book.close()
    return book.writer.path


def test_the_record_of_a_score_sheet_is_printed_round_by_round(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written_sheet(tmp_path, target=201)
    assert judge("remik", "round", str(path)) == VALID
    assert capsys.readouterr().out.splitlines() == [
        "Round 1",
        "Ala         -10  Went out (remik 7.1)",
        "Bartek       90  Left in hand (remik 7.2)",
        "Ala         -10  in all",
        "Bartek       90  in all",
        "Ala         -10  total",
        "Bartek       90  total",
        "Round 2",
        "Ala         -10  Went out (remik 7.1)",
        "Bartek      120  Left in hand (remik 7.2)",
        "Ala         -10  in all",
        "Bartek      120  in all",
        "Ala         -20  total",
        "Bartek      210  total",
        "Ala won the match",
    ]
    assert judge("remik", "round", str(path), "--json") == VALID
    answer = last_object(capsys)
    assert (answer["names"], answer["winners"], answer["damaged"]) == (["Ala", "Bartek"], [0], False)
    path.write_bytes(path.read_bytes().replace(b"120", b"121"))
    assert judge("remik", "round", str(path)) == VALID
    assert capsys.readouterr().out.splitlines()[-1] == "the rest of the file is damaged"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("rami", "round"), "this is a score sheet of remik"),
        (("remik", "round", "--option", "target=201"), "a score sheet has its own house rules"),
    ],
)
def test_a_score_sheet_is_read_as_what_it_is(
    words: tuple[str, ...], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written_sheet(tmp_path)
    assert judge(*words[:2], str(path), *words[2:]) == BAD_INPUT
    assert message in capsys.readouterr().err


def test_an_entry_of_the_score_sheet_is_read_by_every_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "round.json"
    for name in GAMES:
        for over in played_rounds(name, 0, max(GAMES[name].seats), rounds=2):
            for entry in entries_of(name, over):
                sheet = answered(sheet_for(name, 0, [over]), entry)
                file.write_text(json.dumps(sheet.draft), encoding="utf-8")
                assert judge(name, "round", str(file), "--json") == VALID
                lines = last_object(capsys)["lines"]
                assert lines == [
                    json.loads(json.dumps(line, default=plain)) for line in line_facts(sheet.drafted().lines)
                ]
