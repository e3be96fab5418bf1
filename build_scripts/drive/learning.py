"""A user who follows the coach."""

from __future__ import annotations

from game.engine import Action
from game.lessons.lesson import PLAYER, Do
from game.lessons.lesson_run import LessonRun
from game.lessons.patterns import fits
from game.opponents.protocol import heuristic_action


def asked(course: LessonRun) -> Action:
    """Return the next action that is asked for, or a sensible one where everything is allowed.

    Raises `LookupError` for a step that asks for what the rules refuse.
    """
    match, step = course.match, course.step
    if not isinstance(step, Do):
        return heuristic_action(match.game, match.view(PLAYER), match.agent_stream())
    for pattern in course.left:
        for one in pattern.split("|"):
            if "*" not in one and "..." not in one:
                action = match.game.parse(one.strip())
                if match.why_not([action]) is None:
                    return action
            found = next((action for action in match.actions() if fits(one, action)), None)
            if found is not None:
                return found
    raise LookupError(f"{step.say.one!r} asks for {course.left}, which the rules refuse")
