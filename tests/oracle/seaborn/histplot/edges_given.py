import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def bars(ax):
    for patch in ax.patches:
        box = patch.get_x(), patch.get_y(), patch.get_width(), patch.get_height()
        print(np.round(box, 4).tolist(), np.round(patch.get_facecolor(), 3).tolist(), round(patch.get_linewidth(), 3))


rng = np.random.default_rng(7)
df = pd.DataFrame({
    "value": np.round(rng.normal(10, 3, 60), 3),
    "other": np.round(rng.gamma(2, 2, 60), 3),
    "count": rng.integers(0, 6, 60),
    "group": np.repeat(["a", "b", "c"], 20),
    "kind": np.tile(["x", "y"], 30),
})


ax = sns.histplot(df, x="value", bins=[0, 5, 10, 15, 20], edgecolor="black", alpha=0.3, linewidth=2, label="all")
bars(ax)
print(ax.get_legend_handles_labels()[1])
