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


ax = sns.regplot(data=sales, x="price", y="revenue", ci=None, line_kws={"color": "red"}, scatter_kws={"alpha": 0.5})
slope, intercept = np.polyfit(sales["price"], sales["revenue"], 1)
ax.text(0.05, 0.95, f"y = {slope:.1f}x + {intercept:.1f}", transform=ax.transAxes, va="top")
line = ax.get_lines()[0]
print(ax.texts[0].get_text(), np.round(line.get_xydata()[[0, -1]], 3).tolist(), line.get_color(), ax.collections[0].get_alpha())
