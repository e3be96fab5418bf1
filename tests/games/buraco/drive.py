"""A person at a table of Buraco: how each action is done, and what rounds must bring (buraco 3, 7)."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from itertools import pairwise
from types import MappingProxyType
from typing import Any, Final

from drive.families.canasta import Canasta
from drive.gestures import Gestures
from drive.goals import SEAT
from drive.played import Drop
from game.games.buraco.rules.actions import Add, Discard, End, Lay, Morto, Open, Take
from game.games.buraco.rules.events import Added, InPique, Laid, MortoTaken, WentOut
from game.games.buraco.rules.state import Melding, Taking
from game.games.buraco.rules.view import BuracoView
from game.match.match import Match
from game.ui.table.contract.config import DOUBLE_CLICK_MS

STOCK: Final = "stock turn"
WHOLE: Final = "whole pile, one put back"
PART: Final = "part of the pile in two steps"
BY_LAYING: Final = "morto by laying"
BY_DISCARDING: Final = "morto by discarding"
GUARDED: Final = "refusal by the guard"
_GUARD: Final = "buraco 7.4"
_OPENED_S: Final = DOUBLE_CLICK_MS / 1000 + 0.1
"""The time after which a click upon the opened pile is no double-click that opened it."""
_LEAST_PILE: Final = 3
"""Cards of a pile of which a part can be taken in two steps, so that one is left."""


class Buraco(Canasta):
    """An open pile, the mortos, and an end of the turn that the player announces."""

    user = "greedy"
    longest = 700
    rounds = 3
    first_deal = 130
    goals = MappingProxyType({Laid: "lay", Added: "add", InPique: "pique", MortoTaken: "morto", WentOut: "bater"})
    further = (STOCK, WHOLE, PART, BY_LAYING, BY_DISCARDING, GUARDED)
    filmed = ("lay", "add", "morto")
    filmed_events = (InPique, MortoTaken, WentOut)

    def does(self, action: Any, gestures: Gestures) -> None:
        """Takes from the pile, arranges first melds, chooses a morto, ends the turn; all else as in the family."""
        match action:
            case Take():
                self._takes(gestures)
            case Open(groups):
                for cards in groups:
                    gestures.put(cards, "staging.new", "first melds")
                gestures.press("table.lay_all", "first melds offered")
            case Morto(number):
                button = f"morto.{number - 1}"
                gestures.press(button if gestures.turn_about("morto") else f"table.take_{button}", "morto chosen")
            case End():
                gestures.press("table.end", "end of the turn")
            case _:
                super().does(action, gestures)

    def refused(self, match: Match) -> Drop | None:
        """A card that fits a meld, but the guard keeps it for the discard that is due (buraco 7.4)."""
        if not self.in_mid_turn(match):
            return None
        view = match.view_as(BuracoView, SEAT)
        for card in view.hand:
            for index in range(len(view.melds[view.team])):
                refusal = match.why_not([Add(card, index + 1)])
                if refusal is not None and refusal.clause == _GUARD:
                    return Drop((card,), f"meld.{view.team}.{index}", GUARDED)
        return None

    def whim(self, match: Match, done: AbstractSet[str], advised: Any) -> Any:
        """Takes from the pile as long as a way to do so is wanted, and brings it to its end; keeps nothing that fits.

        Whoever lays all that may be laid comes to mortos, pique and the guard soon.
        """
        view = match.view_as(BuracoView, SEAT)
        match view.phase:
            case Taking(pique=False) if len(view.discards) >= _LEAST_PILE:
                wanted = PART if _in_part(view) else WHOLE
                return advised if wanted in done else _next_takes(view)[0]
            case Melding(from_stock=False, ended=False) if takes := _next_takes(view):
                return takes[0]
            case Melding(from_stock=False, ended=False) if _in_part(view):
                return End()
            case Melding(ended=False) if isinstance(advised, Discard | End):
                return next((action for action in match.actions() if isinstance(action, Lay | Open | Add)), advised)
        return advised

    def ends_turn(self, action: Any) -> bool:
        """End the turn, with the player's word."""
        return isinstance(action, End)

    def in_mid_turn(self, match: Match) -> bool:
        """Between the card that is taken and the discard."""
        phase = match.view(SEAT).phase
        return isinstance(phase, Melding) and not phase.ended

    def further_in(self, match: Match) -> set[str]:
        """Return the goals that the person's own turns of the round prove."""
        return goals_of(_turns(match.view_as(BuracoView, SEAT)))

    @staticmethod
    def _takes(gestures: Gestures) -> None:
        """All cards by their button or in the opened pile; some by picking them there."""
        takes = _next_takes(gestures.screen.match().view_as(BuracoView, SEAT))
        pile = gestures.screen.match().view_as(BuracoView, SEAT).discards
        if len(takes) == len(pile) and gestures.turn_about("whole pile"):
            gestures.press("table.take_all", "whole pile offered")
            return
        gestures.press("discards")
        gestures.user.waits_for("pile.close")
        time.sleep(_OPENED_S)
        gestures.film("pile opened")
        if len(takes) == len(pile):
            gestures.press("pile.take_all")
            return
        places = iter(enumerate(sorted(pile)))
        for take in takes:
            place = next(place for place, card in places if card == take.card)
            gestures.press(f"pile.card.{place}.{take.card}")
        gestures.press("pile.take", "cards picked")


def goals_of(turns: Iterable[Sequence[str]]) -> set[str]:
    """Return the goals that turns prove, each given by its verbs."""
    found = set()
    for turn in turns:
        match turn:
            case ["draw", *_, "discard", "end"]:
                found.add(STOCK)
            case ["take", *_, "end"]:
                found.add(PART if _took_a_part(turn) else WHOLE)
        for before, verb in pairwise(turn):
            if verb == "morto":
                found.add(BY_DISCARDING if before == "discard" else BY_LAYING)
    return found


def _in_part(view: BuracoView) -> bool:
    """Whether the turn takes a part of the pile: the first of the round does that finds enough in it."""
    turns = _turns(view)
    if isinstance(view.phase, Melding):
        *before, now = turns
    else:
        before, now = turns, []
    enough = len(view.discards) + now.count("take") >= _LEAST_PILE
    return enough and not any(map(_took_a_part, before))


def _took_a_part(turn: Sequence[str]) -> bool:
    """Whether a turn that is over took from the pile and put nothing back (buraco 3.3)."""
    return turn[0] == "take" and turn[-1] == "end" and "discard" not in turn


def _next_takes(view: BuracoView) -> Sequence[Take]:
    """Return the next cards to take from the pile: one card and then all others but one, or every card."""
    if not _in_part(view):
        return tuple(map(Take, view.discards))
    cards = sorted(view.discards)
    return tuple(map(Take, cards[:1] if isinstance(view.phase, Taking) else cards[:-1]))


def _turns(view: BuracoView) -> list[list[str]]:
    """The verbs of the person's own turns in the round, the one in play with them."""
    turns: list[list[str]] = []
    fresh = True
    for seat, verb, _cards in view.log:
        if seat == SEAT:
            if fresh:
                turns.append([])
            turns[-1].append(verb)
            fresh = verb == "end"
    return turns


DRIVE: Final = Buraco()
