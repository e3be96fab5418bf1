"""The terms of the evaluation as look-ups, for one team at one stage of a round.

What is reckoned here is what `projects`, `evaluation` and `feeding` say, from chances that everybody shares: those of a
face that the player does not hold are the same. Worths are in round points.
"""

from __future__ import annotations

import math
from typing import Final

from game.families.canasta.opponents.lean.law import LeanLaw
from game.families.canasta.opponents.lean.meld_book import FIRST_SET, JOKER_FACE, MeldBook
from game.families.canasta.opponents.lean.side import SUIT, TWOS, Side
from game.families.canasta.opponents.projects import Odds
from game.families.canasta.opponents.weights import Weights

_MOST_WILDS: Final = 3
"""More wilds in one hand are worth no more."""
_RIVALS: Final = 4
"""Stands for wilds of others, where the worth of their melds is asked."""
_SEVEN: Final = 0b1111111
_ALL_PLACES: Final = (1 << 15) - 2
_BOTH_ACES: Final = 1 << 1 | 1 << 14
_FAR: Final = 6
"""A run that lacks more places than these from ace to ace is not expected to fill them."""
_WILD_FACES: Final = TWOS | 1 << JOKER_FACE
_CLEAN_RUN: Final = 200.0
_DIRTY_RUN: Final = 100.0


class Traits:
    """What only one of the games reckons with."""

    def __init__(
        self,
        *,
        set_bonus: dict[int, tuple[float, float, float]],
        full_stock: float,
        homecoming: bool,
        wilds_until_last: bool,
        ace_to_ace: float,
        keeps_landing: bool,
        last_card_counts: bool,
        copies_spent: int,
    ) -> None:
        self.set_bonus: Final[dict[int, tuple[float, float, float]]] = set_bonus
        self.full_stock: Final[float] = full_stock
        self.homecoming: Final[bool] = homecoming
        """Whether a wild 2 of the run's own suit is hoped to reach its place."""
        self.wilds_until_last: Final[bool] = wilds_until_last
        """Whether wilds kept are worth the same where no other turn is likely."""
        self.ace_to_ace: Final[float] = ace_to_ace
        """What a clean run gains by reaching from ace to ace."""
        self.keeps_landing: Final[bool] = keeps_landing
        """Whether coming cards may land on melds while the reserve is taken."""
        self.last_card_counts: Final[bool] = last_card_counts
        """Whether the card by whose discard a player goes out counts against the team."""
        self.copies_spent: Final[int] = copies_spent
        """Copies that may still come for a set and are taken to be spent by a card added to it."""


class Outlook:
    """What one team may hope for while so many cards are to be drawn."""

    def __init__(
        self,
        law: LeanLaw,
        book: MeldBook,
        weights: Weights,
        traits: Traits,
        odds: Odds,
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
        self._table: Final[list[list[float]]] = [list(suit) for suit in odds.table]
        self._hand: Final[list[list[float]]] = [list(suit) for suit in odds.hand]
        self._ranks: Final[list[list[float]]] = [list(rank) for rank in odds.ranks]
        self._wild: Final[list[float]] = [
            min(1.0, weights.wild_reach + weights.wild_in_hand * wilds) for wilds in range(_MOST_WILDS + 1)
        ]
        self._wild.append(min(1.0, 2.0 * weights.wild_reach))
        self._w_wild_held: Final[float] = weights.wild_held
        self._w_wild_for_two: Final[float] = weights.wild_for_two
        self._w_first_key: Final[float] = weights.first_key
        self._w_second_key: Final[float] = weights.second_key
        self._w_key_ease: Final[float] = weights.key_ease
        self._w_card_kept: Final[float] = weights.card_kept
        self._w_card_melded: Final[float] = weights.card_melded
        self._w_going_out_right: Final[float] = weights.going_out_right
        self._w_landing: Final[float] = weights.landing
        self._w_dirty_ease: Final[float] = weights.dirty_ease
        self._wilds_until_last: Final[bool] = traits.wilds_until_last
        self._suits: Final[dict[int, float]] = {}
        self._sets: Final[dict[int, float]] = {}
        self._chances: Final[dict[int, tuple[float, float]]] = {}
        self._hopes_of_melds: Final[dict[int, float]] = {}
        self._growths: Final[dict[int, float]] = {}
        self._reserve_hopes: Final[dict[int, float]] = {}

    def expect(self, near_exit: tuple[int, ...]) -> None:
        """A turn begins, with rivals who may go out holding so many cards."""
        weights = self.weights
        chance = self.turn_comes
        for cards in near_exit:
            chance *= 1.0 - weights.rival_exit * math.exp(-max(0, cards - 1) / weights.exit_fade)
        self.another_turn = chance
        self.patience = weights.patience * chance
        self.held_factor = weights.card_held + weights.card_late * (1.0 - self.share_left * chance)

    # What melds may come to earn.

    def hoped(self, side: Side) -> float:
        """The bonuses that runs and sets may come to earn, those earned included."""
        if side.hope < 0.0:
            wilds = min(side.twos + side.jokers, _MOST_WILDS)
            once = side.once
            twice = side.twice
            lines = side.lines
            side.hope = (
                self._suit(0, lines[0], once & SUIT, twice & SUIT, wilds)
                + self._suit(1, lines[1], once >> 13 & SUIT, twice >> 13 & SUIT, wilds)
                + self._suit(2, lines[2], once >> 26 & SUIT, twice >> 26 & SUIT, wilds)
                + self._suit(3, lines[3], once >> 39 & SUIT, twice >> 39 & SUIT, wilds)
                + self._hoped_of_sets(lines, once, twice, wilds)
            )
        return side.hope

    def hoped_of_suit(self, side: Side, suit: int) -> float:
        """What the runs of one suit add to that."""
        move = 13 * suit
        wilds = min(side.twos + side.jokers, _MOST_WILDS)
        return self._suit(suit, side.lines[suit], side.once >> move & SUIT, side.twice >> move & SUIT, wilds)

    def hoped_of_table(self, lines: list[int], wilds: int) -> float:
        """The same with no cards in hand."""
        total = 0.0
        for suit in range(4):
            if lines[suit]:
                total += self._suit(suit, lines[suit], 0, 0, wilds)
        return total + self._hoped_of_sets(lines, 0, 0, wilds)

    def _hoped_of_sets(self, lines: list[int], once: int, twice: int, wilds: int) -> float:
        total = 0.0
        for rank in self.book.set_ranks:
            held = 0
            for suit in range(4):
                bit = 13 * suit + rank
                held += (once >> bit & 1) + (twice >> bit & 1)
            line = lines[FIRST_SET + rank]
            if line or held > 2:
                key = ((line << 4 | held) << 3 | wilds) << 2 | rank
                worth = self._sets.get(key, -1.0)
                if worth < 0.0:
                    worth = self._sets_of_rank(rank, line, held, self._wild[wilds])
                    self._sets[key] = worth
                total += worth
        return total

    def _suit(self, suit: int, line: int, once: int, twice: int, wilds: int) -> float:
        if not line and not once & (once - 1):
            return 0.0
        key = ((((line << 13 | once) << 13) | twice) << 3 | wilds) << 2 | suit
        worth = self._suits.get(key, -1.0)
        if worth < 0.0:
            worth = self._runs_of_suit(suit, line, once, twice, self._wild[wilds])
            self._suits[key] = worth
        return worth

    def _runs_of_suit(self, suit: int, line: int, once13: int, twice13: int, wild: float) -> float:
        once = once13 << 1 | (once13 & 1) << 14
        twice = twice13 << 1 | (twice13 & 1) << 14
        total = 0.0
        for meld in self.book.line_melds[line]:
            worth, used = self._run(suit, meld, once, twice, wild)
            total += worth
            once = (once & ~used) | (twice & used)
            twice &= ~used
        for _ in range(2):
            if not once & (once - 1):
                break
            worth, used = self._planned_run(suit, once, wild)
            if not used:
                break
            total += worth
            once = (once & ~used) | (twice & used)
            twice &= ~used
        return total

    def _run(self, suit: int, meld: int, once: int, twice: int, wild: float) -> tuple[float, int]:
        """What a run on the table may earn with the places held, and which of those it would use."""
        book = self.book
        naturals = book.naturals[meld]
        wilds = book.wilds[meld]
        used = 0
        worth = 0.0
        if book.size[meld] >= 7:
            worth = _CLEAN_RUN if not wilds else _DIRTY_RUN if wilds == 1 else 0.0
        elif wilds > 1:
            worth = self.weights.two_wilds
        else:
            top = _top(naturals)
            best = -1.0
            for start in range(max(1, top - 6), min(8, _bottom(naturals)) + 1):
                window = _SEVEN << start
                all_but_one, all_come = self._chance(suit, window & ~(naturals | once), False)
                if wilds:
                    gain = _DIRTY_RUN * all_but_one
                else:
                    gain = _DIRTY_RUN * wild * all_but_one + (_CLEAN_RUN - _DIRTY_RUN * wild) * all_come
                if gain > best:
                    best = gain
                    used = window & once & ~naturals
            worth = max(best, 0.0)
        if not self.traits.homecoming:
            return worth, used
        if book.own_two[meld]:
            home = naturals | 1 << 2
            top = max(_top(home), 8)
            worth += self._product(suit, ((2 << top) - 4) & ~home & ~once) * max(0.0, _CLEAN_RUN - worth)
        elif not wilds:
            missing = _ALL_PLACES & ~naturals
            if missing & _BOTH_ACES == _BOTH_ACES and not twice & _BOTH_ACES:
                once &= ~(1 << 1)
            lacking = missing & ~once
            if _count(lacking) <= _FAR:
                more = self.traits.ace_to_ace - _CLEAN_RUN
                worth += self.weights.ace_to_ace * more * self._product(suit, lacking)
                used |= once & missing
        return worth, used

    def _planned_run(self, suit: int, held: int, wild: float) -> tuple[float, int]:
        """What the best run planned from the places held may earn, and which of them it would use."""
        weights = self.weights
        best = 0.0
        used = 0
        for start in range(1, 9):
            window = _SEVEN << start
            have = window & held
            if have & (have - 1):
                all_but_one, all_come = self._chance(suit, window & ~held, True)
                worth = _DIRTY_RUN * wild * all_but_one + (_CLEAN_RUN - _DIRTY_RUN * wild) * all_come
                if not have & have >> 1:
                    worth *= weights.gapped if have & have >> 2 else weights.scattered
                if worth > best:
                    best = worth
                    used = have
        return best * weights.project, used

    def _chance(self, suit: int, missing: int, alone: bool) -> tuple[float, float]:
        """The chances that all missing places but the unlikeliest are filled, with some ease, and that all are."""
        key = missing << 3 | suit << 1 | (1 if alone else 0)
        known = self._chances.get(key)
        if known is None:
            chances = self._hand[suit] if alone else self._table[suit]
            least = 1.0
            product = 1.0
            for place in range(1, 15):
                if missing >> place & 1:
                    chance = chances[place]
                    if chance < least:
                        product *= least
                        least = chance
                    else:
                        product *= chance
            known = (math.pow(product, self._w_dirty_ease), product * least)
            self._chances[key] = known
        return known

    def _product(self, suit: int, missing: int) -> float:
        """The chance that all the missing places are filled."""
        chances = self._table[suit]
        chance = 1.0
        for place in range(1, 15):
            if missing >> place & 1:
                chance *= chances[place]
        return chance

    def _sets_of_rank(self, rank: int, line: int, held: int, wild: float) -> float:
        weights = self.weights
        chances = self._ranks[rank][held:]  # the copies held are among the first, those unseen
        total = 0.0
        left = held
        for meld in self.book.line_melds[line]:
            wilds = self.book.wilds[meld]
            total += self._set(rank, self.book.size[meld] - wilds, wilds, left, chances, wild)
            left = 0
        if left > 2:
            alone = [chance * weights.alone for chance in chances]
            total += weights.project * self._set(rank, 0, 0, left, alone, wild)
        return total

    def _set(self, rank: int, on_table: int, wilds: int, held: int, chances: list[float], wild: float) -> float:
        """What a set may earn with so many naturals and wilds on the table and naturals held."""
        clean, dirty, spoilt = self.traits.set_bonus[rank]
        if on_table + wilds >= 7:
            return clean if not wilds else dirty if wilds == 1 else spoilt
        if wilds > 1:
            return self.weights.two_wilds
        have = on_table + held
        six = _at_least(chances, 6 - have)
        if wilds:
            return dirty * six
        return dirty * six * wild + (clean - dirty * wild) * _at_least(chances, 7 - have)

    # What a position is worth at the end of a turn.

    def worth(self, side: Side, after: int, free: bool, mate: int) -> float:
        """The worth of going on with `after` cards in hand; `mate` is how many the partner has, 0 without one."""
        another_turn = self.another_turn
        fits = side.fits & side.once & ~_WILD_FACES
        wild = self._w_wild_held + (self._w_wild_for_two if mate else 0.0)
        total = wild * min(side.twos + side.jokers, _MOST_WILDS) * self.share_left
        if not self._wilds_until_last:
            total *= another_turn
        seeming = float(after)
        if fits:
            keys = _count(fits) + _count(fits & side.twice)
            total += (self._w_first_key + (self._w_second_key if keys > 1 else 0.0)) * another_turn
            seeming = max(0.0, after - self._w_key_ease * min(keys, after - 1))
        total += self._w_card_kept * after * self.share_left * another_turn
        total += side.bonus + self.patience * (self.hoped(side) - side.bonus)
        total += self._w_card_melded * side.melded - self.held_factor * side.held
        if side.landings < 0:
            side.landings = _count(side.fits & ~_WILD_FACES & self.alive)
        total += self._landing(side.landings)
        right = side.may_go_out()
        if right:
            total += self._w_going_out_right
        return total + self.ending(seeming, free, right, mate)

    def ending(self, cards: float, free: bool, right: bool, mate: int) -> float:
        """Being near the reserve, or near going out, with so many cards."""
        weights = self.weights
        if free:
            return self._reserve(cards, mate)
        if right:
            return weights.exit_pull * math.exp(-cards / weights.exit_fade) * self.another_turn
        if weights.stuck:
            return -weights.stuck * math.exp((1.0 - cards) / weights.stuck_fade) * self.share_left
        return 0.0

    def landing(self, fits: int) -> float:
        """The worth of melds on which coming cards can land."""
        return self._landing(_count(fits & ~_WILD_FACES & self.alive))

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
        hoped = self.hoped_of_table(side.lines, 0)
        total = side.bonus + self.patience * (hoped - side.bonus) + weights.card_melded * side.melded
        if side.may_go_out():
            total += weights.going_out_right
        if self.traits.keeps_landing:
            total += self.landing(side.fits)
        total += self.law.untaken + weights.reserve_gain * self.share_left
        return total + (weights.reserve_at_once if at_once else 0.0)

    def worth_of_going_out(self, side: Side, mate: int, future_of_rivals: float) -> float:
        """The worth of ending the round with these melds, the cards still in hand counted against the team."""
        weights = self.weights
        total = side.bonus + weights.going_out_right + weights.card_melded * side.melded + self.law.going_out_bonus
        total -= mate * weights.partner_card * weights.card_melded
        total -= side.held
        return total + weights.denial * future_of_rivals * self.next_turn

    def future(self, lines: list[int], bonus: float, free: bool, cards: int) -> float:
        """What this team would still gain if the round went on, as its opponents see it."""
        total = self.hoped_of_table(lines, _RIVALS) - bonus
        if free:
            total += self.weights.rival_reserve * self.share_left + self.law.untaken
        return total + self.weights.rival_card * cards

    # What this team gains from the pile.

    def gain(self, face: int, lines: list[int]) -> float:
        """What one card is worth to this team's melds and plans, as its opponents see it."""
        weights = self.weights
        best = 0.0
        bit = 1 << face
        for at in range(FIRST_SET + 3):
            line = lines[at]
            if line and self.book.line_fits[line] & bit:
                growth = self._growth(line, face)
                best = max(best, growth)
        if _WILD_FACES & bit:
            best += weights.wild_feed
        if face != JOKER_FACE:
            rank = face % 13
            if rank:
                best += weights.central * min(rank, 12 - rank) * 0.5
        return best + (weights.pile_card if self.law.whole_pile else 0.0)

    def _growth(self, line: int, face: int) -> float:
        key = line << 6 | face
        best = self._growths.get(key, -1.0)
        if best < 0.0:
            book = self.book
            best = 0.0
            for meld in book.line_melds[line]:
                if book.fits_meld(meld, face):
                    grown = self._hope_of_meld(book.grown(meld, face), self.traits.copies_spent)
                    best = max(best, grown - self._hope_of_meld(meld, 0))
            best += self.weights.fed_points * self.law.points[face]
            self._growths[key] = best
        return best

    def _hope_of_meld(self, meld: int, spent: int) -> float:
        key = meld << 2 | spent
        hope = self._hopes_of_melds.get(key, -1.0)
        if hope < 0.0:
            book = self.book
            at = book.line_of_meld[meld]
            if at < FIRST_SET:
                hope = self._run(at, meld, 0, 0, self._wild[1])[0]
            else:
                rank = at - FIRST_SET
                wilds = book.wilds[meld]
                chances = self._ranks[rank][spent:]
                hope = self._set(rank, book.size[meld] - wilds, wilds, 0, chances, self._wild[1])
            self._hopes_of_melds[key] = hope
        return hope


def _count(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def _bottom(mask: int) -> int:
    """The lowest place of a mask of places."""
    place = 0
    while not mask >> place & 1:
        place += 1
    return place


def _top(mask: int) -> int:
    """The highest place of a mask of places."""
    place = 14
    while not mask >> place & 1:
        place -= 1
    return place


def _at_least(chances: list[float], needed: int) -> float:
    """The chance that so many of independent events happen."""
    if needed <= 0:
        return 1.0
    if needed > len(chances):
        return 0.0
    exactly = [1.0]
    for chance in chances:
        grown = [value * (1.0 - chance) for value in exactly]
        grown.append(0.0)
        for index in range(len(exactly)):
            grown[index + 1] += exactly[index] * chance
        exactly = grown
    total = 0.0
    for index in range(needed, len(exactly)):
        total += exactly[index]
    return total
