import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def texts(ax):
    legend = ax.get_legend()
    print(repr(ax.get_title()), repr(ax.get_xlabel()), repr(ax.get_ylabel()), [t.get_text() for t in ax.get_xticklabels()], legend and [t.get_text() for t in legend.get_texts()])


rng = np.random.default_rng(21)
sales = pd.DataFrame({
    "month": np.tile(pd.date_range("2024-01-01", periods=12, freq="MS"), 3),
    "region": np.repeat(["North", "South", "West"], 12),
    "units": rng.poisson(40, 36),
    "price": np.round(rng.uniform(5, 15, 36), 2),
    "promo": rng.random(36) > 0.6,
})
sales["revenue"] = sales["units"] * sales["price"]
sales["quarter"] = "Q" + sales["month"].dt.quarter.astype(str)


grid = sns.catplot(data=sales, x="quarter", y="revenue", col="region", kind="bar", errorbar=None, height=3, aspect=0.8, color="C2")
grid.set_axis_labels("", "Revenue")
grid.set_titles("{col_name}")
grid.set_xticklabels(["1", "2", "3", "4"], rotation=30)
grid.figure.suptitle("By quarter", y=1.03)
for ax in grid.axes.flat:
    texts(ax)
    for container in ax.containers:
        ax.bar_label(container, fmt="%.0f")
print([t.get_text() for t in grid.axes.flat[0].texts], np.round(grid.axes.flat[0].patches[0].get_facecolor(), 4).tolist())
grid.savefig("reports/grid.png")
