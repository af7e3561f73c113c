import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def show(ax):
    for line in ax.lines:
        points = line.get_xydata()
        print(np.round(points[:: max(1, len(points) // 4)], 4).tolist(), line.get_color(), round(line.get_linewidth(), 3))
    for part in ax.collections:
        if len(part.get_offsets()) > 1:
            print(np.round(part.get_offsets()[:3], 3).tolist(), np.round(part.get_facecolor()[:1], 3).tolist(), np.round(part.get_edgecolor()[:1], 3).tolist(), part.get_sizes().tolist(), part.get_linewidth())
        else:
            print(np.round(part.get_paths()[0].vertices[::40], 4).tolist(), np.round(part.get_facecolor(), 3).tolist())
    print(repr(ax.get_xlabel()), repr(ax.get_ylabel()), np.round(ax.get_xlim(), 4).tolist(), np.round(ax.get_ylim(), 4).tolist())


rng = np.random.default_rng(9)
df = pd.DataFrame({
    "a": np.round(rng.normal(0, 1, 40), 3),
    "b": np.round(rng.gamma(2, 1, 40), 3),
    "c": rng.integers(0, 10, 40),
    "g": np.repeat(["p", "q"], 20),
    "k": np.tile(["u", "v", "w", "z"], 10),
})


ax = sns.regplot(df, x="b", y="a", logx=True, ci=None)
show(ax)
