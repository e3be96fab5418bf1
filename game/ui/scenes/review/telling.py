"""What is told of the chosen decision, in the colours of what is found of it."""

from __future__ import annotations

from game.i18n import _
from game.match.playback import Playback
from game.review.judging import Judged
from game.ui.graphics.theme import Theme
from game.ui.judged.reasons import reason_texts, reasons_further
from game.ui.judged.signs import SIGNS, signs_of_ways
from game.ui.judged.verdicts import Points, grade_colour, is_sure, verdict_of
from game.ui.scenes.review.chosen import Told
from game.ui.scenes.review.deeds import Deeds
from game.ui.scenes.review.reasons import evidence
from game.ui.scenes.review.table.named import is_ringed
from game.ui.scenes.review.table.position import Position
from game.ui.scenes.review.words import chance_text, cost_text, hand_text, range_text
from game.ui.scenes.review.worth import Worth


def told_of_decision(playback: Playback, deeds: Deeds, decision: Judged, theme: Theme) -> Told:
    """Both ways, what they were worth and why."""
    points, (sign, other) = Points(playback.game), signs_of_ways(decision)
    ways = [(sign, deeds.done(decision))]
    if decision.better:
        ways.append((other, deeds.instead(decision)))
    reasons = reasons_further(playback, decision, points)
    within = range_text(decision, points) if reasons else ""
    why, *others = reasons or [cost_text(decision, points)]
    cost, sure = abs(decision.cost), is_sure(decision)
    said = points.said(cost) if decision.is_clear else ""
    figure = said if sure or not said else _("about {points}", points=said)
    span = max(0.0, cost - decision.margin), cost, cost + decision.margin
    below = _("points given away") if decision.is_dear else _("points gained")
    grade = points.grade_of(decision)
    shade = theme.good if grade is None else grade_colour(theme, grade)
    return Told(
        ways,
        Worth(
            figure,
            sure,
            below,
            within,
            span,
            shade,
            why,
            evidence(playback, decision, points),
            others,
            _ringed(playback, decision),
            reason_texts(playback, decision, points)[0] if reasons else "",
            chance_text(decision),
        ),
        hand_text(playback, decision),
        deeds.steps(decision),
    )


def _ringed(playback: Playback, decision: Judged) -> str:
    """A card that has a ring because the reason names it or its meld; empty where none has."""
    position = position_of(decision, (1, 1))
    if position is None or not is_ringed(playback, position):
        return ""
    return next(iter((*position.named, *position.meld)), "")


def position_of(decision: Judged, room: tuple[int, int]) -> Position | None:
    """The picture of its table in so many pixels; None in none."""
    if min(room) < 1:
        return None
    params = dict(decision.params) if decision.is_dear else {}
    named, meld = (tuple(str(params.get(name, "")).split()) for name in ("cards", "meld"))
    sign = SIGNS[verdict_of(decision)]
    return Position(decision.number, decision.done, decision.better, sign, room, named, meld, decision.plan)
