"""Buraco in the terms of the lean core: its numbers, and a state of it."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.cards import ALL_FACES
from game.families.canasta.opponents.lean.law import LeanLaw
from game.families.canasta.opponents.lean.meld_book import MeldBook
from game.families.canasta.opponents.lean.reading import LeanGame, lines_of
from game.families.canasta.opponents.lean.round import LeanRound
from game.families.canasta.opponents.lean.traits import Traits
from game.families.canasta.opponents.weights import Weights
from game.games.buraco.opponents.adapter import adapter_of
from game.games.buraco.opponents.weights import CLUB_WEIGHTS
from game.games.buraco.rules.deal import QUIET_TURNS
from game.games.buraco.rules.options import BuracoOptions
from game.games.buraco.rules.scoring import BONUSES, HIGH_OPENING, Canastra
from game.games.buraco.rules.state import ORDERS, TEAM_OF_SEAT, BuracoState, BuracoTable, ChoosingMorto, Melding, Taking

_FULL_STOCK: Final = 64.0
"""Cards between two players, without the mortos; more than these are worth no more."""
TRAITS: Final = Traits(
    set_bonus={0: (200.0, 100.0, 100.0)},  # buraco 5
    full_stock=_FULL_STOCK,
    lays_are_keys=False,
    wilds_until_last=False,
    ace_to_ace=float(BONUSES[Canastra.AS_A_AS]),
    keeps_landing=True,
    last_card_counts=False,
    copies_spent=0,
)


@cache
def meld_book(options: BuracoOptions) -> MeldBook:
    """The melds under some options."""
    return MeldBook(adapter_of(options))


@cache
def lean_game(options: BuracoOptions, seats: int, weights: Weights = CLUB_WEIGHTS) -> LeanGame:
    """Buraco under some options, for some seats, as somebody with these weights sees it."""
    adapter = adapter_of(options)
    law = LeanLaw(
        points=[adapter.points((face,)) for face in ALL_FACES],
        order=ORDERS[seats],
        teams=TEAM_OF_SEAT[:seats],
        whole_pile=False,
        cleans_to_go_out=1,  # buraco 7.3
        melds_to_go_out=1,
        untaken=float(options.morto_penalty),
        going_out_bonus=float(options.going_out_bonus),
        hands_for_rivals=True,  # buraco 9.1
        quiet_turns=QUIET_TURNS,
        high_opening=float(HIGH_OPENING),
        plays_on=options.morto_by_discard == "at_once",
        short_set=float(options.aces_bonus),
        cleaning=float(options.cleaning_bonus),
    )
    return LeanGame(law, meld_book(options), weights, TRAITS)


def lean_table(table: BuracoTable, seats: int) -> LeanRound:
    """What lies open of a round in play; hands, mortos and stock are still to be filled in."""
    game = lean_game(table.options, seats)
    play = LeanRound(game.law, game.book)
    play.lines = [lines_of(game.book, melds) for melds in table.melds]
    play.pile = [int(card) for card in table.discards]
    play.taken = list(table.morto_taken)
    play.high = list(table.high)
    play.earned = [float(table.options.cleaning_bonus * cleaned) for cleaned in table.cleaned]
    play.quiet = table.quiet
    play.busy = table.busy
    for seat, verb, _ in table.log:
        if verb == "draw":
            play.draws[TEAM_OF_SEAT[seat]] += 1
    if isinstance(table.phase, Taking | Melding | ChoosingMorto):
        play.place = table.phase.place
        play.began = play.lines[play.team()][:]
    return play


def lean_round(state: BuracoState) -> LeanRound:
    """A state with all its cards."""
    play = lean_table(state, len(state.hands))
    play.hands = [[int(card) for card in hand] for hand in state.hands]
    play.reserves = [[int(card) for card in morto] for morto in state.mortos]
    play.stock = [int(card) for card in state.stock]
    return play
