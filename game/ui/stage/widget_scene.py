"""The base of scenes that are made of widgets, and the commands that mean the same in all of them."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf

import pygame

from game.i18n import _, sentences
from game.ui.graphics.drawing import draw_veil
from game.ui.stage.idle import Job, Priority
from game.ui.stage.navigator import FAULT_SCENE
from game.ui.stage.scene import Scene
from game.ui.stage.stage import Stage
from game.ui.system.chord import Chord
from game.ui.system.shortcuts import Command
from game.ui.widgets import Toast, Tooltip, Widget, WidgetGroup

_ONCE = {
    Command.RULES: "rules",
    Command.SETTINGS: "settings",
    Command.SHORTCUTS: "shortcuts",
    Command.NEW_MATCH: "new_match",
}
"""Commands that open a scene, and its name: it is not opened above itself."""


def run_command(stage: Stage, command: Command) -> bool:
    """Do what a command means anywhere; False where it means something to single scenes only."""
    if stage.top.name == FAULT_SCENE and command is not Command.QUIT:
        return False
    if command in _ONCE and _ONCE[command] in stage.names:
        return True
    match command:
        case Command.RULES:
            stage.navigator.open_rules(game=stage.top.read_about)
        case Command.SETTINGS:
            stage.navigator.open_settings()
        case Command.SHORTCUTS:
            stage.navigator.open_shortcuts()
        case Command.NEW_MATCH:
            match = stage.profile.match
            game = stage.top.read_about or (match.game_name if match is not None else "")
            stage.navigator.leave_match(lambda: _open_new_match(stage, game))
        case Command.MUTE:
            stage.profile.change(mute=not stage.profile.settings.mute)
        case Command.SPEECH:
            stage.profile.change(speech=not stage.profile.settings.speech)
            if stage.narrator is not None:
                stage.narrator.say(_keys_to_begin_with(stage))
        case Command.QUIT:
            stage.navigator.quit()
        case Command.READ_CHOICES | Command.READ_HAND | Command.READ_TABLE | Command.READ_LAP | Command.READ_AGAIN:
            return stage.read(command)
        case _:
            return False
    return True


def _keys_to_begin_with(stage: Stage) -> str:
    """What whoever turns speech on must know to find the rest."""
    return _(
        "Speech is on. {area} goes to the next control, the arrows choose, {act} presses. {keys} lists all keys.",
        area=Chord("Tab").label,
        act=Chord("Enter").label,
        keys=stage.shortcuts.text(Command.SHORTCUTS) or "–",
    )


def _open_new_match(stage: Stage, game: str) -> None:
    """For the game that one was in; where it was none, for the one that was played last."""
    stage.navigator.open_menu()
    stage.navigator.open_new_match(game=game)


class WidgetScene(Scene):
    """A scene of widgets over a still ground. Subclasses place them in `layout` and paint the ground in `paint_ground`.

    Escape calls `back`.
    """

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.group = WidgetGroup()
        self.tooltip = Tooltip()
        self.toast = Toast()
        self.prepare(Job(self._work_on_widgets, self._widgets_wait, Priority.SHOWN))

    def back(self) -> None:
        """Escape, or the button that leads back: what lies beneath comes to the front."""
        self.stage.pop()

    def paint_ground(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Paint everything that is no widget; the base has nothing there."""

    def say(self, text: str, detail: str = "", *, lasting: bool = False) -> None:
        """Show a short message at the lower edge; a `lasting` one stays until another comes or it is dismissed."""
        self.toast.say(self.style, self.stage.clock.now(), text, detail, least=self.patience, lasting=lasting)

    @property
    def patience(self) -> float:
        """How many milliseconds a message stays at least, as the player wants it."""
        seconds = self.stage.profile.settings.message_seconds
        return seconds * 1000.0 if seconds else inf

    def resize(self, size: tuple[int, int]) -> None:
        """Place everything for a window of `size`."""
        self.tooltip.forget()
        self.toast.anchor(
            (size[0] // 2, size[1] - self.style.px(28)), min(size[0] - self.style.px(80), self.style.px(1000))
        )
        if self.toast.visible:
            self.toast.fit(self.style)
        super().resize(size)

    def handle(self, event: pygame.Event) -> bool:
        """Widgets first, then Escape and the commands that every scene knows."""
        if self.toast.visible and event.type == pygame.MOUSEBUTTONDOWN and self.toast.rect.collidepoint(event.pos):
            return self.toast.handle(event)
        if self.group.handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            if self.toast.visible and self.toast.held:
                self.toast.dismiss(self.stage.clock.now())
            else:
                self.back()
            return True
        command = self.stage.shortcuts.command_for(event)
        return command is not None and run_command(self.stage, command)

    def update(self, now: float) -> None:
        """Tooltip and toast move on; widgets report what changed about them."""
        self.keep_focus()
        bounds = pygame.Rect((0, 0), self.size)
        for area in self.tooltip.update(self.group, self.style, bounds, now):
            self.damage.add(area)
        self.toast.update(now)
        for area in self.toast.take_stale():
            self.damage.add(area)
        if self.toast.dirty:
            self.damage.add(self.toast.area(self.style))
            self.toast.dirty = False
        self.group.sweep_dirt(self.damage, self.style)

    def keep_focus(self) -> None:
        """Have the focus on something that can be used."""
        self.group.keep_focus()

    def _work_on_widgets(self) -> bool:
        more = [widget.work() for widget in self.group.widgets if widget.behind]
        self.group.sweep_dirt(self.damage, self.style)
        return True in more

    def _widgets_wait(self) -> float | None:
        return 0.0 if any(widget.behind for widget in self.group.widgets) else None

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Repaint what is damaged, also what jobs have changed about widgets after the update of this frame."""
        self.group.sweep_dirt(self.damage, self.style)
        return super().draw(surface)

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Ground, widgets, and what floats above them."""
        self.paint_ground(surface, area)
        self.group.paint(surface, self.style, area)
        if self.toast.visible:
            self.toast.paint(surface, self.style)
        self.tooltip.paint(surface, self.style)

    def paint_beneath(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Without the ring of the focus, and with a veil over what is lit."""
        with self.group.at_rest():
            self.paint(surface, area)
        for widget in self.group.widgets:
            if widget.lit and widget.visible and widget.parts() and widget.rect.colliderect(area):
                draw_veil(surface, self.style, widget.rect)

    @property
    def said(self) -> str:
        """What the message at the lower edge says, its detail on a second line."""
        return self.toast.said if self.toast.visible else ""

    @property
    def messages(self) -> int:
        """How many messages there were so far."""
        return self.toast.count

    @property
    def unmoved(self) -> int:
        """How often a key left the focus, or what has it, as it was."""
        return self.group.unmoved

    def focus_words(self) -> str:
        """The widget that has the focus, with what explains it."""
        widget = self.group.focus
        if widget is None or not widget.focused:
            return ""
        said, explained = self.described(widget), widget.problem or widget.tip
        return sentences((said, widget.note, "" if explained in said else explained))

    def described(self, widget: Widget) -> str:
        """A widget in words, with what it sets, unless that is all that it says."""
        named = widget.sets not in ("", widget.spoken)
        return _("{label}: {value}", label=widget.sets, value=widget.spoken) if named else widget.spoken

    def focused(self) -> pygame.Rect | None:
        """The widget that has the focus."""
        return self.group.focus.rect if self.group.focus is not None else None

    def targets(self) -> Mapping[str, pygame.Rect]:
        """Widgets by scene and name, such as `menu.new_match`."""
        named = {f"{self.name}.{name}": rect for name, rect in self.group.targets().items()}
        if self.toast.visible:
            named[f"{self.name}.toast"] = self.toast.rect
        return named

    def wake_after(self) -> float | None:
        """When toast or tooltip change next."""
        if any(widget.dirty for widget in self.group.widgets):
            return 0.0
        now = self.stage.clock.now()
        waits = [wait for wait in (self.toast.wake_after(now), self.tooltip.wake_after(now)) if wait is not None]
        return min(waits) if waits else None
