"""Plotting without handling figures: every function works on the current figure and axes.

`show()` writes each open figure to `reports/figure_N.png`; there is no window.
"""

from cycler import cycler
from matplotlib import _pyplot_state as _state
from matplotlib import rcParams, rcParamsDefault, rcParamsOrig
from matplotlib._pyplot_axes import *
from matplotlib._pyplot_output import *
from matplotlib._pyplot_plotting import *
from matplotlib._pyplot_settings import *

_LAZY = {
    "Annotation": "text", "Arrow": "patches", "Artist": "artist", "AutoLocator": "ticker", "AxLine": "lines",
    "Axes": "axes", "Button": "widgets", "Circle": "patches", "Colorizer": "_colorizer", "Colormap": "colors",
    "Figure": "figure", "FigureBase": "figure", "FigureCanvasBase": "backend_bases",
    "FigureManagerBase": "backend_bases", "FixedFormatter": "ticker", "FixedLocator": "ticker",
    "FormatStrFormatter": "ticker", "Formatter": "ticker", "FuncFormatter": "ticker", "GridSpec": "gridspec",
    "IndexLocator": "ticker", "Line2D": "lines", "LinearLocator": "ticker", "Locator": "ticker",
    "LogFormatter": "ticker", "LogFormatterExponent": "ticker", "LogFormatterMathtext": "ticker",
    "LogLocator": "ticker", "MaxNLocator": "ticker", "MouseButton": "backend_bases", "MultipleLocator": "ticker", "Normalize": "colors",
    "NullFormatter": "ticker", "NullLocator": "ticker", "PolarAxes": "projections.polar", "Polygon": "patches",
    "Rectangle": "patches", "ScalarFormatter": "ticker", "Slider": "widgets", "Subplot": "axes",
    "SubplotSpec": "gridspec", "Text": "text", "TickHelper": "ticker", "Widget": "widgets", "colormaps": "",
    "color_sequences": "", "figaspect": "figure", "get_backend": "", "get_scale_names": "scale", "interactive": "",
    "cm": "cm", "style": "style", "ticker": "ticker", "mlab": "mlab", "cbook": "cbook", "rcsetup": "rcsetup",
}


def __getattr__(name):
    place = _LAZY.get(name)
    if name == "np":
        import numpy

        return numpy
    if name == "matplotlib":
        import matplotlib

        return matplotlib
    if place is None:
        raise AttributeError(f"module 'matplotlib.pyplot' has no attribute {name!r}")
    import importlib

    module = importlib.import_module("matplotlib." + place if place else "matplotlib")
    value = module if place == name else getattr(module, name)
    globals()[name] = value
    return value
