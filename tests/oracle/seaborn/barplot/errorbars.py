import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def lines(ax):
    for line in ax.lines:
        color = line.get_color()
        print(np.round(line.get_xydata(), 3).tolist(), color if isinstance(color, str) else np.round(color, 3).tolist(), line.get_linewidth(), line.get_linestyle(), line.get_marker())


rng = np.random.default_rng(11)
df = pd.DataFrame({
    "value": np.round(rng.gamma(3, 2, 48), 3),
    "day": np.repeat(["Mon", "Tue", "Wed"], 16),
    "who": np.tile(["x", "y"], 24),
    "size": np.tile([1, 2, 4, 4], 12),
})


for errorbar in ["se", ("se", 2), ("ci", 80), ("sd", 2), lambda v: (v.min(), v.max())]:
    ax = plt.figure().subplots()
    sns.barplot(df, x="day", y="value", errorbar=errorbar, seed=1, n_boot=200, ax=ax)
    lines(ax)
