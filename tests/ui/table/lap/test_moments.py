"""A pile that is swept, a new hand, a rich trick: a word comes up where it happens, and is gone within a second."""

from __future__ import annotations

import pygame
import pytest

from game.cards import parse_faces
from game.engine import Event, Place
from game.families.rummy.rules.events import JokerWon, Opened
from game.games.baloot.rules import events as baloot
from game.games.borako.rules import events as borako
from game.games.buraco.rules import events as buraco
from game.match.match import Match
from game.ui.graphics.motion import Pace
from game.ui.screenshot import played_match
from game.ui.system.sound import Cue
from game.ui.table.company.bubble import beside, freest
from game.ui.table.contract.game_table import table_of
from game.ui.table.contract.occasion import Moment
from game.ui.table.layout.zone import Zone
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table, dealt

CARDS = parse_faces("5H KS 3C")
DISCARDED = 12
"""The number of moves after which there is a pile."""
SWEPT = borako.Swept(1, Place("discards"), Place("hand", 1), CARDS)


def telling(pilot: Pilot, event: Event) -> tuple[Table, list[Cue]]:
    """Begin an event on a table that was still."""
    table, heard = Table(pilot, dealt({0: "QH"})), list[Cue]()
    table.rest()
    pilot.stage.sounds.on_cue = heard.append
    table.scene.feed.on_event(event)
    return table, heard


def test_a_swept_pile_is_called_out_heard_and_gone_within_a_second(pilot: Pilot) -> None:
    table, heard = telling(pilot, SWEPT)
    assert Cue.SWEEP in heard
    assert table.scene.glory.shines
    assert table.scene.idle, "nobody waits for it"
    pilot.wait(1000.0, 50.0)
    assert not table.scene.glory.shines
    assert table.scene.glory.wake_after(pilot.clock.now()) is None


def test_a_word_leaves_free_what_it_is_about(pilot: Pilot) -> None:
    table = Table(pilot, played_match("borako", lambda match: match.actor() == 0 and match.number > DISCARDED))
    table.rest()
    layout = table.scene.board.layout
    table.scene.feed.on_event(SWEPT)
    (word,) = table.scene.glory.calls._words
    pile = [pygame.Rect(slot.rect) for slot in layout.slots[Place("discards")]]
    assert pile
    assert word.rect.collidelist(pile) < 0
    assert pygame.Rect(layout.zones[Zone("felt")]).contains(word.rect)


@pytest.mark.parametrize(
    ("about", "cards", "place"),
    [
        ((400, 100, 200, 100), [], "below"),
        ((400, 100, 200, 100), [(400, 210, 200, 100)], "above"),
        ((400, 0, 200, 100), [(400, 110, 200, 100)], "after"),
        ((850, 0, 150, 100), [(850, 110, 150, 100)], "before"),
    ],
)
def test_a_word_lies_below_what_it_is_about_and_elsewhere_where_cards_are(
    about: tuple[int, int, int, int], cards: list[tuple[int, int, int, int]], place: str
) -> None:
    praised = pygame.Rect(about)
    word = freest(beside((150, 50), praised, pygame.Rect(0, 0, 1000, 600), 4), map(pygame.Rect, cards))
    lies = {
        "below": word.top >= praised.bottom,
        "above": word.bottom <= praised.top,
        "after": word.left >= praised.right,
        "before": word.right <= praised.left,
    }
    assert [name for name, true in lies.items() if true] == [place]


@pytest.mark.usefixtures("watched")
def test_only_the_place_of_a_word_is_painted_again(pilot: Pilot) -> None:
    telling(pilot, SWEPT)
    pilot.frame(16.0)
    painted = [rect for _frame in range(20) for rect in pilot.frame(16.0)]
    assert painted
    width, height = pilot.stage.top.size
    assert max(rect.width * rect.height for rect in painted) < width * height // 8


def test_a_word_makes_way_for_another_at_the_same_place(pilot: Pilot) -> None:
    table, _heard = telling(pilot, SWEPT)
    table.scene.feed.on_event(SWEPT)
    assert len(table.scene.glory.calls._words) == 1


@pytest.mark.parametrize("pace", [Pace.NORMAL, Pace.INSTANT])
def test_without_motion_a_word_is_there_and_at_the_highest_speed_there_is_none(pilot: Pilot, pace: Pace) -> None:
    pilot.stage.profile.change(animation_speed=pace.value, reduce_motion=True)
    table, heard = telling(pilot, SWEPT)
    assert Cue.SWEEP in heard
    assert table.scene.glory.shines is (pace is Pace.NORMAL)
    pilot.wait(200.0, 20.0)
    assert not any(pilot.frame(16.0) for _frame in range(5))
    pilot.wait(1000.0, 50.0)
    assert not table.scene.glory.shines


def moment_of(match: Match, event: Event) -> Moment | None:
    return table_of(match.game_name).config.moment(event, match.view(0))


@pytest.mark.parametrize(
    ("game", "event", "word"),
    [
        ("borako", SWEPT, "Swept: 3 cards!"),
        ("borako", borako.MourTaken(0), "Mour!"),
        ("buraco", buraco.MortoTaken(0), "Morto!"),
        ("buraco", buraco.InPique(0), "Pique!"),
        ("rami", JokerWon(0), "Joker!"),
        ("remik", Opened(0, points=54), "Opened: 54 points!"),
    ],
)
def test_every_game_has_its_own_words(game: str, event: Event, word: str) -> None:
    moment = moment_of(played_match(game, lambda _match: True), event)
    assert moment is not None
    assert moment.word == word


def test_in_baloot_a_trick_counts_from_twenty_card_points() -> None:
    match = played_match("baloot", lambda match: len(match.history()) >= 1)
    trick = (Place("trick"), Place("won", 0))
    rich = moment_of(match, baloot.TrickWon(0, *trick, parse_faces("AS TS KS 7S")))
    assert rich is not None
    assert rich.cue is Cue.TRICK
    assert rich.word.startswith("+")
    assert moment_of(match, baloot.TrickWon(0, *trick, parse_faces("7S 8S 9D 8D"))) is None
