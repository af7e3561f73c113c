"""Figures: what `statsmodels.graphics` offers."""

from statsmodels._rooms import doors

_WHERE = {"qqplot": "statsmodels.graphics.gofplots"}
__all__ = sorted(_WHERE)
_open = doors("statsmodels.graphics", _WHERE, section="statsmodels.graphics.api")
_MODULES = frozenset(("api", "gofplots", "tsa", "tsaplots"))


def __getattr__(name):
    if name in _MODULES:
        return __import__(f"statsmodels.graphics.{name}", None, None, ["_"])
    return _open(name)
