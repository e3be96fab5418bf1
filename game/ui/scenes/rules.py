"""The rule book of a game: chapters, a page with pictures of cards, and a search."""

from __future__ import annotations

from typing import Final

import pygame

from game.cards import Suit, parse_faces
from game.engine.book_blocks import BlockKind, Manner, Run
from game.engine.rule_book import Hit, RuleBook
from game.games import book_of
from game.i18n import _, language
from game.i18n.phrases import phrases_of
from game.lessons.catalogue import has_lessons
from game.ui.kit import (
    Align,
    Column,
    Control,
    Frame,
    List,
    Node,
    NodeList,
    Panel,
    Role,
    Row,
    RowState,
    Space,
    Text,
    Tone,
)
from game.ui.panels.contents import contents_row
from game.ui.reading.book_page import BookPage
from game.ui.reading.table_picture import TablePicture
from game.ui.stage.composed_scene import ComposedScene
from game.ui.stage.stage import Stage
from game.ui.system.chord import is_pressed, types_a_sign
from game.ui.widgets import Button, Stepper, TextField

_LONGEST: Final = 40
_FIELD: Final = 52
_STEP: Final = 46
_BUTTON: Final = 60
"""Units of the height of fields, of the arrows from place to place, and of buttons."""
_TALLEST: Final = 1.6
_ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)
_SIGNS: Final = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.CLUBS: "♣", Suit.DIAMONDS: "♦"}


class RulesScene(ComposedScene):
    """Opens at a clause such as `chess 6.2`, at the lesson, or at the beginning. Whatever is typed is searched."""

    name = "rules"

    def __init__(self, stage: Stage, game: str, clause: str = "", *, lesson: bool = False) -> None:
        super().__init__(stage)
        self._game = game
        book = book_of(game, language().code)
        self._book = RuleBook(tuple(block for block in book.blocks if block.kind is not BlockKind.TITLE))
        self._chapters = self._book.chapters
        self._asked = self._book.clauses.get(clause.rpartition(" ")[2])
        self._first = self._book.lesson if lesson and self._asked is None else self._asked
        self._left: list[tuple[int, int]] = []
        """The places in the text from which links led away, the last one at the end."""
        self._opened = False
        self._hits: tuple[Hit, ...] = ()
        self._current = 0
        self._page = BookPage("page", self._scrolled, self, TablePicture(stage, game))
        self._page.fill(self._book.blocks, self._first or 0)
        self._list = NodeList("chapter", self._row, on_choose=self._choose)
        self._search = TextField("search", "", self._look_for, empty=_("Search rules"), longest=_LONGEST)
        self._search.sets = _("Search rules")
        self._previous = Button("previous", "‹", lambda: self._step(-1), size=26, tip=_("Jump to the previous result."))
        self._next = Button("next", "›", lambda: self._step(1), size=26, tip=_("Jump to the next result."))
        self._back_button = Button("back", _("Back"), self.back, size=24)
        books = [(name, phrases_of(name).title) for name in stage.profile.games]
        self._games = Stepper("game", books, game, self._read_of, size=22) if len(books) > 1 else None
        if self._games:
            self._games.sets = _("Game")
        self._lessons = Button("lessons", _("Lessons"), lambda: stage.navigator.open_lessons(game), size=24)
        self.group.set_focus(self._page)

    def back(self) -> None:
        """Escape ends a search, then goes back to where a link was followed, then leaves."""
        if self._search.text:
            self._search.clear()
            self.group.set_focus(self._page)
        elif not self._return():
            self.stage.pop()

    def gloss(self, target: str) -> str:
        """The entry of the glossary, with cards as signs."""
        entry = self._book.entry(target)
        return "" if entry is None else "".join(_as_signs(run) for run in self._book.blocks[entry].runs)

    def follow(self, target: str) -> None:
        """Show the entry of the glossary."""
        entry = self._book.entry(target)
        if entry is not None:
            self._left.append(self._page.keep_place())
            self._page.light(entry)
            self._page.show_block(entry)
            self._name_way_back()

    def layout(self, size: tuple[int, int]) -> None:
        """Arrange everything; the first time, mark the clause that was asked for."""
        super().layout(size)
        if not self._opened:
            self._opened = True
            if self._asked is not None:
                self._page.light(self._asked)
            self._scrolled()

    def compose(self) -> Node:
        """Search and chapters beside the page."""
        games = [Control(self._games, height=_FIELD)] if self._games is not None else []
        rows = List(self._list, self._chapters, self._chapter_in_sight, reveal=True, gap=Space.NONE, tallest=_TALLEST)
        buttons = [self._back_button, *([self._lessons] if has_lessons(self._game) else [])]
        side = Column(
            *games,
            Control(self._search, height=_FIELD),
            *([self._found()] if self._search.text else []),
            Panel(rows, grow=1),
            Row(*(Control(button, height=_BUTTON) for button in buttons), gap=Space.SMALL, even=True),
            grow=28,
        )
        page = Control(self._page, grow=70)
        title = _("Rules of {game}", game=phrases_of(self._game).title)
        return Frame(title, Row(side, page, gap=Space.LARGE, even=True, cross=Align.STRETCH))

    def _found(self) -> Node:
        """Which of the places found is shown, and the ways to the others."""
        self._previous.enabled = self._next.enabled = len(self._hits) > 1
        text, tone = _("Not found"), Tone.BAD
        if self._hits:
            text, tone = _("{number} of {count}", number=self._current + 1, count=len(self._hits)), Tone.SOFT
        steps = (Control(each, width=_STEP, height=_STEP) for each in (self._previous, self._next))
        return Row(Text(text, Role.BODY, tone, grow=1), *steps, gap=Space.SMALL)

    def handle(self, event: pygame.Event) -> bool:
        """What is typed goes to the search, the keys of a page to the page, wherever the focus is."""
        if event.type == pygame.TEXTINPUT and self.group.focus is not self._search:
            self.group.set_focus(self._search)
        if event.type == pygame.KEYDOWN:
            if event.key in _ENTER and self.group.focus is self._search:
                self._step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
                return True
            if event.key == pygame.K_F3:
                self._step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
                return True
            if event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
                return self._page.handle(event)
            if is_pressed(event, "Ctrl+F"):
                self.group.set_focus(self._search)
                return True
            if _is_way_back(event) and self.group.focus is not self._search and self._return():
                return True
            if types_a_sign(event) and event.key != pygame.K_SPACE and self.group.focus is not self._search:
                return True
        if event.type == pygame.MOUSEWHEEL and not self._list.hovered:
            return self._page.handle(event)
        used = super().handle(event)
        if event.type == pygame.MOUSEMOTION:
            self._page.point(event.pos)
        return used

    def focused(self) -> pygame.Rect | None:
        """The link that the keyboard is on, or the widget."""
        return self._page.acted_on if self.group.focus is self._page else super().focused()

    def _read_of(self, game: str) -> None:
        """The book of another game."""
        scene = RulesScene(self.stage, game)
        if scene._games is not None:
            scene.group.set_focus(scene._games)
        self.stage.swap(scene)

    def _row(self, place: int, state: RowState) -> Node:
        block, found = self._book.blocks[self._chapters[place]], self._found_in(place)
        return contents_row(block.text, state, number=block.number, count=str(found) if found else "")

    @property
    def _chapter_in_sight(self) -> int:
        """The chapter that is read now: that of what was found, while it is in sight."""
        if self._hits and (at := self._hits[self._current].block) in self._page.shown:
            return self._chapter_of(at)
        first = len(self._book.blocks) if self._page.at_end and self._page.offset else self._page.first_block + 1
        return self._chapter_of(first)

    def _chapter_of(self, block: int) -> int:
        return max(0, sum(chapter <= block for chapter in self._chapters) - 1)

    def _found_in(self, row: int) -> int:
        """How often a chapter has what is searched."""
        return sum(self._chapter_of(hit.block) == row for hit in self._hits)

    def _scrolled(self) -> None:
        """Choose the chapter that is in sight."""
        if self._opened and self._list.count and self._list.chosen != self._chapter_in_sight:
            self._list.reveal(self._chapter_in_sight)

    def _return(self) -> bool:
        """Go back to where a link was followed; False where none was."""
        if not self._left:
            return False
        self._page.light(None)
        self._page.return_to(self._left.pop())
        self._name_way_back()
        return True

    def _stay(self) -> None:
        """Read on here: the places where links were followed are left behind."""
        self._left.clear()
        self._name_way_back()

    def _name_way_back(self) -> None:
        self._back_button.label = _("Back to where you were") if self._left else _("Back")
        self.refresh()

    def _choose(self, row: int) -> None:
        self._stay()
        self._page.show_block(self._chapters[row])
        self._list.reveal(row)

    def _look_for(self, text: str) -> None:
        self._stay()
        self._hits = self._book.find(text)
        first = self._page.first_block
        self._current = next((index for index, hit in enumerate(self._hits) if hit.block >= first), 0)
        self._show_hit()

    def _step(self, way: int) -> None:
        if self._hits:
            self._current = (self._current + way) % len(self._hits)
            self._show_hit()

    def _show_hit(self) -> None:
        current = self._hits[self._current] if self._hits else None
        self._page.mark(self._hits, current)
        if current is not None:
            self._page.show_hit(current)
        self._list.forget()
        self.refresh()


def _is_way_back(event: pygame.Event) -> bool:
    """As in any reader: Backspace, or Alt with the arrow."""
    return event.key == pygame.K_BACKSPACE or (event.key == pygame.K_LEFT and bool(event.mod & pygame.KMOD_ALT))


def _as_signs(run: Run) -> str:
    """A run as plain text: cards are rank and sign of the suit."""
    if run.manner is not Manner.CARDS:
        return run.text
    names = zip(parse_faces(run.text), run.text.split(), strict=True)
    return " ".join("★" if face.is_joker else name[0].replace("T", "10") + _SIGNS[face.suit] for face, name in names)
