"""`majlis judge`: its answers, its exit status and its one line for bad input."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from game.app.cli import main
from game.app.judge import REFUSED, VALID
from game.app.terminal import BAD_INPUT
from game.games import GAMES

ROUND = {"teams": [{"melds": ["5H 6H 7H"], "hands": ["AS KD"], "reserve_taken": True, "total": 0}], "out": None}
WITHOUT_FILE = "" if os.name == "nt" else "No such file"
"""How the system begins to say so, in its own words on Windows."""


def judge(*arguments: str) -> int:
    return main(["judge", *arguments])


def last_object(capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    answer: dict[str, object] = json.loads(capsys.readouterr().out.splitlines()[-1])
    return answer


def test_a_valid_meld_is_told_with_kind_wilds_bonus_and_points(capsys: pytest.CaptureFixture[str]) -> None:
    assert judge("borako", "meld", "2H", "3H", "4H", "5H", "2D", "7H", "8H", "--json") == VALID
    assert last_object(capsys) == {
        "valid": True,
        "kind": "run",
        "cards": "2H 3H 4H 5H 2D 7H 8H",
        "wilds": 1,
        "bonus": 100,
        "points": 5,
    }


def test_a_refused_meld_is_told_with_reason_and_clause(capsys: pytest.CaptureFixture[str]) -> None:
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


def test_a_round_is_told_line_by_line_and_team_by_team(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
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
    ("words", "reason", "said"),
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
            ("buraco", "meld", "7H", "7S", "8H"),
            "mixed_suits",
            "refused: A run is all one suit: the 7 of spades doesn't match. (buraco 4.1)",
        ),
    ],
)
def test_a_refusal_is_said_as_at_the_table_and_keeps_its_key_for_programs(
    words: tuple[str, ...], reason: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert judge(*words) == REFUSED
    assert capsys.readouterr().out == f"{said}\n"
    assert judge(*words, "--json") == REFUSED
    assert last_object(capsys)["reason"] == reason


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("bridge", "meld", "5H"), "unknown game 'bridge' (there are: borako"),
        (("borako", "meld", "5H", "6H", "1H"), "'1H' is not a card"),
        (("borako", "meld", " "), "give at least one card"),
        (("borako", "meld", "5H", "5H", "5H"), "3 copies of 5H"),
        (("borako", "add", "5H", "--to", "5H", "5H", "6H"), "3 copies of 5H"),
        (("borako", "add", "8H", "--to", "5H", "6H"), "no meld"),
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
        (("baloot", "hand", "--contract", "sun", "--raw", "70", "70"), "a sun hand holds 130 card points"),
    ],
)
def test_bad_input_gets_one_clear_line(
    arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert judge(*arguments) == BAD_INPUT
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert said in printed.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("baloot", "meld", "5H"), "invalid choice: 'meld'"),
        (("baloot",), "required"),
        (("baloot", "hand", "--raw", "70", "60"), "--contract"),
        (("baloot", "hand", "--contract", "ashkal", "--raw", "70", "60"), "invalid choice: 'ashkal'"),
        (("baloot", "hand", "--contract", "sun", "--raw", "70", "many"), "invalid int value: 'many'"),
    ],
)
def test_a_question_that_a_game_does_not_know_gets_one_clear_line(
    arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        judge(*arguments)
    printed = capsys.readouterr()
    assert (left.value.code, printed.out, printed.err.count("\n")) == (BAD_INPUT, "", 1)
    assert said in printed.err


def test_each_game_lists_its_own_questions(capsys: pytest.CaptureFixture[str]) -> None:
    for game, questions in (("borako", {"meld", "add", "hand", "round"}), ("baloot", {"hand"})):
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
    ("text", "said"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("[" * 100_000, "nested too deeply"),
        ("[]", "the JSON must be an object"),
        ("{}", "teams: a list is needed"),
        ('{"teams": {}}', "teams: a list is needed"),
        ('{"teams": []}', "one or two are needed, not 0"),
        ('{"teams": [1]}', "teams[0]: an object is needed"),
        ('{"teams": [{}]}', "teams[0].reserve_taken: true or false is needed, not None"),
        ('{"teams": [{"reserve_taken": 1}]}', "teams[0].reserve_taken: true or false is needed, not 1"),
        ('{"teams": [{"reserve_taken": true, "meld": []}]}', "teams[0]: unknown key 'meld'"),
        ('{"teams": [{"reserve_taken": true, "melds": "5H"}]}', "teams[0].melds: a list is needed"),
        ('{"teams": [{"reserve_taken": true, "melds": [5]}]}', "teams[0].melds: texts of cards are needed, not 5"),
        ('{"teams": [{"reserve_taken": true, "melds": ["5H 6H"]}]}', "'5H 6H' is no meld (too_few_cards, borako 4.1)"),
        ('{"teams": [{"reserve_taken": true, "hands": ["XX"]}]}', "teams[0].hands: 'XX' is not a card"),
        ('{"teams": [{"reserve_taken": true, "hands": ["5H 5H", "5H"]}]}', "3 copies of 5H"),
        ('{"teams": [{"reserve_taken": true, "total": "0"}]}', "teams[0].total: a number is needed"),
        ('{"teams": [{"reserve_taken": true, "total": NaN}]}', "NaN is not a number"),
        ('{"teams": [{"reserve_taken": true}], "out": 4}', "out: a seat from 0 to 3 or null is needed, not 4"),
        ('{"teams": [{"reserve_taken": true}], "out": true}', "out: a seat"),
        ('{"teams": [{"reserve_taken": true}], "option": {}}', "the round: unknown key 'option'"),
    ],
)
def test_a_bad_description_of_a_round_gets_one_clear_line(
    text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "round.json"
    file.write_text(text, encoding="utf-8")
    assert judge("borako", "round", str(file), "--json") == BAD_INPUT
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert said in printed.err


def test_a_file_that_is_no_text_gets_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "round.json"
    file.write_bytes(b"\xff\xfe\x00{")
    assert judge("borako", "round", str(file)) == BAD_INPUT
    assert capsys.readouterr().err.count("\n") == 1
