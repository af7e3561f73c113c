# Rows with equal keys keep their order.
import pandas as pd

df = pd.DataFrame({"g": [1, 0, 1, 0, 1], "t": ["a", "b", "c", "d", "e"]})
print(df.sort_values("g", kind="stable"))
print(df.sort_values("g", ascending=False, kind="mergesort")["t"].tolist())
print(df.sort_values(["g", "t"], ascending=[True, False]))
print(df.groupby("g")["t"].first())
print(df.sort_values("t", ascending=False).drop_duplicates("g"))
s = pd.Series([2, 2, 1], index=["x", "y", "z"])
print(s.sort_values(kind="stable"))
print(s.rank(method="first"))
