"""`matplotlib.axes`: the box that data is drawn in. `_base` says which rooms it is put together from, `_plotting` which methods draw data."""

from ._base import _AxesBase
from ._plotting import PlottingMethods


class Axes(PlottingMethods, _AxesBase):
    """A region of a figure with two axes, in which data is drawn."""

    __module__ = "matplotlib.axes._axes"


# Subplots have been plain axes since matplotlib 3.7; both old names remain.
Subplot = SubplotBase = Axes


def subplot_class_factory(cls):
    """The class itself: every axes can be a subplot."""
    return cls
