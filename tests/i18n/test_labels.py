"""One label for one action: buttons that do the same say the same, and labels that were given up stay away."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from tests.i18n.texts import all_texts

ROOT: Final = Path(__file__).parents[2] / "game"
RETIRED: Final[Mapping[str, frozenset[str]]] = {
    "Resume": frozenset(("Go on", "Continue", "Go on playing", "Keep playing")),
    "Fullscreen": frozenset(("Whole screen", "Full screen", "Full-screen")),
    "System default": frozenset(("As the system", "Like the system")),
    "Custom": frozenset(("Your own", "Own rules")),
    "Draw": frozenset(("Take a card", "Draw card")),
    "Back": frozenset(("Go back", "Return")),
    "Us": frozenset(("We",)),
    "Them": frozenset(("They",)),
    "Play": frozenset(("Let us play",)),
}
"""Retired names of actions, by their labels."""
SAME: Final[Mapping[str, frozenset[str]]] = {
    "Resume": frozenset(("continue", "resume", "open", "stay")),
    "Back": frozenset(("back",)),
    "Close": frozenset(("close",)),
    "Rules": frozenset(("rules",)),
    "Quit": frozenset(("quit",)),
}
"""The names of the buttons that do an action, by its label."""


@cache
def buttons() -> tuple[tuple[str, str], ...]:
    """The name of every button with its first label; also of the kinds of button that a module makes."""
    return tuple(_buttons())


def _buttons() -> Iterator[tuple[str, str]]:
    sources = [path.read_text(encoding="utf-8") for path in sorted(ROOT.rglob("*.py"))]
    trees = [ast.parse(source) for source in sources if "Button" in source]  # what is a kind of button says so
    kinds = {"Button"}.union(*map(_kinds, trees))
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in kinds:
                match node.args[:2]:
                    case [ast.Constant(str(name)), ast.Call(func=ast.Name("_"), args=[ast.Constant(str(label))])]:
                        yield name, label


def _kinds(tree: ast.Module) -> set[str]:
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return {kind.name for kind in classes if "Button" in map(ast.unparse, kind.bases)}


@pytest.mark.slow
@pytest.mark.parametrize("label", RETIRED)
def test_an_action_is_called_by_its_label_alone(label: str) -> None:
    english = {text.text for text in all_texts("en")}
    assert label in english
    assert not RETIRED[label] & english


@pytest.mark.slow
@pytest.mark.parametrize("label", SAME)
def test_buttons_that_do_the_same_say_the_same(label: str) -> None:
    labels = defaultdict(set)
    for name, text in buttons():
        labels[name].add(text)
    for name in SAME[label]:
        assert labels[name] == {label}, name
