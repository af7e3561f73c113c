"""Seasonal ARIMA models: refused by name, with what forecasts instead."""

_NAMES = frozenset(("SARIMAX", "SARIMAXResults"))
_INSTEAD = "orchestrator.mcp.models has train_ets, train_prophet and forecast_baseline"
__all__ = []


def __getattr__(name):
    if name in _NAMES:
        raise NotImplementedError(f"statsmodels.tsa.statespace.sarimax.{name} is not available: {_INSTEAD}")
    raise AttributeError(f"module 'statsmodels.tsa.statespace.sarimax' has no attribute {name!r}")
