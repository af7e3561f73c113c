"""pandas.api: types, indexers and extensions."""

from pandas.api import types

__all__ = ["types"]
