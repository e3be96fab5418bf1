"""Words that no text says any more: calques, and second names for what has one (`forbidden/CODE.toml`).

A game forbids some in its own texts alone, in `forbidden.toml` beside its tests.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import cast

import pytest

from game.games import INFOS
from tests.i18n.texts import all_said, books
from tests.languages import every_language

FORBIDDEN = Path(__file__).parent / "forbidden"
GAMES = Path(__file__).parents[1] / "games"
Better = Mapping[str, str]
"""By what is forbidden, what stands there instead."""


def forbidden_in(code: str) -> Better:
    """What a language forbids everywhere."""
    return cast(Better, tomllib.loads((FORBIDDEN / f"{code}.toml").read_text(encoding="utf-8")))


def forbidden_in_game(game: str, code: str) -> Better:
    """What is forbidden there in the texts of one game."""
    path = GAMES / game / "forbidden.toml"
    return cast(Better, tomllib.loads(path.read_text(encoding="utf-8")).get(code, {})) if path.is_file() else {}


def found(text: str, words: Better) -> Iterator[str]:
    for pattern, better in words.items():
        for hit in re.finditer(pattern, text, re.MULTILINE):
            yield f"{hit[0]!r} for {better!r} in {text[max(0, hit.start() - 40) : hit.end() + 40]!r}"


@pytest.mark.slow
@every_language
def test_no_message_has_a_forbidden_word(code: str) -> None:
    everywhere = forbidden_in(code)
    hits = [hit for said in all_said(code) for hit in found(said.words, everywhere)]
    for game in INFOS:
        own = forbidden_in_game(game, code)
        hits += [hit for said in all_said(code) if said.is_of(game) for hit in found(said.words, own)]
    assert hits == []


@every_language
def test_no_rule_book_has_a_forbidden_word(code: str) -> None:
    everywhere = forbidden_in(code)
    written = dict(books(code))
    assert written.keys() == INFOS.keys()
    assert [
        f"{game}: {hit}"
        for game, text in written.items()
        for hit in found(text, {**everywhere, **forbidden_in_game(game, code)})
    ] == []


@every_language
def test_what_is_forbidden_can_be_searched_and_has_a_better_word(code: str) -> None:
    for words in (forbidden_in(code), *(forbidden_in_game(game, code) for game in INFOS)):
        for pattern, better in words.items():
            assert re.compile(pattern).search("") is None
            assert not re.search(pattern, better)
