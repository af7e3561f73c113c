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


ax = sns.kdeplot(data=sales, x="price", hue="region", fill=True, common_norm=False, alpha=0.4)
plt.axvline(sales["price"].median(), color="k", linestyle=":")
sns.rugplot(data=sales, x="price", ax=ax, color="k", height=0.03)
sns.move_legend(ax, "upper left", title="Region")
texts(ax)
print(len(ax.collections), ax.get_legend().get_title().get_text(), round(float(ax.lines[-1].get_xdata()[0]), 3))
