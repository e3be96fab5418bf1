"""The kit: what scenes are composed of. It alone knows pixels; it knows no game, no match and no scene.

`Row`, `Column`, `Grid`, `Panel`, `Stack` and `FirstThatFits` hold nodes, `Text`, `Picture`, `Control` and `List` are
nodes that show something, and whoever needs a drawing of their own derives from `Node`. CONTRIBUTING says how a scene
is composed; `game.ui.composed_scene` has the scene that shows a tree.
"""

from game.ui.kit.boxes import Column, Filler, FirstThatFits, Grid, Kept, Panel, Row, Scaled, Spacer, Stack
from game.ui.kit.dialog import DialogFrame
from game.ui.kit.frame import Frame
from game.ui.kit.leaves import Control, Drawing, Icon, Picture, Readable, Reader, Rule, Spoken, Text
from game.ui.kit.node import Extent, Node, changed, places, spoken, walk, widgets_of
from game.ui.kit.rows import List, LiveNode, NodeList, RowState
from game.ui.kit.scroll import Scroll, ScrollBar
from game.ui.kit.tokens import Align, Role, Space, Tone

__all__ = [
    "Align",
    "Column",
    "Control",
    "DialogFrame",
    "Drawing",
    "Extent",
    "Filler",
    "FirstThatFits",
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
    "Readable",
    "Reader",
    "Role",
    "Row",
    "RowState",
    "Rule",
    "Scaled",
    "Scroll",
    "ScrollBar",
    "Space",
    "Spacer",
    "Spoken",
    "Stack",
    "Text",
    "Tone",
    "changed",
    "places",
    "spoken",
    "walk",
    "widgets_of",
]
