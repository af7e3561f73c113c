"""A part of statsmodels that is refused by name."""
