# Sorting of Series.
import pandas as pd

s = pd.Series([3, 1, 2, None], index=list("abcd"))
print(s.sort_values())
print(s.sort_values(ascending=False).index.tolist())
print(s.sort_values(na_position="first").tolist())
print(s.sort_index(ascending=False))
print(s.sort_values(key=lambda x: -x).index.tolist())
print(s.sort_values(ignore_index=True))
t = pd.Series(["b", "A", "c"])
print(t.sort_values().tolist(), t.sort_values(key=lambda x: x.str.lower()).tolist())
print(s.argsort().tolist(), pd.Series([3, 1, 2]).argsort().tolist())
print(pd.Series([True, False, True]).sort_values().tolist())
print(sorted(pd.Series([3, 1, 2])), s.nlargest(2).tolist())
print(pd.Series([1, 2, 3]).is_monotonic_increasing, pd.Series([3, 1]).is_monotonic_decreasing)
print(pd.Series([1, 2, 2, 5]).searchsorted(2), pd.Series([1, 2, 2, 5]).searchsorted([2, 6], side="right"))
try:
    pd.Series([1, "a"]).sort_values()
except TypeError as error:
    print("TypeError", error)
