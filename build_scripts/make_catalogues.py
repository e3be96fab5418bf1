"""Gathers the messages of the program and brings the catalogues of all languages up to date.

The translations in a `.po` file stay; new messages come in without one, and retired ones go. The `.mo` files are what
the program reads. The same sources always give the same files.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Final

from babel import Locale
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from devtools.paths import ROOT

CATALOGUES: Final = ROOT / "game" / "i18n" / "catalogues"
DOMAIN: Final = "majlis"
CALLS: Final = {"_": 1, "mark": 2, "plural": 2}
"""The functions that mark a message in the sources, and how many of their first arguments may be texts."""
_CALLED: Final = re.compile(rf"\b(?:{'|'.join(CALLS)})\s*\(")
"""The words of which a file needs one to be worth parsing as Python."""
PLURALS: Final = {
    "ar": "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;",
    "de": "nplurals=2; plural=(n != 1);",
    "fr": "nplurals=2; plural=(n > 1);",
    "pl": "nplurals=3; plural=n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2;",
    "pt": "nplurals=2; plural=(n > 1);",
}
"""The plural forms as gettext has them. Arabic: none, one, two, few, many, round hundreds. Polish: one, few, many.

French and Brazilian Portuguese count none as one.
"""
PASSING_ON: Final = ROOT / "game" / "i18n" / "__init__.py"
"""The functions that pass on messages which were marked elsewhere."""
SOURCES: Final = (ROOT / "game", ROOT / "build_scripts" / "distribution")
"""The program, and what its packages say of it."""
WIDTH: Final = 110
_LISTED: Final = 20
"""The number of missing messages that are named; a language that has just begun lacks nearly all."""
COMMENT: Final = "# Only what stands after msgstr is written by hand; make_catalogues.py does the rest."


class TextCatalogue(Catalog):
    """A catalogue whose head has no name, no date and no tool, so that a file changes only with its messages."""

    def _get_mime_headers(self) -> list[tuple[str, str]]:
        kept = {"Language", "Plural-Forms", "MIME-Version", "Content-Type", "Content-Transfer-Encoding"}
        heads = [(name, value) for name, value in super()._get_mime_headers() if name in kept]
        # the last line of the head ends like every other
        return [*heads[:-1], (heads[-1][0], heads[-1][1] + "\n")]

    mime_headers = property(_get_mime_headers, Catalog._set_mime_headers)


def gathered() -> list[Message]:
    """Every message of the program, with the files that say it. Raises `ValueError` for one that is put together."""
    catalogue = Catalog()
    for path in sorted({path for source in SOURCES for path in source.rglob("*.py")} - {PASSING_ON}):
        for message in messages_in(path):
            catalogue.add(message, None, [(path.relative_to(ROOT).as_posix(), 0)])
    return list(_messages(catalogue))


def messages_in(path: Path) -> Iterator[str | tuple[str, ...]]:
    """The messages of one source file, those that count as pairs."""
    source = path.read_text(encoding="utf-8")
    if not _CALLED.search(source):
        return
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
            texts = [_literal(argument, path) for argument in node.args[: CALLS[node.func.id]]]
            yield texts[0] if len(texts) == 1 else tuple(texts)


def _literal(node: ast.expr, path: Path) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    raise ValueError(f"{path.name}, line {node.lineno}: a message must be one literal")


def brought_up_to_date(language: str, messages: list[Message]) -> Catalog:
    """The catalogue of a language with these messages and what it already said about them."""
    path = _folder(language) / f"{DOMAIN}.po"
    known = read_po(BytesIO(path.read_bytes()), locale=language) if path.exists() else Catalog()
    catalogue = TextCatalogue(locale=Locale.parse(language), domain=DOMAIN, header_comment=COMMENT, fuzzy=False)
    catalogue.mime_headers = [("Plural-Forms", PLURALS[language])]
    for message in messages:
        before = known.get(message.id)
        translation = before.string if before is not None and before.id == message.id else None
        catalogue.add(message.id, translation, sorted(set(message.locations)))
    return catalogue


def write(language: str, catalogue: Catalog) -> list[str]:
    """Write both files of a language; returns the messages without a translation."""
    folder = _folder(language)
    folder.mkdir(parents=True, exist_ok=True)
    text, compiled = BytesIO(), BytesIO()
    write_po(text, catalogue, width=WIDTH, sort_by_file=True, include_lineno=False)
    write_mo(compiled, catalogue)
    folder.joinpath(f"{DOMAIN}.po").write_bytes(text.getvalue())
    folder.joinpath(f"{DOMAIN}.mo").write_bytes(compiled.getvalue())
    return [str(message.id) for message in _messages(catalogue) if not _is_translated(message)]


def _messages(catalogue: Catalog) -> Iterator[Message]:
    """All but the head."""
    return (message for message in catalogue if isinstance(message, Message) and message.id)


def _is_translated(message: Message) -> bool:
    translation = message.string
    return bool(translation) and all(translation if isinstance(translation, (list, tuple)) else (translation,))


def _folder(language: str) -> Path:
    return CATALOGUES / language / "LC_MESSAGES"


def main() -> int:
    messages = gathered()
    for language in PLURALS:
        untranslated = write(language, brought_up_to_date(language, messages))
        for message in untranslated[:_LISTED]:
            print(f"{language}: not translated: {message!r}", file=sys.stderr)
        if untranslated[_LISTED:]:
            print(f"{language}: and {len(untranslated) - _LISTED} more", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
