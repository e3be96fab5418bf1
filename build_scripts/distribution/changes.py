"""The releases, as the change log tells them."""

from __future__ import annotations

import calendar
import re
import time
from dataclasses import dataclass
from typing import Final

from devtools.paths import ROOT

_HEADING: Final = re.compile(r"^## (\S+) \((\d{4}-\d\d-\d\d)\)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Release:
    """One release."""

    version: str
    day: str
    """Such as `2026-11-21`."""
    changes: tuple[str, ...]
    """What a player notices, one sentence or some; without marks of Markdown."""

    @property
    def seconds(self) -> int:
        """Midnight of its day in seconds since 1970."""
        return calendar.timegm(time.strptime(self.day, "%Y-%m-%d"))


def releases() -> tuple[Release, ...]:
    """All releases, the newest first. Raises `ValueError` where the change log names none with its day."""
    found = releases_in((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    if not found:
        raise ValueError("CHANGELOG.md names no release with its day")
    return found


def releases_in(text: str) -> tuple[Release, ...]:
    """The releases of a change log in its order."""
    _title, *parts = _HEADING.split(text)
    return tuple(
        Release(version, day, tuple(_points(body)))
        for version, day, body in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    )


def _points(body: str) -> list[str]:
    """The points of all lists, each on one line, however they are broken; headings such as `### Added` are left out."""
    body = re.sub(r"^###.*$", "", body, flags=re.MULTILINE)
    points = [" ".join(point.split()) for point in re.split(r"^- ", body, flags=re.MULTILINE)]
    return [point.replace("`", "") for point in points if point]
