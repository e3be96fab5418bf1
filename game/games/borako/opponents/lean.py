"""Borako in the terms of the lean core: its numbers, and a state of it."""

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
from game.games.borako.opponents.adapter import adapter_of
from game.games.borako.opponents.weights import CLUB_WEIGHTS
from game.games.borako.rules.options import BorakoOptions
from game.games.borako.rules.scoring import UNTAKEN_MOUR
from game.games.borako.rules.state import (
    DECK,
    HAND_SIZE,
    MOUR_SIZE,
    SEATS,
    TEAMS,
    BorakoState,
    BorakoTable,
    Melding,
    Taking,
)

TRAITS: Final = Traits(
    set_bonus={0: (300.0, 150.0, 0.0), 1: (400.0, 200.0, 0.0), 2: (300.0, 150.0, 0.0)},  # borako 7.2, 7.3
    full_stock=float(len(DECK) - SEATS * HAND_SIZE - len(set(TEAMS)) * MOUR_SIZE),
    lays_are_keys=True,
    wilds_until_last=True,
    ace_to_ace=0.0,
    keeps_landing=False,
    last_card_counts=True,
    copies_spent=1,
)
_NEEDED: Final = {"free": (0, 0), "clean": (1, 1), "clean_and_dirty": (1, 2)}  # borako 9.1


@cache
def meld_book(options: BorakoOptions) -> MeldBook:
    """The melds under some options."""
    return MeldBook(adapter_of(options))


@cache
def lean_game(options: BorakoOptions, weights: Weights = CLUB_WEIGHTS) -> LeanGame:
    """Borako under some options, as somebody with these weights sees it."""
    cleans, melds = _NEEDED[options.going_out]
    adapter = adapter_of(options)
    law = LeanLaw(
        points=[adapter.points((face,)) for face in ALL_FACES],
        order=range(SEATS),
        teams=TEAMS,
        whole_pile=True,
        cleans_to_go_out=cleans,
        melds_to_go_out=melds,
        untaken=float(UNTAKEN_MOUR),
        going_out_bonus=float(options.going_out_bonus),
        hands_for_rivals=False,
        quiet_turns=0,
        high_opening=0.0,
        plays_on=options.mour_by_discard == "at_once",
        short_set=0.0,
        cleaning=0.0,
    )
    return LeanGame(law, meld_book(options), weights, TRAITS)


def lean_table(table: BorakoTable) -> LeanRound:
    """What lies open of a round in play; hands, reserves and stock are still to be filled in."""
    game = lean_game(table.options)
    play = LeanRound(game.law, game.book)
    play.lines = [lines_of(game.book, melds) for melds in table.melds]
    play.pile = [int(card) for card in table.discards]
    if isinstance(table.phase, Taking | Melding):
        play.place = table.phase.seat
    return play


def lean_round(state: BorakoState) -> LeanRound:
    """A state with all its cards."""
    play = lean_table(state)
    play.hands = [[int(card) for card in hand] for hand in state.hands]
    play.reserves = [[int(card) for card in reserve] for reserve in state.reserves]
    play.taken = [not reserve for reserve in state.reserves]
    play.stock = [int(card) for card in state.stock]
    return play
