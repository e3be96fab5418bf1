"""The stage: the stack of scenes and what they share. It knows neither the window nor the main loop."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pygame

from game.i18n import _
from game.storage.settings import Settings
from game.ui.access.lens import Lens
from game.ui.graphics.drawing import Style, room_for, scale_for
from game.ui.graphics.mirror import MirroredCanvas, mirrored, mirrored_event
from game.ui.graphics.motion import Clock, Pace, SystemClock
from game.ui.graphics.pictures import Deck
from game.ui.graphics.tables import TABLES, USUAL, chosen_back, chosen_table, home_of
from game.ui.graphics.theme import CONTRAST, THEMES, table_theme
from game.ui.stage.idle import IdleQueue
from game.ui.stage.navigator import Navigator
from game.ui.stage.profile import Profile
from game.ui.stage.scene import Scene
from game.ui.system.chord import types_a_sign, writes_arabic
from game.ui.system.locale import speak
from game.ui.system.shortcuts import Command, Shortcuts
from game.ui.system.sound import Cue, Loudness, Sounds

if TYPE_CHECKING:
    from game.ui.access.gamepad import Gamepads
    from game.ui.access.narrator import Narrator
from game.ui.access.sound_captions import SoundCaptions

_FIRST_OF_GAMEPADS: Final = pygame.CONTROLLERAXISMOTION
_LAST_OF_GAMEPADS: Final = pygame.CONTROLLERDEVICEREMAPPED
_DIM = (96, 102, 110)
"""What the scene under an overlay is multiplied with, of 255."""
_WITH_OVERLAY: Final = 2
"""Scenes that there are at least where one lies over another."""


class Stage:
    """Holds the scenes; the top one acts. `size` is the window's in pixels, `navigation` leads from scene to scene."""

    def __init__(
        self,
        size: tuple[int, int],
        profile: Profile,
        navigation: Callable[[Stage], Navigator],
        clock: Clock | None = None,
        style: Style | None = None,
        *,
        unseen: bool = False,
    ) -> None:
        """What is drawn on a stage that is `unseen` is a picture on another: nothing of it is spoken."""
        self.profile = profile
        self._unseen = unseen
        self.navigator = navigation(self)
        """Opens scenes on it."""
        self.clock: Clock = clock or SystemClock()
        self._idle = IdleQueue(self.clock)
        self.style = style or Style()
        self.table_style = self.style.at_table()
        """The style of the table itself, whose felt is dark in every palette."""
        self.pace = Pace.named(profile.settings.animation_speed)
        self.user_scale = profile.settings.ui_scale / 100
        self.sounds = Sounds(Loudness.of(profile.settings))
        """Quiet until somebody starts them."""
        self.captions = SoundCaptions()
        self.sounds.on_cue = self._caption
        self.shortcuts = Shortcuts(profile.settings.shortcuts)
        """Which keys call which command, as the player chose them."""
        self._arabic_keys = writes_arabic()
        self._command_text = ""
        """What the last key would have written, had it not been a command."""
        profile.watch(self._follow)
        self.window = size
        """The size of the window in pixels."""
        self.size = size
        """The size that scenes are laid out for, larger than the window where things are to be very large."""
        self.lens = Lens()
        self.running = True
        self.emptied = False
        """Whether all scenes had to leave, so that much of memory may be free; set back by who sees to that."""
        self.wants_fullscreen: bool | None = None
        """What the window is to be from now on; the window takes it."""
        self._home = USUAL.name
        """The table of the home of the game at hand."""
        self._gamepads: Gamepads | None = None
        """None as long as there was none."""
        self._scenes: list[Scene] = []
        self._backdrop: pygame.Surface | None = None
        self._canvas: MirroredCanvas | None = None
        """What a mirrored scene paints on; its pixels are those of the window."""
        self.narrator: Narrator | None = None
        """Speaks, where that is wished."""
        self._let_speak(profile.settings)
        self.apply_style(profile.settings)
        self._rescale()

    @property
    def top(self) -> Scene:
        """The scene that acts; raises `IndexError` on an empty stage."""
        return self._scenes[-1]

    @property
    def empty(self) -> bool:
        """Whether no scene is left."""
        return not self._scenes

    @property
    def names(self) -> tuple[str, ...]:
        """The scenes on the stage, the lowest first."""
        return tuple(scene.name for scene in self._scenes)

    @property
    def plays_by_itself(self) -> bool:
        """Whether the scene that acts is watched for long without anything being done."""
        return bool(self._scenes) and self.top.plays_by_itself

    @property
    def backdrop(self) -> pygame.Surface | None:
        """The dimmed picture under an overlay."""
        return self._backdrop

    def set_pace(self, pace: Pace) -> None:
        """Take another speed from now on and remember it."""
        self.profile.change(animation_speed=pace.value)

    def apply_style(self, settings: Settings) -> None:
        """Take the palette and the deck of the settings; what is on the stage must be laid out anew."""
        self.style.own_face = self.table_style.own_face = settings.player_face
        theme, back = THEMES[settings.theme], chosen_back(settings.card_back, self._home)
        deck = Deck(settings.four_colour_suits, settings.large_indices, back, theme is CONTRAST)
        before = self.style.pictures.deck
        self.style.table = self.table_style.table = TABLES[chosen_table(settings.table, self._home)]
        self.table_style.theme = self.style.table.dyed(table_theme(theme))
        self.style.pictures.deck = deck
        if theme is not self.style.theme or deck != replace(before, back=back):
            self.style.theme = theme
            self.style.pictures.clear()

    def sit_down(self, game: str) -> None:
        """From now on tables and backs are those of the home of a game, where the player did not choose others."""
        self._home = home_of(game)
        self.apply_style(self.profile.settings)

    def push(self, scene: Scene) -> None:
        """Put a scene on top of the others."""
        if scene.overlay:
            self._backdrop = self._dimmed()
        self._scenes.append(scene)
        self.lens.begin(from_right=scene.mirrored, at_foot=scene.at_table)
        scene.resize(self.size)
        scene.enter()

    def pop(self) -> None:
        """Take the top scene off; the one beneath acts again. Taking the last one ends the program."""
        _end(self._scenes.pop())
        if not self._scenes:
            self.running = False
            return
        self._backdrop = self._dimmed(len(self._scenes) - 1) if self.top.overlay else None
        self.top.resize(self.size)
        self.top.enter()

    def swap(self, scene: Scene) -> None:
        """Put a scene in the place of the top one; those beneath do not notice."""
        _end(self._scenes.pop())
        self.push(scene)

    def keep_once(self) -> None:
        """Take scenes off that lie somewhere beneath the top one and are of its kind: it is opened once at a time."""
        for scene in [each for each in self._scenes[:-1] if each.name == self.top.name]:
            self._scenes.remove(scene)
            _end(scene)

    def replace(self, scene: Scene) -> None:
        """Take all scenes off and start anew with this one."""
        self.emptied = bool(self._scenes)
        while self._scenes:
            _end(self._scenes.pop())
        self._backdrop = None
        self.push(scene)

    def close(self) -> None:
        """End the program: every scene leaves, the main loop stops."""
        while self._scenes:
            _end(self._scenes.pop())
        if self.narrator is not None:
            self.narrator.speaker.close()
        self.style.pictures.clear()
        self._backdrop = None
        self.running = False

    def resize(self, size: tuple[int, int], user_scale: float | None = None) -> None:
        """The window or the player's scale changed."""
        if user_scale is not None:
            self.user_scale = user_scale
        self.window = size
        self._rescale()
        for place, scene in enumerate(self._scenes):
            scene.resize(self.size)
            if scene.overlay and place:
                self._backdrop = self._dimmed(place)

    def handle(self, event: pygame.Event) -> bool:
        """Give an event to the top scene."""
        if self.narrator is not None and event.type == pygame.KEYDOWN:
            self.narrator.hush()
        if event.type == pygame.KEYMAPCHANGED:
            self._read_keyboard()
        elif event.type == pygame.KEYDOWN:
            self._command_text = "" if types_a_sign(event) else event.unicode
        elif event.type == pygame.TEXTINPUT and event.text == self._command_text:
            return True  # X11 also tells text of keys that are held with Ctrl
        if _FIRST_OF_GAMEPADS <= event.type <= _LAST_OF_GAMEPADS:
            return self._handle_gamepad(event)
        if self.shortcuts.command_for(event) is Command.FULLSCREEN:
            self.profile.change(fullscreen=not self.profile.settings.fullscreen)
            return True
        if not self._scenes:
            return False
        if self.lens.needed:
            event = self.lens.heard(event)
        used = self._tell(event)
        if not used and event.type == pygame.MOUSEWHEEL and self.lens.needed:
            return self.lens.roll(event)
        return used

    def _tell(self, event: pygame.Event) -> bool:
        return self.top.handle(mirrored_event(event, self.size[0]) if self.top.mirrored else event)

    def _handle_gamepad(self, event: pygame.Event) -> bool:
        """What a gamepad tells is handled as the keys it stands for."""
        if self._gamepads is None:
            from game.ui.access.gamepad import Gamepads  # few have one

            self._gamepads = Gamepads()
        used = False
        for key in self._gamepads.keys(event, self.clock.now()):
            used |= self.handle(key)
        return used

    @property
    def has_gamepad(self) -> bool:
        """Whether a gamepad is plugged in."""
        return self._gamepads is not None and self._gamepads.any

    def read(self, command: Command) -> bool:
        """Say what a key asks for; where nothing speaks, say how that is turned on."""
        if self.narrator is not None:
            return self.narrator.read(command)
        key = self.shortcuts.text(Command.SPEECH) or "–"
        self.top.say(_("Speech is off: {key} turns it on.", key=key))
        return True

    def update(self) -> None:
        """Let the top scene move on."""
        if self._gamepads is not None:
            for key in self._gamepads.repeated(self.clock.now()):
                self.handle(key)
        if self._scenes:
            self._finish_backdrop()
            moved = self.lens.update(self.clock.now()) if self.lens.needed else None
            if moved is not None:
                self._tell(moved)  # before the scene moves on, so that what lies under the pointer shows it at once
            top = self.top
            top.update(self.clock.now())
            if self._scenes and self.top is top:
                self._idle.work(top)
            self.captions.update(self.clock.now())
            if self.lens.needed:
                self.lens.follow(self.targets().get("focus"))
        if self.narrator is not None and self._scenes:
            self.narrator.follow(self.top)
            if self.narrator.speaker.voiceless:
                self.profile.change(speech=False)

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Repaint what changed in the top scene, and the words for what is to be heard above it."""
        if not self._scenes:
            return []
        stale = self.captions.take_stale()
        for rect in stale:
            there = rect.move(self.lens.corner)
            self.top.damage.add(mirrored(there, self.size[0]) if self.top.mirrored else there)
        if surface.get_size() == self.size:
            areas = self._draw_scene(surface)
        else:
            areas = self.lens.show(surface, self._draw_scene(self.lens.canvas()), self.style.theme)
        return self.captions.paint(surface, self.style, areas)

    def _draw_scene(self, surface: pygame.Surface) -> list[pygame.Rect]:
        if not self.top.mirrored:
            return self.top.draw(surface)
        if self._canvas is None or self._canvas.get_size() != surface.get_size():
            self._canvas = MirroredCanvas(surface.get_size())
            self.top.damage.everything(self.size)
        areas = [mirrored(area, surface.get_width()) for area in self.top.draw(self._canvas)]
        for area in areas:
            surface.blit(self._canvas, area, area)
        return areas

    def wake_after(self) -> float | None:
        """Milliseconds until the next frame is wanted; None when only an event can change anything."""
        if not self._scenes:
            return 0.0
        if self.top.damage:
            return 0.0
        now = self.clock.now()
        held = self._gamepads.wake_after(now) if self._gamepads is not None else None
        panned = self.lens.wake_after() if self.lens.needed else None
        waits = (
            0.0 if self._beneath is not None else None,
            self.top.wake_after(),
            self._idle.wake_after(self.top),
            self.captions.wake_after(now),
            held,
            panned,
        )
        return min((wait for wait in waits if wait is not None), default=None)

    def targets(self) -> Mapping[str, pygame.Rect]:
        """The named rectangles of the top scene, where they are in its room; `focus` is what keys act on."""
        if not self._scenes:
            return {}
        targets, focused, width = dict(self.top.targets()), self.top.focused(), self.size[0]
        if focused is not None:
            targets["focus"] = focused
        return {name: mirrored(rect, width) for name, rect in targets.items()} if self.top.mirrored else targets

    def _caption(self, cue: Cue) -> None:
        if self.profile.settings.sound_captions:
            self.captions.show(cue, self.style, self.window, self.clock.now())

    def _follow(self, before: Settings, after: Settings) -> None:
        """Settings changed: what belongs to no scene takes them at once."""
        loudness = Loudness.of(after)
        if loudness != Loudness.of(before):
            self.sounds.set_loudness(loudness)
        if after.shortcuts != before.shortcuts:
            self.shortcuts = Shortcuts(after.shortcuts)
            self._relabel()
        if after.speech != before.speech:
            self._let_speak(after)
        if after.fullscreen != before.fullscreen:
            self.wants_fullscreen = after.fullscreen
        self.pace = Pace.named(after.animation_speed)
        spoken, seen = _spoken(after) != _spoken(before), _seen(after) != _seen(before)
        if spoken:
            speak(after)
            self._relabel()
        if seen:
            self.apply_style(after)
        if spoken or seen:
            self.resize(self.window, after.ui_scale / 100)

    def _relabel(self) -> None:
        for scene in tuple(self._scenes):
            scene.relabel()

    def _read_keyboard(self) -> None:
        """Another layout: what is printed on keys may have changed."""
        arabic = writes_arabic()
        if arabic != self._arabic_keys:
            self._arabic_keys = arabic
            self._relabel()
            self.resize(self.window)

    def _let_speak(self, settings: Settings) -> None:
        if settings.speech and not self._unseen:
            from game.ui.access.narrator import Narrator  # most players read

            self.narrator = Narrator()
        elif self.narrator is not None:
            self.narrator.speaker.close()
            self.narrator = None

    def _rescale(self) -> None:
        scale = scale_for(self.window, self.user_scale)
        self.size = room_for(self.window, self.user_scale)
        self.lens.resize(self.window, self.size, from_right=self.style.mirrored)
        self.style.pictures.keep_for(self.size)
        self.style.type.keep_for(self.size)
        if scale != self.style.scale:
            self.style.scale = self.table_style.scale = scale
            self.style.pictures.clear()

    @property
    def _beneath(self) -> Scene | None:
        """The scene under the overlay, if it is still to be finished."""
        if len(self._scenes) < _WITH_OVERLAY or not self.top.overlay or not self._scenes[-2].unfinished:
            return None
        return self._scenes[-2]

    def _finish_backdrop(self) -> None:
        """What the scene under the overlay still had to draw comes into its dimmed picture."""
        beneath, picture = self._beneath, self._backdrop
        if beneath is None or picture is None or self.top.damage:  # the overlay itself is awaited more
            return
        beneath.finish()
        for area in beneath.damage.take(picture.get_rect()):
            picture.set_clip(area)
            beneath.paint_beneath(picture, area)
            picture.fill(_DIM, area, special_flags=pygame.BLEND_RGB_MULT)
            self.top.damage.add(area)
        picture.set_clip(None)

    def _dimmed(self, below: int | None = None) -> pygame.Surface | None:
        """The scenes below index `below` (all by default), painted afresh and dimmed."""
        beneath = self._scenes[:below]
        if not beneath:
            return None
        scene = beneath[-1]
        picture = MirroredCanvas(self.size) if scene.mirrored else pygame.Surface(self.size)
        scene.paint_beneath(picture, picture.get_rect())
        scene.damage.take(picture.get_rect())
        picture.fill(_DIM, special_flags=pygame.BLEND_RGB_MULT)
        return picture


def _end(scene: Scene) -> None:
    """Let a scene leave for good; what it wanted prepared is wanted no more."""
    scene.leave()
    scene.jobs.clear()


def _seen(settings: Settings) -> tuple[object, ...]:
    """The settings after which everything looks different."""
    deck = settings.four_colour_suits, settings.large_indices, settings.card_back
    return settings.theme, settings.table, deck, settings.ui_scale, settings.left_handed, settings.player_face


def _spoken(settings: Settings) -> tuple[object, ...]:
    return settings.language, settings.digits
