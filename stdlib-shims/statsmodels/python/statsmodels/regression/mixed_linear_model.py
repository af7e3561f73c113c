"""Mixed models: refused by name."""

_NAMES = frozenset(("MixedLM", "MixedLMResults"))
__all__ = []


def __getattr__(name):
    if name in _NAMES:
        raise NotImplementedError(f"statsmodels.regression.mixed_linear_model.{name} is not available")
    raise AttributeError(f"module 'statsmodels.regression.mixed_linear_model' has no attribute {name!r}")
