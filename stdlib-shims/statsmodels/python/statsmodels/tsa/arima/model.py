"""ARIMA models: refused by name, with what forecasts instead."""

import _rooms

__all__ = []
__getattr__ = _rooms.doors(
    __name__, absent="ARIMA ARIMAResults",
    instead="orchestrator.mcp.models has train_ets, train_prophet and forecast_baseline",
)
