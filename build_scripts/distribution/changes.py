"""The releases in the change log."""

from __future__ import annotations

import calendar
import re
import time
from dataclasses import dataclass
from typing import Final

from devtools.paths import ROOT

_HEADING: Final = re.compile(r"^## (\S+) \((\d{4}-\d\d-\d\d)\)$", re.MULTILINE)
_POINT: Final = re.compile(r"^- (.*(?:\n  .*)*)", re.MULTILINE)
"""A point with its further lines, which are indented."""


@dataclass(frozen=True, slots=True)
class Release:
    """One release."""

    version: str
    day: str
    """Such as `2026-11-21`."""
    changes: tuple[str, ...]
    """Changes that a player notices, each a sentence or some; without marks of Markdown."""
    section: str
    """The text below its heading, in Markdown."""

    @property
    def seconds(self) -> int:
        """Midnight of its day in seconds since 1970."""
        return calendar.timegm(time.strptime(self.day, "%Y-%m-%d"))


def releases() -> tuple[Release, ...]:
    """All releases, the newest first. Raises `ValueError` where the change log names none with its day."""
    found = releases_in((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    if not found:
        raise ValueError("CHANGELOG.md has no heading such as ## 1.0.0 (2026-11-28)")
    return found


def releases_in(text: str) -> tuple[Release, ...]:
    """The releases of a change log in its order."""
    _title, *parts = _HEADING.split(text)
    return tuple(
        Release(version, day, tuple(_points(body)), body.strip())
        for version, day, body in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    )


def _points(body: str) -> list[str]:
    """The points of all lists, each on one line, however they are broken; headings and labels of lists are left out."""
    return [" ".join(point.split()).replace("`", "") for point in _POINT.findall(body)]
