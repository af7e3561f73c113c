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


totals = sales.groupby("region", as_index=False)["revenue"].sum().sort_values("revenue", ascending=False)
plt.figure(figsize=(8, 5))
ax = sns.barplot(data=totals, x="region", y="revenue", hue="region", palette="viridis", legend=False)
for patch in ax.patches:
    ax.annotate(f"{patch.get_height():.0f}", (patch.get_x() + patch.get_width() / 2, patch.get_height()), ha="center", va="bottom", xytext=(0, 3), textcoords="offset points")
ax.set_xticks(ax.get_xticks())
ax.set_xticklabels(ax.get_xticklabels(), rotation=45, ha="right")
plt.title("Revenue by region")
plt.ylabel("EUR")
print([text.get_text() for text in ax.texts], [text.get_rotation() for text in ax.get_xticklabels()])
texts(ax)
plt.savefig("reports/bars.png")
