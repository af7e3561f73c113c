import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def points(ax):
    for part in ax.collections:
        print(np.round(part.get_offsets()[:4], 3).tolist(), np.round(part.get_facecolor()[:5], 3).tolist(), np.round(part.get_edgecolor()[:1], 3).tolist(), np.round(part.get_sizes()[:6], 3).tolist(), np.round(part.get_linewidth(), 4).tolist(), len(part.get_paths()))


def legend(ax):
    found = ax.get_legend()
    print(found and found.get_title().get_text())
    for text, handle in zip(found.get_texts(), found.legend_handles) if found else []:
        color = handle.get_color()
        print(text.get_text(), color if isinstance(color, str) else np.round(color, 3).tolist(), handle.get_marker(), round(float(handle.get_markersize()), 3), round(float(handle.get_linewidth()), 3), handle.get_linestyle())


rng = np.random.default_rng(5)
df = pd.DataFrame({
    "x": np.tile(np.arange(6), 8),
    "y": np.round(rng.normal(0, 1, 48).cumsum(), 3),
    "g": np.repeat(["a", "b"], 24),
    "k": np.tile(["u", "v", "w"], 16),
    "n": np.repeat(np.arange(8), 6),
})


ax = sns.scatterplot(df, x="x", y="y", hue="g", size="k", style="k", palette=["red", "blue"], markers={"u": "o", "v": "s", "w": "^"})
points(ax)
legend(ax)
