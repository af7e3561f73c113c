# plot_forecast of Prophet's answer, of its frame and of exponential smoothing; plot_drift of numbers and categories
import re
from pathlib import Path

import numpy as np
import pandas as pd

from orchestrator.mcp.models import forecast_baseline, train_ets, train_prophet
from orchestrator.mcp.viz import plot_drift, plot_forecast


def texts(path):
    return re.findall(r"<text[^>]*>\s*([^<]*?)\s*</text>", Path(path).read_text())


days = pd.date_range("2023-01-01", periods=90)
df = pd.DataFrame({"date": days, "sales": 100 + np.arange(90) / 3 + 5 * (days.dayofweek < 5)})
result = train_prophet(df, "date", "sales", periods=14, save=False)
path = plot_forecast(result, value_column="sales", format="svg")
print(path, texts(path))
print("frame:", texts(plot_forecast(result["forecast"], format="svg"))[-3:])
print("frame and history:", texts(plot_forecast(result["future"], df, format="svg"))[-4:])
months = pd.Series([12.0, 14, 13, 15, 16, 18, 17, 20], index=pd.date_range("2024-01-31", periods=8, freq="ME"), name="orders")
smooth = train_ets(months, trend="additive", seasonal=None).predict(3)
print("smoothing over dates:", texts(plot_forecast(smooth, months, format="svg")))
print("without dates:", texts(plot_forecast(forecast_baseline([1.0, 2.0, 4.0], 2), [1.0, 2.0, 4.0], format="svg")))

rng = np.random.default_rng(7)
old = pd.DataFrame({"basket": rng.normal(30, 6, 500), "device": ["phone"] * 300 + ["desk"] * 200})
new = pd.DataFrame({"basket": rng.normal(38, 6, 500), "device": ["phone"] * 290 + ["desk"] * 210})
path = plot_drift(old, new, "basket", format="svg")
print(path, texts(path))
print("categories:", texts(plot_drift(old, new, "device", format="svg")))
print("constant:", texts(plot_drift({"x": [1.0] * 40}, {"x": [1.0] * 40}, "x", format="svg"))[:3])
