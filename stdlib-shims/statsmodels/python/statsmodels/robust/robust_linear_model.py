"""Robust regression: refused by name, with what fits instead."""

_NAMES = frozenset(("RLM", "RLMResults"))
_INSTEAD = "sklearn.linear_model has HuberRegressor"
__all__ = []


def __getattr__(name):
    if name in _NAMES:
        raise NotImplementedError(f"statsmodels.robust.robust_linear_model.{name} is not available: {_INSTEAD}")
    raise AttributeError(f"module 'statsmodels.robust.robust_linear_model' has no attribute {name!r}")
