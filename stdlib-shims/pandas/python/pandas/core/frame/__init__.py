"""DataFrame: columns with labels over common rows."""

from pandas.core.frame.frame import DataFrame

__all__ = ["DataFrame"]
