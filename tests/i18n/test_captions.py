"""Every kind of event of a game has a caption, which names no more than the kind has."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from string import Formatter

import pytest

from game.engine import Event
from game.games import GAMES
from game.games.borako.rules.events import Swept
from game.games.buraco.rules.events import CanastraMade
from game.games.buraco.rules.scoring import Canastra
from game.i18n.phrases import captions_of

ROOT = Path(__file__).parents[2] / "game"
EVERY_GAME = pytest.mark.parametrize("game", sorted(GAMES))


def named_in_rules(game: str) -> set[str]:
    """Every name that the rules of a game or of its family use where they say what happened."""
    rules = ROOT / "games" / game / "rules"
    texts = [path.read_text(encoding="utf-8") for path in rules.rglob("*.py")]
    families = {family for text in texts for family in re.findall(r"^from game\.families\.(\w+)", text, re.MULTILINE)}
    folders = (rules, *(ROOT / "families" / family / "rules" for family in sorted(families)))
    return {name for folder in folders for path in folder.rglob("*.py") for name in names_in(path)}


def names_in(path: Path) -> Iterator[str]:
    if path.name != "events.py":
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                yield node.id
            elif isinstance(node, ast.Attribute):
                yield node.attr


@EVERY_GAME
def test_every_kind_of_event_has_a_caption_and_none_is_left_over(game: str) -> None:
    captions, kinds = captions_of(game), set(GAMES[game].events)
    assert set(captions.general) == kinds
    assert set(captions.own) <= kinds


@EVERY_GAME
def test_every_kind_of_event_has_a_caption(game: str) -> None:
    assert {kind.__name__ for kind in GAMES[game].events} <= named_in_rules(game)


@EVERY_GAME
def test_captions_name_only_what_their_event_says(game: str) -> None:
    captions = captions_of(game)
    for kind, message in (*captions.general.items(), *captions.own.items()):
        parameters = {"player", "count", *(entry.name for entry in fields(kind)[len(fields(Event)) :])}
        for text in (message.one, message.many or ""):
            assert {
                name for _text, name, _spec, _conversion in Formatter().parse(text) if name is not None
            } <= parameters


def test_a_caption_counts_in_the_right_form() -> None:
    captions, event = captions_of("borako"), Swept(1, cards=(None,))
    assert captions.caption(event, "Layla", own=False) == "Layla sweeps 1 card."
    assert captions.caption(Swept(1, cards=(None,) * 3), "Layla", own=False) == "Layla sweeps 3 cards."
    assert captions.caption(event, "Amina", own=True) == "You sweep 1 card."


def test_a_caption_says_in_words_what_its_event_is_about() -> None:
    made = CanastraMade(1, kind=Canastra.SUJA)
    assert captions_of("buraco").caption(made, "Layla", own=False) == "Canastra suja (with a wild card)!"
