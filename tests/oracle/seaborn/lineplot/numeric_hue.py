import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def lines(ax):
    for line in ax.lines:
        color = line.get_color()
        print(np.round(line.get_xydata(), 3).tolist(), color if isinstance(color, str) else np.round(color, 3).tolist(), round(float(line.get_linewidth()), 3), line.get_linestyle(), line.get_marker(), line._dash_pattern if line.is_dashed() else "")


def bands(ax):
    for part in ax.collections:
        print(np.round(part.get_paths()[0].vertices, 3).tolist(), np.round(part.get_facecolor(), 3).tolist())


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


ax = sns.lineplot(df, x="x", y="y", hue="n", palette="flare", errorbar=None)
lines(ax)
legend(ax)
