"""`matplotlib.axis`: axes and their ticks.

`_axis_base` says what an axis is, `_axis_ticks` where its ticks are and how they look, `_axis_units` what its numbers mean, `_axis_drawing`
how it is drawn, `_axis_sides` what is different for x and y; `_tick` is one tick.
"""

from ._axis_base import Axis as Axis
from ._axis_base import Ticker as Ticker
from ._axis_sides import XAxis as XAxis
from ._axis_sides import YAxis as YAxis
from ._tick import Tick as Tick
from ._tick import XTick as XTick
from ._tick import YTick as YTick

GRIDLINE_INTERPOLATION_STEPS = 180
