"""What a player is told of moves that are not on disk: how many, since when, why, and where they went."""

from __future__ import annotations

from datetime import timedelta

from game.i18n import _, plural, verbatim
from game.i18n.phrases import notice_text
from game.storage.writer import RecordWriter, Unsaved
from game.ui.profile import Profile


def unsaved_label(moves: int) -> str:
    """How many moves are not on disk, in a few words."""
    if moves == 0:
        return _("Match not saved yet")
    return plural("{count} move not saved", "{count} moves not saved", moves)


def unsaved_text(unsaved: Unsaved, profile: Profile) -> str:
    """How many moves are not on disk, since when, why, and that this is not the end of it."""
    since = f"{profile.now() - timedelta(seconds=unsaved.seconds):%H:%M}"
    if unsaved.moves == 0:
        missing = _("Your match hasn't been saved since {time}.", time=since)
    else:
        missing = plural(
            "{count} move hasn't been saved since {time}.",
            "{count} moves haven't been saved since {time}.",
            unsaved.moves,
            time=since,
        )
    return f"{missing} {notice_text(unsaved.why)} {_('Majlis keeps trying to save.')}"


def elsewhere_text(record: RecordWriter) -> str:
    """Where the record went that the folder of saves refused."""
    folder = verbatim(str(record.path.parent))
    return _("Your match is saved in {folder}. Majlis will find it there next time.", folder=folder)


def safety_text(profile: Profile) -> str:
    """After an error: whether the match in play is safe; empty where there is none."""
    record = profile.unfinished
    if record is None:
        return ""
    if record.acknowledged:
        if record.is_elsewhere:
            return elsewhere_text(record)
        return _("Your match is safe: every move is saved, and you can resume where you left off.")
    if record.unsaved is None:
        return _("Your last moves are still being saved.")
    return unsaved_text(record.unsaved, profile)
