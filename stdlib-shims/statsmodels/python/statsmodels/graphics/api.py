"""The same names as `statsmodels.graphics`."""

from statsmodels.graphics import _WHERE, __all__, __getattr__
