"""Matches of Borako dealt to order, with opponents who play what a test gives them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from game.cards import Face, format_faces, parse_faces
from game.engine import Action, Deals, Refusal, SeatView
from game.engine.record import HeaderLine, SeatSetup
from game.families.canasta.table.table import CanastaView
from game.games import GAMES
from game.games.borako.rules.state import DECK, HAND_SIZE, MOUR_SIZE, SEATS
from game.i18n.phrases import phrases_of
from game.match.match import Match
from game.match.turn_loop import Pacing
from game.opponents.protocol import heuristic_action
from game.ui.graphics.motion import Pace
from game.ui.table.contract.context import TableComponent
from game.ui.table.melds.marks import MeldMarks
from game.ui.table.melds.strip import Strip
from game.ui.table.scene import TableScene
from tests.ui.pilot import Pilot

P = TypeVar("P", bound=TableComponent[Any])
NAMES = ("Amina", "Karim", "Layla", "Samir")
RESTING_FRAME_MS = 80.0
"""Frames while a table comes to rest, as a slow computer draws them: motion is tested in frames of its own."""
STARTED_BY_US = next(seed for seed in range(100) if Deals(seed).starter(SEATS) == 0)


def dealt(hands: Mapping[int, str], draws: str = "", mour: str = "", going_out: str = "clean") -> Match:
    """A match that Amina begins; hands are filled up to 11 with what is left, `draws` come from the stock in order."""
    left = list(DECK)
    named = {seat: _taken(left, hands.get(seat, "")) for seat in range(SEATS)}
    drawn, reserve = _taken(left, draws), _taken(left, mour)
    order: list[Face] = []
    for seat in range(SEATS):
        order += [*named[seat], *_next(left, HAND_SIZE - len(named[seat]))]
    order += [*reserve, *_next(left, MOUR_SIZE - len(reserve)), *_next(left, MOUR_SIZE)]
    order += [*left, *reversed(drawn)]
    game = GAMES["borako"]
    seats = tuple(SeatSetup(name, None if seat == 0 else "club") for seat, name in enumerate(NAMES))
    options = {"going_out": going_out}
    header = HeaderLine(
        1, "0", "borako", game.rules_version, dict(options), seats, STARTED_BY_US, "2026-01-01T20:00:00"
    )
    deals = Deals(STARTED_BY_US, (("deal 1", tuple(order)),))
    return Match(game, header, game.options(**options), deals)


def _taken(left: list[Face], notation: str) -> list[Face]:
    faces = list(parse_faces(notation))
    for face in faces:
        left.remove(face)
    return faces


def _next(left: list[Face], count: int) -> list[Face]:
    """Return the least useful cards first, so that melds are not dealt by chance."""
    return [left.pop((7 * place) % len(left)) for place in range(count)]


class ScriptedLoop:
    """A replacement for the turn loop: opponents draw and discard their first card unless a test says otherwise."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.paused = False
        self.pacing = Pacing(0)
        self.script: list[str] = []
        self.waits = False
        """Whether the others think on for ever."""
        self.everybody = False
        """Whether our own seat plays by itself as well, and all play as well as they can."""

    def play(self, actions: Sequence[Action]) -> Refusal | None:
        refusal = self.match.why_not(actions)
        if refusal is None:
            self.match.play(*actions)
        return refusal

    def undo(self) -> None:
        self.match.undo()

    def redo(self) -> None:
        self.match.redo()

    def hurry(self) -> None:
        pass

    def close(self) -> None:
        pass

    def tick(self, now_ms: float, presenter_idle: bool) -> bool:
        seat = self.match.actor()
        if self.waits or not presenter_idle or seat is None or (seat == 0 and not self.everybody):
            return False
        if self.everybody:
            self.match.play(heuristic_action(self.match.game, self.match.view(seat), self.match.agent_stream()))
            return True
        if self.script:
            text = self.script.pop(0)
        elif self.match.standing().phase == "draw":
            text = "draw"
        else:
            text = f"discard {self.match.view(seat).hand[0]}"
        self.match.play(self.match.game.parse(text))
        return True


def component_of(scene: TableScene, kind: type[P]) -> P:
    """The part of a kind that the felt has; raises `StopIteration` where it has none."""
    return next(component for component in scene.components if isinstance(component, kind))


class Table:
    """A table to be played by a pilot."""

    def __init__(
        self,
        pilot: Pilot,
        match: Match,
        script: Sequence[str] = (),
        loop: ScriptedLoop | None = None,
        dealt_at: Pace = Pace.INSTANT,
    ) -> None:
        """Show everything up to our turn, by default at once; from then on at the pace of the stage."""
        self.pilot = pilot
        self.match = match
        self.loop = loop or ScriptedLoop(match)
        self.loop.script = list(script)
        self.scene = TableScene(pilot.stage, match, (), self.loop)
        pace, pilot.stage.pace = pilot.stage.pace, dealt_at
        pilot.stage.push(self.scene)
        self.rest()
        pilot.stage.pace = pace
        self.scene.opponents.follow_pace()

    def rest(self, frame_ms: float = RESTING_FRAME_MS) -> None:
        """Run frames until everything was shown, nothing moves and it is our turn, or another scene came.

        Where the others think on for ever, it does not wait for our turn.
        """
        for _ in range(4000):
            self.pilot.frame(frame_ms)
            at_rest = self.scene.presenter.idle(self.pilot.clock.now()) and not self.scene.layers.busy
            if self.pilot.scene is not self.scene or (at_rest and (self.loop.waits or self.match.actor() in {0, None})):
                return
        raise TimeoutError("the table does not come to rest")

    @property
    def hand(self) -> str:
        """The cards of the hand as they are shown."""
        return format_faces(face for sprite in self.scene.board.hand.sprites if (face := sprite.face) is not None)

    @property
    def selected(self) -> str:
        """The selected cards."""
        return format_faces(self.scene.input.selected_faces())

    @property
    def said(self) -> str:
        """The message on the screen, if there is one."""
        return self.scene.toast.text if self.scene.toast.visible else ""

    def card(self, face: str) -> str:
        """The name of the first card of the hand with this face."""
        return next(
            name for name in self.pilot.stage.targets() if name.startswith("hand.") and name.endswith(f".{face}")
        )

    def select(self, cards: str) -> None:
        """Click these cards of the hand."""
        for face in cards.split():
            self.pilot.click(self.card(face))
        self.rest()

    def drag(self, face: str, to: str) -> None:
        """Drag a card of the hand, and whatever is selected with it, and wait until all is shown."""
        self.pilot.drag(self.card(face), to)
        self.rest()

    def click(self, name: str) -> None:
        """Click something and wait until all is shown."""
        self.pilot.click(name)
        self.rest()

    def melds(self, team: int = 0) -> list[str]:
        """The melds of a team."""
        view = self.match.view(0)
        assert isinstance(view, CanastaView)
        return [format_faces(meld.cards) for meld in view.melds[team]]

    @property
    def strip(self) -> Strip[SeatView]:
        """The staging strip."""
        return component_of(self.scene, Strip)

    @property
    def seals(self) -> MeldMarks[SeatView]:
        """The seals upon melds."""
        return component_of(self.scene, MeldMarks)

    def reason(self, key: str) -> str:
        """The sentence for a refusal."""
        return phrases_of("borako").refusals[key].said()
