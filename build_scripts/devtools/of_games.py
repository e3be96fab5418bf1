"""What the tasks need to know of each game: modules that lie beside the tests of the game, found by its name."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from devtools.environment import DevtoolsError


def of_game(name: str, module: str, export: str) -> Any:
    """What `tests/games/NAME/MODULE.py` exports. Raises `DevtoolsError` where there is no such file."""
    path = f"tests.games.{name}.{module}"
    try:
        return getattr(import_module(path), export)
    except ModuleNotFoundError as error:
        if error.name is None or not path.startswith(error.name):
            raise
        raise DevtoolsError(f"{path.replace('.', '/')}.py is missing: it is to say {export} of {name}.") from error
