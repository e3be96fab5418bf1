"""What a player is told of moves and score sheets that are not on disk: since when, why, and where they went."""

from __future__ import annotations

from datetime import timedelta

from game.i18n import _, plural, verbatim
from game.i18n.phrases import notice_text
from game.storage.writer import RecordWriter, Unsaved
from game.ui.stage.profile import Profile


def unsaved_label(moves: int) -> str:
    """How many moves are not on disk, in a few words."""
    if moves == 0:
        return _("Match not saved yet")
    return plural("{count} move not saved", "{count} moves not saved", moves)


def unsaved_text(record: RecordWriter, unsaved: Unsaved, profile: Profile) -> str:
    """What of a record is not on disk, since when, why, and that this is not the end of it."""
    since = f"{profile.now() - timedelta(seconds=unsaved.seconds):%H:%M}"
    if profile.is_sheet(record):
        missing = _("Your score sheet hasn't been saved since {time}.", time=since)
    elif unsaved.moves == 0:
        missing = _("Your match hasn't been saved since {time}.", time=since)
    else:
        missing = plural(
            "{count} move hasn't been saved since {time}.",
            "{count} moves haven't been saved since {time}.",
            unsaved.moves,
            time=since,
        )
    return f"{missing} {notice_text(unsaved.why)} {_('Majlis keeps trying to save.')}"


def awaited_text(record: RecordWriter, profile: Profile) -> str:
    """That the disk has still to take what it does not refuse."""
    if profile.is_sheet(record):
        return _("Your score sheet is still being saved.")
    return _("Your last moves are still being saved.")


def loss_text(record: RecordWriter, profile: Profile) -> str:
    """What leaving costs."""
    if profile.is_sheet(record):
        return _("If you leave now, your last entries are lost.")
    return _("If you leave now, those moves are lost.")


def elsewhere_text(record: RecordWriter, profile: Profile) -> str:
    """Say where the record went that its folder refused."""
    folder = verbatim(str(record.path.parent))
    if profile.is_sheet(record):
        return _("Your score sheet is saved in {folder}. Majlis will find it there next time.", folder=folder)
    return _("Your match is saved in {folder}. Majlis will find it there next time.", folder=folder)


def safety_text(profile: Profile) -> str:
    """After an error: whether the match in play or the score sheet is safe; empty where there is none."""
    record = profile.unfinished
    if record is None:
        return ""
    if record.acknowledged:
        if record.is_in_spare_folder:
            return elsewhere_text(record, profile)
        if profile.is_sheet(record):
            return _("Your score sheet is safe: everything you entered is saved.")
        return _("Your match is safe: every move is saved, and you can resume where you left off.")
    if record.unsaved is None:
        return awaited_text(record, profile)
    return unsaved_text(record, record.unsaved, profile)
