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


grid = sns.pairplot(sales[["units", "price", "revenue", "region"]], hue="region", corner=True, height=1.8)
grid.figure.suptitle("Pairs")
print(len(grid.figure.axes), [t.get_text() for t in grid.legend.get_texts()], grid._legend.get_title().get_text())
joint = sns.jointplot(data=sales, x="price", y="revenue", kind="hex", height=4)
joint.figure.suptitle("Price", y=1.02)
joint.ax_joint.set_xlabel("EUR")
print(joint.ax_joint.get_xlabel(), joint.ax_joint.get_ylabel())
