import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def lines(ax):
    for line in ax.lines:
        points = line.get_xydata()
        print(len(points), np.round(points[:: max(1, len(points) // 5)], 4).tolist(), line.get_color() if isinstance(line.get_color(), str) else np.round(line.get_color(), 3).tolist())


rng = np.random.default_rng(7)
df = pd.DataFrame({
    "value": np.round(rng.normal(10, 3, 60), 3),
    "other": np.round(rng.gamma(2, 2, 60), 3),
    "count": rng.integers(0, 6, 60),
    "group": np.repeat(["a", "b", "c"], 20),
    "kind": np.tile(["x", "y"], 30),
})


for options in [{"bw_adjust": 0.5}, {"bw_method": "silverman"}, {"bw_method": 0.3}, {"cut": 0}, {"clip": (5, 12)}, {"gridsize": 50}]:
    ax = plt.figure().subplots()
    sns.kdeplot(df["value"], ax=ax, **options)
    print(options)
    lines(ax)
