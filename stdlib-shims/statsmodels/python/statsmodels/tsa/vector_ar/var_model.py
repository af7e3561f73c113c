"""Vector autoregressions: refused by name."""

_NAMES = frozenset(("VAR", "VARResults"))
__all__ = []


def __getattr__(name):
    if name in _NAMES:
        raise NotImplementedError(f"statsmodels.tsa.vector_ar.var_model.{name} is not available")
    raise AttributeError(f"module 'statsmodels.tsa.vector_ar.var_model' has no attribute {name!r}")
