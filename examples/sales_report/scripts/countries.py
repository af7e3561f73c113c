"""Orders of each country, before a month and from it on."""

import pandas as pd

from orchestrator.mcp.analytics import chi_square_test
from orchestrator.mcp.data import load_csv, save_csv
from orchestrator.mcp.viz import plot_line

# In a run the intake gives this; alone the script has its own.
try:
    slump_from
except NameError:
    slump_from = "2025-08"

orders = load_csv("data/processed/orders.csv").dropna(subset=["country"])
orders["month"] = orders["day"].str[:7]
monthly = pd.crosstab(orders["month"], orders["country"])
is_late = monthly.index >= slump_from
if not is_late.any() or is_late.all():
    raise ValueError(f"slump_from must lie between {monthly.index.min()} and {monthly.index.max()}, found {slump_from!r}")

before, after = monthly[~is_late].mean(), monthly[is_late].mean()
change = 100 * (after / before - 1)
table = pd.DataFrame({"orders_before": before.round(1), "orders_since": after.round(1), "change_percent": change.round(1)})
table = table.sort_values("change_percent").reset_index()
save_csv(table, "data/processed/countries.csv")

# Whether the countries still share the orders as they did.
test = chi_square_test(pd.DataFrame({"before": monthly[~is_late].sum(), "since": monthly[is_late].sum()}))
worst = table.iloc[0]
shares = (100 * monthly.div(monthly.sum(axis=1), axis=0)).reset_index()
long = shares.melt(id_vars="month", var_name="country", value_name="share")
picture = plot_line(
    long,
    "month",
    "share",
    by="country",
    title=f"{worst['country']} has been losing its share since {slump_from}",
    y_label="share of the orders in percent",
    output="reports/countries.png",
)

summary = (
    f"{worst['country']}: {worst['orders_before']:.0f} orders a month before {slump_from}, {worst['orders_since']:.0f} since "
    f"({worst['change_percent']:+.0f} %); the shares changed, p = {test['p_value']:.2g}"
)
print(summary)
result = {"summary": summary, "worst": str(worst["country"]), "p_value": test["p_value"], "plots": [picture]}
