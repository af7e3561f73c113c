"""How much comes back, by channel and category."""

from orchestrator.mcp.analytics import chi_square_test
from orchestrator.mcp.data import load_csv, save_csv
from orchestrator.mcp.viz import plot_bar

orders = load_csv("data/processed/orders.csv")
orders["returned"] = orders["returned"].astype(str).str.lower() == "true"
table = orders.groupby(["category", "channel"], as_index=False).agg(orders=("order_id", "count"), returned=("returned", "sum"))
table["percent"] = (100 * table["returned"] / table["orders"]).round(2)
save_csv(table, "data/processed/returns.csv")

by_channel = 100 * orders.groupby("channel")["returned"].mean()
test = chi_square_test(orders["channel"], orders["returned"])
picture = plot_bar(
    table,
    "category",
    "percent",
    by="channel",
    aggregate="mean",
    title="What is bought online comes back more often",
    y_label="orders returned in percent",
    output="reports/returns.png",
)

refunded = float(orders.loc[orders["returned"], "revenue"].sum())
summary = (
    f"{100 * orders['returned'].mean():.1f} % of the orders come back, {by_channel['online']:.1f} % of those placed online "
    f"and {by_channel['store']:.1f} % of those of the stores (p = {test['p_value']:.2g}); refunds of {refunded:,.0f}"
)
print(summary)
result = {"summary": summary, "refunded": refunded, "plots": [picture]}
