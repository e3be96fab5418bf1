"""The table of a match in play: cards, plates, buttons, and the hand of the player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import pygame

from game.cards import ALL_FACES, Face, format_faces
from game.engine import Event, Refusal
from game.engine.record import Notice
from game.i18n.phrases import clause_text, notice_text, phrases_of
from game.match.match import RESYNC, Match
from game.match.thinking import AgentProcess
from game.match.turn_loop import Pacing, TurnLoop
from game.ui import routes
from game.ui.card_strip import SCORE_CARD, foresee_strip
from game.ui.motion import Tempo
from game.ui.scenes.base import WidgetScene
from game.ui.sound import Cue
from game.ui.stage import Stage
from game.ui.table.board import Board
from game.ui.table.buttons import TableButtons
from game.ui.table.card_art import CardArt, card_name
from game.ui.table.commands import TableCommands
from game.ui.table.confirm import ConfirmDialog
from game.ui.table.focus import TableFocus
from game.ui.table.ground import Ground
from game.ui.table.hint import Hint
from game.ui.table.layers import Layers
from game.ui.table.layout.tree import Frame
from game.ui.table.loop import Loop
from game.ui.table.marks import Marks
from game.ui.table.panels import Panels
from game.ui.table.player import Player
from game.ui.table.presenter import Presenter
from game.ui.table.registry import TABLES
from game.ui.table.strip import STRIP, Strip
from game.ui.widgets import Toast

_DRAWING_MS: Final = 3.0
"""How long a frame may spend on drawing cards that will be needed."""
_SHARE: Final = 1 / 16
"""The part of a frame for cards that lie there resized or roughly turned while others move."""
_LONGEST_MS: Final = 100.0
"""No frame counts as longer: nothing was to be drawn before it."""
_POLL_MS: Final = 15.0
"""How often an agent that thinks is asked whether it is done."""


class TableScene(WidgetScene):
    """Shows one match to one person. `loop` stands in for the turn loop in tests."""

    name = "table"
    at_table = True

    def __init__(self, stage: Stage, match: Match, notices: Sequence[Notice] = (), loop: Loop | None = None) -> None:
        super().__init__(stage)
        self.match = match
        self.seat = next((seat for seat in range(len(match.seats)) if match.is_human(seat)), 0)
        self.game = TABLES[match.game_name]
        self.phrases = phrases_of(match.game_name)
        self.agents = AgentProcess() if loop is None else None
        """The opponents' process; None where a test plays for them."""
        self.loop: Loop = loop or TurnLoop(match, self.agents or AgentProcess())
        self._notices = list(notices)
        self._told_notice: Notice | None = None
        self._over_shown = ""
        self._clause = ""
        self.toast = Toast(action=self.open_clause)
        self._begun = False
        self._drawn_at = 0.0
        self._shown: dict[str, tuple[pygame.Rect, object]] = {}
        self._laid_out_for: tuple[tuple[int, int], object] | None = None
        self._ground = Ground()
        names = [seat.name for seat in match.seats]
        facts = self.game.facts(match, self.view())
        self.panels = Panels(self.look, self.seat, match.teams, names, facts)
        self.art = CardArt(self.look.pictures)
        self.layers = Layers(self.art, self._paint_still, self._paint_marks)
        self.board = Board(self.seat, self.game.layout, self.layers, self.damage, self._best_melds)
        self.presenter = Presenter(self.board, self.phrases, names, lambda: self.pace, self.refresh, self._sound)
        self.marks = Marks(self.look, self.board, self.match.teams)
        self.player = Player(self)
        self.hint = Hint(self)
        self.strip = Strip(self)
        self.focus = TableFocus(self)
        self.commands = TableCommands(self)
        self.buttons = TableButtons(self)

    # What others ask.

    def view(self) -> Any:
        """What the player may know now."""
        return self.match.view(self.seat)

    @property
    def mirrored(self) -> bool:
        """As the language wants it; for left-handed players the other way round."""
        return self.look.mirrored != self.stage.profile.settings.left_handed

    @property
    def now(self) -> float:
        """The time of the stage in milliseconds."""
        return self.stage.clock.now()

    @property
    def pace(self) -> Tempo:
        """The speed of movements and pauses."""
        return Tempo(self.stage.pace, still=self.stage.profile.settings.reduce_motion)

    def refuse(self, refusal: Refusal) -> None:
        """Say why something is not allowed, with its clause."""
        self._clause = refusal.clause
        self.stage.sounds.play(Cue.REFUSE)
        self.toast.say(self.look, self.now, self.phrases.refusal(refusal), clause_text(refusal.clause))

    def forget_refusal(self) -> None:
        """What was refused is no longer what the player is about: the prompt may be read again."""
        if self._clause:
            self.toast.dismiss(self.now)

    def say(self, text: str, detail: str = "") -> None:
        """Show a short message that no clause stands behind."""
        self._clause = ""
        super().say(text, detail)

    def act(self, actions: Sequence[Any], *, confirmed: bool = False) -> bool:
        """Do something in the match; False where it is refused, with its reason shown, or is asked about first."""
        question = self.game.question(self.view(), actions) if self.stage.profile.settings.confirm_moves else ""
        if question and not confirmed and self.match.why_not(actions) is None:
            self._confirm(question, actions)
            return False
        self.hint.forget()
        refusal = self.loop.play(tuple(actions))
        if refusal is not None:
            self.refuse(refusal)
            return False
        self.forget_refusal()
        self.hear()
        return True

    def hear(self) -> None:
        """Take what happened in the match and have it told."""
        events = self.match.take_events(self.seat)
        if not events:
            return
        if events[0].key == RESYNC:
            self.presenter.recall(self.match.log(self.seat))
        view = self.view()
        facts = self.game.facts(self.match, view)

        def done() -> None:
            self.panels.facts = facts
            self.refresh()
            self._foresee_score()

        self.presenter.tell(events, self.game.tableau(view), done)
        self.presenter.update(self.now)

    def _confirm(self, question: str, actions: Sequence[Any]) -> None:
        def do() -> None:
            if self.act(actions, confirmed=True):
                self.player.select([])

        self.stage.push(ConfirmDialog(self.stage, question, do))

    def remark(self, text: str) -> None:
        """Say something in place of the prompt; an empty text brings the prompt back."""
        if text != self.panels.remark:
            self.panels.remark = text
            self.layers.touch(pygame.Rect(self.board.layout.zones["prompt"]), self.damage)

    def selection_changed(self) -> None:
        """Other cards are selected, or something else changed what the buttons offer."""
        self.forget_refusal()
        self.buttons.offer()

    # The life of the scene.

    def enter(self) -> None:
        """Begin, or come back from the score or the pause, where another speed may have been chosen."""
        self.loop.pacing = Pacing(round(self.pace.pause(self.stage.profile.settings.thinking_ms)))
        self.hear()
        for notice in self._notices:
            self.say(notice_text(notice))
        self._notices.clear()

    def relabel(self) -> None:
        """Buttons, plates and captions in the words of another language."""
        self.buttons = TableButtons(self)
        self.panels.facts = self.game.facts(self.match, self.view())
        self.presenter.recall(self.match.log(self.seat))

    def leave(self) -> None:
        """Stop the agents, let the record be finished, and give the memory of all pictures back."""
        self.loop.close()
        if self.agents is not None:
            self.agents.close()
        self.match.close()
        nothing = (1, 1)
        self.art.clear(nothing)
        self.layers.resize(nothing)
        self._ground.clear()

    def layout(self, size: tuple[int, int]) -> None:
        """Everything in its place for a window of `size`."""
        self.player.cancel()
        dress = (*self.look.dress, self.mirrored)
        if self._laid_out_for == (size, dress):
            self.refresh()
            self._anchor_toast()
            return
        self._laid_out_for = (size, dress)
        self.art.clear(size)
        self.layers.resize(size, mirrored=self.mirrored)
        frame = Frame(*size, self.look.scale, self.mirrored)
        self.board.resize(frame, self.now)
        if not self._begun:
            self._begin()
        self.art.foresee(self.board.hand_width)
        self._ground.clear()
        self.refresh()

    def _anchor_toast(self) -> None:
        """Messages stand in place of the prompt, where they hide no card."""
        prompt = pygame.Rect(self.board.layout.zones["prompt"])
        prompt.width = prompt.width * 2 // 3
        self.toast.within(prompt)
        if self.toast.visible:
            self.toast.fit(self.look)

    def _begin(self) -> None:
        """The first frame: dealt cards are told, a match that was resumed simply lies there."""
        self._begun = True
        events = self.match.take_events(self.seat)
        tableau = self.game.tableau(self.view())
        fresh = bool(events) and events[0].key == "deal"
        if not fresh:
            self.presenter.recall(self.match.log(self.seat))
            self.presenter.begin(tableau, self.now)
            return
        self.presenter.begin({events[0].target: events[0].cards} if events[0].target else tableau, self.now)
        self.presenter.tell(events, tableau, self.refresh)

    def handle(self, event: pygame.Event) -> bool:
        """The focus of the keyboard, buttons, named commands, then cards."""
        if self.player.busy and event.type != pygame.KEYDOWN:
            return self.player.handle(event)
        parts = (self.focus.handle, self.commands.handle, super().handle, self.player.handle)
        return any(part(event) for part in parts)

    def back(self) -> None:
        """Escape: drop what is selected, else pause."""
        if not self.player.escape():
            routes.open_pause(self.stage)

    def update(self, now: float) -> None:
        """Let the match and the telling of it go on."""
        self.loop.tick(now, self.presenter.idle(now) and not self.layers.busy)
        self.hear()
        self._tell_of_trouble()
        self.presenter.update(now)
        self.player.update(now)
        self.hint.update(now)
        if self.board.update(now):
            for outline in self.marks.outlines():  # cards are outlined when they have landed
                self.layers.touch(outline, self.damage)
        self.focus.update()
        super().update(now)
        if self.panels.hushed != self.toast.visible:  # a message stands where the prompt does
            self.panels.hushed = self.toast.visible
            self.layers.touch(pygame.Rect(self.board.layout.zones["prompt"]), self.damage)
        self._finish_pictures(now)
        self.layers.update(now, self.damage)
        if self.presenter.idle(now):
            self._follow_phase()

    def wake_after(self) -> float | None:
        """At once while something moves, soon while an agent thinks."""
        if self.layers.busy or self.art.behind or self.look.pictures.behind:
            return 0.0
        now = self.now
        waits = [super().wake_after(), self.presenter.wake_after(now), self.player.wake_after(now)]
        actor = self.match.actor()
        if self.hint.awaited or not self.match.settled or (actor is not None and not self.match.is_human(actor)):
            waits.append(_POLL_MS)
        return min((wait for wait in waits if wait is not None), default=None)

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The still layer, what is lit and the buttons, then what moves, then messages."""
        self.layers.paint(surface, area, self._paint_between)
        self.player.paint(surface, area)
        self.hint.paint(surface, area)
        self.focus.paint(surface, area)
        if self.toast.visible:
            self.toast.paint(surface, self.look)
        self.tooltip.paint(surface, self.look)

    def focused(self) -> pygame.Rect | None:
        """A card, a zone or a button."""
        return self.focus.target()

    def targets(self) -> Mapping[str, pygame.Rect]:
        """Buttons as `table.NAME`; zones, and the visible part of every card of the hand, by their names."""
        named = dict(super().targets())
        for name, zone in self.board.layout.zones.items():
            named[name] = pygame.Rect(zone)
        named.update(self.board.hand_targets())
        return named

    def _best_melds(self) -> Sequence[Sequence[Face]]:
        return self.game.arrangement(self.view())

    def _sound(self, event: Event) -> None:
        self.stage.sounds.tell(event, self.seat)

    def _follow_phase(self) -> None:
        standing = self.match.standing()
        phase = f"{standing.phase} {standing.round}"
        if phase == self._over_shown or self.stage.top is not self:
            return
        if standing.phase in {"round_over", "match_over"}:
            self._over_shown = phase
            routes.open_scoring(self.stage, self.match)

    def _tell_of_trouble(self) -> None:
        """Say once what is wrong with saving; play goes on."""
        notice = self.match.notice
        if notice is not None and notice != self._told_notice:
            self.say(notice_text(notice))
        self._told_notice = notice

    def open_clause(self) -> None:
        """Open the rules at the clause of the message that is shown."""
        if self._clause:
            routes.open_rules(self.stage, self._clause)

    def open_rules(self) -> None:
        """Open the rules, at the clause of a refusal while it can be read."""
        routes.open_rules(self.stage, self._clause if self.toast.visible else "", self.match.game_name)

    def _finish_pictures(self, now: float) -> None:
        """Draw some cards in full that lie there resized; in a frame with little else to do also those of a score.

        Foreseen cards wait until nothing moves. Cards in sight do not: as long as one is carried the others lie still.
        """
        frame, self._drawn_at = min(now - self._drawn_at, _LONGEST_MS), now
        hurried = bool(self.damage) or self.layers.busy or self.player.busy
        if not hurried and not self.art.behind:
            self.look.pictures.work(_DRAWING_MS)
            return
        spared = max(0.0 if hurried else _DRAWING_MS, frame * _SHARE)
        done = set(self.art.work(spared, shown_only=hurried))
        for sprite in self.board.cast:
            if (card_name(sprite.face), round(sprite.width.target)) in done and sprite.resting(now):
                self.layers.drop(sprite, self.damage)

    def _foresee_score(self) -> None:
        """Ask for all cards as small as the score shows them, while there is time to draw them."""
        foresee_strip(self.look, format_faces(ALL_FACES), self.size[0], SCORE_CARD)

    def refresh(self) -> None:
        """Words and numbers changed, or the zones did: have painted again what looks different."""
        self.panels.captions = self.presenter.captions
        self.panels.layout = self.board.layout
        self.marks.seals = self.panels.facts.teams
        self.marks.outlined = list(self.presenter.last_moved)
        self.strip.measure()
        self.focus.follow()
        self.buttons.place()
        zones = self.board.layout.zones
        if self._ground.lay(self.look, self.stage.size, zones["felt"], mirrored=self.mirrored):
            self._anchor_toast()
            self.layers.touch(pygame.Rect((0, 0), self.stage.size), self.damage)
        shown = {name: (pygame.Rect(zones[name]), content) for name, content in self.panels.contents().items()}
        for number, rect in enumerate(self.marks.outlines()):
            shown[f"outline {number}"] = (rect, None)
        shown[STRIP] = (pygame.Rect(zones[STRIP]), self.strip.content())
        shown["hand"] = (pygame.Rect(zones["hand"]), frozenset(self.board.hand.fresh))
        before, self._shown = self._shown, shown
        for name in before.keys() | shown.keys():
            if before.get(name) != shown.get(name):
                for rect, _content in (one for one in (before.get(name), shown.get(name)) if one is not None):
                    self.layers.touch(rect.inflate(8, 8), self.damage)

    def _paint_still(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        self._ground.paint(surface, area)
        self.panels.paint(surface, area)
        self.strip.paint(surface, area)

    def _paint_marks(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        self.marks.paint(surface, area)
        self.panels.paint_over(surface, area)

    def _paint_between(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        self.player.paint_lit(surface, area)
        self.group.paint(surface, self.look, area)
