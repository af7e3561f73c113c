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


colors = sns.color_palette("husl", 3)
plt.pie([3, 2, 1], labels=["a", "b", "c"], colors=colors)
print([np.round(p.get_facecolor(), 3).tolist() for p in plt.gca().patches])
cmap = sns.color_palette("mako", as_cmap=True)
points = plt.figure().subplots().scatter([1, 2], [1, 2], c=[0, 1], cmap=cmap)
points.update_scalarmappable()
print(np.round(points.get_facecolor(), 4).tolist())
sns.palplot(sns.color_palette("deep"))
print(plt.gcf().get_size_inches().tolist(), plt.gca().get_images()[0].get_array().shape)
