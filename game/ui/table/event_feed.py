"""Having what happens in the match told at the table, and what the table says brought up to date with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.engine import Event
from game.match.match import RESYNC

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene


class EventFeed:
    """Between the match, the presenter and the parts of the table."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def begin(self) -> None:
        """The first frame: dealt cards are told, a match that was resumed simply lies there."""
        scene = self._scene
        events = scene.match.take_events(scene.seat)
        view = scene.view()
        placement = scene.game.placement(view)
        fresh = bool(events) and events[0].key == "deal"
        if not fresh:
            self.replay()
            scene.presenter.begin(placement, scene.now)
            return
        scene.presenter.begin({events[0].target: events[0].cards} if events[0].target else placement, scene.now)
        scene.presenter.tell(events, placement, self._after(view))

    def pull(self) -> None:
        """Take what happened in the match and have it told."""
        scene = self._scene
        events = scene.match.take_events(scene.seat)
        if not events:
            return
        if events[0].key == RESYNC:
            self.replay()
        view = scene.view()
        if any(event.key in scene.game.config.lingering for event in events):  # nobody's turn while all lies still
            scene.panels.facts = replace(scene.panels.facts, prompt="", urgent=False, actor=None)
        scene.presenter.tell(events, scene.game.placement(view), self._after(view))
        scene.presenter.update(scene.now)

    def on_event(self, event: Event) -> None:
        """An event begins to be told."""
        self._scene.stage.sounds.tell(event, self._scene.seat)
        for component in self._scene.components:
            component.on_event(event)

    def relabel(self) -> None:
        """Say what is to be said now in the words of another language."""
        scene, view = self._scene, self._scene.view()
        scene.panels.facts = scene.game.facts(scene.match, view)
        for component in scene.components:
            component.prepare(view)()
        self.replay()

    def replay(self) -> None:
        """What happened in the round so far counts as told."""
        scene = self._scene
        events = scene.match.log(scene.seat)
        scene.presenter.replay(events)
        for component in scene.components:
            component.replay(events)

    def _after(self, view: Any) -> Callable[[], None]:
        """What brings the table up to date with `view` when everything has been told."""
        scene = self._scene
        facts = scene.game.facts(scene.match, view)
        parts = [component.prepare(view) for component in scene.components]

        def done() -> None:
            scene.panels.facts = facts
            for told in parts:
                told()
            scene.refresh()
            scene.picture.foresee_score()

        return done
