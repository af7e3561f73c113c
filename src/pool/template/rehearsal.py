"""What most scripts do, in small: each line has the interpreter load, compile or keep something for good.

Nothing here may start a thread, draw at random, warn, or leave something behind outside of `__main__`.
"""

import collections
import datetime
import json
import math
import re

import numpy as np
import pandas as pd


class Total:
    def __init__(self, name, amount=0):
        self.name = name
        self.amount = amount

    def add(self, amount):
        self.amount += amount
        return self


def summed(rows, *, key="region"):
    totals = {}
    for row in rows:
        totals.setdefault(row[key], Total(row[key])).add(row["amount"])
    return sorted(totals.values(), key=lambda total: -total.amount)


rows = [{"region": name, "amount": number, "day": f"2024-01-{number:02}"} for number, name in enumerate("abcab", 1)]
text = json.dumps([(total.name, round(total.amount, 2)) for total in summed(rows)])
assert json.loads(text)[0] == ["b", 7]
assert collections.Counter(re.findall(r"\w", "a b a"))["a"] == 2
assert math.isclose(math.sqrt(2) ** 2, 2)
assert datetime.datetime(2024, 1, 31).strftime("%Y-%m") == "2024-01"
try:
    rows[99]
except IndexError as error:
    print(error, [*map(str, {1, 2})], sep="\n", end="")

numbers = np.array([3.0, 1.0, 2.0])
assert numbers.mean() == 2 and np.sort(numbers)[0] == 1
# Rooms of numpy, each loaded when one of its names is first used.
rooms = (np.array2string, np.diff, np.errstate, np.isclose, np.issubdtype, np.median, np.nanmean, np.ndenumerate, np.outer, np.take, np.unique,
         np.vstack)

frame = pd.DataFrame(rows)
frame["day"] = pd.to_datetime(frame["day"])
frame["share"] = frame["amount"] / frame["amount"].sum()
large = frame[(frame["amount"] > 1) & (frame["region"] != "c")].sort_values("amount", ascending=False)
by_region = frame.groupby("region")["amount"].agg(["sum", "mean"]).reset_index()
joined = by_region.merge(pd.DataFrame({"region": ["a", "b"], "name": ["North", "South"]}), on="region", how="left")
joined["name"] = joined["name"].fillna("-").str.upper()
print(joined.to_string(), frame.describe(), large.head(), frame["region"].value_counts(), frame.dtypes)
result = joined.to_dict(orient="records")
