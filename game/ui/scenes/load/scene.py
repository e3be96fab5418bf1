"""The saved matches: find one, go on with it, see how it ended or all of it again, take it along, or delete it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import Any, Final

import pygame

from game.i18n import _, plural, verbatim
from game.i18n.branch_texts import way_back_text
from game.i18n.phrases import phrases_of
from game.match.archive import Listener
from game.match.register import Kind, person_of
from game.match.saved_list import MatchStatus, Order, Period, SavedList
from game.match.saves import ReadMatch
from game.match.summary import SavedMatch, saved_match
from game.storage.index import IndexRow
from game.storage.trash import Deleted
from game.ui.graphics.drawing import PanelKind
from game.ui.kit import (
    Align,
    Column,
    Control,
    FirstThatFits,
    Frame,
    List,
    Node,
    NodeList,
    Panel,
    Picture,
    Role,
    Row,
    RowState,
    Space,
    Spacer,
    Stack,
    Text,
    Tone,
)
from game.ui.matches.export import copy_deal_code, export_match
from game.ui.matches.reading import open_saved, read_beside
from game.ui.scenes.load.rows import PICTURE, saved_match_details_panel, saved_match_row
from game.ui.scenes.load.thumbnails import LastPictures, Thumbnails
from game.ui.stage.composed_scene import NOTICE, ComposedScene
from game.ui.stage.idle import Job, Lingering, Priority
from game.ui.stage.stage import Stage
from game.ui.system.chord import is_pressed, types_a_sign
from game.ui.system.shortcuts import Command
from game.ui.widgets import Button, ButtonKind, DropDown, Segments, TextField

_LONGEST_SEARCH: Final = 40
_TOP_BAR: Final = 0.085
"""The part of the height of a table that its upper bar takes."""
_LIGHT: Final = (20, 20, 20)
_NOTICE: Final = 56
"""Units of the room for a short message below the list."""
_ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)
_OPENED_AFTER_MS: Final = 600.0
"""A match of a game is looked at for so long before its table is opened ahead."""
_SCENES_OF_MATCHES: Final = ("replay", "review")
"""Where a chosen match leads to."""
_LIST_KEYS: Final = (pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_PAGEDOWN)


class LoadScene(ComposedScene):
    """Shows what the archive knows, at once, and more as it gets to know more. Whatever is typed is searched."""

    name = "load"

    def __init__(self, stage: Stage, pictures: LastPictures) -> None:
        super().__init__(stage)
        self._archive = stage.profile.archive
        self._news = Listener(self._archive)
        self.matches = SavedList(stage.profile.now)
        self._deleted: list[tuple[str, Deleted]] = []
        """Names and files of what was deleted since the list was opened, the last at the end."""
        self._name: str | None = None
        """The file of the chosen match."""
        self._reveal = True
        """Whether the chosen row is to be scrolled into sight."""
        self._thumbnails = Thumbnails(stage.profile, stage.clock, pictures)
        self._tables = Lingering(stage.clock, _OPENED_AFTER_MS, self._open_table)
        """The game whose table will probably be asked for."""
        self._opened: set[str] = set()
        """Games whose tables were opened ahead."""
        self._picture: pygame.Surface | None = None
        """The last picture of the chosen match, as soon as it is drawn."""
        self._shown_picture: pygame.Surface | None = None
        """The same as it is shown."""
        self._notice_shown = False
        """Whether the list leaves room for a short message below it."""
        self._painted = False
        self._list_shown = False
        """Whether the first frame is over, which shows the list alone: it is not to wait for all the details."""
        self._list = NodeList(
            "match", self._row, on_choose=self._choose, on_open=lambda _place: self.open(), now=stage.clock.now
        )
        self._make_controls("", Order.DATE)
        self.group.set_focus(self._list)
        self.prepare(Job(self._take_news, self._news.wake_after, Priority.NEWS))
        self.prepare(Job(self._show_picture, self._thumbnails.wait, Priority.NEWS))
        self.prepare(Job(self._show_details, lambda: 0.0 if self._details_are_due else None, Priority.SHOWN))
        self.prepare(Job(self._tables.step, self._tables.wait, Priority.FORESEEN))

    def _make_controls(self, searched: str, order: Order) -> None:
        """Make every control in the words of the language."""
        matches, quiet = self.matches, ButtonKind.QUIET
        self._search = TextField("search", searched, self._look_for, empty=_("Search matches"), longest=_LONGEST_SEARCH)
        self._search.sets = _("Search matches")
        self._sort = Segments(
            "order",
            [(one.value, one.label) for one in Order],
            order.value,
            lambda order: self._show_other(lambda: matches.sort(Order(order))),
            tip=_("Choose how the list is sorted."),
        )
        self._sort.sets = _("Sort by")
        standings = [
            (MatchStatus.ANY, _("All matches")),
            (MatchStatus.IN_PLAY, _("Still in play")),
            (MatchStatus.FINISHED, _("Finished")),
            (MatchStatus.WON, _("Won")),
            (MatchStatus.LOST, _("Lost")),
        ]
        times = [
            (Period.EVER, _("Any time")),
            (Period.TODAY, _("Today")),
            (Period.WEEK, _("Last 7 days")),
            (Period.MONTH, _("Last 30 days")),
            (Period.YEAR, _("Last 12 months")),
        ]
        chosen = matches.filter
        self._game = DropDown(
            "game", [("", _("All games"))], chosen.game, lambda game: self._narrow(game=game), size=19
        )
        self._filters: tuple[DropDown[Any], ...] = (
            self._game,
            DropDown("standing", standings, chosen.status, lambda each: self._narrow(status=each), size=19),
            DropDown("since", times, chosen.since, lambda since: self._narrow(since=since), size=19),
        )
        for drop_down, name in zip(self._filters, (_("Game"), _("Status"), _("Period")), strict=True):
            drop_down.sets = name
        self._open = Button("open", _("Resume"), self.open, kind=ButtonKind.PRIMARY)
        self._replay = Button("replay", _("Replay"), self.replay, size=20)
        self._review = Button("review", _("Review"), self.review, size=20)
        self._code = Button("copy", _("Copy code"), self.copy_code, kind=quiet, size=19, sign="copy")
        self._export = Button("export", _("Export"), self.export, kind=quiet, size=19, sign="export")
        self._delete = Button("delete", _("Delete"), self.delete, kind=quiet, size=19, sign="delete")
        self._mine = Button("mine", _("This was me"), self.claim, size=19)
        self._origin = Button("origin", "", self.lead_back, size=19)
        self._undo = Button("undo", _("Undo delete"), self.bring_back, size=19)
        self._back = Button("back", _("Back"), self.back, size=20)

    def enter(self) -> None:
        """Look again what there is, because a match may have been played on or deleted."""
        self._archive.look()

    def leave(self) -> None:
        """What was deleted is gone for good now."""
        self._thumbnails.close()
        self.stage.profile.trash.empty()

    def relabel(self) -> None:
        """What is searched is in another language, and so is what it is searched with."""
        self.matches.forget_texts()
        self._make_controls(self._search.text, Order(self._sort.value))

    # What the scene shows.

    def compose(self) -> Node:
        """The list with what narrows it, and the chosen match with what can be done with it."""
        self._offer()
        listing, picture = self._listing(), self._shown_picture if self._list_shown else None
        about: Node = Spacer(grow=1)
        if self._list_shown and self._place is not None:
            details = self.matches.details(self._place, self._archive.folder)
            about = saved_match_details_panel(details, None if self.portrait else picture)
        if self.portrait:
            shown = [Picture(picture, height=2 * PICTURE)] if picture is not None else []
            beside = Column(*shown, Spacer(grow=1), self._buttons(), grow=1)
            below = Panel(
                Row(about, beside, gap=Space.LARGE, even=True, cross=Align.STRETCH), PanelKind.ROW, pad=Space.WIDE
            )
            return Frame(_("Saved matches"), Column(self._toolbar(), listing, below))
        side = Column(about, self._buttons(), grow=43)
        body = Row(listing, side, gap=Space.LARGE, even=True, cross=Align.STRETCH, grow=1)
        return Frame(_("Saved matches"), Column(self._toolbar(), body))

    def _toolbar(self) -> Node:
        """Search, filters, count and order: in a line, or in two."""
        count = Text(self._count_text(), Role.SMALL, side=Align.END)
        sort_by, sort = Text(_("Sort by"), Role.SMALL), Control(self._sort)
        return FirstThatFits(
            Row(
                Control(self._search, width=250, grow=1),
                *map(Control, self._filters),
                count,
                sort_by,
                sort,
                gap=Space.WIDE,
            ),
            Column(
                Row(Control(self._search, grow=1), sort_by, sort),
                Row(*(Control(each, grow=1) for each in self._filters), count),
            ),
            at="natural",
        )

    def _listing(self) -> Node:
        matches = self.matches
        rows = List(self._list, matches.shown, self._place, reveal=self._reveal, led=matches.led, name="rows")
        self._reveal = False
        empty = Text(self._nothing_text(), Role.STRONG, Tone.SOFT, lines=0, side=Align.CENTER, align=Align.CENTER)
        tray = Panel(rows if matches.shown else Stack(rows, empty, grow=1), pad=Space.MEDIUM, grow=1)
        self._notice_shown = self.toast.visible
        notice = [Spacer(height=_NOTICE, name=NOTICE)] if self._notice_shown else []
        return Column(tray, *notice, grow=57)

    def _buttons(self) -> Node:
        """What can be done with the chosen match: in rows of four, or two and two where that has no room."""
        file = (self._delete, self._code, self._export)
        offers = {self._origin: bool(self._origin.label), self._mine: self._is_foreign}
        also = [Control(button) for button, offered in offers.items() if offered]
        undo = [Control(self._undo)] if self._deleted else []
        seen = [Control(self._replay, grow=1), Control(self._review, grow=1)]
        broad = Column(
            *also,
            Row(Control(self._open, height=64, grow=2), *seen, even=True, cross=Align.STRETCH),
            *undo,
            Row(*map(Control, file), Spacer(grow=1), Control(self._back, width=190)),
        )
        narrow = Column(
            *also,
            Control(self._open, height=64),
            Row(Control(self._replay), Control(self._review), even=True),
            *undo,
            Row(Control(self._delete), Control(self._export), even=True),
            Row(Control(self._code), Control(self._back), even=True),
        )
        return FirstThatFits(broad, narrow)

    def _row(self, place: int, state: RowState) -> Node:
        folder = self._archive.folder
        view = self.matches.view(place, folder)
        new_day = place == 0 or self.matches.view(place - 1, folder).day != view.day
        return saved_match_row(view, state._replace(chosen=place == self._place), new_day=new_day)

    def _count_text(self) -> str:
        matches, unread = self.matches, self._archive.unread
        if not matches.count:
            return ""
        if unread:
            return _("Reading {number} of {count}…", number=matches.count - unread, count=matches.count)
        if matches.narrowed:
            return _("{number} of {count}", number=len(matches.shown), count=matches.count)
        return plural("{count} match", "{count} matches", matches.count)

    def _nothing_text(self) -> str:
        if not self._archive.looked:
            return _("Reading…")
        if self.matches.narrowed:
            return _("No match found. Try another word.")
        return _("No saved matches yet.")

    # What is chosen.

    @property
    def _place(self) -> int | None:
        """Where the chosen match is shown; the first one where nothing else is chosen."""
        place = self.matches.place_of(self._name)
        return 0 if place is None and self.matches.shown else place

    @property
    def _chosen_row(self) -> IndexRow | None:
        return self.matches.shown[self._place] if self._place is not None else None

    @property
    def _chosen(self) -> SavedMatch | None:
        row = self._chosen_row
        return saved_match(row, self._archive.folder) if row is not None else None

    @property
    def _is_foreign(self) -> bool:
        """Whether somebody else played the chosen match."""
        return self._chosen_row is not None and self.matches.kind(self._chosen_row) is Kind.FOREIGN

    def _take_rows(self) -> None:
        self.matches.take(self._archive.rows, self._archive.register, self.stage.profile.own_names)

    def _choose(self, place: int) -> None:
        self._name = self.matches.shown[place].name
        self.refresh()

    def _offer(self) -> None:
        """Let the buttons do what can be done with the chosen match."""
        games = dict.fromkeys((*self.matches.games, self.matches.filter.game))
        self._game.choices = [("", _("All games")), *((game, phrases_of(game).title) for game in games if game)]
        saved = self._chosen
        if self._name is None and self._chosen_row is not None:
            self._name = self._chosen_row.name
        readable = saved is not None and (saved.game is not None or saved.unread)
        self._open.enabled = self._replay.enabled = self._review.enabled = readable
        self._open.label = _("See the result") if saved and saved.outcome else _("Resume")
        self._delete.enabled = self._export.enabled = saved is not None
        self._code.enabled = saved is not None and bool(saved.deal)
        row, branch = self._chosen_row, saved.branch if saved is not None else None
        leads_back = branch is not None and row is not None and self.matches.original(row) is not None
        self._origin.label = way_back_text(branch) if branch is not None and leads_back else ""

    # What narrows the list.

    def _look_for(self, text: str) -> None:
        self._show_other(lambda: self.matches.look_for(text))

    def _narrow(self, **wanted: Any) -> None:
        self._show_other(lambda: self.matches.narrow(replace(self.matches.filter, **wanted)))

    def _show_other(self, change: Callable[[], None]) -> None:
        """Show other rows, or in another order; the chosen match stays chosen as long as it is among them."""
        change()
        self._reveal = True
        self.refresh()

    # What happens.

    def back(self) -> None:
        """Escape ends a search, then leaves."""
        if self._search.text:
            self._search.clear()
            self.group.set_focus(self._list)
        else:
            self.stage.pop()

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
            if searching and event.key in (*_LIST_KEYS, *_ENTER):
                return self._list.handle(event)
            if types_a_sign(event) and event.key != pygame.K_SPACE and not searching:
                return True
        return super().handle(event)

    def take_file(self, file: Path) -> bool:
        """Put a match that was dropped here to the others, and choose it."""

        def taken(read: ReadMatch) -> None:
            self._name, self._reveal = read.record.name, True
            self._archive.look()
            self.say(_("{file} is among your matches now.", file=verbatim(file.name)))

        read_beside(self.stage, self.stage.profile.taking_in(file), taken)
        return True

    def update(self, now: float) -> None:
        """Ask first for what is in sight, and make room for a short message."""
        if self._archive.unread:
            self._archive.prefer([self.matches.shown[place].name for place in self._list.in_sight])
        super().update(now)
        if self._notice_shown != self.toast.visible:
            self.refresh()

    def _take_news(self) -> None:
        """Show what the archive has found out since the last frame."""
        if self._news.hears():
            self._take_rows()
            self.refresh()

    def _show_picture(self) -> None:
        """Show the last picture of the chosen match as soon as it is drawn, and ask for what comes after it."""
        row = self._chosen_row
        self._thumbnails.step()
        picture = self._thumbnails.want(row)
        self._tables.want(row.game if row is not None and row.game not in self._opened else None)
        if picture is not self._picture:
            self._picture = picture
            self._shown_picture = _lit(picture) if picture is not None else None
            self.refresh()

    def _show_details(self) -> None:
        """Show them in the second frame."""
        self._list_shown = True
        self.refresh()

    def _open_table(self, game: str) -> None:
        """Read what shows a match of a game, in a thread, so that its table comes at once."""
        self._opened.add(game)
        Thread(target=read_table, args=(game,), name="tables", daemon=True).start()

    @property
    def _details_are_due(self) -> bool:
        """Whether the list was shown alone, in the first frame."""
        return self._painted and not self._list_shown

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Everything but the widgets."""
        super().paint_ground(surface, area)
        self._painted = True

    # What can be done with the chosen match.

    def open(self) -> None:
        """Go on with it, or see how it ended."""
        if self._chosen is not None and self._open.enabled:
            open_saved(self.stage, self._chosen.path)

    def replay(self) -> None:
        """See all of it again."""
        if self._chosen is not None:
            self.stage.navigator.open_replay(self._chosen.path)

    def review(self) -> None:
        """Go over the decisions in it."""
        if self._chosen is not None:
            self.stage.navigator.open_review(self._chosen.path)

    def copy_code(self) -> None:
        """Copy the code of its deal."""
        if self._chosen is not None:
            copy_deal_code(self, self._chosen.deal)

    def export(self) -> None:
        """Take it along."""
        if self._chosen is not None:
            export_match(self, self._chosen.path)

    def delete(self) -> None:
        """Delete it; until the list is left it can be brought back."""
        saved, place = self._chosen, self._place
        if saved is None or place is None:
            return
        view = self.matches.view(place, self._archive.folder)
        try:
            deleted = self.stage.profile.delete(saved)
        except OSError as error:
            self.say(_("The match couldn't be deleted: {reason}", reason=error.strerror or str(error)))
            return
        self._deleted.append((self._name or saved.path.name, deleted))
        self._take_rows()
        shown = self.matches.shown
        self._name = shown[min(place, len(shown) - 1)].name if shown else None
        self._show_other(lambda: None)
        if self.group.focus is not self._list:
            self.group.set_focus(self._undo)
        key = self.stage.shortcuts.text(Command.TAKE_BACK)
        detail = _("{key} brings it back", key=key) if key else ""
        self.say(_("Deleted: {game}, {date}", game=view.title, date=view.played), detail)

    def lead_back(self) -> None:
        """Go to the review or the replay from which it began, to the moment where it did."""
        branch = self._chosen.branch if self._chosen is not None else None
        original = self.stage.profile.original(branch) if branch is not None else None
        if branch is not None and original is not None:
            self.stage.navigator.open_origin(branch, original.path)

    def claim(self) -> None:
        """The player was called so once: all matches of that name count."""
        if self._chosen_row is None:
            return
        name = person_of(self._chosen_row)
        self.stage.profile.claim(name)
        self._show_other(self._take_rows)
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
            self._name, self._reveal = name, True
            self.say(_("The match is back."))
        self.refresh()


def _lit(picture: pygame.Surface) -> pygame.Surface:
    """A last picture a little lighter, and without the bar at its top, which nobody can read so small."""
    wide, high = picture.get_size()
    top = round(high * _TOP_BAR)
    lit = picture.subsurface((0, top, wide, high - top)).copy()
    lit.fill(_LIGHT, special_flags=pygame.BLEND_RGB_ADD)
    return lit


def read_table(game: str) -> None:
    """Import the scenes that show a match at its table, and the table, which brings its rules along."""
    from game.ui.table.contract.game_table import table_of

    for scene in _SCENES_OF_MATCHES:
        import_module(f"game.ui.scenes.{scene}")
    table_of(game)
