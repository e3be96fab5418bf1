"""The saved matches: find one, go on with it, see how it ended or all of it again, take it along, or delete it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

import pygame

from game.i18n import _, verbatim
from game.i18n.branches import branch_text, way_back_text
from game.match.archive import Listener
from game.match.course import course_in
from game.match.register import Kind, person_of
from game.match.saves import ReadMatch
from game.match.summary import SavedMatch, branch_in, saved_match
from game.storage.index import Row
from game.storage.trash import Deleted
from game.ui.chord import is_pressed, types_a_sign
from game.ui.graphics.background import backdrop, is_portrait, panel_for
from game.ui.graphics.drawing import PanelKind, Style, draw_panel, draw_text
from game.ui.scenes.base import WidgetScene
from game.ui.scenes.load.about import Told, about_height, paint_about, picture_height
from game.ui.scenes.load.chosen_match import ChosenMatch
from game.ui.scenes.load.counting import count_text, nothing_text, paint_count
from game.ui.scenes.load.filter_bar import FilterBar
from game.ui.scenes.load.filters import Filter
from game.ui.scenes.load.lead_row import paint_lead
from game.ui.scenes.load.rooms import Rooms
from game.ui.scenes.load.row import date_text, paint_row, row_height, title_text, told_of_row
from game.ui.scenes.load.shelf import Order, Shelf, state_text
from game.ui.scenes.load.sidebar import Sidebar
from game.ui.scenes.load.thumbnails import Thumbnails
from game.ui.scenes.load.toolbar import COUNTED, SORT_BY, place_toolbar
from game.ui.scenes.record_reading import read_beside
from game.ui.shortcuts import Command
from game.ui.stage import Stage
from game.ui.widgets import ScrollList, Segments, TextField

_LONGEST: Final = 40
_UPRIGHT: Final = 1800
"""The most units of the height of the panel in an upright window."""
_AROUND: Final = 18
"""Units around what is told of the chosen match in an upright window."""
_LARGER: Final = 1.15
"""So many times as large are the letters of rows there."""
_LISTED: Final = 57
"""Percent of the width that the list takes."""
_BESIDE: Final = 53
"""Percent of the width of an upright window that the last picture and the buttons take."""
_ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)
_OF_THE_LIST: Final = (pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_PAGEDOWN)


class LoadScene(WidgetScene):
    """Shows what the archive knows, at once, and more as it gets to know more. Whatever is typed is searched."""

    name = "load"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._archive = stage.profile.archive
        self._news = Listener(self._archive)
        self._shelf = Shelf(stage.profile.now)
        self._deleted: list[tuple[str, Deleted]] = []
        """Names and files of what was deleted since the list was opened, the last at the end."""
        self._name: str | None = None
        """The file of the chosen match."""
        self._deeds = ChosenMatch(self, lambda: self._chosen)
        self._thumbnails = Thumbnails(stage.profile)
        self._rooms = Rooms()
        self._saying = False
        self._frames = 0
        """Drawn so far: the first shows the list, which is not to wait for all that is told of the chosen match."""
        self._apart: pygame.Rect | None = None
        """Where the picture has a room of its own."""
        self._picture: pygame.Surface | None = None
        """Of the chosen match, as soon as it is drawn."""
        self._list = ScrollList("match", self._row, on_choose=self._choose, on_open=self._open_row, read=self._read_row)
        self._label("", Order.DATE.value)
        self.group.set_focus(self._list)

    def _label(self, searched: str, order: str) -> None:
        """Every control in the words of the language."""
        self._search = TextField("search", searched, self._look_for, empty=_("Search matches"), longest=_LONGEST)
        orders = [(Order.DATE, _("Date")), (Order.GAME, _("Game")), (Order.STATE, _("Status"))]
        named = [(one.value, text) for one, text in orders]
        self._sort = Segments("order", named, order, self._sort_by, tip=_("Choose what the list is sorted by."))
        self._filters = FilterBar(self._shelf.filter, self._narrow)
        self._sidebar = Sidebar(self._deeds, self)
        above = [self._search, self._sort, *self._filters.widgets]
        self.group.replace([*above, self._list, *self._sidebar.widgets])

    def enter(self) -> None:
        """Look again what there is, because a match may have been played on or deleted."""
        self._archive.look()

    def leave(self) -> None:
        """What was deleted is gone for good now."""
        self._thumbnails.close()
        self.stage.profile.trash.empty()

    def relabel(self) -> None:
        """What is searched is in another language, and so is what it is searched with."""
        self._shelf.forget_texts()
        self._label(self._search.text, self._sort.value)

    def back(self) -> None:
        """Escape ends a search, then leaves."""
        if self._search.text:
            self._search.clear()
            self.group.set_focus(self._list)
        else:
            self.stage.pop()

    def layout(self, size: tuple[int, int]) -> None:
        """What narrows the list above, the list on the left, what the chosen match is on the right."""
        style, px = self.style, self.style.px
        self._panel = panel_for(style, size, (1720, _UPRIGHT if is_portrait(size) else 980))
        inner, gap = self._panel.inner, px(32)
        tall = inner.height > inner.width
        wide = inner.width if tall else inner.width * _LISTED // 100
        bounds = pygame.Rect((0, 0), size).inflate(-px(24), -px(24))
        controls = self._search, self._filters, self._sort
        above = place_toolbar(style, inner, wide, bounds, controls, upright=tall)
        self._sorted_by = above.sorted_by
        line = style.target(56)
        top, bottom = above.bottom + px(12), inner.bottom
        if tall:  # the last picture of the chosen match fills its column down to the buttons
            beside = (inner.width - 2 * px(_AROUND) - gap) * _BESIDE // 100
            shown = picture_height(style, beside) + self._sidebar.height(style) + px(12)
            bottom -= max(shown, about_height(style)) + 2 * px(_AROUND) + px(12)
        bar = pygame.Rect(inner.left, bottom - line, wide, line)
        self._tray = pygame.Rect(inner.left, top, wide, bottom - top)
        self._counted = bar.copy() if self._filters.whole else above.counted
        self._saying = self.toast.visible
        if self._saying or self._filters.whole:
            self._tray.height = bar.top - px(8) - top
        self._list.place(self._tray.inflate(-2 * px(14), -2 * px(14)))
        self._place_side(gap, bottom + px(12) if tall else top if above.across else inner.top, tall=tall)
        self.toast.within(bar, filled=True)
        if self.toast.visible:
            self.toast.fit(style)
        self._fill()

    def _place_side(self, gap: int, top: int, *, tall: bool) -> None:
        """What there is to say of the chosen match, from `top` on above its buttons; where there is more height beside
        them, on a panel of its own.
        """
        inner, self._apart = self._panel.inner, None
        if not tall:
            left = self._tray.right + gap
            self._side = pygame.Rect(left, top, inner.right - left, inner.bottom - top)
            self._about = self._sidebar.place(self.style, self._side, upright=False)
            return
        self._side = pygame.Rect(inner.left, top, inner.width, inner.bottom - top)
        inside = self._side.inflate(-2 * self.style.px(_AROUND), -2 * self.style.px(_AROUND))
        beside = (inside.width - gap) * _BESIDE // 100
        self._about = pygame.Rect(inside.left, inside.top, inside.width - gap - beside, inside.height)
        buttons = pygame.Rect(inside.right - beside, inside.top, beside, inside.height)
        self._apart = self._sidebar.place(self.style, buttons, upright=True)

    def handle(self, event: pygame.Event) -> bool:
        """What is typed goes to the search; the keys of a list, and Enter, go to the list from there."""
        if self.group.opened() is not None:
            return super().handle(event)
        searching = self.group.focus is self._search
        if event.type == pygame.TEXTINPUT and not searching and event.text.strip():
            self.group.set_focus(self._search)
        if event.type == pygame.KEYDOWN:
            if is_pressed(event, "Ctrl+F"):
                self.group.set_focus(self._search)
                return True
            if not searching and self.stage.shortcuts.command_for(event) is Command.TAKE_BACK:
                self.bring_back()
                return True
            if event.key == pygame.K_DELETE and self.group.focus is self._list:
                self.delete()
                return True
            if searching and event.key in (*_OF_THE_LIST, *_ENTER):
                return self._list.handle(event)
            if types_a_sign(event) and event.key != pygame.K_SPACE and not searching:
                return True
        return super().handle(event)

    def take_file(self, file: Path) -> bool:
        """Put a match that was dropped here to the others, and choose it."""

        def taken(read: ReadMatch) -> None:
            self._name = read.record.name
            self._archive.look()
            self.say(_("{file} is among your matches now.", file=verbatim(file.name)))

        read_beside(self.stage, self.stage.profile.taking_in(file), taken)
        return True

    def update(self, now: float) -> None:
        """Show what is new, and ask first for what is in sight."""
        if self._news.hears():
            self._take_rows()
            self._refill()
        if self._archive.unread:
            self._archive.prefer([self._shelf.shown[place].name for place in self._list.in_sight])
        self._thumbnails.update(now)
        row = self._chosen_row
        self._rooms.look_at(row.game if row is not None else None, now)
        picture = self._thumbnails.want(row, now)
        if picture is not self._picture:
            self._picture = picture
            self.damage.add(self._side)
        if self._frames == 1:
            self.damage.add(self._side)
        super().update(now)
        if self._saying != self.toast.visible:
            self.resize(self.size)

    def wake_after(self) -> float | None:
        """Soon while matches are still being read."""
        now = self.stage.clock.now()
        if self._frames == 1:
            return 0.0
        drawn, opened = self._thumbnails.wake_after(now), self._rooms.wake_after(now)
        waits = (super().wake_after(), self._news.wake_after(), drawn, opened)
        return min((wait for wait in waits if wait is not None), default=None)

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Panel, tray, how many matches there are, and what is known of the chosen one."""
        style, theme = self.style, self.style.theme
        surface.blit(backdrop(style, self.size), area, area)
        self._panel.paint(surface, style, _("Saved matches"))
        draw_panel(surface, style, self._tray, PanelKind.TRAY)
        if not self._shelf.shown:
            draw_text(
                surface, style, nothing_text(self._shelf, self._archive), 24, theme.text_soft, center=self._tray.center
            )
        size = style.type.fitted(_("Sort by"), style.text(19), style.px(SORT_BY - 12))
        line = style.type.line(_("Sort by"), size, theme.text_soft)
        surface.blit(line, line.get_rect(midright=self._sorted_by))
        if not (self._filters.whole and self.toast.visible):
            room = self._counted.width if self._filters.whole else style.px(COUNTED - 14)
            paint_count(surface, style, self._counted, room, count_text(self._shelf, self._archive))
        if self._apart is not None:
            draw_panel(surface, style, self._side, PanelKind.ROW)
        self._frames += 1
        saved = self._chosen
        if saved is not None and self._frames > 1:
            paint_about(surface, style, self._about, self._told_of(saved), self._apart)

    @property
    def _chosen_row(self) -> Row | None:
        chosen, shown = self._list.chosen, self._shelf.shown
        return shown[chosen] if chosen is not None and chosen < len(shown) else None

    @property
    def _chosen(self) -> SavedMatch | None:
        row = self._chosen_row
        return saved_match(row, self._archive.folder) if row is not None else None

    def _told_of(self, saved: SavedMatch) -> Told:
        row = self._chosen_row
        course = course_in(row.course) if row is not None and row.course else None
        note = self._note(row) if row is not None else ""
        return Told(saved, row.started if row is not None else "", course, self._picture, note)

    def _take_rows(self) -> None:
        self._shelf.take(self._archive.rows, self._archive.register.kinds(self.stage.profile.own_names))

    def _note(self, row: Row) -> str:
        """Why a match does not count; empty where it does."""
        match self._shelf.kind(row):
            case Kind.OWN:
                return ""
            case Kind.COPY:
                other = self._archive.register.of_identity(row.match)
                file = Path(other.name).name if other is not None else ""
                return _("This is a copy. Only {file} counts.", file=verbatim(file))
            case Kind.FOREIGN:
                return _("{name} played this match. It doesn't count in your statistics.", name=person_of(row))
            case Kind.BRANCH:
                branch, original = branch_in(row.branch), self._archive.register.original(row)
                begun = original.started if original is not None else None
                return branch_text(branch, row.game or "", begun) if branch is not None else ""

    def _read_row(self, place: int) -> str:
        row = self._shelf.shown[place]
        saved, state = saved_match(row, self._archive.folder), state_text(row, kind=self._shelf.kind(row))
        told = title_text(saved), date_text(saved, self.stage.profile.now()), state, self._note(row)
        return ". ".join(filter(None, told))

    @property
    def _row_style(self) -> Style:
        """In an upright window rows have room for larger letters."""
        return replace(self.style, scale=self.style.scale * _LARGER) if self._apart is not None else self.style

    def _row(self, surface: pygame.Surface, _style: Style, place: int, rect: pygame.Rect) -> None:
        chosen, now, style = place == self._list.chosen, self.stage.profile.now(), self._row_style
        told = told_of_row(
            self._shelf,
            place,
            self._archive.folder,
            now,
            first=place in (0, int(self._list.leads), self._list.in_sight.start),
            chosen=chosen,
            ringed=chosen and self._list.focused,
        )
        if self._list.leads and not place:
            paint_lead(surface, style, rect, told)
        else:
            paint_row(surface, style, rect, told)

    def _look_for(self, text: str) -> None:
        self._shelf.look_for(text)
        self._refill(reveal=True)

    def _sort_by(self, order: str) -> None:
        self._shelf.sort(Order(order))
        self._refill(reveal=True)

    def _narrow(self, wanted: Filter) -> None:
        self._shelf.narrow(wanted)
        self._refill(reveal=True)

    def _refill(self, *, reveal: bool = False) -> None:
        """Other rows, or in another order; the chosen match stays chosen as long as it is shown."""
        self._fill(reveal=reveal)
        for area in (self._tray, self._counted, self._side):
            self.damage.add(area)

    def _fill(self, *, reveal: bool = True) -> None:
        shown = self._shelf.shown
        chosen = self._shelf.place_of(self._name)
        if chosen is None and shown:
            chosen, self._name = 0, shown[0].name
        px = self.style.px
        high = row_height(self._row_style)
        self._list.fill(len(shown), high, px(6), px(12), chosen, reveal=reveal, led=self._shelf.led)
        self._offer()

    def _offer(self) -> None:
        self._filters.offer(self._shelf.games)
        row, way_back = self._chosen_row, ""
        if row is not None and self._archive.register.original(row) is not None:
            branch = branch_in(row.branch)
            way_back = way_back_text(branch) if branch is not None else ""
        foreign = row is not None and self._shelf.kind(row) is Kind.FOREIGN
        deleted = bool(self._deleted)
        if self._sidebar.offer(self._chosen, deleted=deleted, foreign=foreign, way_back=way_back) and self.size != (
            0,
            0,
        ):
            self.resize(self.size)

    def _choose(self, place: int) -> None:
        self._name = self._shelf.shown[place].name
        self._offer()
        self.damage.add(self._side)

    def _open_row(self, _place: int) -> None:
        if self._sidebar.opens:
            self._deeds.open()

    def delete(self) -> None:
        """Delete the chosen match; until the list is left it can be brought back."""
        saved = self._chosen
        if saved is None:
            return
        place = self._list.chosen or 0
        try:
            deleted = self.stage.profile.delete(saved)
        except OSError as error:
            self.say(_("The match couldn't be deleted: {reason}", reason=error.strerror or str(error)))
            return
        self._deleted.append((self._name or saved.path.name, deleted))
        name, when = title_text(saved), date_text(saved, self.stage.profile.now())
        self._take_rows()
        self._name = self._shelf.shown[min(place, len(self._shelf.shown) - 1)].name if self._shelf.shown else None
        self._refill(reveal=True)
        self.damage.add(self._counted)
        if self.group.focus is not self._list:
            self.group.set_focus(self.group.named("undo"))
        key = self.stage.shortcuts.text(Command.TAKE_BACK)
        self.say(_("Deleted: {game}, {date}", game=name, date=when), _("{key} brings it back", key=key) if key else "")

    def claim(self) -> None:
        """The player was called so once: all matches of that name count."""
        row = self._chosen_row
        if row is None:
            return
        name = person_of(row)
        self.stage.profile.claim(name)
        self._take_rows()
        self._refill()
        self.group.set_focus(self._list)
        self.say(_("Matches that {name} played count as yours now.", name=name))

    def bring_back(self) -> None:
        """Take back what was deleted last."""
        if not self._deleted:
            return
        name, deleted = self._deleted.pop()
        try:
            self.stage.profile.bring_back(deleted)
        except OSError as error:
            self.say(_("The match couldn't be brought back: {reason}", reason=error.strerror or str(error)))
        else:
            self._name = name
            self.say(_("The match is back."))
        self._offer()
        self.damage.add(self._side)
