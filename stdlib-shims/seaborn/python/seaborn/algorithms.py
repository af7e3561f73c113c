"""Where scripts look for `bootstrap`."""

from ._bootstrap import bootstrap

__all__ = ["bootstrap"]
