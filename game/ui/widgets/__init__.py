"""Things that can be clicked, tabbed to and read."""

from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button, ButtonKind
from game.ui.widgets.group import WidgetGroup
from game.ui.widgets.toast import Toast

__all__ = ["Button", "ButtonKind", "Toast", "Widget", "WidgetGroup"]
