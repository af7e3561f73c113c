"""Quantile regression: refused by name, with what fits instead."""

_NAMES = frozenset(("QuantReg", "QuantRegResults"))
_INSTEAD = "sklearn.linear_model has QuantileRegressor"
__all__ = []


def __getattr__(name):
    if name in _NAMES:
        raise NotImplementedError(f"statsmodels.regression.quantile_regression.{name} is not available: {_INSTEAD}")
    raise AttributeError(f"module 'statsmodels.regression.quantile_regression' has no attribute {name!r}")
