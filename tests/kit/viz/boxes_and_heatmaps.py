# plot_box, plot_violin and plot_heatmap: groups, columns, correlations, pivots and matrices that are there already
import re
from pathlib import Path

import numpy as np
import pandas as pd

from orchestrator.mcp.viz import plot_box, plot_heatmap, plot_violin


def texts(path):
    return re.findall(r"<text[^>]*>\s*([^<]*?)\s*</text>", Path(path).read_text())


rng = np.random.default_rng(5)
df = pd.DataFrame({"city": ["Rome", "Oslo", "Lima"] * 40, "hours": rng.gamma(4, 2, 120), "cost": rng.normal(20, 3, 120), "day": ["Mon", "Tue"] * 60})
path = plot_box(df, "hours", by="city", format="svg")
print(path, texts(path))
print("columns:", plot_box(df), texts(plot_box(df, format="svg")))
print("shapes:", plot_violin(df, "hours", by="day"), texts(plot_violin(df, "hours", by="day", format="svg"))[:3])
path = plot_heatmap(df, format="svg")
print(path, texts(path))
print("given matrix:", texts(plot_heatmap(df[["hours", "cost"]].corr(method="spearman"), format="svg"))[:3])
path = plot_heatmap(df.assign(n=range(120)), "day", index="city", values="n", aggregate="max", format="svg")
print(path, texts(path))
print("counts:", texts(plot_heatmap(df, "day", index="city", output="counts.svg")))
print("pivot:", texts(plot_heatmap(df.pivot_table(index="city", columns="day", values="cost").round(1), format="svg"))[:4])
