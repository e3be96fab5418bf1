"""A turn planned: lays and adds by steepest ascent, then the best card to leave.

A turn that takes from the pile card by card and ends with one card in it is planned as if all were taken: the card left
is chosen among all that are not melded. Only where the own cards are all melded, which may empty the hand, are those of
the pile that were not needed left lying.
"""

from __future__ import annotations

from typing import Final

from game.families.canasta.opponents.lean.hopes import count
from game.families.canasta.opponents.lean.meld_book import FIRST_SET, JOKER_FACE
from game.families.canasta.opponents.lean.outlook import Outlook
from game.families.canasta.opponents.lean.outlooks import Outlooks
from game.families.canasta.opponents.lean.round import LeanRound
from game.families.canasta.opponents.lean.side import SUIT, TWOS, WILD_FACES, Side
from game.families.canasta.opponents.lean.steps import NEVER, Plan, Step, part

NO_FACE: Final = -1
_NOTHING: Final = 1e-9
"""Gains smaller than this are none, in points."""
_PUSHES: Final = [8.0, 40.0]
"""Points that a second and a third plan give each card that leaves the hand, so that one of them may empty it."""
_FEW: Final = 8
"""Cards in hand above which no plan is looked for that empties it."""


class Turn:
    """What a turn is planned by; it stays the same while cards are laid."""

    def __init__(self, play: LeanRound, outlooks: Outlooks, drawn: int, lying: list[int]) -> None:
        """`drawn` are cards that will have been drawn when the turn is over, `lying` is the pile left then."""
        law = play.law
        seat = play.seat()
        team = law.teams[seat]
        stock = max(0, play.to_draw() - drawn)
        self.play: Final[LeanRound] = play
        self.outlook: Final[Outlook] = outlooks.of(team, stock)
        self.rivals: Final[Outlook] = outlooks.of(1 - team, stock)
        self.free: Final[bool] = play.free(team)
        self.next_cards: Final[int] = len(play.hands[law.order[(play.place + 1) % len(law.order)]])
        self.mate: int = 0
        self.rival_cards: int = 0
        self.rival_lines: Final[list[int]] = play.lines[1 - team]
        near_exit: list[int] = []
        self.rival_bonus: float = 0.0
        fits = 0
        cleans = 0
        counting = 0
        book = play.book
        for line in self.rival_lines:
            if line:
                fits |= book.line_fits[line]
                self.rival_bonus += book.line_bonus[line]
                cleans += book.line_cleans[line]
                counting += book.line_counting[line]
        self.rival_free: Final[bool] = play.free(1 - team)
        exits = not self.rival_free and cleans >= law.cleans_to_go_out and counting >= law.melds_to_go_out
        for other in range(law.seats):
            cards = len(play.hands[other])
            if law.teams[other] != team:
                self.rival_cards += cards
                if exits:
                    near_exit.append(cards)
            elif other != seat:
                self.mate = cards
        self.late: Final[bool] = self.mate > 0 and not self.free and not self.rival_free
        """Whether no reserve is to be taken any more, seen by a player with a partner."""
        self.outlook.expect(tuple(near_exit))
        self.rival_fits: Final[int] = fits
        self.lying: Final[list[int]] = lying
        self.lying_gain: float = 0.0
        lying_fits = False
        for face in lying:
            self.lying_gain += self.rivals.gain(face, self.rival_lines)
            lying_fits = lying_fits or fits >> face & 1 == 1
        self.lying_fits: bool = lying_fits
        self._future: float = NEVER
        self.spare: int = 1
        """Cards that leave the hand at the end of the turn."""
        self.at_once: bool = True
        """Whether the reserve is taken with the turn going on where melds empty the hand."""
        self.must_lay: bool = False
        self.least: float = 0.0
        """Card points that the first melds must count together."""
        self.only: int = NO_FACE
        """A face that may not be left in the pile."""
        self.from_pile: int = 0
        """Faces of the position that lie in the pile and may stay there, bit `1 << face`."""
        self._pile_twice: int = 0
        self._pile_jokers: int = 0
        self._unneeded: int = 0
        """How many cards of the pile may stay there at most where the hand is emptied."""

    def expect_next(self, faces: list[int]) -> None:
        """The next player is known to hold these cards."""
        for face in faces:
            self.lying_fits = self.lying_fits or self.rival_fits >> face & 1 == 1

    def take_from(self, pile: list[int], due: int) -> None:
        """Cards of the position lie in the pile, of which so many have to be taken at least."""
        for face in pile:
            bit = 1 << face
            if face == JOKER_FACE:
                self._pile_jokers += 1
            elif self.from_pile & bit:
                self._pile_twice |= bit
            self.from_pile |= bit
        self._unneeded = len(pile) - due if len(pile) - due > 1 else 0

    # What it costs to leave cards to the opponents.

    def chance(self, fits: bool) -> float:
        """The chance that the next player takes the pile."""
        weights = self.outlook.weights
        chance = weights.take_sure if fits else weights.take_unsure
        return chance * weights.take_in_pique if self.next_cards == 1 else chance

    def loss_as_it_lies(self) -> float:
        """What the opponents gain from the pile when the turn leaves it as it lies."""
        return self._loss(0.0, self.chance(self.lying_fits), False)

    def _loss(self, gain: float, chance: float, beyond: bool) -> float:
        outlook = self.outlook
        weights = outlook.weights
        if self.play.law.whole_pile:
            lies = self.chance(self.lying_fits) * self.lying_gain if beyond else 0.0
            return weights.feed * (chance * (self.lying_gain + gain) - lies) * outlook.next_turn
        card = weights.pile_card - (weights.pile_card_late if self.late else 0.0)
        taken = self.lying_gain + gain + card * len(self.lying)
        return weights.feed * chance * taken * outlook.next_turn

    def cost(self, face: int, last: bool) -> float:
        """What leaving a card in the pile costs; `last` if no card is left in the hand then."""
        if last and self.play.law.whole_pile and not self.free:
            return 0.0
        gain = self.rivals.gain(face, self.rival_lines)
        return self._loss(gain, self.chance(self.lying_fits or self.rival_fits >> face & 1 == 1), True)

    # What a position is worth.

    def future_of_rivals(self) -> float:
        """What the opponents would still gain if the round went on."""
        if self._future == NEVER:
            self._future = self.rivals.future(self.rival_lines, self.rival_bonus, self.rival_free, self.rival_cards)
        return self._future

    def height(self, side: Side) -> float:
        """What ending the turn in a position is worth, whichever card is left."""
        emptied = not side.cards or self.emptied(side)
        if side.cards > self.spare and not emptied:
            return self.outlook.worth(side, side.cards - self.spare, self.free, self.mate)
        if self.free:
            return self.outlook.worth_of_reserve(side, self.play.law.plays_on or (emptied and self.at_once))
        worth = self.outlook.worth_of_going_out(side, self.mate, self.future_of_rivals())
        return worth + side.held if emptied else worth

    def thrown(self, side: Side, face: int) -> float:
        """What it counts against a discard that the team could use the card."""
        bit = 1 << face
        wanted = bit & side.fits and (bit & WILD_FACES or not bit & side.twice)
        return self.outlook.weights.own_thrown if wanted and side.cards > 1 else 0.0

    def worth_leaving(self, side: Side, face: int) -> float:
        """What ending the turn by leaving a card is worth."""
        left = side.cards - 1
        cost = self.cost(face, not left) + self.thrown(side, face)
        if not left and not self.free and self.outlook.traits.last_card_counts:
            return self.outlook.worth_of_going_out(side, self.mate, self.future_of_rivals()) - cost
        side.drop(face)
        if left:
            worth = self.outlook.worth(side, left, self.free, self.mate)
        elif self.free:
            at_once = self.play.law.plays_on or self.from_pile >> face & 1 == 1
            worth = self.outlook.worth_of_reserve(side, at_once)
        else:
            worth = self.outlook.worth_of_going_out(side, self.mate, self.future_of_rivals())
        side.put(face)
        return worth - cost

    def judged(self, side: Side) -> list[tuple[float, int]]:
        """What ending the turn is worth with each of the cards left that may be."""
        found: list[tuple[float, int]] = []
        for face in range(JOKER_FACE + 1):
            if side.once >> face & 1 and face != self.only:
                found.append((self.worth_leaving(side, face), face))
        return found

    def terms(self, side: Side, face: int) -> tuple[float, float, float, float, float, float]:
        """The terms of a position once a card is left, or `NO_FACE`."""
        if face == NO_FACE:
            return self.outlook.terms(side, 0 if self.emptied(side) else side.cards - self.spare, self.free, self.mate)
        side.drop(face)
        terms = self.outlook.terms(side, side.cards, self.free, self.mate)
        side.put(face)
        return terms

    def best_left(self, side: Side) -> tuple[float, int]:
        """The best card to leave, and what the turn is worth then."""
        best = NEVER
        found = NO_FACE
        outlook = self.outlook
        all_hope = outlook.hopes.hoped(side)
        hopes = [outlook.hopes.of_suit(side, suit) for suit in range(4)]
        kept = side.hopes
        once = side.once
        wilds = side.twos + side.jokers
        while once:
            bit = once & -once
            once ^= bit
            face = bit.bit_length() - 1
            if face == self.only:
                continue
            side.hopes = kept[:]
            if side.cards > 1 and face % 13 > 2 and not wilds:  # only the runs of its suit change
                suit = face // 13
                cost = self.cost(face, False) + self.thrown(side, face)
                side.drop(face)
                outlook.hopes.changed(all_hope, hopes[suit], side, suit)
                worth = outlook.worth(side, side.cards, self.free, self.mate) - cost
                side.put(face)
            else:
                worth = self.worth_leaving(side, face)
            if worth > best:
                best = worth
                found = face
        side.hope = all_hope
        side.hopes = kept
        return best, found

    # Plans.

    def may_end(self, side: Side, stepped: bool) -> bool:
        """Whether the turn may end in a position."""
        if self.must_lay and not stepped:
            return False
        if self.least and side.melded and side.melded < self.least:
            return False
        if not side.cards:
            return self.free or side.may_go_out()
        if self.emptied(side):
            return True
        return self._can_leave(side) and (side.cards > self.spare or self.free or side.may_go_out())

    def emptied(self, side: Side) -> bool:
        """Whether the hand is emptied with nothing left over but cards of the pile, which are not taken."""
        if side.cards > self._unneeded or side.once & ~self.from_pile or side.twice & ~self._pile_twice:
            return False
        return side.jokers <= self._pile_jokers and (self.free or side.may_go_out())

    def _beyond(self, side: Side) -> int:
        """Cards that still have to leave the hand until it is empty."""
        if not self._unneeded:
            return max(0, side.cards - self.spare)
        bits = side.once & self.from_pile & ~(1 << JOKER_FACE)
        lying = count(bits) + count(side.twice & self._pile_twice) + min(side.jokers, self._pile_jokers)
        return side.cards - lying

    def _can_leave(self, side: Side) -> bool:
        return self.only == NO_FACE or side.once & ~(1 << self.only) != 0

    def _guarded(self, side: Side) -> bool:
        """Whether the turn can still be ended from a position."""
        if not self._can_leave(side):
            return self._uses_up(side, self.only)
        if self.free or side.may_go_out() or side.cards > self.spare:
            return True
        return side.cards == 1 and self._uses_up(side, side.once.bit_length() - 1)

    def _uses_up(self, side: Side, face: int) -> bool:
        """Whether a hand of nothing but copies of a card can be added, one by one, and be empty then."""
        if not side.cards:
            return self.free or side.may_go_out()
        book = self.play.book
        if side.fits >> face & 1:
            for at in range(FIRST_SET + 3):
                line = side.lines[at]
                if line and book.line_fits[line] >> face & 1:
                    for grown in book.adds(line, face):
                        after = side.copy()
                        after.drop(face)
                        after.become(at, grown)
                        if self._uses_up(after, face):
                            return True
        return False

    def moves(self, side: Side, before: Step | None) -> list[Step]:
        """The lays and adds worth a thought that leave the turn an end."""
        found: list[Step] = []
        book = self.play.book
        fit = side.fits & side.once
        if fit:
            for at in range(FIRST_SET + 3):
                line = side.lines[at]
                if line and book.line_fits[line] & fit:
                    here = book.line_fits[line] & fit
                    while here:
                        bit = here & -here
                        here ^= bit
                        face = bit.bit_length() - 1
                        for grown in book.adds(line, face):
                            after = side.copy()
                            after.drop(face)
                            after.become(at, grown)
                            if self._guarded(after) and not (
                                self._loses_home(line, grown) and self._is_idle(after, before)
                            ):
                                found.append(Step(after, before, at, grown, -1, face))
        if side.cards < 3:
            return found
        twos = side.once & TWOS
        for suit in range(4):
            once = side.once >> (13 * suit) & SUIT
            if once & (once - 1):
                twice = side.twice >> (13 * suit) & SUIT
                self._lays(side, before, book.run_lays(suit, once, twice, twos, side.jokers), found)
        for rank in book.set_ranks:
            self._lays(side, before, book.set_lays(rank, side.once, side.twice, side.jokers), found)
        if side.fits & side.once:
            self._completing(side, before, found)
        return found

    def _loses_home(self, line: int, grown: int) -> bool:
        """Whether a natural 2 of a line becomes a wild for a card that completes nothing."""
        book = self.play.book
        return book.line_homes[grown] < book.line_homes[line] and book.line_bonus[grown] <= book.line_bonus[line]

    def _is_idle(self, after: Side, before: Step | None) -> bool:
        """Whether a step that leads to a position neither empties the hand nor may have to pay for the pile."""
        return after.cards > self.spare and (before is not None or not self.must_lay)

    def _completing(self, side: Side, before: Step | None, found: list[Step]) -> None:
        """The adds that only together complete a meld: the last of each, which follows on the others."""
        book = self.play.book
        for at in range(FIRST_SET + 3):
            line = side.lines[at]
            if line and not book.line_full[line]:
                for chain in book.together(line, at, side.once, side.twice):
                    step = before
                    after = side
                    for number in range(0, len(chain), 2):
                        after = after.copy()
                        after.drop(chain[number])
                        after.become(at, chain[number + 1])
                        if not self._guarded(after):
                            break
                        step = Step(after, step, at, chain[number + 1], -1, chain[number])
                    else:
                        assert step is not None, "two adds or more"
                        found.append(step)

    def _lays(self, side: Side, before: Step | None, melds: list[int], found: list[Step]) -> None:
        book = self.play.book
        for meld in melds:
            after = side.copy()
            after.lay(meld)
            if self._guarded(after) and not (book.displaced[meld] and self._is_idle(after, before)):
                at = book.line_of_meld[meld]
                found.append(Step(after, before, at, after.lines[at], meld, NO_FACE))

    def _climbed(self, root: Step, push: float) -> Plan | None:
        """The plan by steepest ascent; each card that leaves the hand counts `push` on top."""
        last = root
        height = root.height - push * self._beyond(root.side)
        while last.side.cards:
            best: Step | None = None
            top = 0.0
            for step in self._after(last, root):
                worth = step.height
                if push:
                    worth -= push * self._beyond(step.side)
                if best is None or worth > top:
                    best = step
                    top = worth
            if best is None or (top <= height + _NOTHING and self.may_end(last.side, last is not root)):
                break
            height = top
            last = best
        if not self.may_end(last.side, last is not root):
            return None
        return self._finished(last, root)

    def _after(self, last: Step, root: Step) -> list[Step]:
        """The steps that may follow, judged."""
        steps = last.after
        if steps is None:
            before = None if last is root else last
            steps = self.moves(last.side, before)
            if steps:
                self._judge_runs(last.side, before, steps)
            for step in steps:
                step.height = self.height(step.side)
            last.after = steps
        return steps

    def _judge_runs(self, side: Side, before: Step | None, steps: list[Step]) -> None:
        """What may come of the single steps from `before` that change nothing but the runs of one suit, where no wild
        is kept for any.
        """
        if side.twos + side.jokers:
            return
        outlook = self.outlook
        all_hope = outlook.hopes.hoped(side)
        hopes = [outlook.hopes.of_suit(side, suit) for suit in range(4)]
        for step in steps:
            if step.before is not before:
                continue
            if step.at < FIRST_SET and step.face > NO_FACE and step.face % 13 > 2 and step.side.hope < 0.0:
                outlook.hopes.changed(all_hope, hopes[step.at], step.side, step.at)

    def _finished(self, last: Step, root: Step) -> Plan:
        """The plan that ends in a position, with the best card left."""
        plan = last.plan
        if plan is None:
            side = last.side
            worth = last.height
            left = NO_FACE
            if side.cards and self.spare and not self.emptied(side):
                worth, left = self.best_left(side)
            plan = Plan(worth, None if last is root else last, left)
            last.plan = plan
        return plan

    def best(self, start: Side) -> Plan | None:
        """The best plan of a position, None where no legal end was found."""
        best: Plan | None = None
        for plan in self.plans(start):
            if best is None or plan.worth > best.worth:
                best = plan
        return best

    def plans(self, start: Side) -> list[Plan]:
        """The plans of a position that are worth comparing, each once; none where no legal end was found."""
        root = Step(start, None, -1, 0, -1, NO_FACE)
        found: list[Plan] = []
        steps = self._after(root, root)
        root.height = self.height(start)
        self._note(self._climbed(root, 0.0), found)
        if self.least and not self.must_lay:
            self._note(self._finished(root, root), found)
        if self._beyond(start) + self.spare <= _FEW and steps:
            for push in _PUSHES:
                self._note(self._climbed(root, push), found)
        part(root)
        return found

    def _note(self, plan: Plan | None, found: list[Plan]) -> None:
        if plan is not None and plan not in found:
            found.append(plan)
