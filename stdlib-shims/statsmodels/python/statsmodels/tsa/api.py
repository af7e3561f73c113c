"""The same names as `statsmodels.tsa`."""

from statsmodels.tsa import _WHERE, __all__, _open


def __getattr__(name):
    if name == "graphics":
        return __import__("statsmodels.graphics.tsaplots", None, None, ["_"])
    return _open(name)
