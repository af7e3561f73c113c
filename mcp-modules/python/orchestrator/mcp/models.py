"""Forecasts, plain models of rows, and the quality of predictions. Everything runs here; nothing is fetched, and the same
input gives the same answer.

- Of a series over time: `train_prophet`, `train_ets`, `forecast_baseline`.
- Of rows: `train_linear`, `train_logistic`, `train_forest`, `cluster_kmeans`, or the classes behind them with `fit`,
  `predict`, `score`, `summary` and `save`.
- `load_model` brings back what any of them saved; `evaluate_model` measures predictions.
"""

from orchestrator.mcp._evaluate import evaluate_model
from orchestrator.mcp._forest import ForestModel, train_forest
from orchestrator.mcp._kmeans import KMeansModel, cluster_kmeans
from orchestrator.mcp._load import load_model
from orchestrator.mcp._progress import tell_progress as _tell_progress
from orchestrator.mcp._prophet import ProphetModel, load_prophet, train_prophet
from orchestrator.mcp._regression import LinearModel, LogisticModel, train_linear, train_logistic
from orchestrator.mcp._smoothing import SmoothingModel, forecast_baseline, load_smoothing, train_ets

__all__ = [
    "ForestModel",
    "KMeansModel",
    "LinearModel",
    "LogisticModel",
    "ProphetModel",
    "SmoothingModel",
    "cluster_kmeans",
    "evaluate_model",
    "forecast_baseline",
    "load_model",
    "load_prophet",
    "load_smoothing",
    "train_ets",
    "train_forest",
    "train_linear",
    "train_logistic",
    "train_prophet",
]

_tell_progress(globals())
