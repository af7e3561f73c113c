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


pivot = sales.pivot_table(index="month", columns="region", values="units", aggfunc="sum")
ax = sns.lineplot(data=pivot, dashes=False, markers=True, palette=["#1b9e77", "#d95f02", "#7570b3"], linewidth=2.5)
ax.set(title="Units", xlabel="Month", ylabel="Units sold")
ax.legend(title="Region", bbox_to_anchor=(1.05, 1), loc="upper left")
plt.tight_layout()
print([(line.get_color(), line.get_linewidth(), str(line.get_marker())) for line in ax.lines[:3]], ax.get_legend().get_title().get_text())
