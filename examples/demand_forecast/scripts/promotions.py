"""What a promotion adds: days with one against days without, of the same product and weekday."""

import pandas as pd

from orchestrator.mcp.analytics import t_test
from orchestrator.mcp.data import load_csv
from orchestrator.mcp.viz import plot_bar

demand = load_csv("data/processed/demand_clean.csv", parse_dates=["day"])
demand["weekday"] = demand["day"].dt.dayofweek
demand["quarter"] = demand["day"].dt.to_period("Q").astype(str)
# Against the usual day: the mean of that weekday in that quarter, without promotions.
usual = demand[demand["promotion"] == "no"].groupby(["product", "quarter", "weekday"])["units"].mean().rename("usual")
compared = demand.merge(usual.reset_index(), on=["product", "quarter", "weekday"], how="left")
compared["ratio"] = compared["units"] / compared["usual"]

rows = []
for product, days in compared.groupby("product"):
    with_it, without = (days.loc[days["promotion"] == flag, "ratio"] for flag in ("yes", "no"))
    found = t_test(with_it, without, equal_variances=False)
    rows.append(
        {
            "product": product,
            "days": len(with_it),
            "more bags in %": round(100 * (with_it.mean() / without.mean() - 1), 1),
            "more revenue in %": round(100 * (0.85 * with_it.mean() / without.mean() - 1), 1),
            "p value": found["p_value"],
        }
    )
table = pd.DataFrame(rows)
picture = plot_bar(
    table,
    "product",
    ["more bags in %", "more revenue in %"],
    title="A promotion of 15 % sells more bags, and earns a little more",
    y_label="against usual days in percent",
    output="reports/promotions.png",
)
least, most = table["more bags in %"].min(), table["more bags in %"].max()
summary = f"promotions sell {least:.0f} to {most:.0f} % more bags and bring {table['more revenue in %'].mean():.0f} % more revenue"
print(summary)
result = {"summary": summary, "table": rows, "plots": [picture]}
