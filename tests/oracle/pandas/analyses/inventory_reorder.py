import pandas as pd
import numpy as np

stock = pd.DataFrame({
    "sku": ["A1", "B2", "C3", "D4", "E5", "F6"],
    "category": ["tools", "toys", "tools", "food", "toys", "food"],
    "on_hand": [12, 0, 150, 40, 7, 300],
    "reorder_point": [20, 5, 100, 60, 7, 250],
    "unit_cost": [9.99, 4.5, 1.25, 0.8, 12.0, 0.35],
    "last_sold": ["2024-05-01", "2024-04-11", None, "2024-05-20", "2023-12-31", "2024-05-19"],
})
stock["last_sold"] = pd.to_datetime(stock["last_sold"])
today = pd.Timestamp("2024-06-01")
stock["days_since_sale"] = (today - stock["last_sold"]).dt.days
stock["value"] = stock["on_hand"] * stock["unit_cost"]
stock["status"] = "ok"
stock.loc[stock["on_hand"] < stock["reorder_point"], "status"] = "reorder"
stock.loc[stock["on_hand"].eq(0), "status"] = "out"
stock["abc"] = pd.qcut(stock["value"].rank(method="first"), 3, labels=["C", "B", "A"])
print(stock)
print(stock.dtypes)
summary = stock.groupby("category").agg(items=("sku", "count"), value=("value", "sum"), worst=("days_since_sale", "max"))
summary["share"] = summary["value"] / summary["value"].sum()
summary.loc["TOTAL"] = summary.sum(numeric_only=True)
print(summary.round(3))
print(stock.sort_values(["status", "value"], ascending=[True, False])[["sku", "status", "value"]].to_string(index=False))
print(stock.pivot_table(index="category", columns="status", values="value", aggfunc="sum", fill_value=0.0))
print(stock.groupby("status")["sku"].apply(list))
print(stock.groupby("category")["value"].transform(lambda v: v / v.sum()).round(4).tolist())
cum = stock.sort_values("value", ascending=False).assign(cum=lambda d: d["value"].cumsum() / d["value"].sum())
print(cum[["sku", "value", "cum"]].round(3))
print(cum[cum["cum"].le(0.8)].shape[0], "items make 80% of the value")
print(stock.nlargest(2, "value")[["sku", "value"]])
print(stock.set_index("sku")["on_hand"].sub(stock.set_index("sku")["reorder_point"]).clip(upper=0).abs().astype(int))
print(stock["days_since_sale"].describe())
print(stock[stock["last_sold"].isna()]["sku"].squeeze())
stock["restock_by"] = stock["last_sold"] + pd.to_timedelta(stock["on_hand"], unit="D")
print(stock[["sku", "restock_by"]])
print(stock.select_dtypes("datetime").columns.tolist(), stock.select_dtypes(["category"]).columns.tolist())
