"""House rules as a game declares them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

import pytest

from game.engine import AnyGame, OptionValue, declared, option, presets_of
from game.games import GAMES


@dataclass(frozen=True)
class ToyOptions:
    """Two options, and presets that name some of them."""

    sixth: str = option("off", choices=("off", "on"), clause="toy 1")
    seventh: int = option(5, choices=(5, 13), clause="toy 2")

    PRESETS: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = {"book": {}, "long": {"seventh": 13}}


def test_a_preset_has_the_default_of_what_it_does_not_name() -> None:
    assert presets_of(ToyOptions) == {"book": {"sixth": "off", "seventh": 5}, "long": {"sixth": "off", "seventh": 13}}


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_option_back_to_its_default_is_the_game_by_the_book(game: AnyGame) -> None:
    defaults = {spec.name: spec.default for spec in declared(game.options)}
    assert presets_of(game.options)["book"] == defaults
    assert all(set(values) == set(defaults) for values in presets_of(game.options).values())
