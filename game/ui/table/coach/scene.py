"""The table in a lesson: what the person does goes past the coach first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import pygame

from game.engine import Action, Refusal
from game.i18n import _, sentences
from game.i18n.wording import usual_names
from game.lessons.catalogue import ListedLesson, lesson_named, lessons_of
from game.lessons.lesson import Do, Play
from game.lessons.lesson_run import LessonRun
from game.lessons.progress import Progress
from game.lessons.starting import resumed
from game.match.turn_loop import Pacing
from game.ui.stage.stage import Stage
from game.ui.system.chord import Chord
from game.ui.system.shortcuts import Command
from game.ui.system.sound import Cue
from game.ui.table.cards.sprite import Sprite
from game.ui.table.coach.panel import Coach, band_height
from game.ui.table.coach.pointing import Pointing
from game.ui.table.layout.mode import TableMode
from game.ui.table.round_end import RoundEnd
from game.ui.table.scene import TableScene

_ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)
_BREATH_MS: Final = 700.0
"""The time from the last thing done to the end of the lesson, so that it is seen."""


class LessonScene(TableScene):
    """A table like any other, a band for the coach below it, rings around what the coach speaks of."""

    def __init__(self, stage: Stage, shelved: ListedLesson, course: LessonRun, progress: Progress) -> None:
        self._shelved = shelved
        self.course = course
        self._progress = progress
        self._over_since: float | None = None
        self._coach_heard = ""
        """What the coach said last, for whoever listens."""
        self._next_shown = False
        self._how_heard = False
        """Whether a listener knows how to do what the coach asks for."""
        self._explains = lessons_of(shelved.game)[0].name == shelved.name
        """Whether the coach says how things are done: in the first lesson of a game."""
        super().__init__(stage, course.match, (), LessonLoop(course, self._came_on))
        self.company.silent = self.turn_end.silent = True
        self.round_end = _NothingElse(self, str, self.feed.pull)
        self.coach = Coach(course, self.style, self.damage.add, self._read, self._leave)
        self.pointing = Pointing(self, self.group, self.components, self.words.zone)
        self.hint.instead = self._point_again
        for widget in self.buttons.widgets:
            widget.says_why = widget.says_why or self._not_yet
        self.group.replace([*self.buttons.widgets, self.unsaved_mark, *self.coach.widgets])

    @property
    def read_about(self) -> str:
        """The game that is learnt."""
        return self._shelved.game

    @property
    def kind(self) -> str:
        """Which lesson it is."""
        return _("Lesson: {title}", title=self._shelved.lesson.title.said())

    def standing(self) -> str:
        """What the coach asks is told with the news."""
        return self.panels.remark if self.coached else super().standing()

    def reading(self, command: Command) -> str:
        """What may be done begins with what the coach says."""
        read = super().reading(command)
        if command is not Command.READ_CHOICES or not self.coached:
            return read
        return sentences((self.coach.said, self.coach.how, read))

    def is_wanted(self, actions: Sequence[Action]) -> bool:
        """What the lesson is not about is not offered."""
        return self.course.answer(actions) is None

    @property
    def mode(self) -> TableMode:
        """Coached until the player is left to play alone."""
        return TableMode.PLAY if isinstance(self.course.step, Play) else TableMode.COACHED

    def act(self, actions: Sequence[Action], moving: Sequence[Sprite] = ()) -> bool:
        """Do it as at any table, unless the lesson wants something else or there is a danger to be named first."""
        if self.own_turn:
            answer = self.course.answer(actions)
            said = answer.said() if answer is not None else ""
            if not said and self.match.why_not(actions) is None:
                said = self.course.danger(actions)
            if said:
                self.stage.sounds.play(Cue.REFUSE)
                self._answers(said)
                return False
        return super().act(actions, moving)

    def enter(self) -> None:
        """Begin, or come back from the pause."""
        super().enter()
        self.coach.update(settled=True)

    def leave(self) -> None:
        """Remember how far it has come."""
        if not self.course.over:
            self._progress.keep(self._shelved.game, self._shelved.name, self.course.bookmark)
        super().leave()

    def relabel(self) -> None:
        """The coach speaks another language as well."""
        super().relabel()
        self.coach.relabel()

    def layout(self, size: tuple[int, int]) -> None:
        """The table, and the coach below it."""
        high = band_height(self.style, size[1])
        self.coach.place(pygame.Rect(0, size[1] - high, size[0], high))
        self.lay_out_table(pygame.Rect(0, 0, size[0], size[1] - high))

    def handle(self, event: pygame.Event) -> bool:
        """Enter reads on."""
        if (
            event.type == pygame.KEYDOWN
            and event.key in _ENTER
            and self.coach.next.visible
            and self.group.focus in (None, self.coach.next)
        ):
            self._read()
            return True
        return super().handle(event)

    def update(self, now: float) -> None:
        """The coach speaks when everything was told; after the last step the lesson ends."""
        reads = self.course.reading
        self.buttons.keep_only(frozenset(self.course.pointed) if reads else None)
        super().update(now)
        settled = self.idle and not self.layers.busy
        self.coach.how = self._how() if self._explains and self._asks else ""
        self.coach.update(settled=settled)
        if settled and self.coach.said != self._coach_heard:
            if not self._how_heard:
                self._how_heard = True
                self.heard.say(self._how())
            self._coach_heard = self.coach.said
            self.heard.say(self._coach_heard)
        self._focus_next()
        self.pointing.update([*self.course.pointed, *self._asked_offers()] if settled else ())
        if not self.course.over or not settled or self.stage.top is not self:
            self._over_since = None
        elif self._over_since is None:
            self._over_since = now
        elif now - self._over_since >= _BREATH_MS:
            self._over_since = None
            self._end()

    def wake_after(self) -> float | None:
        """Soon where the lesson is about to end."""
        wait = super().wake_after()
        if not self.course.over or self.stage.top is not self:
            return wait
        left = _BREATH_MS if self._over_since is None else max(0.0, self._over_since + _BREATH_MS - self.now)
        return left if wait is None else min(wait, left)

    def paint_table(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The table, what is pointed at, and the coach."""
        clipped = surface.get_clip()
        above = area.clip(pygame.Rect(0, 0, self.size[0], self.coach.rect.top))
        if above.height:
            surface.set_clip(clipped.clip(above))
            super().paint_table(surface, above)
            self.pointing.paint(surface, above)
            for component in self.components:
                component.paint_again(surface, above)
        surface.set_clip(clipped)
        if area.colliderect(self.coach.rect):
            self.coach.paint(surface)

    def targets(self) -> Mapping[str, pygame.Rect]:
        """The targets of any table, and the coach."""
        return {**super().targets(), "coach": self.coach.rect}

    def _asked_offers(self) -> list[str]:
        """The buttons of the moment that do what is asked for, as with the right cards selected."""
        if not self._asks:
            return []
        return [each.name for each in self.buttons.offers if self.course.answer(each.actions) is None]

    def _came_on(self) -> None:
        """Something was done: what was answered before is settled."""
        self.coach.answer = ""
        if self.course.over:
            self._progress.finish(self._shelved.game, self._shelved.name)
        else:
            self._progress.keep(self._shelved.game, self._shelved.name, self.course.bookmark)

    def _read(self) -> None:
        self.course.read()
        self._came_on()
        self.selection_changed()
        if not self.course.reading:
            self.group.set_focus(None)
            self.focus.home()

    def _leave(self) -> None:
        self.stage.navigator.open_menu()
        self.stage.navigator.open_lessons(self._shelved.game)

    def _not_yet(self) -> None:
        """A gray button was pressed while there is something to be read."""
        answer = self.course.answer(()) if self.course.reading else None
        if answer is not None:
            self._answers(answer.said())

    def _answers(self, words: str) -> None:
        """The coach answers a try; a listener hears the same answer again after the same try."""
        self.coach.answer = words
        self._coach_heard = ""

    @property
    def _asks(self) -> bool:
        """Whether the coach waits for something to be done."""
        return isinstance(self.course.step, Do) and not self.course.waiting

    def _how(self) -> str:
        """How things are done by the mouse, the keys or the gamepad, whichever the player uses; lessons do not say."""
        if not self.focus.in_use and self.stage.narrator is None:
            return _("Click what glows, or drag cards to where they belong.")
        keys = (Chord("Tab").label, Chord("Space").label, Chord("Enter").label)
        area, select, act = ("RB", "X", "A") if self.stage.has_gamepad else keys
        return _(
            "The arrows go from card to card, {area} to the next area. {select} selects a card. {act} plays it or the "
            "selected ones, draws from the stock, or puts cards where you are.",
            area=area,
            select=select,
            act=act,
        )

    def _focus_next(self) -> None:
        """While there is something to be read, keys act on Next, where the player plays by keys or listens."""
        shown, self._next_shown = self._next_shown, self.coach.next.visible
        if self._next_shown and not shown and (self.focus.in_use or self.stage.narrator is not None):
            self.focus.to_button(self.coach.next)

    def _point_again(self) -> bool:
        """A hint is what the coach said, except where the player plays on alone."""
        if isinstance(self.course.step, Play):
            return False
        names = self.pointing.names
        self._answers(_("Look for what glows: {names}.", names=names) if names else _("Look for what glows."))
        return True

    def _end(self) -> None:
        self.stage.navigator.open_lesson_done(self._shelved, self.course)


class _NothingElse(RoundEnd):
    """A lesson ends by itself: after its round there is no score to be shown, and no other round."""

    def update(self, now: float) -> None:
        """Do nothing."""


def lesson_scene(stage: Stage, game: str, name: str) -> LessonScene:
    """The table of a lesson; raises `LookupError` where there is none of that name."""
    shelved = lesson_named(game, name)
    profile = stage.profile
    progress = Progress(profile.folders.home)
    names = (profile.player or _("You"), *usual_names(game))[: shelved.lesson.seats]
    course = resumed(game, shelved.lesson, names, progress.left_at(game, name, shelved.lesson))
    profile.match = course.match
    return LessonScene(stage, shelved, course, progress)


class LessonLoop:
    """Plays the others' actions at the pace of the settings, and tells whenever the lesson has come on."""

    def __init__(self, course: LessonRun, came_on: Callable[[], None]) -> None:
        self._course = course
        self._came_on = came_on
        self.paused = False
        self.pacing = Pacing()
        self._since: float | None = None
        """When everything had been shown that happened before."""
        self._hurried = False

    def play(self, actions: Sequence[Action]) -> Refusal | None:
        """Do a person's actions, or say why not."""
        refusal = self._course.match.why_not(actions)
        if refusal is None:
            self._course.play(actions)
            self._came_on()
        return refusal

    def undo(self) -> None:
        """Take back the person's last action, if it may be."""
        self._course.undo()
        self._came_on()

    def redo(self) -> None:
        """Do again what was taken back last."""
        self._course.redo()
        self._came_on()

    def hurry(self) -> None:
        """Do not pause before the next move."""
        self._hurried = True

    def tick(self, now_ms: float, presenter_idle: bool) -> bool:
        """One frame; returns whether anything was played."""
        if not presenter_idle or self.paused or not self._course.waiting:
            self._since = None
            return False
        if self._since is None:
            self._since, self._hurried = now_ms, False
        if not self._hurried and now_ms - self._since < self.pacing.thinking_ms:
            return False
        self._since = None
        played = self._course.play_on()
        if self._course.over:
            self._came_on()
        return played

    def close(self) -> None:
        """Nobody was asked anything."""
