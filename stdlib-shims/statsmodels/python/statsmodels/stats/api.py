"""The same names as `statsmodels.stats`."""

from statsmodels.stats import _WHERE, __all__, _open as __getattr__
