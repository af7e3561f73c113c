import pandas as pd
import numpy as np

customers = pd.DataFrame({"customer_id": [1, 2, 3, 4], "name": ["Ann", "Ben", "Cid", "Dee"], "city": ["Rome", "Oslo", None, "Rome"]})
orders = pd.DataFrame({"order_id": [10, 11, 12, 13, 14], "customer_id": [1, 1, 2, 5, 3], "product_id": ["A", "B", "A", "C", "Z"], "qty": [2, 1, 4, 1, 7]})
products = pd.DataFrame({"product_id": ["A", "B", "C"], "price": [9.5, 20.0, 3.25], "name": ["Ale", "Bread", "Corn"]})
full = orders.merge(customers, on="customer_id", how="left", indicator=True)
print(full)
print(full["_merge"].value_counts())
full = full.drop(columns="_merge").merge(products, on="product_id", how="left", suffixes=("_customer", "_product"), validate="many_to_one")
full["revenue"] = full["qty"] * full["price"]
print(full)
print(full.dtypes)
print(full.groupby("city", dropna=False)["revenue"].sum())
outer = customers.merge(orders, how="outer", on="customer_id", indicator="source")
print(outer)
print(outer.query("source == 'left_only'")["name"].tolist())
anti = customers[~customers["customer_id"].isin(orders["customer_id"])]
print(anti)
print(customers.merge(orders, left_on="customer_id", right_on="customer_id", how="right"))
print(customers.set_index("customer_id").join(orders.set_index("customer_id"), how="inner", rsuffix="_o"))
print(customers.join(orders, lsuffix="_l", rsuffix="_r"))
print(pd.merge(customers, products, how="cross", suffixes=("", "_p")).head(4))
try:
    products.merge(orders, on="product_id", validate="one_to_one")
except Exception as e:
    print(type(e).__name__, e)
try:
    customers.merge(products, on="customer_id")
except Exception as e:
    print(type(e).__name__, e)
try:
    customers.join(orders)
except Exception as e:
    print(type(e).__name__, e)
try:
    customers.merge(orders.assign(customer_id=orders.customer_id.astype(str)), on="customer_id")
except Exception as e:
    print(type(e).__name__, e)
try:
    customers.merge(products.drop(columns="name"))
except Exception as e:
    print(type(e).__name__, e)
print(pd.merge(orders, products, on="product_id", how="left").pivot_table(index="customer_id", columns="name", values="qty", aggfunc="sum", fill_value=0))
left = pd.DataFrame({"k1": [1, 1, 2], "k2": ["x", "y", "x"], "v": [1, 2, 3]})
right = pd.DataFrame({"k1": [1, 2, 2], "k2": ["x", "x", "z"], "v": [10, 20, 30]})
for how in ["inner", "left", "right", "outer"]:
    print(left.merge(right, on=["k1", "k2"], how=how))
print(left.merge(right, left_index=True, right_index=True))
print(left.merge(right, left_on="v", right_index=True, how="left"))
