# several merges one after the other
import pandas as pd
from functools import reduce

orders = pd.DataFrame({"order_id": [1, 2, 3, 4], "customer_id": [10, 20, 10, 30], "product_id": [100, 200, 200, 999], "qty": [1, 2, 3, 4]})
customers = pd.DataFrame({"customer_id": [10, 20, 40], "name": ["Ann", "Bob", "Dee"]})
products = pd.DataFrame({"product_id": [100, 200, 300], "price": [5.0, 2.5, 9.0]})
full = orders.merge(customers, on="customer_id", how="left").merge(products, on="product_id", how="left")
full["total"] = full["qty"] * full["price"]
print(full)
print(full.groupby("name", dropna=False)["total"].sum())
frames = [pd.DataFrame({"k": [1, 2], f"v{i}": [i, i * 2]}) for i in range(3)]
print(reduce(lambda l, r: pd.merge(l, r, on="k"), frames))
print(customers.merge(orders, on="customer_id", how="outer", indicator=True).sort_values("customer_id"))
