# Which products are bought together: a table of orders, pairs, and a merge with itself.
from itertools import combinations

import numpy as np
import pandas as pd

items = pd.DataFrame({"order": [1, 1, 2, 2, 2, 3], "item": ["milk", "bread", "milk", "eggs", "bread", "eggs"]})
baskets = pd.crosstab(items["order"], items["item"]).clip(upper=1)
together = baskets.T @ baskets
print(baskets)
print(together)
print(together.where(~np.eye(len(together), dtype=bool), 0))
pairs = items.groupby("order")["item"].apply(lambda names: list(combinations(sorted(names), 2))).explode().dropna()
print(pairs)
print(pairs.value_counts())
print(
    items.merge(items, on="order")
    .query("item_x < item_y")
    .groupby(["item_x", "item_y"])
    .size()
    .reset_index(name="orders")
)
print(np.maximum(together["milk"], together["eggs"]))
print(np.add(together["milk"], 1).name, np.hypot(together["milk"], together["milk"]).name)
