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


ax = sns.barplot(sales.groupby("region")["units"].sum())
print([float(p.get_height()) for p in ax.patches])
texts(ax)
ax = sns.lineplot(sales["units"].head(4), ax=plt.figure().subplots())
print(ax.lines[0].get_xydata().tolist())
ax = sns.countplot(sales["region"], ax=plt.figure().subplots())
print([float(p.get_width()) for p in ax.patches])
texts(ax)
ax = sns.scatterplot(data=sales.head(3), x="price", y="units", hue="month", ax=plt.figure().subplots())
texts(ax)
ax = sns.barplot(sales, x="promo", y="units", hue="promo", errorbar=None, ax=plt.figure().subplots())
texts(ax)
