"""Things that can be clicked, tabbed to and read."""

from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button, ButtonKind
from game.ui.widgets.chart import Chart
from game.ui.widgets.choice import Segments, Stepper
from game.ui.widgets.drop_down import DropDown
from game.ui.widgets.face import FaceButton
from game.ui.widgets.field import NameField, TextField
from game.ui.widgets.game_tabs import EmblemSegments, GameTabs
from game.ui.widgets.group import WidgetGroup
from game.ui.widgets.scroll import ScrollList
from game.ui.widgets.slider import Slider
from game.ui.widgets.tile import Tile
from game.ui.widgets.toast import Toast, Tooltip
