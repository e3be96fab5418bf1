"""The termbase: one table a language in `game/i18n/terms`, and one more in the folder of a game with terms of its own.

    [stock]
    term = "der Stapel"
    forms = "des Stapels, Stapeln"
    never."Talon*" = "no player says so"
    never."Ablage*" = { why = "that is the discard pile", where = "stock", unless = "discard*|pile*" }

A word under `never` is a whole word, or the beginning of one before a star, or several. A small first letter stands for
a capital too, Arabic is found with its prefixes and without its vowel signs, and what is between two slashes is a
regular expression. `where` and `unless` are words of the English text: the word is forbidden only where one of `where`
is said in English, and none of `unless`; in rule books it is free.

    [[allowed]]
    word = "Talon*"
    text = "In Skat it is the talon."
    why = "the word that players of Skat know"

allows a word in one text, named by its English, or by some words beside it if it is in a rule book; without `text`, in
every text of the game that the table belongs to. `may_remain` is the number of texts that have still to be mended: the
check passes with just as many.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

VOWEL_SIGNS: Final = re.compile("[\u064b-\u0652\u0640]")
"""The vowel signs of Arabic, and the stroke that stretches a word."""
PREFIXES: Final = "[وف]?(?:[بك]?ال|لل|[بكل])?"
"""What Arabic writes together with the word after it: and, in, like, for, the."""
ARABIC: Final = re.compile("[\u0621-\u064a]")


@dataclass(frozen=True, slots=True)
class Forbidden:
    """A word that no text has, and why."""

    word: str
    """The word as the table writes it."""
    concept: str
    why: str
    where: str = ""
    unless: str = ""

    @property
    def stem(self) -> str:
        """Small letters without which a text cannot have the word; none for a regular expression."""
        return "" if self.word.startswith("/") else self.word.split()[0].split("*")[0].lower()

    def found(self, text: str, english: str | None) -> re.Match[str] | None:
        """The word in a text, if it is forbidden there; without its English only words that are forbidden anywhere."""
        said = pattern(self.word).search(text if self.word.startswith("/") else VOWEL_SIGNS.sub("", text))
        if said is None or (self.where and (english is None or not pattern(self.where).search(english))):
            return None
        return None if self.unless and (english is None or pattern(self.unless).search(english)) else said


@dataclass(frozen=True, slots=True)
class Allowed:
    """A forbidden word that is right in one text, or in all texts of a game."""

    word: str
    text: str
    why: str


@dataclass(frozen=True, slots=True, eq=False)
class Table:
    """The terms of a language, or those that one game has besides."""

    terms: Mapping[str, str]
    """The term by its concept."""
    forbidden: tuple[Forbidden, ...]
    allowed: tuple[Allowed, ...]
    may_remain: int

    def allows(self, word: str, text: str) -> Allowed | None:
        """What allows a word in a text, if anything does."""
        return next((one for one in self.allowed if one.word == word and one.text in text), None)


EMPTY: Final = Table({}, (), (), 0)


def read_table(path: Path) -> Table:
    """The table of a file. Raises `ValueError` for an entry that is neither a concept nor an allowance."""
    written: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    may_remain = int(written.pop("may_remain", 0))
    allowed = tuple(Allowed(one["word"], one.get("text", ""), one["why"]) for one in written.pop("allowed", ()))
    unknown = {key for entry in written.values() for key in entry} - {"term", "forms", "means", "never"}
    if unknown:
        raise ValueError(f"{path}: {', '.join(sorted(unknown))} is nothing that an entry has")
    terms = {concept: str(entry["term"]) for concept, entry in written.items() if "term" in entry}
    return Table(terms, tuple(_forbidden(written)), allowed, may_remain)


def _forbidden(written: Mapping[str, Mapping[str, Any]]) -> Iterator[Forbidden]:
    for concept, entry in written.items():
        for word, reason in entry.get("never", {}).items():
            said = {"why": reason} if isinstance(reason, str) else reason
            yield Forbidden(word, concept, **said)


@cache
def pattern(words: str) -> re.Pattern[str]:
    """The regular expression of a word of a table; of several with a bar between them it finds any."""
    if words.startswith("/"):
        return re.compile(words.strip("/"), re.MULTILINE)
    return re.compile("|".join(_spelled(word.strip()) for word in words.split("|")))


def _spelled(word: str) -> str:
    parts = [re.escape(part).replace(r"\*", r"\w*") for part in word.split()]
    first = word[0]
    if first.islower():
        parts[0] = f"[{first}{first.upper()}]{parts[0][len(re.escape(first)) :]}"
    prefix = PREFIXES if ARABIC.match(first) else ""
    return rf"(?<!\w){prefix}" + r"\s+".join(parts) + r"(?!\w)"
