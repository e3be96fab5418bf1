"""Rounds as numbers that are in the middle of a round of the rules."""

from __future__ import annotations

from typing import Final

from game.cards import ALL_FACES
from game.families.rummy.opponents.lean.dealing import Unseen
from game.families.rummy.opponents.lean.hand import hand_of
from game.families.rummy.opponents.lean.house import NONE, LeanHouse
from game.families.rummy.opponents.lean.melds import code_of
from game.families.rummy.opponents.lean.round import MELDING, OVER, STARTING, TAKING, LeanRound
from game.families.rummy.opponents.lean.signs import odds_of
from game.families.rummy.rules.house import DECK
from game.families.rummy.rules.state import Faces, Melding, Starting, Table, Taking
from game.families.rummy.rules.view import RummyView
from game.melds.hidden import hidden_cards

_COPIES: Final = tuple(DECK.count(face) for face in ALL_FACES)


def unseen_by(view: RummyView) -> Unseen:
    """What the seat of a view does not see, and what speaks for where it is."""
    cards = [int(card) for card in hidden_cards(view, view.melds, _COPIES)]
    known: list[list[int]] = []
    counts: list[int] = []
    for seat in view.playing:
        own = seat == view.seat
        known.append([] if own else [int(card) for card in view.known[seat]])
        counts.append(0 if own else view.counts[seat] - len(view.known[seat]))
    return Unseen(cards, known, counts, [odds_of(view, seat) for seat in view.playing])


def round_of(table: Table, hands: tuple[Faces, ...], stock: Faces, house: LeanHouse) -> LeanRound:
    """The round of the table, with hands by seat and a stock for what is hidden; its seats are those that play."""
    playing = table.playing
    made = LeanRound(house, [hand_of([int(card) for card in hands[seat]]) for seat in playing], [int(c) for c in stock])
    made.discards = [int(card) for card in table.discards]
    made.melds = [code_of(meld) for meld in table.melds]
    made.opened = [table.opened[seat] for seat in playing]
    made.known = [[int(card) for card in table.known[seat]] for seat in playing]
    for cards in (table.discards, *[meld.cards for meld in table.melds]):
        for card in cards:
            made.gone[card] += 1
    made.turn = table.turn
    made.quiet = table.quiet
    made.busy = table.busy
    made.shuffles = table.shuffles
    made.look()
    phase = table.phase
    if isinstance(phase, Starting | Taking | Melding):
        made.seat = playing.index(phase.seat)
    match phase:
        case Starting():
            made.phase = STARTING
        case Taking():
            made.phase = TAKING
        case Melding():
            made.phase = MELDING
            made.taken = NONE if phase.taken is None else int(phase.taken)
            made.owed = phase.jokers_owed
            ways = [way for way in phase.owed if len(way) == made.owed]
            made.source = ways[0][-1] - 1 if made.owed else NONE
            made.opened_now = phase.opened_now
        case _:
            made.phase = OVER
    return made
