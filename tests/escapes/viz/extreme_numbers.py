# attack: numbers and dates at the ends of their types, in every plot
# prints: refused: 13
# limits: timeout=30
import warnings

import numpy as np
import pandas as pd

from orchestrator.mcp import viz

warnings.simplefilter("ignore")
columns = (
    np.array([-(2**63), 2**63 - 1, 0]), np.array([5e-324, 1.0, 2.0]), np.array([1e308, 1.1e308, 1.2e308]), np.array([np.nan, np.inf, 1.0]),
    pd.to_datetime(["1677-09-22", "2262-04-11", None]), np.array([2**64 - 1, 0, 1], dtype="uint64"), pd.array([2**62, None, 1], dtype="Int64"),
    np.array([0.0, -0.0, 0.0]), np.array([1, 1, 1], dtype="int8"), pd.to_timedelta([0, 2**62, None]),
)
refused = 0
for values in columns:
    frame = pd.DataFrame({"v": values, "w": [1.0, 2.0, 3.0], "g": ["a", "b", "a"]})
    for make in (
        lambda: viz.plot_distribution(frame, "v"), lambda: viz.plot_distribution(frame, "v", bins="auto", by="g", smooth=True), lambda: viz.plot_line(frame, "v", "w"),
        lambda: viz.plot_line(frame, "w", "v"), lambda: viz.plot_scatter(frame, "v", "w", trend=True), lambda: viz.plot_bar(frame, "v", "w"),
        lambda: viz.plot_bar(frame, "g", "v"), lambda: viz.plot_box(frame, "v", by="g"), lambda: viz.plot_violin(frame, "v"),
        lambda: viz.plot_heatmap(frame, ["v", "w"]), lambda: viz.plot_heatmap(frame, "v", index="g", values="w"), lambda: viz.plot_drift(frame, frame, "v"),
        lambda: viz.plot_forecast(frame.rename(columns={"v": "yhat"})), lambda: viz.plot_forecast(frame.rename(columns={"v": "ds", "w": "yhat"})), lambda: viz.generate_report(frame),
    ):
        try:
            make()
        except (ValueError, TypeError, OverflowError):
            refused += 1
print("refused:", refused)
