"""The report of the year, out of the tables that the other tasks wrote."""

import json
from pathlib import Path

import pandas as pd

from orchestrator.mcp.data import load_csv
from orchestrator.mcp.viz import generate_report

# In a run the intake gives this; alone the script has its own.
try:
    output
except NameError:
    output = "reports/code_report.html"

orders = load_csv("data/processed/orders.csv")
months = load_csv("data/processed/revenue_by_month.csv")
segments = load_csv("data/processed/revenue_by_segment.csv")
margins = load_csv("data/processed/margins.csv")
countries = load_csv("data/processed/countries.csv")
returns = load_csv("data/processed/returns.csv")
profile = json.loads(Path("artifacts/profile.json").read_text(encoding="utf-8"))
check = json.loads(Path("artifacts/validation.json").read_text(encoding="utf-8"))

revenue = orders["revenue"].sum()
by_month = months.groupby("month")["revenue_sum"].sum()
halves = months.assign(half=months["month"].astype(str).str[5:7].astype(int) > 6).pivot_table(
    index="channel", columns="half", values="revenue_sum", aggfunc="sum"
)
growth = (100 * (halves[True] / halves[False] - 1)).sort_values(ascending=False)
best = pd.Timestamp(by_month.idxmax()).strftime("%B")

per_customer = orders[orders["customer_id"] != "unknown"].groupby("customer_id")["revenue"].sum().sort_values(ascending=False)
n_top = max(len(per_customer) // 10, 1)
top_share = 100 * per_customer.head(n_top).sum() / per_customer.sum()

losing = margins[margins["margin"] < 0]
margin = margins["margin"].sum()
worst = countries.iloc[0]
came_back = 100 * returns["returned"].sum() / returns["orders"].sum()
online = returns[returns["channel"] == "online"]
online_back = 100 * online["returned"].sum() / online["orders"].sum()

segments_shown = segments.dropna(subset=["segment"]).reset_index(drop=True).round(0).rename(
    columns={"rows": "orders", "revenue_sum": "revenue", "revenue_mean": "per order", "customer_id_nunique": "customers"}
)
segments_shown["share"] = (100 * segments_shown["revenue"] / segments_shown["revenue"].sum()).map("{:.1f} %".format)
losing_shown = losing[["category", "discount", "revenue", "margin"]].reset_index(drop=True).round(0)
countries_shown = countries.rename(columns={"orders_before": "orders a month before", "orders_since": "since", "change_percent": "change"})
countries_shown["change"] = countries_shown["change"].map("{:+.0f} %".format)
products_shown = (
    orders.groupby(["product", "category"], as_index=False)
    .agg(units=("units", "sum"), revenue=("revenue", "sum"))
    .sort_values("revenue", ascending=False)
    .head(8)
    .reset_index(drop=True)
    .round(0)
)
problems = "\n".join(f"- {problem}" for problem in check["problems"])
losses = "; ".join(
    f"{category.lower()} at {' and '.join(part['discount'].str.strip())}" for category, part in losing_shown.groupby("category")
)
others = countries["change_percent"].iloc[1:]
compared = f"the others place {others.min():.0f} to {others.max():.0f} % more" if others.min() > 0 else "others do as well"
changes = ", ".join(f"{channel} {change:+.0f} %" for channel, change in growth.items())

text = f"""
In 2025 **{len(orders):,} orders** brought a revenue of **€ {revenue:,.0f}**, of which € {margin:,.0f}
({100 * margin / revenue:.1f} %) is left after the cost of the goods. The best month was {best}.

What to act on:

1. **{worst['country']}** places {abs(worst['change_percent']):.0f} % fewer orders than before August; {compared}.
2. **Discounts** lose € {abs(losing['margin'].sum()):,.0f}: {losses}.
3. **Returns** are {online_back:.1f} % of the orders placed online, against {came_back:.1f} % of all.
4. **{top_share:.0f} %** of the revenue comes from a tenth of the customers.

## Revenue

From the first to the second half of the year: {changes}.

![Revenue by month and channel](reports/revenue_by_month.png)

### Customers

{{{{ segments_shown }}}}

### Best products

{{{{ products_shown }}}}

## Countries

![Share of the orders by country](reports/countries.png)

{{{{ countries_shown }}}}

## Margins and discounts

Partners get most of the large discounts, and accessories cost nearly what they sell for: with such a discount each sale
loses money.

![Margin by category and discount](reports/margins.png)

{{{{ losing_shown }}}}

## Returns

![Returned orders by category and channel](reports/returns.png)

## The data

The raw table has {profile['row_count']:,} rows; {len(orders):,} are left after orders that came twice and orders without revenue
were taken out. Orders without a customer count, but in no segment and no country. What the checks found:

{problems}
"""
metadata = {"project": "sales-report", "period": "January to December 2025"}
output = generate_report(text, title="Sales 2025", metadata=metadata, output=output)
print(f"{output}: revenue {revenue:,.0f}, margin {100 * margin / revenue:.1f} %")
summary = f"revenue {revenue:,.0f}, margin {margin:,.0f}"
result = {"summary": summary, "revenue": float(revenue), "margin": float(margin), "output": output}
