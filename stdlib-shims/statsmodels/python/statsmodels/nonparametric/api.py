"""The same names as `statsmodels.nonparametric`."""

from statsmodels.nonparametric import _WHERE, __all__, _open as __getattr__
