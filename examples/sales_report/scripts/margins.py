"""What is left of the revenue, by category and discount."""

from orchestrator.mcp.data import load_csv, save_csv
from orchestrator.mcp.viz import plot_heatmap

# In a run the intake gives this; alone the script has its own.
try:
    loss_below
except NameError:
    loss_below = 0.0

orders = load_csv("data/processed/orders.csv")
orders["cost_total"] = orders["units"] * orders["cost"]
orders["discount"] = (100 * orders["discount"]).round().astype(int).map(lambda share: f"{share:2d} %")

cells = orders.groupby(["category", "discount"], as_index=False)[["revenue", "cost_total"]].sum()
cells["margin"] = cells["revenue"] - cells["cost_total"]
cells["margin_percent"] = (100 * cells["margin"] / cells["revenue"]).round(1)
save_csv(cells.drop(columns="cost_total").round(2), "data/processed/margins.csv")

losing = cells[cells["margin"] < loss_below * cells["revenue"]]
losers = sorted(losing["category"].unique())
picture = plot_heatmap(
    cells.rename(columns={"margin_percent": "margin in %"}),
    "discount",
    index="category",
    values="margin in %",
    title=f"{' and '.join(losers)} cannot bear large discounts" if losers else "Every category bears its discounts",
    subtitle="margin in percent of the revenue",
    output="reports/margins.png",
)

total = float((orders["revenue"] - orders["cost_total"]).sum())
summary = f"the margin of the year is {total:,.0f}, {100 * total / orders['revenue'].sum():.1f} % of the revenue"
print(summary)
for row in losing.to_dict("records"):
    print(f"- {row['category']} at {row['discount'].strip()}: {row['margin']:,.0f}")

result = {
    "summary": summary,
    "margin": total,
    "losing": [f"{row['category']} at {row['discount'].strip()}" for row in losing.to_dict("records")],
    "lost": float(losing["margin"].sum()),
    "plots": [picture],
}
