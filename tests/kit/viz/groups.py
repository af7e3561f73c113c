# plot_distribution by group: up to three filled outlines over each other, more of them in a panel each, smoothed lines too
import re
from pathlib import Path

import numpy as np
import pandas as pd

from orchestrator.mcp.viz import plot_distribution

rng = np.random.default_rng(2)
df = pd.DataFrame({"delay": np.concatenate([rng.normal(3 * at, 2, 200) for at in range(6)]), "airport": np.repeat(["FRA", "JFK", "HND", "CDG", "AMS", "SIN"], 200)})


def picture(n_groups, **options):
    groups = df[df["airport"].isin(df["airport"].unique()[:n_groups])]
    return Path(plot_distribution(groups, "delay", by="airport", bins=20, format="svg", **options)).read_text()


def shapes(svg):
    """Areas, which are nearly clear, and lines in the colours of series, those of the legend among them."""
    return {"areas": len(re.findall(r'<path[^>]*fill-opacity: 0\.2', svg)), "lines": len(re.findall(r'<path[^>]*stroke: #(?:0072b2|d55e00|009e73)', svg))}


def texts(svg):
    return re.findall(r"<text[^>]*>\s*([^<]*?)\s*</text>", svg)


for n_groups in (2, 3):
    print(n_groups, shapes(picture(n_groups)), "smooth:", shapes(picture(n_groups, smooth=True)), texts(picture(n_groups))[-4:])
panels = picture(6, smooth=True)
print(6, shapes(panels), texts(panels))
print("size:", re.search(r'width="(\d+)" height="(\d+)"', panels).groups())
print("beside others:", texts(Path(plot_distribution(df, ["delay", "airport"], by="airport", format="svg")).read_text())[:1])
