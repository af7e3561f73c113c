# Which kind of labels a selection leaves: a range where nothing was picked, plain numbers where something was.
import numpy as np
import pandas as pd

texts, numbers, gaps = pd.Series(["a", "b"]), pd.Series([3, 2]), pd.Series([1.5, np.nan])
for s in (
    texts.explode(), numbers.explode(), texts.dropna(), numbers.dropna(), numbers.astype(float).dropna(), numbers.nlargest(),
    numbers.nsmallest(), numbers.nlargest(1), pd.Series([], dtype=float).rename(str), pd.Series([], dtype=float).add_prefix("p"),
):  # fmt: skip
    print(type(s.index).__name__, s.index.dtype, s.tolist())

# filter by labels is a reindex: in the order asked for, without names and frequency, and not of labels that occur twice.
named = pd.Series([1, 2], index=pd.MultiIndex.from_tuples([("p", 1), ("q", 2)], names=["k", "n"]))
print(named.filter(items=[("q", 2), ("z", 0)]))
hours = pd.Series([1, 2], index=pd.date_range("2024-01-01", periods=2, freq="h"))
print(hours.filter(items=[hours.index[1]]).index)
print(numbers.filter(items=[1, 7, 0]))
try:
    pd.Series([1, 2], index=["a", "a"]).filter(items=["a"])
except ValueError as error:
    print(error)

# New labels take the type of the values, also where there were none.
print(pd.Series([], dtype=float).reindex([0, 9], fill_value=0))
print(gaps.fillna({0: 9, 1: 7}).tolist(), pd.Series([None, "x", 2]).fillna({1: 5}).tolist())
print(pd.Series([], dtype=float).apply("count"), pd.Series([], dtype=object).map({}).dtype)
