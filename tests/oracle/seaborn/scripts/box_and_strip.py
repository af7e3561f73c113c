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


np.random.seed(3)
ax = sns.boxplot(data=sales, x="region", y="units", color="lightgray", showfliers=False)
sns.stripplot(data=sales, x="region", y="units", hue="promo", dodge=True, ax=ax, size=4, palette="dark:k")
ax.axhline(sales["units"].mean(), ls="--", c="red", label="mean")
ax.legend()
sns.despine(trim=True)
texts(ax)
print([np.round(c.get_offsets()[:2], 3).tolist() for c in ax.collections], ax.spines["bottom"].get_bounds())
