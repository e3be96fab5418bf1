"""Which scene follows which. Each way imports its scene only when it is taken, so that the first frame comes early."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine.record import Notice
from game.match.match import Match
from game.match.saves import SavedMatch
from game.ui.stage import Stage

FAULT_SCENE: Final = "fault"
"""The name of the dialog that follows an unexpected error."""


def open_menu(stage: Stage) -> None:
    """The menu alone; whatever was on the stage leaves."""
    from game.ui.scenes.menu import MenuScene

    stage.replace(MenuScene(stage))


def open_new_match(stage: Stage, like: SavedMatch | None = None, game: str | None = None) -> None:
    """Choosing a new match, over the menu; `like` a match that was played before."""
    from game.ui.scenes.new_match import NewMatchScene

    stage.push(NewMatchScene(stage, like, game))


def open_load(stage: Stage) -> None:
    """The list of saved matches, over the menu."""
    from game.ui.scenes.load import LoadScene

    stage.push(LoadScene(stage))


def open_table(stage: Stage, match: Match, notices: Sequence[Notice] = ()) -> None:
    """The table of a match, alone on the stage."""
    from game.ui.table.scene import TableScene

    stage.replace(TableScene(stage, match, notices))


def open_scoring(stage: Stage, match: Match) -> None:
    """The score of the round just over, above the table; its button deals the next round or leads to the result."""
    from game.ui.scenes.scoring import ScoringScene

    stage.push(ScoringScene(stage, match))


def open_result(stage: Stage, match: Match) -> None:
    """The result of a finished match, above the list of saved ones."""
    from game.ui.scenes.end import EndScene

    stage.push(EndScene(stage, match))


def swap_for_result(stage: Stage, match: Match) -> None:
    """The result of a match in the place of the score of its last round."""
    from game.ui.scenes.end import EndScene

    stage.swap(EndScene(stage, match))


def open_pause(stage: Stage) -> None:
    """The pause dialog, above the table."""
    from game.ui.scenes.pause import PauseDialog

    stage.push(PauseDialog(stage))


def open_rules(stage: Stage, clause: str = "", game: str = "") -> None:
    """The rule book above whatever is shown, at a clause such as `chess 6.2` if one is given."""
    from game.ui.scenes.rules import RulesScene

    match = stage.profile.match
    played = match.game_name if match is not None else next(iter(stage.profile.games))
    stage.push(RulesScene(stage, game or clause.partition(" ")[0] or played, clause))


def open_settings(stage: Stage, section: str = "play") -> None:
    """The settings above whatever is shown."""
    from game.ui.scenes.settings import SettingsScene

    stage.push(SettingsScene(stage, section))


def open_shortcuts(stage: Stage) -> None:
    """All shortcuts, over whatever is shown."""
    from game.ui.scenes.shortcuts import ShortcutsOverlay

    stage.push(ShortcutsOverlay(stage))


def open_about(stage: Stage) -> None:
    """Version, changes and licences, above the menu."""
    from game.ui.scenes.about import AboutScene

    stage.push(AboutScene(stage))


def open_welcome(stage: Stage) -> None:
    """The greeting of the first evening, over the menu."""
    from game.ui.scenes.welcome import WelcomeDialog

    stage.push(WelcomeDialog(stage))


def open_fault(stage: Stage, report: str) -> None:
    """The dialog after an unexpected error, alone on the stage."""
    from game.ui.scenes.fault import FaultDialog

    stage.replace(FaultDialog(stage, report))
