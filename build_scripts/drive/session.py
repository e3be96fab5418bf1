"""A session: a new match, some turns, the window closed in the middle, the match continued to its first score."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from devtools.environment import DevtoolsError
from drive.film import Camera
from drive.goals import CONTINUED, END_OF_ROUND, SEAT, missing
from drive.hand import Hand
from drive.input_modes import INPUT_MODES
from drive.keyboard import FOCUS
from drive.played import PlayedGame
from drive.program import Program
from drive.record_reader import RecordReader
from drive.screen import Screen
from drive.user import User
from game.engine import OptionValue, choose, presets_of
from game.games import GAMES
from game.opponents.protocol import NoDeadline, agent_for, levels_of

_USUAL_LEVEL: Final = "casual"
"""The one that a seat has at first."""
_TURNS_BEFORE_CLOSING: Final = 3
_TAKE_BACKS: Final = 2
_REFUSALS: Final = 2
_ROUNDS: Final = 6
"""Rounds after which the session is given up."""
_PATIENCE_S: Final = 60.0
"""The longest time that anything at the table may take."""


@dataclass(frozen=True, slots=True)
class SessionPlan:
    """The plan of a session."""

    name: str
    """The title of the game in the program."""
    game: PlayedGame
    deal: int
    way: str
    """One of `INPUT_MODES`."""
    brief: bool = False
    """Whether a round to its score is enough, in one sitting and without motions."""
    preset: str = ""
    """The house rules that are chosen; the usual ones without a name."""

    @property
    def wanted(self) -> tuple[str, ...]:
        """What is to be done, in words."""
        return (END_OF_ROUND,) if self.brief else self.game.wanted


class Session:
    """One match in one profile; `done` grows with what was done."""

    def __init__(self, plan: SessionPlan, program: Program, display: str, folder: Path, film: Camera) -> None:
        self.done: set[str] = set()
        self.reader = RecordReader(program.folders(folder).saves)
        self._plan = plan
        self._program = program
        self._display = display
        self._folder = folder
        self._film = film
        self._person, self._gestures = INPUT_MODES[plan.way]
        self._refused: Counter[str] = Counter()
        self._turns = self._taken_back = 0

    def passes(self) -> None:
        """Plays it all. Raises `DevtoolsError` where the program does not do what it should."""
        with self._sitting() as user:
            self._begins(user)
            self._plays(user, until_turn=None if self._plan.brief else _TURNS_BEFORE_CLOSING)
            if self._plan.brief:
                return
            before = {**self._sight(user.sees()), "state": self.reader.match().state_hash()}
            self._film.take(self._display, "before closing")
            if user.closes_the_window() != 0:
                raise DevtoolsError("The closed window left an exit code that is not 0.")
        with self._sitting() as user:
            self._continues(user)
            after = {**self._sight(user.sees()), "state": self.reader.match().state_hash()}
            self._film.take(self._display, "continued")
            if after != before:
                raise DevtoolsError(f"The match has changed between closing and opening: {_unlike(before, after)}.")
            self.done.add(CONTINUED)
            self._plays(user, until_turn=None)
            self._film.take(self._display, "the end")

    @contextmanager
    def _sitting(self) -> Iterator[User]:
        """The program from its start to its end; what goes wrong is filmed before the window is gone."""
        with self._program.running(self._display, self._folder) as program:
            try:
                yield self._person(program)
            except DevtoolsError:
                self._film.take(self._display, "trouble")
                raise

    def _begins(self, user: User) -> None:
        user.waits_for("welcome.start")
        user.takes_the_keyboard()
        self._film.take(self._display, "first start")
        user.click("welcome.start")
        user.waits_for("new_match.back")
        user.click("new_match.back")
        user.waits_for("menu.new_match")
        self._film.take(self._display, "menu")
        self._sets_speed(user, "instant" if self._plan.brief else "fast")
        user.click("menu.new_match")
        user.waits_for("new_match.start")
        self._chooses_the_game(user)
        for seat, level in self._plan.game.others.items():
            self._sets_level(user, seat, level)
        self._chooses_the_preset(user)
        user.click("new_match.deal")
        user.types(str(self._plan.deal))
        self._film.take(self._display, "new match")
        user.click("new_match.start")
        user.waits_until(lambda state: state["scene"] == "table", "table", _PATIENCE_S)
        seats = {seat: setup.level for seat, setup in enumerate(self.reader.match().seats)}
        header = self.reader.match().header
        asked = (self._plan.name, self._plan.deal, {SEAT: None, **self._plan.game.others})
        if (header.game, header.seed, seats) != asked:
            raise DevtoolsError(f"The match is not the one that was asked for: {header}")
        options = GAMES[self._plan.name].options
        if self._plan.preset and choose(options, header.options) != choose(options, self._preset()):
            raise DevtoolsError(f"The house rules are not those of {self._plan.preset}: {header.options}")

    def _chooses_the_game(self, user: User) -> None:
        """Choose the game and the number of players, as far as there is a choice."""
        for choice in (f"new_match.game.{self._plan.name}", f"new_match.players.{len(self._plan.game.others) + 1}"):
            if user.box(choice) is not None:
                user.click(choice)

    def _chooses_the_preset(self, user: User) -> None:
        """In the list of all rules, where every preset has a place of its own."""
        if self._plan.preset:
            user.click("new_match.rules")
            user.waits_for("house_rules.done")
            user.click(f"house_rules.preset.{self._plan.preset}")
            self._film.take(self._display, "house rules")
            user.click("house_rules.done")
            user.waits_for("new_match.start")

    def _preset(self) -> Mapping[str, OptionValue]:
        return presets_of(GAMES[self._plan.name].options)[self._plan.preset]

    def _sets_speed(self, user: User, speed: str) -> None:
        """Chooses it in the settings and comes back to the menu."""
        user.click("menu.settings")
        user.waits_for("settings.back")
        user.click(f"settings.animation_speed.{speed}")
        user.click("settings.back")
        user.waits_for("menu.new_match")

    def _sets_level(self, user: User, seat: int, level: str) -> None:
        """Clicks on from the usual level to the wanted one; after the last comes the first."""
        offered = [each.name for each in levels_of(GAMES[self._plan.name]) if each.offered]
        for _ in range((offered.index(level) - offered.index(_USUAL_LEVEL)) % len(offered)):
            user.click(f"new_match.level.{seat}.next")

    def _continues(self, user: User) -> None:
        user.waits_for("menu.continue")
        user.takes_the_keyboard()
        self._film.take(self._display, "menu with a match to continue")
        self._sets_speed(user, "instant")
        user.click("menu.continue")
        hand = self._hand(user)
        user.waits_until(hand.ready, "person's turn after continuing")

    def _hand(self, user: User) -> Hand:
        screen = Screen(user, self.reader, self._plan.game.zones)
        return Hand(self._plan.game, self._gestures(user, screen, self._film), self.reader, self.done)

    def _plays(self, user: User, until_turn: int | None) -> None:
        """Plays until the middle of a turn, or until everything is done and the score is shown."""
        hand, game = self._hand(user), self._plan.game
        adviser = agent_for(self.reader.match().game, game.user)
        while True:
            state = self._waits_for_something_to_do(user, hand)
            if state["scene"] != "table":
                self._looks_at_the_score(state["scene"])
                if not missing(self._plan.wanted, self.done) or self._over(state["scene"]):
                    return
                user.click("scoring.next")
                continue
            match = self.reader.match()
            if until_turn is not None and self._turns >= until_turn and game.in_mid_turn(match):
                return
            drop = game.refused(match)
            if drop is not None and self._refused[drop.goal] < _REFUSALS:
                hand.is_refused(drop)
                self._refused[drop.goal] += 1
            advice = adviser.decide(match.view(SEAT), match.agent_stream(), NoDeadline()).action
            action = game.whim(match, self.done, advice)
            hand.play(action)
            self._notes_what_came_of(action)
            self._turns += game.ends_turn(action)
            undoable = str(action).split()[0] in game.taken_back
            if undoable and self._taken_back < _TAKE_BACKS and self.reader.match().can_undo():
                hand.takes_back()
                self._taken_back += 1

    def _notes_what_came_of(self, action: object) -> None:
        """Adds what the match bears witness to, and films what a round brings but once."""
        game = self._plan.game
        new = game.done_in(self.reader.match()) - self.done
        self.done |= new
        filmed = {game.goals[kind] for kind in game.filmed_events}
        for goal in sorted(new & filmed):
            time.sleep(0.4)
            self._film.take(self._display, goal, str(action))

    def _waits_for_something_to_do(self, user: User, hand: Hand) -> dict[str, Any]:
        """Waits for the person's turn or for another scene; while others play, that is seen in the record."""
        end = time.monotonic() + _PATIENCE_S
        lines = 0
        while time.monotonic() < end:
            state = user.sees()
            if state and state["idle"] and (state["scene"] in {"scoring", "end"} or hand.ready(state)):
                return state
            if user.program.process.poll() is not None:
                raise DevtoolsError(f"The program ended with {user.program.process.returncode} too early.")
            if len(self.reader.lines()) > lines:
                lines = len(self.reader.lines())
                end = time.monotonic() + _PATIENCE_S
            time.sleep(0.05)
        raise DevtoolsError(f"Nothing happened for {_PATIENCE_S:.0f} s after {self.reader.last_action()!r}.")

    def _looks_at_the_score(self, scene: str) -> None:
        self.done |= {END_OF_ROUND, *self._plan.game.done_in(self.reader.match())}
        time.sleep(0.5)
        self._film.take(self._display, scene)

    def _over(self, scene: str) -> bool:
        return scene == "end" or self.reader.match().standing().round >= _ROUNDS

    @staticmethod
    def _sight(state: dict[str, Any]) -> dict[str, Any]:
        """Return the places of cards on the table and in the hand, as the probe names them, without buttons and the
        focus.
        """
        return {name: box for name, box in state["targets"].items() if name != FOCUS and not name.startswith("table.")}


def _unlike(before: dict[str, Any], after: dict[str, Any]) -> str:
    """Return the differences by name, each with the value before and after."""
    names = [name for name in (before | after) if before.get(name) != after.get(name)]
    return ", ".join(f"{name} {before.get(name)} {after.get(name)}" for name in names)
