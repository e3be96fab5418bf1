"""Matches of Rami and Remik dealt to order, and tables at which they are played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.cards import Face, format_faces, parse_faces
from game.engine import Deals
from game.engine.record import HeaderLine, SeatSetup
from game.families.rummy.rules.game import Rummy
from game.families.rummy.rules.house import DECK
from game.families.rummy.rules.view import RummyView
from game.families.rummy.table.duties import Duties
from game.games import game_named
from game.games.rami.rules import RULES as RAMI
from game.games.remik.rules import RULES as REMIK
from game.match.match import Match
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import NAMES, RESTING_FRAME_MS, ScriptedLoop, Table, component_of

GAMES: Mapping[str, Rummy] = {"rami": RAMI, "remik": REMIK}


def dealt(
    name: str, hands: Mapping[int, str], draws: str = "", seats: int = 4, options: Mapping[str, str] | None = None
) -> Match:
    """A match that the last seat begins, so that Amina draws first; hands are filled up with what is left."""
    game, chosen = GAMES[name], dict(options or {})
    seed = next(seed for seed in range(100) if Deals(seed).starter(seats) == seats - 1)
    left = list(DECK)
    named = {seat: _taken(left, hands.get(seat, "")) for seat in range(seats)}
    drawn = _taken(left, draws)
    size = game.options(**chosen).house.hand_size
    order: list[Face] = []
    for seat in range(seats):
        order += [*named[seat], *_next(left, size + (seat == seats - 1) - len(named[seat]))]
    order += [*left, *reversed(drawn)]
    setups = tuple(SeatSetup(name, None if seat == 0 else "greedy") for seat, name in enumerate(NAMES[:seats]))
    header = HeaderLine(1, "0", name, game.rules_version, dict(chosen), setups, seed, "2026-01-01T20:00:00")
    return Match(game_named(name), header, game.options(**chosen), Deals(seed, (("deal 1", tuple(order)),)))


def _taken(left: list[Face], notation: str) -> list[Face]:
    faces = list(parse_faces(notation))
    for face in faces:
        left.remove(face)
    return faces


def _next(left: list[Face], count: int) -> list[Face]:
    return [left.pop((7 * place) % len(left)) for place in range(count)]


class RummyTable(Table):
    """A table of one of the rummies, to be played by a pilot."""

    def __init__(
        self, pilot: Pilot, match: Match, script: Sequence[str] = (), loop: ScriptedLoop | None = None
    ) -> None:
        super().__init__(pilot, match, script, loop)

    def rest(self, frame_ms: float = RESTING_FRAME_MS) -> None:
        """Rest as usual; where Amina only watches, give the others a moment."""
        if 0 in self.match.view_as(RummyView, 0).playing:
            super().rest(frame_ms)
        else:
            self.pilot.wait(3000, frame_ms)

    def melds(self, team: int = 0) -> list[str]:
        """The melds of a player."""
        view = self.match.view_as(RummyView, 0)
        return [format_faces(view.melds[number - 1].cards) for number in view.melds_of(team)]

    @property
    def offered(self) -> list[str]:
        """The names of the buttons of the moment."""
        return [offer.name for offer in self.scene.buttons.offers]

    def select(self, cards: str) -> None:
        """Click these cards of the hand, another one for each where they are alike."""
        for face in cards.split():
            board = self.scene.board
            held = enumerate(board.in_hand)
            place = next(n for n, one in held if str(one.face) == face and one not in board.selected)
            self.pilot.click(f"hand.{place}.{face}")
            self.rest()

    @property
    def refused(self) -> str:
        """Why the first button of the moment may not be pressed."""
        refusal = self.scene.buttons.offers[0].refusal
        return "" if refusal is None else refusal.reason

    @property
    def marked(self) -> str:
        """The cards that are marked because they must be melded."""
        return format_faces(sorted(sprite.face for sprite in component_of(self.scene, Duties).marked() if sprite.face))

    @property
    def prompt(self) -> str:
        """The text of the prompt."""
        return self.scene.panels.facts.prompt

    def drop(self, face: str, zone: str, part: float) -> None:
        """Drag a card of the hand so that its middle comes to a part of the width of a zone."""
        where = self.pilot.where(zone)
        start = self.pilot.where(self.card(face))
        lead = next(one for one in self.scene.board.hand.sprites if str(one.face) == face)
        grabbed = start.centerx - round(lead.x.target), start.centery - round(lead.y.target)
        middle = where.left + round(where.width * part) + grabbed[0], where.centery + grabbed[1]
        self.pilot.press(start.center)
        for step in (1, 2, 3):
            x = start.centerx + (middle[0] - start.centerx) * step // 3
            y = start.centery + (middle[1] - start.centery) * step // 3
            self.pilot.move((x, y), held=True)
        self.pilot.release(middle)
        self.rest()


def played(match: Match, *actions: str) -> Match:
    """The match after these actions."""
    for text in actions:
        match.play(match.game.parse(text))
    return match


OPENED_WITH_A_RUN = "open TS JS QS KS / 5D JK 7D 8D"
OPENED_WITH_A_SET = "open TS JS QS KS / 7H 7C JK"


def opened(opening: str, left: str, name: str = "remik") -> Match:
    """Amina has just opened, against Karim alone in Remik, and still holds these cards besides what fills her hand."""
    seats = 4 if name == "rami" else 2
    cards = opening.removeprefix("open").replace("/", " ")
    match = dealt(name, {0: f"{cards} {left}", seats - 1: "3C"}, "4C", seats)
    return played(match, "discard 3C", "draw", opening)
