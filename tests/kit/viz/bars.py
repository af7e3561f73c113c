# plot_bar: sums by category, counts, groups side by side and stacked, an index, the largest of many
import re
from pathlib import Path

import pandas as pd

from orchestrator.mcp.viz import plot_bar


def texts(path):
    return re.findall(r"<text[^>]*>\s*([^<]*?)\s*</text>", Path(path).read_text())


df = pd.DataFrame({"region": ["north", "south", "north", "east", None], "year": [2023, 2023, 2024, 2024, 2024], "units": [3, 5, 2, 8, 1]})
path = plot_bar(df, "region", "units", format="svg")
print(path, texts(path))
print("mean:", texts(plot_bar(df, "region", "units", aggregate="mean", sort=True, format="svg"))[:8])
print("counted:", texts(plot_bar(df, "year", format="svg")))
print("groups:", texts(plot_bar(df, "region", "units", by="year", format="svg"))[-3:])
print("stacked:", texts(plot_bar(df, "region", "units", by="year", stacked=True, horizontal=True, format="svg"))[-3:])
print("index:", texts(plot_bar(df.groupby("year")["units"].sum(), format="svg")))
print("columns:", plot_bar({"a": [1, 2], "b": [3, 4]}))
many = pd.DataFrame({"key": [f"k{number % 500}" for number in range(2000)], "n": range(2000)})
print("many:", texts(plot_bar(many, "key", "n", top=3, format="svg")))
print("means of many:", texts(plot_bar(many, "key", "n", top=3, aggregate="mean", format="svg"))[:2])
