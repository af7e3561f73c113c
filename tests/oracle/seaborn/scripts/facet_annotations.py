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


grid = sns.FacetGrid(sales, col="region", hue="promo", height=2.5)
grid.map_dataframe(sns.scatterplot, x="price", y="units")
grid.add_legend(title="Promo")
for (name, ax) in grid.axes_dict.items():
    ax.set_title(f"{name}: {len(sales[sales.region == name])}")
    ax.axhline(40, ls=":")
print([ax.get_title() for ax in grid.axes.flat], [t.get_text() for t in grid.legend.get_texts()], grid.axes[0, 0].get_ylabel())
sns.move_legend(grid, "upper right")
print(grid.legend.get_title().get_text())
grid.figure.savefig("reports/facets.pdf")
