"""How far a review is, in words."""

from __future__ import annotations

from game.i18n import _
from game.i18n.phrases import phrases_of
from game.review.desk import Desk
from game.review.findings import RoundReview


def progress_text(game: str, desk: Desk | None, review: RoundReview | None) -> str:
    """What is done now, or why there is nothing to be shown of the round; empty where all is said by what is shown."""
    if desk is None:
        return _("Reading…")
    if not desk.rounds:
        return _("No finished round yet.")
    if desk.failed:
        return _("The review stopped unexpectedly. Press Resume to try again.")
    if desk.paused:
        return _("Stopped.")
    if desk.current is not None:
        percent = round(100 * desk.progress)
        words = phrases_of(game).rounds.numbered.said(round=desk.current)
        return _("{round}: {percent}% gone over…", round=words, percent=percent)
    if review is not None and not review.decisions:
        return _("There was nothing to decide in this round.")
    if review is not None and not any(each.is_clear for each in review.decisions):
        return _("Nothing made a certain difference.")
    return "" if not desk.busy else _("Reading…")
