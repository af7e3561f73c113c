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


sns.set_theme(style="whitegrid", palette="muted")
figure, axes = plt.subplots(2, 2, figsize=(12, 8))
sns.histplot(sales["revenue"], bins=10, kde=True, ax=axes[0, 0])
axes[0, 0].set_title("Revenue")
sns.boxplot(data=sales, x="region", y="revenue", hue="region", ax=axes[0, 1])
sns.barplot(data=sales, x="quarter", y="units", hue="region", errorbar=None, ax=axes[1, 0])
axes[1, 0].legend(title="Where", loc="upper right")
sns.scatterplot(data=sales, x="price", y="units", hue="region", style="promo", ax=axes[1, 1])
plt.suptitle("Sales")
plt.tight_layout()
plt.savefig("reports/dashboard.png", dpi=60)
for ax in axes.flat:
    texts(ax)
    print(len(ax.patches), len(ax.lines), len(ax.collections))
