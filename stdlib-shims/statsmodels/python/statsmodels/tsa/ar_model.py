"""Autoregressions: refused by name, with what forecasts instead."""

import _rooms

__all__ = []
__getattr__ = _rooms.doors(
    __name__, absent="AutoReg AutoRegResults ar_select_order",
    instead="orchestrator.mcp.models has train_ets, train_prophet and forecast_baseline",
)
