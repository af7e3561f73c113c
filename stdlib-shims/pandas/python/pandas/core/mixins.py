"""The method groups of Series and DataFrame that have folders of their own."""

from pandas.core.combine.mixin import CombineMethods
from pandas.core.files.mixin import FileMethods
from pandas.core.grouping.mixin import GroupingMethods
from pandas.core.printing.mixin import PrintingMethods
from pandas.core.reshape.mixin import ReshapeMethods
from pandas.core.time.mixin import TimeMethods
from pandas.core.window.mixin import WindowMethods

__all__ = [
    "CombineMethods", "FileMethods", "GroupingMethods", "PrintingMethods", "ReshapeMethods", "TimeMethods",
    "WindowMethods",
]  # fmt: skip
