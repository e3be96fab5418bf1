"""What positions are worth to one team at one stage of a round, in round points, from chances that everybody shares."""

from __future__ import annotations

import math
from typing import Final

from game.families.canasta.opponents.lean.hopes import MOST_WILDS, Hopes, count
from game.families.canasta.opponents.lean.law import LeanLaw
from game.families.canasta.opponents.lean.meld_book import FIRST_SET, JOKER_FACE, MeldBook
from game.families.canasta.opponents.lean.side import SUIT, WILD_FACES, Side
from game.families.canasta.opponents.lean.traits import Traits
from game.families.canasta.opponents.odds import Odds
from game.families.canasta.opponents.weights import SHORT_HAND, Weights

_ACES: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39
_BELOW_QUEEN: Final = 0x7FF * _ACES
"""The faces from which a run of three may go up to the king."""


class Outlook:
    """What one team may hope for while so many cards are to be drawn."""

    def __init__(
        self,
        law: LeanLaw,
        book: MeldBook,
        weights: Weights,
        traits: Traits,
        odds: Odds,
        looks: bool,
        alive: int,
        stock: int,
        turns: int,
        another_turn: float,
    ) -> None:
        self.law: Final[LeanLaw] = law
        self.book: Final[MeldBook] = book
        self.weights: Final[Weights] = weights
        self.traits: Final[Traits] = traits
        self.alive: Final[int] = alive
        """Faces that may still come, bit `1 << face`."""
        self.stock: Final[int] = stock
        self.share_left: Final[float] = min(float(stock), traits.full_stock) / traits.full_stock
        self.turns_left: Final[float] = stock * weights.turns_a_card * 2.0 / (turns + 1)
        self.turn_comes: Final[float] = another_turn
        """Chance that the stock lasts until the player's next turn."""
        self.another_turn: float = another_turn
        """The same, that nobody goes out before included."""
        self.next_turn: Final[float] = 1.0 if stock else 0.0
        self.patience: float = 0.0
        self.held_factor: float = 0.0
        self.expect(())
        self._spent: Final[int] = 0 if looks else traits.copies_spent
        self.hopes: Final[Hopes] = Hopes(law, book, weights, traits, odds, looks)
        self._w_wild_held: Final[float] = weights.wild_held
        self._w_wild_for_two: Final[float] = weights.wild_for_two
        self._w_first_key: Final[float] = weights.first_key
        self._w_second_key: Final[float] = weights.second_key
        self._w_key_ease: Final[float] = weights.key_ease
        self._w_card_kept: Final[float] = weights.card_kept
        self._w_card_melded: Final[float] = weights.card_melded
        self._w_going_out_right: Final[float] = weights.going_out_right
        self._w_landing: Final[float] = weights.landing
        self._w_wild_ease: Final[float] = weights.wild_ease
        self._w_two_home: Final[float] = weights.two_home
        self._w_makeshift: Final[float] = weights.makeshift
        self._w_pique: Final[float] = weights.pique
        self._lays_are_keys: Final[bool] = traits.lays_are_keys
        self._wilds_until_last: Final[bool] = traits.wilds_until_last
        self._growths: Final[dict[int, float]] = {}
        self._reserve_hopes: Final[dict[int, float]] = {}

    def expect(self, near_exit: tuple[int, ...]) -> None:
        """A turn begins, with rivals who may go out holding so many cards."""
        weights = self.weights
        chance = self.turn_comes
        for cards in near_exit:
            chance *= 1.0 - weights.rival_exit * math.exp(-max(0, cards - 1) / weights.rival_fade)
        self.another_turn = chance
        self.patience = weights.patience * chance
        self.held_factor = weights.card_held + weights.card_late * (1.0 - self.share_left * chance)

    def forget(self) -> None:
        """Be as if just made, but for what is known of chances."""
        self.expect(())
        self._reserve_hopes.clear()

    # What a position is worth at the end of a turn.

    def worth(self, side: Side, after: int, free: bool, mate: int) -> float:
        """The worth of going on with `after` cards in hand; `mate` is how many the partner has, 0 without one."""
        bonus, hope, cards, keys, landing, ending = self.terms(side, after, free, mate)
        return bonus + hope + cards + keys + landing + ending

    def terms(self, side: Side, after: int, free: bool, mate: int) -> tuple[float, float, float, float, float, float]:
        """The parts of that worth: bonuses on the table with the right to go out, bonuses that may still come, card
        points melded less those held, what is kept in hand for later, melds on which coming cards can land, and being
        near the reserve or near going out.
        """
        another_turn = self.another_turn
        share_left = self.share_left
        fits = side.fits & side.once
        plain = fits & ~WILD_FACES
        keys = count(plain) + count(plain & side.twice) if plain else 0
        kept = self.wilds_kept(side, mate)
        openers = keys + natural_runs(side.once) if self._lays_are_keys else keys
        if openers:
            kept += (self._w_first_key + (self._w_second_key if openers > 1 else 0.0)) * another_turn
        kept += self._w_card_kept * after * share_left * another_turn
        kept += self._w_two_home * side.homes * share_left
        kept -= self._w_makeshift * side.makeshift * share_left * another_turn
        hope = side.hope
        if hope < 0.0:
            hope = self.hopes.hoped(side)
        if side.landings < 0:
            side.landings = count(side.fits & ~WILD_FACES & self.alive)
        bonus = side.bonus + side.earned
        right = side.may_go_out()
        if right:
            bonus += self._w_going_out_right
        seeming = float(after)
        if fits and (free or right):
            ease = self._w_key_ease * min(keys, after - 1)
            if fits & WILD_FACES:
                ease += self._w_wild_ease * min(side.twos + side.jokers, MOST_WILDS, after - 1)
            seeming = max(0.0, after - ease)
        ending = self.ending(seeming, free, right, mate)
        if after == 1:
            ending -= self._w_pique * another_turn
        return (
            bonus,
            self.patience * (hope - side.bonus),
            self._w_card_melded * side.melded - self.held_factor * side.held,
            kept,
            self._landing(side.landings),
            ending,
        )

    def wilds_kept(self, side: Side, mate: int) -> float:
        """What the wilds kept in hand are worth; `mate` as in `worth`."""
        wild = self._w_wild_held + (self._w_wild_for_two if mate else 0.0)
        wilds = wild * min(side.twos + side.jokers, MOST_WILDS) * self.share_left
        return wilds if self._wilds_until_last else wilds * self.another_turn

    def ending(self, cards: float, free: bool, right: bool, mate: int) -> float:
        """Being near the reserve, or near going out, with so many cards as the hand seems to hold."""
        weights = self.weights
        if free:
            return self._reserve(cards, mate)
        if right:
            return weights.exit_pull * math.exp(-cards / weights.exit_fade) * self.another_turn
        if weights.stuck:
            stuck = weights.stuck * math.exp((1.0 - cards) / weights.stuck_fade)
            return -stuck * self.share_left * self.another_turn
        return 0.0

    def landing(self, fits: int) -> float:
        """The worth of melds on which coming cards can land."""
        return self._landing(count(fits & ~WILD_FACES & self.alive))

    def _landing(self, faces: int) -> float:
        return self._w_landing * faces * 0.05 * self.another_turn

    def _reserve(self, cards: float, mate: int) -> float:
        """The hope of the reserve: not losing what it costs untaken, and having it early."""
        if self.stock <= 0:
            return 0.0
        key = int(cards * 1000.0) << 7 | mate
        hope = self._reserve_hopes.get(key, -1.0)
        if hope < 0.0:
            turns = self.turns_left
            misses = 1.0 - self._rate(cards)
            if mate:
                misses *= 1.0 - self._rate(float(mate))
            never = math.pow(misses, turns)
            early = 1.0 - (1.0 - never) / ((1.0 - misses) * turns) if turns > 1.0 else 0.0
            gain = self.weights.reserve_gain * self.share_left
            hope = self.law.untaken * (1.0 - never) + gain * max(0.0, early)
            self._reserve_hopes[key] = hope
        return hope

    def _rate(self, cards: float) -> float:
        """The chance of emptying a hand of so many cards in one turn."""
        weights = self.weights
        return min(weights.reserve_surest, weights.reserve_rate / math.pow(max(1.0, cards), weights.reserve_bend))

    def worth_of_reserve(self, side: Side, at_once: bool) -> float:
        """The worth of having emptied the hand into the reserve with these melds; `at_once` if the turn goes on."""
        weights = self.weights
        hoped = self.hopes.of_table(side.lines)
        total = side.bonus + side.earned + self.patience * (hoped - side.bonus) + weights.card_melded * side.melded
        if side.may_go_out():
            total += weights.going_out_right
        if self.traits.keeps_landing:
            total += self.landing(side.fits)
        total += self.law.untaken + weights.reserve_gain * self.share_left
        return total + (weights.reserve_at_once if at_once else 0.0)

    def worth_of_going_out(self, side: Side, mate: int, future_of_rivals: float) -> float:
        """The worth of ending the round with these melds, the cards still in hand counted against the team."""
        weights = self.weights
        total = side.bonus + side.earned + weights.going_out_right + weights.card_melded * side.melded
        total += self.law.going_out_bonus
        total -= mate * weights.partner_card * weights.card_melded
        total -= max(0, mate - SHORT_HAND) * weights.partner_full * self.another_turn
        total -= side.held
        return total + weights.denial * future_of_rivals * self.next_turn

    def future(self, lines: list[int], bonus: float, free: bool, cards: int) -> float:
        """What this team would still gain if the round went on, as its opponents see it."""
        total = self.hopes.of_rivals(lines) - bonus
        if free:
            total += self.weights.rival_reserve * self.share_left + self.law.untaken
        return total + self.weights.rival_card * cards

    # What this team gains from the pile.

    def gain(self, face: int, lines: list[int]) -> float:
        """What one card is worth to this team's melds and plans, as its opponents see it."""
        weights = self.weights
        best = 0.0
        bit = 1 << face
        wants_right = weights.fed_right > 0.0 and self._lacks_one_clean(lines)
        for at in range(FIRST_SET + 3):
            line = lines[at]
            if line and self.book.line_fits[line] & bit:
                growth = self._growth(line, face, wants_right)
                best = max(best, growth)
        if WILD_FACES & bit:
            best += weights.wild_feed
        if face != JOKER_FACE:
            rank = face % 13
            if rank:
                best += weights.central * min(rank, 12 - rank) * 0.5
        return best + (weights.pile_card if self.law.whole_pile else 0.0)

    def _lacks_one_clean(self, lines: list[int]) -> bool:
        """Whether one clean meld more lets the team go out, as far as clean ones are asked for."""
        cleans = 0
        for line in lines:
            cleans += self.book.line_cleans[line]
        return cleans == self.law.cleans_to_go_out - 1

    def _growth(self, line: int, face: int, wants_right: bool) -> float:
        key = (line << 6 | face) << 1 | (1 if wants_right else 0)
        best = self._growths.get(key, -1.0)
        if best < 0.0:
            book = self.book
            best = 0.0
            for meld in book.line_melds[line]:
                if book.fits_meld(meld, face):
                    grown = book.grown(meld, face)
                    growth = self.hopes.of_meld(grown, self._spent) - self.hopes.of_meld(meld, 0)
                    if self.weights.fed_bonus or wants_right:
                        growth += self._earned(book.line([meld]), book.line([grown]), wants_right)
                    best = max(best, growth)
            best += self.weights.fed_points * self.law.points[face]
            self._growths[key] = best
        return best

    def _earned(self, before: int, after: int, wants_right: bool) -> float:
        """What this team has at once by a card that makes one line, of a single meld, another."""
        book = self.book
        earned = self.weights.fed_bonus * max(0.0, book.line_bonus[after] - book.line_bonus[before])
        if wants_right and book.line_cleans[after] > book.line_cleans[before]:
            earned += self.weights.fed_right
        return earned


def natural_runs(once: int) -> int:
    """How many suits of a hand hold a natural run."""
    runs = once & once >> 1 & once >> 2 & _BELOW_QUEEN | once & once >> 11 & once >> 12 & _ACES
    found = 0
    while runs:
        found += 1 if runs & SUIT else 0
        runs >>= 13
    return found
