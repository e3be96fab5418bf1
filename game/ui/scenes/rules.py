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
from game.ui.chord import is_pressed, types_a_sign
from game.ui.graphics.background import backdrop, panel_for
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.reading.book_page import BookPage
from game.ui.reading.table_picture import TablePicture
from game.ui.scenes.base import WidgetScene
from game.ui.stage import Stage
from game.ui.text import SMALLEST, TextStyle
from game.ui.widgets import Button, ScrollList, Stepper, TextField

_LONGEST: Final = 40
_SIDE: Final = 28
"""Percent of the width for chapters and search."""
_COUNT: Final = 44
"""Units that tell how often a chapter has what is searched."""
_ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)
_SIGNS: Final = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.CLUBS: "♣", Suit.DIAMONDS: "♦"}


class RulesScene(WidgetScene):
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
        self._list = ScrollList("chapter", self._row, on_choose=self._choose, read=self._read_row)
        self._search = TextField("search", "", self._look_for, empty=_("Search rules"), longest=_LONGEST)
        self._previous = Button(
            "previous", "‹", lambda: self._step(-1), size=26, tip=_("Jump to the previous place found.")
        )
        self._next = Button("next", "›", lambda: self._step(1), size=26, tip=_("Jump to the next place found."))
        self._back_button = Button("back", _("Back"), self.back, size=24)
        books = [(name, phrases_of(name).title) for name in stage.profile.games]
        self._games = Stepper("game", books, game, self._read_of, size=22) if len(books) > 1 else None
        self._lessons = Button("lessons", _("Lessons"), lambda: stage.navigator.open_lessons(game), size=24)
        self._lessons.visible = has_lessons(game)
        ways = [self._lessons, self._back_button]
        reading = [self._page, self._search, self._previous, self._next, self._list, *ways]
        self.group.replace([*([self._games] if self._games is not None else []), *reading])
        self.group.set_focus(self._page)
        self._count()

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
        """Search and chapters on the left, the page on the right."""
        style, px = self.style, self.style.px
        self._panel = panel_for(style, size, (1720, 1010))
        inner = self._panel.inner
        side = pygame.Rect(inner.left, inner.top, inner.width * _SIDE // 100, inner.height)
        self._side = side
        self._place_side(style)
        left = side.right + px(30)
        self._page.place(pygame.Rect(left, inner.top, inner.right - left, inner.height))
        self._page.show(style, self._book.blocks, self._first or 0)
        if not self._opened:
            self._opened = True
            if self._asked is not None:
                self._page.light(self._asked)
            self._scrolled()

    def _place_side(self, style: Style) -> None:
        """Game, search and chapters; while something is searched, what was found comes between them."""
        px, side = style.px, self._side.copy()
        field, foot, step = style.target(52), style.target(60), style.target(46)
        for above in (self._games, self._search):
            if above is not None:
                above.place(pygame.Rect(side.left, side.top, side.width, field))
                side = pygame.Rect(side.left, side.top + field + px(14), side.width, side.height - field - px(14))
        self._next.visible = self._previous.visible = bool(self._search.text)
        self._next.place(pygame.Rect(side.right - step, side.top, step, step))
        self._previous.place(pygame.Rect(side.right - 2 * step - px(8), side.top, step, step))
        self._counted = pygame.Rect(side.left, side.top, self._previous.rect.left - side.left - px(8), step)
        found = step + px(14) if self._search.text else 0
        half = (side.width - px(8)) // 2 if self._lessons.visible else side.width
        self._back_button.place(pygame.Rect(side.left, side.bottom - foot, half, foot))
        self._lessons.place(pygame.Rect(side.right - half, side.bottom - foot, half, foot))
        self._tray = pygame.Rect(side.left, side.top + found, side.width, side.height - found - foot - px(16))
        self._list.place(self._tray.inflate(-2 * px(10), -2 * px(10)))
        room = self._list.rect.height // max(1, len(self._chapters))
        row = max(style.target(38), min(px(54), room - px(4)))
        self._list.fill(len(self._chapters), row, px(4), px(12), self._chapter_in_sight)

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

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Panel, tray, and how often something was found."""
        style, theme = self.style, self.style.theme
        surface.blit(backdrop(style, self.size), area, area)
        self._panel.paint(surface, style, _("Rules of {game}", game=phrases_of(self._game).title))
        draw_panel(surface, style, self._tray, PanelKind.TRAY)
        if self._search.text:
            found = bool(self._hits)
            text = (
                _("{number} of {count}", number=self._current + 1, count=len(self._hits)) if found else _("Not found")
            )
            middle = (self._counted.left + style.px(6), self._counted.centery)
            draw_text(surface, style, text, 20, theme.text_soft if found else theme.bad, midleft=middle)

    def _read_of(self, game: str) -> None:
        """The book of another game."""
        scene = RulesScene(self.stage, game)
        scene.group.set_focus(scene.group.named("game"))
        self.stage.swap(scene)

    def _read_row(self, row: int) -> str:
        block = self._book.blocks[self._chapters[row]]
        return f"{block.number} {block.text}"

    def _row(self, surface: pygame.Surface, style: Style, row: int, rect: pygame.Rect) -> None:
        block, theme = self._book.blocks[self._chapters[row]], style.theme
        chosen = row == self._list.chosen
        if chosen:
            draw_panel(surface, style, rect, PanelKind.ROW_CHOSEN)
        colour = theme.text if chosen else theme.text_soft
        number = draw_text(
            surface,
            style,
            block.number,
            20,
            theme.gilt,
            TextStyle.STRONG,
            midright=(rect.left + style.px(44), rect.centery),
        )
        left = rect.left + style.px(60)
        room = rect.right - style.px(10) - left
        text_style = TextStyle.STRONG if chosen else TextStyle.BODY
        found, least = self._found_in(row), style.type.width(block.text, SMALLEST, text_style)
        if found and least < room - style.px(_COUNT):
            told = draw_text(
                surface, style, str(found), 19, theme.gilt, midright=(rect.right - style.px(12), rect.centery)
            )
            room = told.left - style.px(8) - left
        size = style.type.fitted(block.text, style.text(21), room, text_style)
        line = style.type.line(style.type.shortened(block.text, size, room, text_style), size, colour, text_style)
        surface.blit(line, line.get_rect(midleft=(left, number.centery)))

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

    def _choose(self, row: int) -> None:
        self._stay()
        self._page.show_block(self._chapters[row])
        self._list.reveal(row)

    def _look_for(self, text: str) -> None:
        self._stay()
        if bool(text) != self._next.visible and self.size[0]:
            self._place_side(self.style)
            self.damage.add(self._side)
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
        self._count()
        self._list.dirty = True
        self._scrolled()

    def _count(self) -> None:
        self._previous.enabled = self._next.enabled = len(self._hits) > 1
        if self._opened:
            self.damage.add(self._counted)


def _is_way_back(event: pygame.Event) -> bool:
    """As in any reader: Backspace, or Alt with the arrow."""
    return event.key == pygame.K_BACKSPACE or (event.key == pygame.K_LEFT and bool(event.mod & pygame.KMOD_ALT))


def _as_signs(run: Run) -> str:
    """A run as plain text: cards are rank and sign of the suit."""
    if run.manner is not Manner.CARDS:
        return run.text
    names = zip(parse_faces(run.text), run.text.split(), strict=True)
    return " ".join("★" if face.is_joker else name[0].replace("T", "10") + _SIGNS[face.suit] for face, name in names)
