"""The lessons of a game as their list shows them, and what the coach says of the player's progress."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from game.i18n import _, language, plural
from game.lessons.catalogue import lessons_of
from game.lessons.coach import coach_of
from game.lessons.pictured import cards_of
from game.lessons.progress import Progress


class LessonStatus(Enum):
    """The progress of the player with a lesson."""

    LATER = auto()
    NEXT = auto()
    BEGUN = auto()
    DONE = auto()

    @property
    def label(self) -> str:
        """The status in a word; empty for a lesson that comes later."""
        match self:
            case LessonStatus.LATER:
                return ""
            case LessonStatus.NEXT:
                return _("Up next")
            case LessonStatus.BEGUN:
                return _("Begun")
            case LessonStatus.DONE:
                return _("Done")


@dataclass(frozen=True, slots=True)
class LessonView:
    """A lesson in the list."""

    name: str
    """The module it is found by."""
    number: int
    title: str
    about: str
    length: str
    cards: tuple[str, ...]
    """The cards it is about; empty for a lesson that is about none."""
    status: LessonStatus
    part: float
    """The part of a lesson that was begun which is done."""


@dataclass(frozen=True, slots=True)
class LessonListView:
    """All lessons of a game with their coach."""

    game: str
    coach: str
    face: str
    """The name and the portrait of the coach."""
    greeting: str
    lessons: tuple[LessonView, ...]

    @property
    def done(self) -> int:
        """The number of lessons that are done."""
        return sum(lesson.status is LessonStatus.DONE for lesson in self.lessons)

    @property
    def progress(self) -> str:
        """The number of lessons that are done, in words."""
        return _("Done: {number} of {count}", number=self.done, count=len(self.lessons))

    @property
    def next(self) -> int:
        """The place of the first lesson that is not done; of the first where all are."""
        undone = (place for place, each in enumerate(self.lessons) if each.status is not LessonStatus.DONE)
        return next(undone, 0)


def lesson_list_view(game: str, progress: Progress) -> LessonListView:
    """Return the lessons of a game with the player's progress."""
    listed = lessons_of(game)
    done = [progress.is_done(game, each.name) for each in listed]
    following = done.index(False) if False in done else 0
    views = []
    for place, each in enumerate(listed):
        left = progress.left_at(game, each.name, each.lesson)
        status = LessonStatus.NEXT if place == following else LessonStatus.LATER
        if left is not None:
            status = LessonStatus.BEGUN
        elif done[place]:
            status = LessonStatus.DONE
        views.append(
            LessonView(
                name=each.name,
                number=place + 1,
                title=each.lesson.title.said(),
                about=each.lesson.about.said(),
                length=plural("{count} minute", "{count} minutes", each.lesson.minutes),
                cards=tuple(map(str, cards_of(each.lesson))),
                status=status,
                part=left.step / len(each.lesson.steps) if left is not None else 0.0,
            )
        )
    coach = coach_of(game)
    name = coach.called(language().code)
    begun = next((view.title for view in views if view.status is LessonStatus.BEGUN), "")
    if begun:
        greeting = _("We stopped in the middle of a lesson: {title}. Shall we go on?", title=begun)
    elif not any(done):
        greeting = _("I'm {coach}. Play a few hands with me, and you'll know the game.", coach=name)
    elif not all(done):
        greeting = _("Welcome back! Here's what comes next: {title}.", title=views[following].title)
    else:
        greeting = _("You know the game now. Repeat what you like, or sit down to a real match.")
    return LessonListView(game, name, coach.key, greeting, tuple(views))
