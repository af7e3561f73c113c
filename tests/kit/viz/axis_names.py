# Both axes of every plot have a name: of the columns, of what was done with them, or of what there is without a name
import re
from pathlib import Path

import numpy as np
import pandas as pd

from orchestrator.mcp import viz
from orchestrator.mcp.models import forecast_baseline

rng = np.random.default_rng(4)
df = pd.DataFrame({"day": pd.date_range("2024-01-01", periods=40), "city": list("abcd") * 10, "price": rng.normal(30, 5, 40), "units": rng.integers(1, 90, 40)})
bare = pd.DataFrame({"a": [1.5, 2.5, 2.0], "b": [3.0, 1.0, 2.0]})
sales = pd.Series(rng.normal(9, 1, 24), index=pd.date_range("2023-01-01", periods=24, freq="MS"))


def names(path):
    """Names of axes are the texts of 12 pixels that are not numbers in cells; those of y are read upwards."""
    found = re.findall(r"<text([^>]*)>\s*([^<]*?)\s*</text>", Path(path).read_text())
    labels = [(tag, text) for tag, text in found if "font: 12px" in tag and not re.fullmatch(r"−?[\d.]+", text)]
    return sorted(("y: " if "rotate" in tag else "x: ") + text for tag, text in labels)


for title, make in {
    "bars": lambda look: viz.plot_bar(df, "city", "units", **look),
    "bars of an index": lambda look: viz.plot_bar(bare["a"], **look),
    "lying bars": lambda look: viz.plot_bar(df, "city", "units", horizontal=True, x_label="city of sale", **look),
    "distribution": lambda look: viz.plot_distribution(df, "price", **look),
    "of categories": lambda look: viz.plot_distribution(df, "city", **look),
    "several": lambda look: viz.plot_distribution(df, ["price", "units", "city"], **look),
    "by group": lambda look: viz.plot_distribution(df, "price", by="city", **look),
    "line": lambda look: viz.plot_line(df, "day", "price", **look),
    "lines": lambda look: viz.plot_line(df, "day", ["price", "units"], **look),
    "lines by group": lambda look: viz.plot_line(df, "day", "price", by="city", aggregate="mean", **look),
    "lines of an index": lambda look: viz.plot_line(bare, **look),
    "scatter": lambda look: viz.plot_scatter(df, "price", "units", **look),
    "boxes": lambda look: viz.plot_box(df, "price", by="city", **look),
    "boxes of columns": lambda look: viz.plot_box(bare, **look),
    "violins": lambda look: viz.plot_violin(df, "price", by="city", **look),
    "heat map": lambda look: viz.plot_heatmap(df, "city", index="units", values="price", **look),
    "matrix": lambda look: viz.plot_heatmap(bare, kind="values", **look),
    "correlation": lambda look: viz.plot_heatmap(df, **look),
    "forecast": lambda look: viz.plot_forecast(forecast_baseline(sales, 3), sales, **look),
    "forecast without dates": lambda look: viz.plot_forecast(forecast_baseline(list(sales), 3), list(sales), **look),
    "drift": lambda look: viz.plot_drift(df.head(20), df.tail(20), "price", **look),
    "drift of categories": lambda look: viz.plot_drift(df.head(20), df.tail(20), "city", **look),
}.items():
    print(f"{title}: {names(make({'output': 'named.svg'}))}")
