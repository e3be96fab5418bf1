"""The table of a match in play: cards, panels, buttons, and the hand of the player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import pygame

from game.cards import Face
from game.engine import Action, SeatView
from game.engine.record import Notice
from game.i18n import _, sentences
from game.i18n.cards.names import OwnWords
from game.i18n.phrases import phrases_of
from game.match.match import Match
from game.storage.hand_orders import HandOrders
from game.ui.graphics.medallion import face_of
from game.ui.graphics.motion import Tempo
from game.ui.stage.stage import Stage
from game.ui.system.shortcuts import Command
from game.ui.table.actions import Actions, TableCommands
from game.ui.table.buttons import TableButtons
from game.ui.table.cards.card_art import CardArt
from game.ui.table.cards.fresh_dots import FreshDots
from game.ui.table.cards.hand_order import HandOrder, Key, Sorting
from game.ui.table.cards.layers import Layers
from game.ui.table.cards.left_hand import LeftHand
from game.ui.table.cards.placement import hand_counts
from game.ui.table.cards.sprite import Sprite, faces_of
from game.ui.table.company.company import Company, Remark
from game.ui.table.contract.board import Board
from game.ui.table.contract.game_table import AnyTable, table_of
from game.ui.table.drawing.picture import Picture
from game.ui.table.drawing.rim_panels import Panels
from game.ui.table.input.aim import Aim
from game.ui.table.input.caution import Caution
from game.ui.table.input.focus import TableFocus
from game.ui.table.input.hint import Hint
from game.ui.table.input.table_input import TableInput
from game.ui.table.input.targets import hand_targets
from game.ui.table.lap.marks import LapMarks
from game.ui.table.layout.geometry import Frame
from game.ui.table.layout.mode import TableMode
from game.ui.table.layout.zone import Zone
from game.ui.table.log import LogScene
from game.ui.table.melds.glory import Glory
from game.ui.table.melds.strip import Strip
from game.ui.table.messages import TableMessages
from game.ui.table.opponents import Loop, Opponents
from game.ui.table.presenter import EventFeed
from game.ui.table.round_end import RoundEnd
from game.ui.table.spoken import Heard, TableWords
from game.ui.table.turn_end import TurnEnd

_POLL_MS: Final = 15.0
"""How often an agent that thinks is asked whether it is done."""
_ACTS: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)
"""After these the focus moves because of what was done."""
_LOOK_MS: Final = 250.0
"""How often it is asked whether the disk has taken what it refused."""


class TableScene(TableMessages):
    """Shows one match to one person. `loop` stands in for the turn loop in tests."""

    name = "table"
    at_table = True

    def __init__(self, stage: Stage, match: Match, notices: Sequence[Notice] = (), loop: Loop | None = None) -> None:
        stage.sit_down(match.game_name)
        super().__init__(stage, match, notices)
        self.opponents = Opponents(stage, match, loop)
        self._begun = False
        self.table_rect = pygame.Rect(0, 0, 0, 0)
        """Where the table is laid out, in pixels of the window."""
        self._laid_out_for: object = None
        self.game = game = self.table_of(match)
        names = match.names
        self.panels = Panels(self.style, self.seat, match.teams, names, game.facts(match, self.view()))
        self.art = CardArt(self.style.pictures)
        self.layers = Layers(self.art, FreshDots(self.style))
        hand = HandOrder(self._best_melds, game.config.sortings, self._sort_key)
        self.board = Board(self.seat, len(match.seats), game.layout, self.layers, self.damage, game.config, hand)
        self.left_hand = LeftHand(HandOrders(stage.profile.folders.cache), match, hand)
        components = tuple(game.components(self))
        self.lap_marks = LapMarks(self, components)
        self.company = Company(self, game.config.occasion, self.panels.face_rect)
        self.heard = Heard(self, lambda: self.words)
        self.glory = Glory(self, components, self.company.prized, self.heard.say)
        self._remark: Remark | None = None
        """What was last said to the table."""
        self._focused = ""
        """What has the focus, in the words in which it is to be heard."""
        self._explained, self._highlighted = 0, ""
        """The number of the message whose meld is named, and the words for that."""
        self._steered = False
        """Whether a key was pressed that moves the focus or what it is on."""
        self.components = (self.heard, *components, self.lap_marks, self.glory, self.company)
        """What the game has on its table besides cards, the marks of the last lap, and what the others say."""
        self.strip = next((component for component in self.components if isinstance(component, Strip)), None)
        """Where melds are arranged, in a game that has it."""
        self.picture = Picture(self, self.layers, self.panels, self.components)
        self.feed = EventFeed(self, game, self.panels, self.components, self.picture.foresee_strips)
        self.presenter = self.feed.presenter
        self.round_end = RoundEnd(self, lambda: self.panels.facts.prompt, self.feed.pull)
        self.hint = Hint(self, game, self.opponents.process, self.group, self.components)
        caution = Caution(self, self.hint)
        self.input = TableInput(
            self, game, self.hint, self.components, self.strip, caution, lambda: stage.push(LogScene(self))
        )
        self.turn_end = TurnEnd(self, lambda: self.buttons.offers)
        self.actions = Actions(self, game, self.opponents.loop, self.components, self.feed, self.turn_end)
        self.commands = TableCommands(self, self.actions, self.input, self.hint, self.components, self.open_rules)
        self.buttons = TableButtons(
            self, game, self.actions, self.input, self.hint, self.components, caution, self.picture.remark
        )
        self.group.replace([*self.buttons.widgets, self.unsaved_mark])
        self.words = TableWords(
            self, game, self.panels, self.components, lambda: self.group.widgets, lambda: self.lap_marks.lap.steps
        )
        self.focus = TableFocus(self, self.input, self.group, self.components, self.buttons.take_first)
        self.aim = Aim(self.group)
        for job in (*self.picture.jobs(), self.input.enlarged.job()):
            self.prepare(job)

    # What a table differs in on which nobody plays, besides its mode.

    @property
    def mode(self) -> TableMode:
        """What it is shown for."""
        return TableMode.PLAY

    def table_of(self, match: Match) -> AnyTable:
        """How the game of the match is shown."""
        return table_of(match.game_name)

    @property
    def card_words(self) -> OwnWords:
        """The game's own names of its cards."""
        return phrases_of(self.match.game_name).cards

    @property
    def coached(self) -> bool:
        """Whether somebody says what is to be done, so that the table asks for nothing."""
        return self.mode in (TableMode.COACHED, TableMode.POSITION)

    @property
    def invites(self) -> bool:
        """Whether empty places may say what belongs there."""
        return self.mode.arranges and not self.coached

    @property
    def awaits_others(self) -> bool:
        """Whether somebody may act at any moment without an event."""
        actor = self.match.actor()
        if not self.mode.plays:
            return False
        return not self.match.settled or (actor is not None and not self.match.is_human(actor))

    def all_told(self, now: float) -> None:
        """Everything that happened was told, and nothing lies above the table."""
        self.round_end.update(now)
        self.turn_end.update(now)

    # What the parts of the table ask: see `game.ui.table.contract.context`.

    def view(self) -> SeatView:
        """What the player may know now."""
        return self.match.view(self.seat)

    @property
    def own_turn(self) -> bool:
        """Whether the player's action is awaited."""
        return self.mode.plays and self.match.actor() == self.seat

    @property
    def idle(self) -> bool:
        """Whether everything that happened was told."""
        return self.presenter.idle(self.now)

    @property
    def hurried(self) -> bool:
        """Cards that only will be needed are not drawn while others move, or one is held."""
        return super().hurried or self.layers.busy or self.input.busy

    @property
    def now(self) -> float:
        """The time of the stage in milliseconds."""
        return self.stage.clock.now()

    @property
    def pace(self) -> Tempo:
        """The speed of movements and pauses."""
        return self.opponents.pace

    def is_wanted(self, actions: Sequence[Action]) -> bool:
        """Whether whoever teaches wants this done now: everything, for nobody does."""
        return True

    def act(self, actions: Sequence[Action], moving: Sequence[Sprite] = ()) -> bool:
        """Do something in the match; False where it is refused, with its reason shown, or is asked about first."""
        return self.actions.act(actions, moving)

    def do(self, actions: Sequence[Action]) -> bool:
        """Do something in the match with the selected cards."""
        return self.input.do(actions)

    def choose(self, actions: Sequence[Action]) -> None:
        """Do it by a button; what is on the button next takes another press."""
        self.group.set_focus(None)
        self.input.do(actions)
        self.focus.home()

    def select(self, sprites: list[Sprite]) -> None:
        """These cards of the hand are selected now."""
        self.input.select(sprites)

    def selected_faces(self) -> tuple[Face, ...]:
        """The faces of the selected cards, in the order of selecting."""
        return self.input.selected_faces()

    def selection_changed(self) -> None:
        """Other cards are selected, or something else changed what the buttons offer."""
        self.forget_refusal()
        self.buttons.offer()

    def highlight(self) -> None:
        """What may be dropped on or taken changed."""
        self.input.highlight()

    def forget_hint(self) -> bool:
        """Show no hint any more; returns whether there was one."""
        return self.hint.forget()

    def button_row(self, number: int) -> pygame.Rect:
        """The place of a button beside the hand, counted from below."""
        return self.buttons.row(number)

    @property
    def hastened(self) -> bool:
        """Whether the others play on without pauses to the end of the match."""
        return self.opponents.hastened

    def hasten(self, on: bool) -> None:
        """Let the others play on without pauses, or no longer."""
        self.opponents.hastened = on
        self.opponents.follow_pace()
        if on:
            self.hurry()

    def hurry(self) -> None:
        """A click: tell the rest at once, and wait for nothing."""
        if not self.idle:
            self.presenter.hurry(self.now)
        self.opponents.loop.hurry()
        self.round_end.hurry()

    # What those hear who listen.

    def announcement(self) -> str:
        """Which game, and how it stands."""
        return sentences((self.kind, *self.table_texts()))

    @property
    def kind(self) -> str:
        """What it is, for whoever listens, where it is no match in play."""
        return ""

    def table_texts(self) -> Sequence[str]:
        """What a listener hears of the table as a whole, as a part of a scene."""
        return f"{phrases_of(self.match.game_name).title}.", f"{self.panels.facts.round}."

    def focus_words(self) -> str:
        """A card, a zone or a button. Where the focus moved by itself, what the others do is heard first."""
        asked = self.own_turn and self.idle and not self.turn_end.comes_by_itself
        if self._steered or not self.mode.plays or asked:
            zone, card = self.focus.zone, self.focus.card
            words = super().focus_words() if zone is None else ""
            if zone is not None:
                words = self.words.card(card) if card is not None else self.words.zone(zone)
            self._focused, self._steered = words, False
        return self._focused

    def aloud(self) -> str:
        """The message; with a hint, what is highlighted for it and not named in its words."""
        if self.messages != self._explained:  # once: a hint may go a moment before its message
            zone, self._explained = self.hint.shown_at, self.messages
            names = self.words.names(faces_of(self.board.pointed)) if zone == "" else ""
            if isinstance(zone, Zone) and zone.number is not None:  # one of several, such as a meld
                names = self.words.zone(zone)
            self._highlighted = _("Highlighted: {names}.", names=names.rstrip(".")) if names else ""
        words = super().aloud()
        return sentences((words, self._highlighted)) if words else ""

    @property
    def unmoved(self) -> int:
        """How often a key left the focus, or what has it, as it was."""
        return super().unmoved + self.focus.unmoved

    def standing(self) -> str:
        """What is asked of the player, or what is selected; nothing where the turn is about to end by itself."""
        if not (self.own_turn and self.idle) or self.turn_end.comes_by_itself:
            return ""
        return self.panels.asked

    def news(self) -> Sequence[str]:
        """What was told since the table was opened, and what somebody said to it."""
        return self.heard.texts

    def reading(self, command: Command) -> str:
        """Hand, table, last lap, or what may be done."""
        return self.words.reading(command)

    # The life of the scene.

    def enter(self) -> None:
        """Begin, or come back from the score or the pause, where another speed may have been chosen."""
        self._focused = ""
        self.opponents.follow_pace()
        self.feed.pull()
        self.tell_notices()

    def relabel(self) -> None:
        """Buttons, panels and captions in the words of another language."""
        self.buttons.relabel()
        self.feed.relabel()

    def leave(self) -> None:
        """Stop the agents, let the record end, and give the memory of all pictures back."""
        self.opponents.close()
        self.left_hand.leave()
        self.match.close(0.0)
        self.stage.profile.archive.note(self.match)
        self.art.clear((1, 1))
        self.layers.resize((1, 1))
        self.picture.clear()

    def layout(self, size: tuple[int, int]) -> None:
        """Lay the table out in the whole window."""
        self.lay_out_table(pygame.Rect((0, 0), size))

    def lay_out_table(self, rect: pygame.Rect) -> None:
        """Lay the table out in a rectangle of the window, in pixels."""
        self.input.cancel()
        laid_out_for = (self.size, tuple(rect), (*self.style.signature, self.mirrored, self.buttons_first))
        if self._laid_out_for == laid_out_for:
            self.refresh()
            self._anchor_toast()
            return
        self._laid_out_for = laid_out_for
        self.table_rect = rect
        self.panels.faces = [face_of(self.style, setup) for setup in self.match.seats]
        self.art.clear(self.size)
        self.layers.resize(self.size, mirrored=self.mirrored)
        frame = Frame(*rect.size, self.style.scale, self.mirrored, self.mode, self.buttons_first)
        self.board.resize(frame, self.now, rect.topleft)
        if not self._begun:
            self._begun = True
            self.feed.begin()
            if self.left_hand.take_up():
                self.board.rearrange(self.now, 0.0)
        self.art.prepare(self.board.hand_width)
        self.picture.clear()
        self.refresh()

    def _anchor_toast(self) -> None:
        zones = self.board.layout.zones
        buttons = [each.rect for each in self.buttons.widgets if each.visible]
        self.stand(pygame.Rect(zones[Zone("prompt")]), buttons, zones[Zone("hand")].centre[0])

    def handle(self, event: pygame.Event) -> bool:
        """The focus of the keyboard, buttons, named commands, then cards: of the table as it stands now."""
        self._steered |= event.type == pygame.KEYDOWN and event.key not in _ACTS
        self.feed.pull()
        if self.input.busy and event.type != pygame.KEYDOWN:
            return self.input.handle(event)
        if self.input.enlarged.handle(event) or self.aim.handle(event, self.now):
            return True
        handlers = (self.focus.handle, self.commands.handle, super().handle, self.input.handle)
        return any(handle(event) for handle in handlers)

    def back(self) -> None:
        """Escape: drop what is selected, else pause."""
        if not self.input.escape():
            self.stage.navigator.open_pause()

    def update(self, now: float) -> None:
        """Let the match and the telling of it go on."""
        self.feed.pull()  # what the player did is told before anybody else is asked
        if self.opponents.loop.tick(now, self.presenter.idle(now) and not self.layers.busy):
            self.feed.pull()
        self._tell_of_trouble()
        self.presenter.update(now)
        self.input.update(now)
        self.hint.update(now)
        self.company.update(now)
        if self.company.remark is not self._remark:
            self._remark = self.company.remark
            self.heard.say(sentences(self.company.words()))
        self.glory.update(now)
        self.board.update(now)
        self.picture.follow()
        if self.presenter.idle(now) and self.stage.top is self:
            self.all_told(now)
        self.focus.update()
        self.aim.follow(now)
        super().update(now)
        self.picture.hush(self.toast.visible, coached=self.coached)
        self.layers.update(now, self.damage)  # the last, for everything before may set cards moving

    def wake_after(self) -> float | None:
        """At once while something moves, soon while an agent thinks."""
        if self.layers.restless:
            return 0.0
        now = self.now
        waits = [
            super().wake_after(),
            self.presenter.wake_after(now),
            self.input.wake_after(now),
            self.round_end.wake_after(now),
            self.turn_end.wake_after(now),
            self.company.wake_after(now),
            self.glory.wake_after(now),
        ]
        if self.unsaved_mark.visible:
            waits.append(_LOOK_MS)
        if self.hint.awaited or self.awaits_others:
            waits.append(_POLL_MS)
        return min((wait for wait in waits if wait is not None), default=None)

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The table, what is carried over it, and what explains a button or enlarges cards."""
        self.paint_table(surface, area)
        self.layers.paint_held(surface, area)
        self.input.paint(surface, area)
        self.tooltip.paint(surface, self.style)

    def paint_table(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The still layer, what is lit and the buttons, then what moves by itself, then messages."""
        self.layers.paint(surface, area, self.picture, self._paint_between)
        self.glory.paint_light(surface, area)
        self.hint.paint(surface, area)
        self.focus.paint(surface, area)
        if self.toast.visible:
            self.toast.paint(surface, self.style)

    def focused(self) -> pygame.Rect | None:
        """A card, a zone or a button."""
        return self.focus.target()

    def targets(self) -> Mapping[str, pygame.Rect]:
        """Buttons as `table.NAME`; zones, and the visible part of every card of the hand, by their names."""
        named = dict(super().targets())
        for name, zone in self.board.layout.zones.items():
            if zone.w and zone.h:
                named[name] = pygame.Rect(zone)
        named.update(hand_targets(self.board))
        return named

    def _tell_of_trouble(self) -> None:
        """The mark stands at the lower edge of the hand, where it hides no index of a card and no button."""
        self.tell_of_trouble()
        if self.unsaved_mark.visible:
            hand, tools = self.board.layout.zones[Zone("hand")], self.board.layout.zones[Zone("tools")]
            foot = tools.y if tools.y >= hand.bottom else self.size[1]
            self.unsaved_mark.stand(self.style, (hand.x + hand.w // 2, foot - self.style.px(2)))

    def keep_focus(self) -> None:
        """On a card, a zone or a button that is there."""
        self.focus.follow()

    def _best_melds(self) -> Sequence[Sequence[Face]]:
        return self.strip.best() if self.strip is not None else ()

    def _sort_key(self, sorting: Sorting) -> Key:
        return self.game.order(self.view(), sorting)

    def refresh(self) -> None:
        """Words and numbers changed, or the zones did: have painted again what looks different."""
        self.panels.captions = self.presenter.captions
        self.panels.told_cards, self.panels.told_by = self.presenter.told_cards, self.presenter.told_by
        self.panels.hands = hand_counts(self.board.placement, len(self.match.seats))
        self.panels.layout = self.board.layout
        self.panels.moods = self.company.moods(self.panels.facts.actor)
        self.input.follow()
        self.picture.outline(self.presenter.last_moved)
        self.focus.follow()
        self.buttons.place()
        asked = self.own_turn and self.idle
        self.picture.dim(self.game.barred(self.match, self.view()) if asked else ())
        if self.picture.refresh(mirrored=self.mirrored):
            self._anchor_toast()
        self.heard.say_groups()

    def _paint_between(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        self.input.paint_highlight(surface, area)
        self.group.paint(surface, self.style, area)
