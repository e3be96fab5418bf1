"""Texts about the program for menus, software catalogues and package managers, in each of its languages.

The games are those that are found, with the names and sentences of their own phrases. The messages in this file are
gathered into the catalogues like those of the program.
"""

from __future__ import annotations

from contextvars import copy_context
from dataclasses import dataclass
from typing import Final

from game.games import INFOS
from game.i18n import LANGUAGES, Language, _, mark, use_language
from game.i18n.phrases import phrases_of

_NAME: Final = mark("Majlis")
_KIND: Final = mark("Card games")
_SUMMARY: Final = mark("Card games for a quiet evening")
_COMMENT: Final = mark("Card games against the computer: {games}")
_OPENING: Final = (
    mark(
        "Pull up a chair: the other players are ready when you are, and they see no more than anyone in "
        "their seat would."
    ),
    mark("Everything stays on your computer: no account, no network, no ads."),
)
_PLAY: Final = mark(
    "Drag the cards, click them, or play from the keyboard. Try a move the rules forbid, and you're "
    "told why and by which rule. Every move is saved as you make it: leave whenever you like and "
    "resume where you left off."
)
_FILE: Final = mark("Majlis match")
"""The description of an exported match in file managers."""
_KEYWORDS: Final = mark("cards, card game, rummy, canasta, tricks, melds, partner, solo, offline")
"""Words by which somebody may look for the program, parted by commas; games are looked for by their names too."""
_GAME: Final = mark("{game}: {about}")
_CAPTION: Final = mark("A game of {game}")
_ISOLATES: Final = {ord(sign): None for sign in "\u2066\u2067\u2068\u2069"}
"""The marks of direction that lines inside the program carry; plain text files go without."""


@dataclass(frozen=True, slots=True)
class GameText:
    """One game, in one language."""

    key: str
    """The texts in every language."""
    title: str
    sentence: str
    """The title and what the game is about."""
    caption: str
    """The caption of a picture of its table."""


@dataclass(frozen=True, slots=True)
class ProgramTexts:
    """All texts about the program in one language."""

    language: Language
    name: str
    kind: str
    """The kind of program, for menus that show that rather than names."""
    summary: str
    """A few words without a full stop."""
    comment: str
    """A line that names the games."""
    opening: str
    """The paragraph before the games."""
    games: tuple[GameText, ...]
    play: str
    """The paragraph after them: what playing is like."""
    file: str
    """The description of the file of a match."""
    keywords: tuple[str, ...]


def texts_of_all_languages() -> tuple[ProgramTexts, ...]:
    """The texts in every language of the program, English first."""
    return tuple(copy_context().run(_texts, language) for language in LANGUAGES)


def _texts(language: Language) -> ProgramTexts:
    """Changes the language; to be run in a context of its own."""
    use_language(language.code)
    games = tuple(_game(name) for name in INFOS)
    titles = [game.title for game in games]
    comma = _(", ")
    return ProgramTexts(
        language=language,
        name=_NAME.said(),
        kind=_KIND.said(),
        summary=_SUMMARY.said(),
        comment=_plain(_COMMENT.said(games=comma.join(titles))),
        opening=" ".join(sentence.said() for sentence in _OPENING),
        games=games,
        play=_PLAY.said(),
        file=_FILE.said(),
        keywords=_without_repeats([*_KEYWORDS.said().split(comma), *titles]),
    )


def _game(name: str) -> GameText:
    phrases = phrases_of(name)
    return GameText(
        key=name,
        title=phrases.title,
        sentence=_plain(_GAME.said(game=phrases.title, about=phrases.about.said())),
        caption=_plain(_CAPTION.said(game=phrases.title)),
    )


def _plain(text: str) -> str:
    return text.translate(_ISOLATES)


def _without_repeats(words: list[str]) -> tuple[str, ...]:
    """The words without those that differ from an earlier one by capitals alone."""
    kept: dict[str, str] = {}
    for word in words:
        kept.setdefault(word.casefold(), word)
    return tuple(kept.values())
