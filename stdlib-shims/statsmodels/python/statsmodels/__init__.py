"""statsmodels: regressions, tests and time series with the interface of the original, over our numpy, pandas and scipy."""

__version__ = "0.14.6"

# Its warnings are set up before a script can say which ones it wants to see.
from statsmodels.tools import sm_exceptions as _warnings
