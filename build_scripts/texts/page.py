"""The page of all messages: one row each, with its translations, its places and its picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Final

from game.i18n.languages import language_of
from texts.entries import Entry
from texts.sightings import Sighting

_STYLE: Final = (
    "body{font:16px sans-serif;background:#f6f2e8;color:#222;margin:2em} table{border-collapse:collapse;width:100%}"
    "td{border-top:1px solid #c9c0a8;padding:.6em;vertical-align:top;width:33%} small{color:#666}"
    "td p{margin:.2em 0} img{max-width:100%} .nowhere{background:#f3dfd0}"
)


def write_page(path: Path, language: str, entries: Sequence[Entry], seen: Mapping[str, Sighting]) -> None:
    """Messages that are seen come first, in the order of the catalogue, and then those that are seen nowhere."""
    ordered = sorted(entries, key=lambda entry: entry.english[0] not in seen)
    way = "rtl" if language_of(language).right_to_left else "ltr"
    rows = "\n".join(_row(entry, way, seen.get(entry.english[0])) for entry in ordered)
    head = f"<meta charset='utf-8'><title>Majlis: {language}</title><style>{_STYLE}</style>"
    path.write_text(f"<!doctype html>{head}<table>{rows}</table>\n", encoding="utf-8")


def _row(entry: Entry, way: str, sighting: Sighting | None) -> str:
    english = "".join(f"<p>{escape(text)}</p>" for text in entry.english)
    places = "".join(f"<p><small>{escape(place)}</small></p>" for place in entry.places)
    translated = "".join(f"<p dir='{way}'>{escape(text)}</p>" for text in entry.translated)
    if sighting is None:
        return f"<tr class='nowhere'><td>{english}{places}</td><td>{translated}</td><td>seen nowhere</td></tr>"
    picture = f"<img loading='lazy' src='{sighting.file}'><p><small>{escape(sighting.state)}</small></p>"
    return f"<tr><td>{english}{places}</td><td>{translated}</td><td>{picture}</td></tr>"
