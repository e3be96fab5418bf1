"""Reading what a file describes: every mistake is a `ValueError` that names the place and shows what stands there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.cards import CardSyntaxError, Face, parse_faces


def table_of(value: object, name: str) -> Mapping[str, Any]:
    """The value as an object of the file."""
    if not isinstance(value, Mapping):
        raise ValueError(f"{name}: an object is needed, not {shown(value)}")
    return value


def values_of(value: object, name: str) -> Sequence[object]:
    """The value as a list of the file."""
    if not isinstance(value, list | tuple):
        raise ValueError(f"{name}: a list is needed, not {shown(value)}")
    return value


def card_groups(table: Mapping[str, Any], name: str, key: str) -> list[tuple[Face, ...]]:
    """The groups of cards listed under a key, each written as one text; none where the key is missing."""
    groups = []
    for text in values_of(table.get(key, []), f"{name}.{key}"):
        if not isinstance(text, str):
            raise ValueError(f"{name}.{key}: texts of cards are needed, not {shown(text)}")
        try:
            groups.append(parse_faces(text))
        except CardSyntaxError as error:
            raise ValueError(f"{name}.{key}: {error}") from error
    return groups


def refuse_unknown_keys(table: Mapping[str, Any], name: str, known: Sequence[str]) -> None:
    """Raises `ValueError` for a key that means nothing."""
    for key in table:
        if key not in known:
            raise ValueError(f"{name}: unknown key {shown(key)} (there are: {', '.join(known)})")


def shown(value: object) -> str:
    """The value as a message shows it, not too long."""
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:40]}…"
