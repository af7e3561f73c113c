"""A part of statsmodels: see `statsmodels.api`."""
