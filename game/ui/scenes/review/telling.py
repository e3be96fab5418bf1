"""What is told of the chosen decision, in the colours of what is found of it."""

from __future__ import annotations

from game.match.playback import Playback
from game.review.judging import Judged
from game.ui.graphics.theme import Theme
from game.ui.scenes.review.chosen import Told
from game.ui.scenes.review.deeds import Deeds
from game.ui.scenes.review.position import Position
from game.ui.scenes.review.rows import OTHER, SIGNS
from game.ui.scenes.review.ways import Sign
from game.ui.scenes.review.words import (
    Points,
    chance_text,
    cost_text,
    hand_text,
    reason_text,
    strongest_level,
    verdict_of,
)


def told_of_decision(playback: Playback, deeds: Deeds, decision: Judged, theme: Theme) -> Told:
    """Both ways, what they were worth and why."""
    sign = SIGNS[verdict_of(decision)]
    ways = [(sign, deeds.done(decision))]
    if decision.better:
        ways.append((OTHER[sign], deeds.instead(decision)))
    colour = theme.text_soft if sign is Sign.EVEN else theme.good
    texts = (
        (cost_text(decision, Points(playback.game), strongest_level(playback.game)), colour),
        (chance_text(decision), theme.text),
        (reason_text(playback.game_name, decision), theme.text_soft),
    )
    lines = [(text, shade) for text, shade in texts if text]
    return Told(ways, lines, hand_text(playback, decision))


def position_of(decision: Judged, room: tuple[int, int]) -> Position | None:
    """The picture of its table in so many pixels; None in none."""
    if min(room) < 1:
        return None
    return Position(decision.number, decision.done, decision.better, SIGNS[verdict_of(decision)], room)
