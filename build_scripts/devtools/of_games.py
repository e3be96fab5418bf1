"""The parts of tasks that depend on a game: modules beside the tests of the game, found by its name."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from devtools.environment import DevtoolsError


def of_game(name: str, module: str, export: str) -> Any:
    """Return the export of `tests/games/NAME/MODULE.py`. Raises `DevtoolsError` where there is no such file."""
    path = f"tests.games.{name}.{module}"
    try:
        return getattr(import_module(path), export)
    except ModuleNotFoundError as error:
        if error.name is None or not path.startswith(error.name):
            raise
        raise DevtoolsError(f"{path.replace('.', '/')}.py is missing; it must define {export} for {name}.") from error
