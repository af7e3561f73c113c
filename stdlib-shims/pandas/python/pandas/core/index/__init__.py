"""The labels of rows and columns."""

from pandas.core.index.base import Index
from pandas.core.index.range import RangeIndex
from pandas.core.index.multi import MultiIndex

__all__ = ["Index", "RangeIndex", "MultiIndex"]
