"""Forecasts and the quality of predictions. Everything runs here; nothing is fetched, and the same input gives the same
answer."""

from orchestrator.mcp._evaluate import evaluate_model
from orchestrator.mcp._prophet import ProphetModel, load_prophet, train_prophet
from orchestrator.mcp._smoothing import SmoothingModel, forecast_baseline, load_smoothing, train_ets

__all__ = [
    "ProphetModel",
    "SmoothingModel",
    "evaluate_model",
    "forecast_baseline",
    "load_prophet",
    "load_smoothing",
    "train_ets",
    "train_prophet",
]
