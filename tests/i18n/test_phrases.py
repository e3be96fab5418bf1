"""Every key that rules, agents, match and storage use has a message."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Mapping
from decimal import Decimal
from importlib import import_module
from pathlib import Path
from string import Formatter
from subprocess import run

import pytest

from game.cards import ALL_FACES
from game.engine import MeldGame, Refusal, ScoreLine, declared, presets_of
from game.engine.record import Notice
from game.games import GAMES
from game.i18n import Message
from game.i18n.phrases import NOTICES, GamePhrases, card_name, card_names, clause_text, notice_text, phrases_of
from game.opponents.protocol import opponents_of
from tests.i18n.texts import program_messages

ROOT = Path(__file__).parents[2] / "game"
EVERY_GAME = pytest.mark.parametrize("game", sorted(GAMES))


def literals(folder: Path, call: str, place: int) -> Iterator[str]:
    """Yield the texts at `place` among the arguments of calls of `call`, both sides of a conditional."""
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            called = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == call
            if isinstance(node, ast.Call) and called and len(node.args) > place:
                yield from texts_of(node.args[place], tree)


def rule_literals(game: str, call: str, place: int) -> Iterator[str]:
    """Yield the literals in the rules of a game and of its family."""
    rules = ROOT / "games" / game / "rules"
    families = set()
    for path in rules.rglob("*.py"):
        families |= set(re.findall(r"^from game\.families\.(\w+)", path.read_text(encoding="utf-8"), re.MULTILINE))
    for folder in (rules, *(ROOT / "families" / family / "rules" for family in sorted(families))):
        yield from literals(folder, call, place)


def texts_of(node: ast.expr, tree: ast.Module) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from texts_of(node.body, tree)
        yield from texts_of(node.orelse, tree)
    elif isinstance(node, ast.Name):
        for other in ast.walk(tree):
            targets = other.targets if isinstance(other, ast.Assign) else [getattr(other, "target", None)]
            named = any(isinstance(target, ast.Name) and target.id == node.id for target in targets)
            if named and isinstance(other, ast.Assign | ast.AnnAssign) and other.value is not None:
                yield from texts_of(other.value, tree)
    elif isinstance(node, ast.Subscript):
        yield from texts_of(node.value, tree)
    elif isinstance(node, ast.Dict):
        for value in node.values:
            yield from texts_of(value, tree)


def reasons_of(game: str) -> set[str]:
    if (ROOT / "games" / game / "rules" / "clauses.py").is_file():
        return set(import_module(f"game.games.{game}.rules.clauses").REFUSALS)
    has_melds = isinstance(GAMES[game], MeldGame)
    faults = import_module(f"game.games.{game}.rules.meld").FAULT_CLAUSES if has_melds else {}
    return set(rule_literals(game, "Refusal", 1)) | {fault.value for fault in faults}


def tables(phrases: GamePhrases) -> Iterator[Mapping[str, Message]]:
    yield from (phrases.refusals, phrases.options, phrases.option_tips, phrases.presets, phrases.scores, phrases.kinds)
    yield phrases.explanations
    yield from phrases.choices.values()


@EVERY_GAME
def test_every_refusal_has_a_message(game: str) -> None:
    assert reasons_of(game) <= set(phrases_of(game).refusals)


@EVERY_GAME
def test_no_message_of_a_refusal_is_left_over(game: str) -> None:
    assert set(phrases_of(game).refusals) <= reasons_of(game)


@EVERY_GAME
def test_every_option_choice_and_preset_has_a_message(game: str) -> None:
    phrases, options = phrases_of(game), GAMES[game].options
    specs = declared(options)
    assert set(phrases.options) == set(phrases.option_tips) == set(phrases.choices) == {spec.name for spec in specs}
    for spec in specs:
        assert set(phrases.choices[spec.name]) == (set(spec.lengths) or {str(choice) for choice in spec.choices})
    assert set(phrases.presets) == set(phrases.preset_tips) == set(presets_of(options))


def score_keys(game: str) -> set[str]:
    """The keys of the lines that a game may have: those for which it says a clause, else all that its rules write."""
    scoring = import_module(f"game.games.{game}.rules.scoring")
    if not hasattr(scoring, "SCORES"):
        return set(rule_literals(game, "ScoreLine", 0))
    unwon = {"stock", "quiet"} & set(scoring.SCORES)
    return set(scoring.SCORES) - unwon | ({"void"} if unwon else set())


@EVERY_GAME
def test_every_score_key_has_a_message(game: str) -> None:
    assert score_keys(game) == set(phrases_of(game).scores)


@EVERY_GAME
def test_every_kind_that_is_named_has_words(game: str) -> None:
    names = import_module(f"game.games.{game}.rules.scoring").KINDS
    assert set(names) == set(phrases_of(game).kinds)


def test_a_bonus_says_what_earned_it() -> None:
    line = ScoreLine("meld_bonus", 0, Decimal(200), "borako 6.2", (("kind", "clean_run"), ("count", 8)))
    assert phrases_of("borako").score(line) == "Clean run of 8 cards"


@EVERY_GAME
def test_every_explanation_has_a_message(game: str) -> None:
    assert {reason.value for reason in opponents_of(GAMES[game]).reasons} == set(phrases_of(game).explanations)


@EVERY_GAME
def test_messages_name_their_parameters(game: str) -> None:
    for table in tables(phrases_of(game)):
        for message in table.values():
            for text in (message.one, message.many or ""):
                assert all(name != "" for _text, name, _spec, _conversion in Formatter().parse(text))


@pytest.mark.slow
def test_titles_need_no_rules() -> None:
    """Menus say them; importing all rules there would be felt."""
    texts = "from game.games import INFOS; from game.i18n.phrases import phrases_of; import sys"
    code = f"{texts}; [phrases_of(name).title for name in INFOS]; print(*sys.modules)"
    loaded = run((sys.executable, "-c", code), capture_output=True, text=True, check=True).stdout.split()
    assert "game.games.borako.phrases" in loaded
    assert not [name for name in loaded if name.endswith(".rules")]


def test_every_notice_has_a_message() -> None:
    keys: set[str] = set()
    for room in ("match", "sheets", "storage", "engine"):
        keys |= set(literals(ROOT / room, "Notice", 0)) | set(literals(ROOT / room, "_LineError", 0))
    assert keys <= set(NOTICES)


def test_a_refusal_says_its_cards_in_words() -> None:
    refusal = Refusal("borako 6.1", "mixed_suits", (("card", "7H"),))
    assert phrases_of("borako").refusal(refusal) == "A run is all one suit: the 7 of hearts doesn't match."
    assert clause_text(refusal.clause) == "Borako rule 6.1"


def test_a_score_line_says_what_it_is_for() -> None:
    line = ScoreLine("melded_cards", 0, Decimal(9), "borako 10.2", (("count", 12),))
    assert phrases_of("borako").score(line) == "12 melded cards"


def test_a_notice_says_where_the_damage_is() -> None:
    assert "Line 12" in notice_text(Notice("record_line_changed", (("line", 12),)))


def test_every_card_has_a_name_of_its_own() -> None:
    names = {str(card_name(face)) for face in ALL_FACES}
    assert len(names) == len(ALL_FACES)
    assert {"ace of spades", "10 of clubs", "joker"} <= names


def test_many_cards_are_counted_instead_of_named() -> None:
    assert str(card_names("7H JK")) == "7 of hearts and joker"
    assert str(card_names("7H JK 7H")) == "7 of hearts, joker and 7 of hearts"
    assert str(card_names("5H 6H 7H 8H 9H")) == "5 cards"


def test_a_refusal_counts_by_the_number_that_it_is_given() -> None:
    refusal = Refusal("rami 4.4", "too_few_naturals", (("limit", 2),))
    assert phrases_of("rami").refusal(refusal) == "Too many jokers: this meld needs at least 2 other cards."


def test_a_set_with_a_suit_twice_is_refused_with_that_suit() -> None:
    refusal = Refusal("rami 4.2", "suit_twice", (("card", "8S"), ("suit", "S")))
    assert phrases_of("rami").refusal(refusal) == "A set needs different suits: this one would have two spades."


@pytest.mark.slow
def test_the_games_keep_to_one_vocabulary_in_english() -> None:
    rooms = ("game/games/", "game/families/")
    of_games = [one for one in program_messages() if any(path.startswith(rooms) for path, _line in one.locations)]
    texts = [text for one in of_games for text in ([one.id] if isinstance(one.id, str) else one.id)]
    assert len(texts) > 500
    for text in texts:
        assert not re.search(
            r"\b(lit|sequences?|raw|wilds|dear)\b|\b(the|an) own\b|\w_\w", re.sub(r"{.*?}", "", text)
        ), text
