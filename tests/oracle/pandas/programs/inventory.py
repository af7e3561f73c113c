# Inventory: joins by map, conditions, totals.
import numpy as np
import pandas as pd

stock = pd.DataFrame({"sku": ["A1", "B2", "C3", "D4"], "qty": [5, 0, 12, 7], "cat": ["x", "y", "x", "z"]})
prices = {"A1": 2.5, "B2": 10.0, "C3": 1.25}
stock["price"] = stock["sku"].map(prices)
stock["value"] = stock["qty"] * stock["price"].fillna(0)
stock["status"] = np.where(stock["qty"] == 0, "out", np.where(stock["qty"] < 6, "low", "ok"))
print(stock)
reorder = stock.query("status != 'ok'")[["sku", "qty"]].assign(order=lambda d: 10 - d["qty"])
print(reorder)
print(stock.groupby("cat")["value"].sum().sort_values(ascending=False))
stock.loc[stock["sku"] == "B2", ["qty", "status"]] = [20, "ok"]
print(stock.loc[stock["sku"] == "B2"].iloc[0].to_dict())
missing = stock[stock["price"].isna()]["sku"].tolist()
print("without price:", missing, "total:", stock["value"].sum())
stock = pd.concat([stock, pd.DataFrame([{"sku": "E5", "qty": 1, "cat": "y", "price": 3.0}])], ignore_index=True)
print(stock.tail(2))
print(stock["value"].isna().any(), stock.shape)
