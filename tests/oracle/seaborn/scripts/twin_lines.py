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


monthly = sales.groupby("month", as_index=False)[["units", "revenue"]].sum()
figure, left = plt.subplots(figsize=(10, 4))
sns.lineplot(data=monthly, x="month", y="units", ax=left, marker="o", label="units")
right = left.twinx()
sns.lineplot(data=monthly, x="month", y="revenue", ax=right, color="orange", label="revenue")
left.legend(loc="upper left")
right.legend(loc="upper right")
figure.autofmt_xdate()
print([np.round(line.get_ydata()[:3], 2).tolist() for ax in (left, right) for line in ax.lines], [line.get_color() for ax in (left, right) for line in ax.lines])
print(left.get_ylabel(), right.get_ylabel(), [t.get_text() for ax in (left, right) for t in ax.get_legend().get_texts()])
figure.savefig("reports/twin.svg")
