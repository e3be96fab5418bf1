"""Having what happens in the match told at the table, and what the table says brought up to date with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.engine import Event, Resynced, Shuffled

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
        tableau = scene.game.tableau(view)
        fresh = bool(events) and isinstance(events[0], Shuffled)
        if not fresh:
            self.recall()
            scene.presenter.begin(tableau, scene.now)
            return
        scene.presenter.begin({events[0].target: events[0].cards} if events[0].target else tableau, scene.now)
        scene.presenter.tell(events, tableau, self._after(view))

    def hear(self) -> None:
        """Take what happened in the match and have it told."""
        scene = self._scene
        events = scene.match.take_events(scene.seat)
        if not events:
            return
        if isinstance(events[0], Resynced):
            self.recall()
        view = scene.view()
        if any(scene.game.manners.style(event).still_ms for event in events):  # nobody's turn while all lies still
            scene.panels.facts = replace(scene.panels.facts, prompt="", urgent=False, actor=None)
        scene.presenter.tell(events, scene.game.tableau(view), self._after(view))
        scene.presenter.update(scene.now)

    def heard(self, event: Event) -> None:
        """An event begins to be told."""
        scene = self._scene
        cue = scene.game.manners.style(event).heard_as(own=event.seat == scene.seat)
        if cue is not None:
            scene.stage.sounds.play(cue)
        for part in scene.parts:
            part.told(event)

    def relabel(self) -> None:
        """Say what is to be said now in the words of another language."""
        scene, view = self._scene, self._scene.view()
        scene.panels.facts = scene.game.facts(scene.match, view)
        for part in scene.parts:
            part.foresee(view)()
        self.recall()

    def recall(self) -> None:
        """What happened in the round so far counts as told."""
        scene = self._scene
        events = scene.match.log(scene.seat)
        scene.presenter.recall(events)
        for part in scene.parts:
            part.recall(events)

    def _after(self, view: Any) -> Callable[[], None]:
        """What brings the table up to date with `view` when everything has been told."""
        scene = self._scene
        facts = scene.game.facts(scene.match, view)
        parts = [part.foresee(view) for part in scene.parts]

        def done() -> None:
            scene.panels.facts = facts
            for told in parts:
                told()
            scene.refresh()
            scene.picture.foresee_score()

        return done
