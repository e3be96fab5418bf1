"""A lesson in play: which step it is at, what is allowed, what answers a wrong try, and what the others do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import islice

from game.engine import Action, Event, MeldGame, SeatView
from game.i18n import Message, mark
from game.lessons.lesson import PLAYER, Do, Lesson, Play, Read, Step
from game.lessons.patterns import fits, left_after
from game.match.match import Match
from game.opponents.protocol import Decision, heuristic_action, heuristic_decision

_READ_FIRST = mark("Read this first, then press Next.")
_WATCH = mark("Watch what the others do.")
_NOT_NOW = mark("The rules would allow that, but let's do this first.")


@dataclass(frozen=True, slots=True)
class DecisionNote:
    """A decision of the player in a lesson, with the advice of the coach."""

    number: int
    """The number of actions before it."""
    view: SeatView
    done: tuple[Action, ...]
    """The actions of the player; several where several cards were played at once."""
    events: tuple[Event, ...]
    """The events of it, as the player saw them."""
    advice: Decision[Action]
    """The decision of the coach."""
    warned: bool
    """Whether the coach had named a danger."""
    logged: int
    """The number of events that the player had seen before it."""
    forced: bool = False
    """Whether the rules allowed nothing else."""
    went_out: bool = False
    """Whether it ended a round of melds with the last card of the player's hand."""


@dataclass(frozen=True, slots=True)
class Bookmark:
    """The point at which a lesson was left."""

    step: int
    actions: tuple[str, ...]
    """The actions of every seat in the lesson so far."""
    lesson: str
    """The fingerprint of the lesson: in another deal the same actions would mean something else."""


@dataclass(frozen=True, slots=True)
class _Before:
    """The progress of the lesson before an action, for taking it back."""

    actions: Sequence[Action]
    step: int
    left: tuple[str, ...]
    praise: Message | None


class LessonRun:
    """Goes through the steps of a lesson along with its match; it plays nothing by itself."""

    def __init__(self, lesson: Lesson, match: Match) -> None:
        """`match` as `game.lessons.begun` deals it."""
        self.lesson = lesson
        self.match = match
        self.at = 0
        """The number of the current step, from 0; after the last one the lesson is over."""
        self.noted: list[DecisionNote] = []
        self._begun_at = match.number
        self._texts: list[str] = []
        self._before: list[_Before] = []
        self._undone: list[Sequence[Action]] = []
        self.left: tuple[str, ...] = ()
        """The actions that remain to be done in this step, as patterns."""
        self._theirs = 0
        self._praise: Message | None = None
        """The praise for the last action, until it is the player's turn."""
        self._warned: tuple[int, str] | None = None
        """The action that was warned of, and when."""
        self._reach(0)

    @property
    def over(self) -> bool:
        """Whether every step is done."""
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> Step | None:
        """The current step; None when the lesson is over."""
        return None if self.over else self.lesson.steps[self.at]

    @property
    def waiting(self) -> bool:
        """Whether the others have to play before the step can be read or done: it speaks of what then lies there."""
        return not self.over and self.match.actor() not in (PLAYER, None)

    @property
    def reading(self) -> bool:
        """Whether there is something to be read now."""
        return isinstance(self.step, Read) and not self.waiting

    @property
    def sentence(self) -> Message:
        """The current sentence of the coach."""
        step = self.step
        if step is None:
            return self.lesson.learnt
        if self.waiting and not isinstance(step, Play):
            return self._praise or _WATCH
        return step.say

    def said(self) -> str:
        """The sentence in the player's language, with the figures of this round."""
        step = self.step
        figures = step.figures if isinstance(step, Read) and self.reading else None
        return self.sentence.said(**(figures(self.match) if figures is not None else {}))

    @property
    def pointed(self) -> tuple[str, ...]:
        """The things that the coach points at now."""
        step = self.step
        return () if step is None or self.waiting else step.at

    @property
    def bookmark(self) -> Bookmark:
        """The point that the lesson has reached."""
        return Bookmark(self.at, tuple(self._texts), self.lesson.fingerprint())

    def answer(self, actions: Sequence[Action]) -> Message | None:
        """Return the reply to an action that the player tries; None where the lesson allows it."""
        step = self.step
        if step is None or isinstance(step, Read):
            return _READ_FIRST
        if isinstance(step, Play) or left_after(self.left, actions) is not None:
            return None
        for pattern, reply in step.wrong.items():
            if any(fits(pattern, action) for action in actions):
                return reply
        return step.no or _NOT_NOW

    def danger(self, actions: Sequence[Action]) -> str:
        """Return a warning about the actions, once; empty where there is no danger, when the player insists, and where
        the coach would do the same.
        """
        step = self.step
        if not isinstance(step, Play) or step.danger is None:
            return ""
        asked = (self.match.number, " ".join(map(str, actions)))
        if asked == self._warned:
            return ""
        warning = next(filter(None, (step.danger(self.match, action) for action in actions)), "")
        if not warning or str(self._advice().action) in map(str, actions):
            return ""
        self._warned = asked
        return warning

    def _advice(self) -> Decision[Action]:
        """What the coach would do now."""
        return heuristic_decision(self.match.game, self.match.view(PLAYER), self.match.agent_stream())

    def play(self, actions: Sequence[Action]) -> None:
        """Do the player's actions, which the rules and the lesson allow."""
        self._undone.clear()
        self._do(actions, lambda: self.match.play(*actions))

    def redo(self) -> None:
        """Do again what was taken back last; without effect where nothing was."""
        if self.match.can_redo() and self._undone:
            self._do(self._undone.pop(), self.match.redo)

    def _do(self, actions: Sequence[Action], perform: Callable[[], None]) -> None:
        step, number = self.step, self.match.number
        self._before.append(_Before(actions, self.at, self.left, self._praise))
        if isinstance(step, Play):
            view, happened = self.match.view(PLAYER), len(self.match.log(PLAYER))
            advice, forced = self._advice(), len(tuple(islice(self.match.actions(), 2))) < 2
            warned = self._warned is not None and self._warned[0] == number
            perform()
            events = self.match.log(PLAYER)[happened:]
            self.noted.append(
                DecisionNote(
                    number, view, tuple(actions), events, advice, warned, happened, forced, went_out=self._is_out()
                )
            )
        else:
            perform()
        self._texts += map(str, actions)
        if isinstance(step, Do):
            self.left = left_after(self.left, actions) or ()
            if not self.left:
                self._praise = step.well
                self._reach(self.at + 1)
        self._look()

    def _is_out(self) -> bool:
        match = self.match
        return isinstance(match.game, MeldGame) and match.actor() is None and not match.view(PLAYER).hand

    def play_on(self) -> bool:
        """Do the next action of the others; False where it is not theirs."""
        seat = self.match.actor()
        if seat is None or not self.waiting:
            return False
        action = self._their_action(seat)
        self.match.play(action)
        self._texts.append(str(action))
        self._before.clear()
        self._undone.clear()
        self._look()
        return True

    def read(self) -> None:
        """The player has read the sentence."""
        if self.reading:
            self._reach(self.at + 1)
            self._look()

    def undo(self) -> None:
        """Take back the last action, and go back to the step that asked for it; without effect where it may not be."""
        if not self.match.can_undo() or not self._before:
            return
        before = self._before.pop()
        self._undone.append(before.actions)
        self.match.undo()
        del self._texts[self.match.number - self._begun_at :]
        self.noted = [one for one in self.noted if one.number < self.match.number]
        self.at, self.left, self._praise = before.step, before.left, before.praise
        self._warned = None

    def resume(self, bookmark: Bookmark) -> None:
        """Go on where the lesson was left; raises `ValueError` where it is not the same lesson any more."""
        for text in bookmark.actions:
            while self.reading:
                self.read()
            action = self.match.game.parse(text)
            if self.match.actor() != PLAYER:
                self.match.play(action)
                self._texts.append(text)
                self._theirs += 1
                self._look()
                continue
            if self.over or self.answer([action]) is not None:
                raise ValueError(f"{text!r} is not asked for")
            self.play([action])
        while self.reading and self.at < bookmark.step:
            self.read()
        self._before.clear()

    def _their_action(self, seat: int) -> Action:
        """The action that the lesson asks of the others, else the one that anybody would play."""
        number, self._theirs = self._theirs, self._theirs + 1
        if number < len(self.lesson.others):
            action = self.match.game.parse(self.lesson.others[number])
            if self.match.why_not([action]) is None:
                return action
        return heuristic_action(self.match.game, self.match.view(seat), self.match.agent_stream())

    def _reach(self, at: int) -> None:
        self.at = at
        step = self.step
        self.left = step.do if isinstance(step, Do) else ()

    def _look(self) -> None:
        """Whether the condition of `Play` is met."""
        while isinstance(step := self.step, Play) and step.until(self.match.view(PLAYER)):
            self._reach(self.at + 1)
