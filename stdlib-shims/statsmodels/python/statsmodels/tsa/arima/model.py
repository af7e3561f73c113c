"""ARIMA models: refused by name, with what forecasts instead."""

_NAMES = frozenset(("ARIMA", "ARIMAResults"))
_INSTEAD = "orchestrator.mcp.models has train_ets, train_prophet and forecast_baseline"
__all__ = []


def __getattr__(name):
    if name in _NAMES:
        raise NotImplementedError(f"statsmodels.tsa.arima.model.{name} is not available: {_INSTEAD}")
    raise AttributeError(f"module 'statsmodels.tsa.arima.model' has no attribute {name!r}")
