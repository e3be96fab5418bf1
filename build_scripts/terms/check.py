"""What the texts of a language say against its termbase."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from babel.messages.catalog import Message
from babel.messages.pofile import read_po

from devtools.paths import ROOT
from make_catalogues import CATALOGUES, DOMAIN, PLURALS
from terms.table import EMPTY, VOWEL_SIGNS, Table, read_table

SOURCE: Final = "en"
CODES: Final = (SOURCE, *PLURALS)
GAMES: Final = ROOT / "game" / "games"
TABLES: Final = ROOT / "game" / "i18n" / "terms"
_PARAMETER: Final = re.compile(r"{\w+:?([^}]*)}")


@dataclass(frozen=True, slots=True)
class Text:
    """A text that a player reads: one form of a message, or a paragraph of a rule book."""

    words: str
    english: str | None
    """The message it translates; none for a paragraph of a book."""
    place: str
    games: frozenset[str]


@dataclass(frozen=True, slots=True)
class Fault:
    """A forbidden word in a text."""

    text: Text
    found: str
    term: str
    """The term to say instead, where the concept has one."""
    why: str

    def __str__(self) -> str:
        instead = f", say {self.term!r}" if self.term else ""
        said = [self.text.words.strip()]
        if self.text.english not in {None, *said}:
            said.append(f"English: {self.text.english}")
        return "\n    ".join([f"{self.text.place}: {self.found!r}{instead} ({self.why})", *said])


@dataclass(frozen=True, slots=True)
class Result:
    """The faults of a language, the number that may remain, and the allowances that allow nothing."""

    faults: tuple[Fault, ...]
    may_remain: int
    unused: tuple[str, ...]

    @property
    def remaining(self) -> int:
        """The number of texts and lines with a fault in them."""
        return len({(fault.text.english, fault.text.words, fault.text.place) for fault in self.faults})

    @property
    def passes(self) -> bool:
        """Whether just as many remain as may, and every allowance is needed."""
        return self.remaining == self.may_remain and not self.unused


def table_of(code: str, game: str = "") -> Table:
    """The table of a language, or that of a game; an empty one where there is no file."""
    path = (GAMES / game / "terms" if game else TABLES) / f"{code}.toml"
    return read_table(path) if path.is_file() else EMPTY


def games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(sorted(path.parent.parent.name for path in GAMES.glob("*/rules/RULES.md")))


def check_language(code: str) -> Result:
    """Compare all texts of a language with its tables."""
    return check_texts(texts(code), table_of(code), {game: table_of(code, game) for game in games()})


def check_texts(said: Iterator[Text], everywhere: Table, by_game: dict[str, Table]) -> Result:
    """Compare texts with the table of their language and with those of the games they belong to."""
    faults = []
    needed = set()
    words = {table: [(one, one.stem) for one in table.forbidden] for table in (everywhere, *by_game.values())}
    for text in said:
        tables = (everywhere, *(by_game[game] for game in sorted(text.games)))
        letters = VOWEL_SIGNS.sub("", text.words).lower()
        for forbidden in (one for table in tables for one, stem in words[table] if stem in letters):
            found = forbidden.found(text.words, text.english)
            if found is None:
                continue
            concept = forbidden.concept
            named = text.words if text.english is None else text.english
            allowed = next(filter(None, (table.allows(forbidden.word, named) for table in tables)), None)
            if allowed is None:
                term = next((table.terms[concept] for table in reversed(tables) if concept in table.terms), "")
                faults.append(Fault(text, found[0], term, forbidden.why))
            else:
                needed.add(allowed)
    tables = (everywhere, *by_game.values())
    unused = tuple(
        f"{one.word}: {one.text or one.why}" for table in tables for one in table.allowed if one not in needed
    )
    return Result(tuple(faults), sum(table.may_remain for table in tables), unused)


def texts(code: str) -> Iterator[Text]:
    """Yield the texts of a language: the forms of its messages, and the paragraphs of its rule books."""
    for message in _messages(next(iter(PLURALS)) if code == SOURCE else code):
        english = _forms(message.id)
        said = english if code == SOURCE else _forms(message.string)
        places = sorted({place for place, _line in message.locations})
        own = frozenset(place.split("/")[2] for place in places if place.startswith("game/games/"))
        for form in said:
            yield Text(readable(form), english[-1], ", ".join(places), own)
    for game in games():
        path = GAMES / game / "rules" / ("RULES.md" if code == SOURCE else f"RULES.{code}.md")
        if path.is_file():
            for number, paragraph in paragraphs(path.read_text(encoding="utf-8")):
                yield Text(paragraph, None, f"{path.relative_to(ROOT).as_posix()}:{number}", frozenset({game}))


def paragraphs(book: str) -> Iterator[tuple[int, str]]:
    """The paragraphs, points and rows of a rule book on one line each, with the number of its first."""
    first, lines = 0, list[str]()
    for number, line in enumerate([*book.splitlines(), ""], 1):
        if lines and (not line or line[0] in "-|#" or line[0].isdigit()):
            yield first, " ".join(lines)
            lines = []
        if line:
            first = number if not lines else first
            lines.append(line.strip())


def readable(form: str) -> str:
    """A message without its parameters, but with the words that one of them chooses from."""
    return _PARAMETER.sub(lambda field: field[1].replace("|", " ") if "|" in field[1] else " ", form)


@cache
def _messages(code: str) -> tuple[Message, ...]:
    with (CATALOGUES / code / "LC_MESSAGES" / f"{DOMAIN}.po").open("rb") as file:
        return tuple(message for message in read_po(file, locale=code) if message.id)


def _forms(text: object) -> tuple[str, ...]:
    return tuple(map(str, text)) if isinstance(text, (tuple, list)) else (str(text or ""),)
