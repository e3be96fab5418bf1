"""The name of the player, and former names."""

from __future__ import annotations

import getpass

from game.engine.names import LONGEST_TYPED, proper_name
from game.match.register import OwnNames
from game.storage.settings import LONGEST_KEPT_NAME, Settings


def player_name(settings: Settings) -> str:
    """The name that was typed, else that of the account."""
    return proper_name(settings.player_name, LONGEST_KEPT_NAME) or _account_name()


def own_names(settings: Settings) -> OwnNames:
    """The name of today, and those under which matches were begun or that the player called theirs."""
    return OwnNames(frozenset((player_name(settings), *settings.own_names)), settings.own_names_known)


def _account_name() -> str:
    try:
        account = getpass.getuser()
        called = account[:1].title() + account[1:]  # the rest is written as its owner writes it
        return proper_name(called[:LONGEST_TYPED], LONGEST_TYPED)
    except (KeyError, OSError):
        return ""
