"""A match that goes on from a moment of another one: what scenes say of it, and the way back to where it began."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import NamedTuple

from game.i18n.branch_texts import branch_text, way_back_text
from game.match.match import Match
from game.match.summary import branch_of
from game.ui.stage.stage import Stage
from game.ui.widgets import Button


class Branched(NamedTuple):
    """What a scene shows of a branch."""

    text: str
    way_back: Button | None
    """Leads to the review or the replay; None where the other match is not there any more."""


def branched(stage: Stage, match: Match, record: Path | None) -> Branched | None:
    """What there is to show of a match in `record`; None of one that is no branch."""
    branch = branch_of(match, record.name if record is not None else "")
    if branch is None:
        return None
    original = stage.profile.original(branch)
    text = branch_text(branch, match.game_name, original.started if original is not None else None)
    if original is None:
        return Branched(text, None)
    lead = partial(stage.navigator.open_origin, branch, original.path)
    return Branched(text, Button("origin", way_back_text(branch), lead))
