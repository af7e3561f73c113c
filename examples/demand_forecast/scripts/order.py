"""What to order today: enough for the days until the next delivery, also if demand is high."""

import pandas as pd

from orchestrator.mcp.data import load_csv, save_csv

# In a run the intake gives these; alone the script has its own.
try:
    lead_time, stock
except NameError:
    lead_time, stock = 7, {"espresso": 900, "filter": 610, "decaf": 420}

BAGS_IN_A_BOX = 12

forecast = load_csv("data/processed/forecast.csv", parse_dates=["day"])
unknown = sorted(set(stock) ^ set(forecast["product"]))
if unknown:
    raise ValueError(f"stock and forecast do not name the same products: {', '.join(unknown)}")

rows = []
# An order of today arrives after the lead time and has to last for another one.
days_covered = 2 * lead_time
for product, days in forecast.groupby("product"):
    days = days.sort_values("day").head(days_covered)
    expected = days["forecast"].sum()
    # Days vary by themselves: the spread of a sum grows with the root of the days, not with their number.
    margin = float(((days["upper"] - days["forecast"]) ** 2).sum() ** 0.5)
    needed = expected + margin
    boxes = max(0, -int(-(needed - stock[product]) // BAGS_IN_A_BOX))
    empty = days.loc[days["forecast"].cumsum() > stock[product], "day"]
    rows.append(
        {
            "product": product,
            "on the shelf": stock[product],
            f"expected in {days_covered} days": int(round(expected)),
            "safety margin": int(round(margin)),
            "order, boxes of 12": boxes,
            "empty on": empty.min().strftime("%Y-%m-%d") if len(empty) else "not in this time",
        }
    )
table = pd.DataFrame(rows)
path = save_csv(table, "data/processed/order.csv")
ordered = ", ".join(f"{row['order, boxes of 12']} boxes of {row['product']}" for row in rows if row["order, boxes of 12"])
summary = f"order {ordered}" if ordered else "nothing has to be ordered today"
print(summary)
result = {"summary": summary, "boxes": {row["product"]: row["order, boxes of 12"] for row in rows}, "table": rows, "output": path}
