# Rows that are, or are not, in another table.
import pandas as pd

orders = pd.DataFrame({"id": [1, 2, 3, 4], "cust": ["a", "b", "z", "a"]})
customers = pd.DataFrame({"cust": ["a", "b", "c"], "city": ["Oslo", "Rome", "Bern"]})
print(orders[orders["cust"].isin(customers["cust"])])
print(orders[~orders["cust"].isin(customers["cust"])])
print(customers[~customers["cust"].isin(orders["cust"].unique())])
print(set(orders["cust"]) - set(customers["cust"]))
common = pd.Index(orders["cust"]).intersection(pd.Index(customers["cust"]))
print(common)
lookup = customers.set_index("cust")["city"]
orders["city"] = orders["cust"].map(lookup)
print(orders)
print(orders["city"].fillna("unknown").value_counts())
print(lookup.get("b"), lookup.get("q", "none"), lookup["a"], "c" in lookup)
