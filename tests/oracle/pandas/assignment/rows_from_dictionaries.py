# Rows added as dictionaries keep the type of each value, lists have one type together; new columns for some rows.
import numpy as np
import pandas as pd

items = pd.DataFrame({"n": [1, 2], "price": [3, 4]})
for row in ({"n": 3, "price": 5}, {"n": 3, "price": 1.5}, {"n": 3}, {"n": None, "price": 5}, {"price": 5, "other": 9}):
    grown = items.copy()
    grown.loc[len(grown)] = row
    print(grown)
    print(grown.dtypes.tolist())
grown = items.copy()
grown.loc[len(grown)] = [3, 1.5]
print(grown.dtypes.tolist())

log = pd.DataFrame(columns=["name", "count", "share"])
log.loc[len(log)] = {"name": "a", "count": 1, "share": 0.5}
log.loc[len(log)] = {"name": "b", "count": 2, "share": 1}
print(log)

# A new column for some rows is missing first, even if every row is among them.
for rows in (slice(None), items["n"] > 0, [0, 1]):
    for value in (1, [5, 6], True):
        flagged = items.copy()
        flagged.loc[rows, "new"] = value
        print(flagged["new"].tolist(), flagged["new"].dtype)
