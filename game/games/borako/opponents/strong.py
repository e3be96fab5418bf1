"""The level Strong of Borako: what the heuristic policy would do, unless a search finds something better."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from game.cards import ALL_FACES
from game.families.canasta.opponents.lean.meld_book import MeldBook
from game.families.canasta.opponents.lean.options import DRAW, LEAVE, STEP, SWEEP, Option, lefts_of, steps_of
from game.families.canasta.opponents.lean.outlooks import Outlooks
from game.families.canasta.opponents.lean.policy import NO_FACE, Step, Turn
from game.families.canasta.opponents.lean.reading import lines_of
from game.families.canasta.opponents.lean.round import LeanRound
from game.families.canasta.opponents.lean.search import Budget, search
from game.families.canasta.opponents.lean.worlds import Worlds
from game.games.borako.opponents.heuristic import HeuristicAgent
from game.games.borako.opponents.lean import lean_game, lean_table
from game.games.borako.rules.actions import Action, Add, Discard, Draw, Lay, Sweep
from game.games.borako.rules.meld import LAW
from game.games.borako.rules.state import Melding, Taking
from game.games.borako.rules.view import BorakoView
from game.melds.hidden import hidden_cards
from game.melds.judge import melds_after_add
from game.opponents.protocol import Decision, Watch

BUDGET: Final = Budget(worlds=[12, 24, 48], keep=[9, 4, 2], turns=7, deviation=2.0)


@dataclass(frozen=True, slots=True)
class StrongAgent:
    """Searches with so much of a budget."""

    budget: Budget = BUDGET

    def decide(self, view: BorakoView, rng: Random, watch: Watch) -> Decision[Action]:
        """The next action."""
        club = HeuristicAgent().decide(view, rng, watch)
        if not isinstance(view.phase, Taking | Melding):
            return club
        table = _table(view)
        outlooks = _outlooks(view)
        options = [option for option in _options(view, table, outlooks)]
        actions = [_action(view, table.book, option) for option in options]
        if str(club.action) not in [str(action) for action in actions]:
            return club
        at = [str(action) for action in actions].index(str(club.action))
        order = [at, *[number for number in range(len(options)) if number != at]]
        found = search(
            _worlds(view, table), outlooks, [options[number] for number in order], NO_FACE, view.team, self.budget, rng,
            watch,
        )
        if not found.chosen:
            return Decision(club.action, club.explanation, found.capped)
        return Decision(actions[order[found.chosen]], club.explanation, found.capped)


def _table(view: BorakoView) -> LeanRound:
    play = lean_table(view)
    for seat, count in enumerate(view.counts):
        play.hands[seat] = [int(card) for card in view.hand] if seat == view.seat else [0] * count
    play.reserves = [[0] * count for count in view.reserve_counts]
    play.taken = [not count for count in view.reserve_counts]
    play.stock = [0] * view.stock_count
    return play


def _outlooks(view: BorakoView) -> Outlooks:
    known = [() if seat == view.seat else cards for seat, cards in enumerate(view.known)]
    return lean_game(view.options).outlooks(view.melds, view.discards, known, view.stock_count)


def _worlds(view: BorakoView, table: LeanRound) -> Worlds:
    melds = [meld for melds in view.melds for meld in melds]
    return Worlds(
        table,
        view.seat,
        [int(card) for card in hidden_cards(view, melds, LAW.copies)],
        [[int(card) for card in cards] for cards in view.known],
        list(view.counts),
        list(view.reserve_counts),
    )


def _options(view: BorakoView, table: LeanRound, outlooks: Outlooks) -> list[Option]:
    if isinstance(view.phase, Taking):
        options = [Option(DRAW, None, NO_FACE, None)]
        if view.discards:
            turn = Turn(table, outlooks, 0, [])
            turn.must_lay = True
            union = table.side(view.seat)
            for face in table.pile:
                union.put(face)
            if turn.best(union) is not None:
                options.append(Option(SWEEP, None, NO_FACE, None))
        return options
    turn = Turn(table, outlooks, 0, table.pile)
    turn.must_lay = view.must_lay
    side = table.side(view.seat)
    options = steps_of(turn, side, 5)
    if not turn.must_lay:
        options += lefts_of(turn, side, 4 if options else 6)
    return options


def _action(view: BorakoView, book: MeldBook, option: Option) -> Action:
    if option.kind == DRAW:
        return Draw()
    if option.kind == SWEEP:
        return Sweep()
    if option.kind == LEAVE:
        return Discard(ALL_FACES[option.face])
    assert option.kind == STEP and option.step is not None
    return _melding(view, book, option.step)


def _melding(view: BorakoView, book: MeldBook, step: Step) -> Lay | Add:
    if step.meld >= 0:
        return Lay(tuple([ALL_FACES[face] for face in sorted(book.faces[step.meld])]))
    card = ALL_FACES[step.face]
    melds = view.melds[view.team]
    for index, fit in enumerate(view.fits[view.team]):
        if fit >> step.face & 1:
            grown = melds_after_add(melds, index, card, book.adapter.rules)
            if lines_of(book, grown)[step.at] == step.line:
                return Add(card, index + 1)
    raise AssertionError("the card fits one of the melds")
