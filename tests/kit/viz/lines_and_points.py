# plot_line and plot_scatter: dates, numbers and categories on the axis, groups, gathered rows, a trend
import re
import warnings
from pathlib import Path

import pandas as pd

from orchestrator.mcp.viz import plot_line, plot_scatter


def texts(path):
    return re.findall(r"<text[^>]*>\s*([^<]*?)\s*</text>", Path(path).read_text())


df = pd.DataFrame({"day": pd.date_range("2024-01-01", periods=6).repeat(2), "shop": ["a", "b"] * 6, "sales": range(12), "cost": [5.5] * 12})
path = plot_line(df, "day", "sales", by="shop", format="svg")
print(path, texts(path))
path = plot_line(df, "day", ["sales", "cost"], aggregate="sum", format="svg")
print(path, texts(path))
print("text dates:", texts(plot_line({"month": ["2024-03", "2024-01", "2024-02"], "n": [3, 1, 2]}, "month", "n", format="svg")))
print("categories:", texts(plot_line({"step": ["plan", "build", "ship"], "n": [3, 1, 2]}, "step", "n", format="svg")))
print("index:", texts(plot_line(df.groupby("day")["sales"].sum(), format="svg"))[0])
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    plot_line(df, "day", "sales", format="svg")
print("told:", [str(one.message) for one in told])

points = pd.DataFrame({"weight": [1.0, 2.0, 3.0, None], "price": [2.0, 4.1, 5.9, 8.0], "kind": ["x", "x", "y", "y"], "age": [1, 5, 9, 3]})
path = plot_scatter(points, "weight", "price", trend=True, format="svg")
print(path, texts(path))
print("groups:", texts(plot_scatter(points, "weight", "price", by="kind", format="svg"))[-3:])
print("colours:", texts(plot_scatter(points, "weight", "price", color="age", output="colours.svg"))[-4:])
print("dates:", texts(plot_scatter(df, "day", "sales", format="svg"))[:3])
