"""Exponential smoothing: refused by name, with what forecasts instead."""

_NAMES = frozenset(("ExponentialSmoothing", "SimpleExpSmoothing", "Holt", "HoltWintersResults"))
_INSTEAD = "orchestrator.mcp.models has train_ets, train_prophet and forecast_baseline"
__all__ = []


def __getattr__(name):
    if name in _NAMES:
        raise NotImplementedError(f"statsmodels.tsa.holtwinters.{name} is not available: {_INSTEAD}")
    raise AttributeError(f"module 'statsmodels.tsa.holtwinters' has no attribute {name!r}")
