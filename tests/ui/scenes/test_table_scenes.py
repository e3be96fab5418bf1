"""Every table, and what lies above it: nothing is cut or covered, what is seen is said, and keys lead everywhere."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Final

import pygame
import pytest

from game.engine import Place, TurnBegan
from game.games import GAMES
from game.i18n import _, isolated, plural
from game.i18n.phrases import captions_of
from game.ui.stage.stage import Stage
from game.ui.stage.widget_scene import WidgetScene
from game.ui.system.shortcuts import Command
from game.ui.table.cards.sprite import faces_of
from game.ui.table.layout.zone import Zone
from game.ui.table.melds.opening import opening_words
from game.ui.table.melds.trays import MeldTrays
from game.ui.table.presenter import gathered
from game.ui.table.scene import TableScene
from tests.ui.pictures.gallery import noting, painted, rendered
from tests.ui.pictures.pairwise import Variant
from tests.ui.pictures.room import trouble
from tests.ui.pictures.states import STATES, SceneState, press
from tests.ui.scenes.test_composed_scenes import VARIANTS


def first_lesson(game: str) -> SceneState:
    return lambda stage: stage.navigator.open_first_lesson(game)


MOMENTS: Final = (
    "table dealt",
    "table with a full pile",
    "table with twenty melds",
    "table for the left-handed",
    "table with selected cards",
    "table with a hint",
    "table with a refusal",
    "table with unsaved moves",
    "pile opened",
    "last lap",
    "baloot cutting",
    "baloot buying",
    "baloot doubling",
    "baloot shown",
    "baloot trick full",
    "baloot tricks again",
    "buraco fourteen-melds",
    "buraco cleaned",
    "buraco opening arranged",
    "buraco three-alone",
    "buraco pile opened",
    "rami opening arranged",
    "rami joker",
    "remik discard",
    "remik one-out",
    "remik watching",
)
"""Those of the pictures in which a table, or what lies above it and is no dialog, is tested."""
TABLES: Final[dict[str, SceneState]] = {
    **{name: STATES[name] for name in MOMENTS},
    **{f"lesson of {game}": first_lesson(game) for game in GAMES},
}
READS: Final = (Command.READ_CHOICES, Command.READ_HAND, Command.READ_TABLE, Command.READ_LAP)
RANKS: Final = ("A", "K", "Q", "J", *map(str, range(2, 11)))
_SUM: Final = re.compile(r"(\d+) \+ (\d+) =")
MOST_STOPS: Final = 120


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("state", TABLES.values(), ids=TABLES)
def test_a_table_is_sound(state: SceneState, variant: Variant) -> None:
    with rendered(state, variant, sketched=True) as stage:
        picture = painted(stage)
        found = trouble(stage, picture)
        seen = {noting(stage).whole.get(line.text, line.text) for line in picture.written}
        scene = stage.top
        assert isinstance(scene, WidgetScene)
        stops = dict(stops_of(stage, scene))
        found += [f"stop without words: {name}" for name, words in stops.items() if not words]
        found += [f"no key leads to {name}" for name in usable(scene) if name not in stops]
        said = words_of(" _ ".join(chain(said_of(scene), stops.values(), said_otherwise(scene))))
        found += [f"seen and not said: {text}" for text in sorted(seen) if not is_said(text, said)]
    assert found == []


def is_said(text: str, said: str) -> bool:
    """Whether a text is among the words said, or the sum that it begins, with what is added: `13 + 20 =`."""
    added = _SUM.search(text)
    if added is None:
        return words_of(text) in said
    return words_of(added[2]) in said and words_of(str(int(added[1]) + int(added[2]))) in said


def words_of(text: str) -> str:
    """Its words and figures, apart, without what only concerns their looks."""
    return " ".join(["", *re.findall(r"\w+", isolated(text).casefold()), ""])


def said_of(scene: WidgetScene) -> Iterator[str]:
    """All that a listener hears of a scene without going anywhere in it."""
    yield from (scene.announcement(), scene.standing(), scene.said, *scene.news())
    yield from map(scene.reading, READS)
    for widget in scene.group.widgets:
        if widget.visible:
            yield from (widget.spoken, widget.tip)


def said_otherwise(scene: WidgetScene) -> Iterator[str]:
    """What is seen of a table in other words than those that say the same."""
    if not isinstance(scene, TableScene):
        return
    yield scene.match.names[scene.seat]  # "you"
    yield from captions_said_with_cards(scene)  # "Karim discards the 8 of hearts."
    yield from (plural("{count} card", "{count} cards", held) for held in scene.panels.hands)  # "Layla holds 7 cards"
    discards = len(scene.board.placement.get(Place("discards"), ()))
    yield from (_("Discards"), plural("{count} discard", "{count} discards", discards))  # "Discard pile: 7 cards"
    yield from RANKS  # on what stands for another card: "joker (ten of clubs)"
    yield _("Total")  # "Us: score 12"
    yield _("card points")  # "Us: 12 card points"
    if scene.strip is not None and scene.strip.needed is not None:
        yield from opening_words(scene.strip.needed, brief=True)  # "To open: 0 of 51. Add a pure run"
    yield from (tray.way for part in scene.components if isinstance(part, MeldTrays) for tray in part.facts.trays)
    if not scene.mode.plays:
        yield _("Try out melds here")  # nobody can


def captions_said_with_cards(scene: TableScene) -> Iterator[str]:
    """The sentences about what happened that are spoken with the names of the cards which are seen beside them."""
    match, seat, heard = scene.match, scene.seat, {*scene.news(), *scene.words.lap()}
    captions = captions_of(match.game_name)
    for event in gathered(match.log(seat), scene.game.config):
        name = match.names[event.seat] if event.seat is not None else ""
        said = {scene.words.event(event), scene.words.event(event, added=True)}  # "adds the 5 of spades to meld 1"
        if said & heard or isinstance(event, TurnBegan):  # "Your turn: draw from the stock"
            yield captions.caption(event, name, own=event.seat == seat, names=match.names)


def stops_of(stage: Stage, scene: WidgetScene) -> Iterator[tuple[str, str]]:
    """Every place that Tab and the arrows lead to, with what is said there."""
    seen = set()
    for _stop in range(MOST_STOPS):
        press(stage, pygame.K_TAB)
        while (at := place_of_focus(scene)) not in seen:
            seen.add(at)
            yield at, scene.focus_words()
            if isinstance(scene, TableScene) and scene.focus.zone is not None:
                press(stage, pygame.K_RIGHT)


def place_of_focus(scene: WidgetScene) -> str:
    """The name of a zone, a card or a widget."""
    if isinstance(scene, TableScene) and scene.focus.zone is not None and scene.focus.card is None:
        return scene.focus.zone
    targets: Mapping[str, pygame.Rect] = scene.targets()
    return next(name for name, rect in targets.items() if rect == scene.focused())


def usable(scene: WidgetScene) -> Iterator[str]:
    """Buttons, cards of the hand, and zones that are taken from or in which one of these cards can be put."""
    yield from (f"{scene.name}.{widget.name}" for widget in scene.group.widgets if widget.takes_focus)
    if isinstance(scene, TableScene) and scene.own_turn:
        view, held = scene.view(), faces_of(scene.board.in_hand)
        yield from (f"hand.{place}" for place in range(len(held)))
        yield from scene.game.takes(view)
        for face in held:
            for zone in scene.game.drops(scene.match, view, (face,)):
                # buttons offer both halves of a meld once it is chosen
                yield Zone("meld", zone.owner, zone.number) if zone.kind in ("low", "high") else zone


def test_a_joker_is_said_with_the_card_that_it_stands_for() -> None:
    with rendered(TABLES["rami joker"], Variant(), sketched=True) as stage:
        said = stage.top.reading(Command.READ_TABLE)
    assert re.search(r"joker as \w+ of \w+", said)
