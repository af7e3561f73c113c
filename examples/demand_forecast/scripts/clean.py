"""A row for every day and product; what the till lost is estimated from the same weekday before and after."""

import pandas as pd

from orchestrator.mcp.data import load_csv, save_csv

demand = load_csv("data/raw/demand.csv", parse_dates=["day"])
every_day = pd.date_range(demand["day"].min(), demand["day"].max(), freq="D")

parts, n_lost, n_closed = [], 0, 0
for product, rows in demand.groupby("product"):
    rows = rows.set_index("day").reindex(every_day)
    n_closed += int(rows["product"].isna().sum())
    n_lost += int((rows["units"].isna() & rows["product"].notna()).sum())
    # Weeks repeat: the weekdays of a product are filled each by itself.
    rows["units"] = rows.groupby(every_day.dayofweek)["units"].transform(lambda days: days.interpolate(limit_direction="both"))
    rows["units"] = rows["units"].round().astype(int)
    rows["product"] = product
    rows["price"] = rows["price"].ffill()
    rows["promotion"] = rows["promotion"].fillna("no")
    parts.append(rows.rename_axis("day").reset_index())

clean = pd.concat(parts, ignore_index=True)
path = save_csv(clean[["day", "product", "units", "price", "promotion"]], "data/processed/demand_clean.csv")
estimated = f"{n_lost} numbers that were lost and {n_closed} on days without sales"
summary = f"{len(clean):,} rows, one for each day and product; estimated: {estimated}"
print(f"{path}: {summary}")
result = {"summary": summary, "rows": len(clean), "lost": n_lost, "closed": n_closed, "output": path}
