"""The kit: what scenes are composed of. It alone knows pixels; it knows no game, no match and no scene.

`Row`, `Column`, `Flow`, `Grid`, `Panel`, `Stack` and `FirstThatFits` hold nodes, `Text`, `Picture`, `Control` and
`List` are nodes that show something, and whoever needs a drawing of their own derives from `Node`. CONTRIBUTING says
how a scene is composed; `game.ui.stage.composed_scene` has the scene that shows a tree.
"""

from game.ui.kit.boxes import (
    Column,
    Filler,
    FirstThatFits,
    Flow,
    Grid,
    Kept,
    Panel,
    Pinned,
    Row,
    Scaled,
    Shrinking,
    Spacer,
    Stack,
)
from game.ui.kit.dialog import DialogFrame
from game.ui.kit.frame import Frame
from game.ui.kit.leaves import Control, Drawing, Icon, Picture, Readable, Reader, Rule, Spoken, Text, team_mark
from game.ui.kit.node import Extent, Node, changed, places, spoken, walk, widgets_of
from game.ui.kit.rows import List, LiveNode, NodeList, RowState
from game.ui.kit.scroll import Scroll, ScrollBar
from game.ui.kit.tokens import TEAM_TONES, Align, Role, Space, Tone

__all__ = [
    "TEAM_TONES",
    "Align",
    "Column",
    "Control",
    "DialogFrame",
    "Drawing",
    "Extent",
    "Filler",
    "FirstThatFits",
    "Flow",
    "Frame",
    "Grid",
    "Icon",
    "Kept",
    "List",
    "LiveNode",
    "Node",
    "NodeList",
    "Panel",
    "Picture",
    "Pinned",
    "Readable",
    "Reader",
    "Role",
    "Row",
    "RowState",
    "Rule",
    "Scaled",
    "Scroll",
    "ScrollBar",
    "Shrinking",
    "Space",
    "Spacer",
    "Spoken",
    "Stack",
    "Text",
    "Tone",
    "changed",
    "places",
    "spoken",
    "team_mark",
    "walk",
    "widgets_of",
]
