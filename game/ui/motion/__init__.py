"""Time without pygame: clocks, paces, retargetable tweens and a timeline of beats."""

from game.ui.motion.clock import Clock, FakeClock, SystemClock
from game.ui.motion.pace import Pace, Tempo
from game.ui.motion.timeline import Beat, Timeline
from game.ui.motion.tween import Tween

__all__ = ["Beat", "Clock", "FakeClock", "Pace", "SystemClock", "Tempo", "Timeline", "Tween"]
