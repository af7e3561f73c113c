"""Series: one column with labels."""

from pandas.core.series.series import Series

__all__ = ["Series"]
