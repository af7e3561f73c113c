# plot_distribution of numbers and dates: the file, its size in pixels, and what its axes, bars and subtitle say
import re
import struct
from pathlib import Path

import numpy as np
import pandas as pd

from orchestrator.mcp.viz import plot_distribution

rng = np.random.default_rng(3)
df = pd.DataFrame({"revenue": rng.normal(250, 40, 1000), "rating": rng.integers(1, 6, 1000), "region": np.where(np.arange(1000) % 3, "north", "south")})
df["day"] = pd.date_range("2024-01-01", periods=1000, freq="8h")


def texts(path):
    return re.findall(r"<text[^>]*>\s*([^<]*?)\s*</text>", Path(path).read_text())


path = plot_distribution(df, "revenue", bins=30)
head = Path(path).read_bytes()[:24]
print(path, head[1:4], struct.unpack(">II", head[16:24]))
path = plot_distribution(df, "revenue", format="svg")
print(path, texts(path))
svg = Path(path).read_text()
print("bars:", len(re.findall(r'<path[^>]*style="fill: #', svg)) - 1)
print("whole numbers:", texts(plot_distribution(df, "rating", output="rating.svg")))
print("dates:", texts(plot_distribution(df, "day", output="reports/days.svg")))
print("by group:", texts(plot_distribution(df, "revenue", by="region", format="svg", smooth=True)))
print("several:", texts(plot_distribution(df, ["revenue", "rating", "region"], format="svg")))
df.loc[:99, "revenue"] = None
df.loc[100:102, "revenue"] = np.inf
print("missing:", texts(plot_distribution(df, "revenue", format="svg"))[:2])
print("constant:", texts(plot_distribution({"x": [7.0] * 50}, "x", bins=3, format="svg")))
print("one row:", plot_distribution(pd.Series([3], name="x")))
print("durations:", texts(plot_distribution(pd.Series(pd.to_timedelta([1, 2, 5], unit="min"), name="wait"), format="svg"))[-2:])
print("nullable:", texts(plot_distribution({"n": pd.array([1, 2, None], dtype="Int64")}, "n", format="svg"))[:2])
