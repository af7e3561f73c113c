# shift, diff, pct_change inside the groups
import pandas as pd

df = pd.DataFrame({"k": ["a", "a", "b", "b", "a"], "v": [10, 15, 7, 21, 30], "w": [1.0, 2.0, 3.0, 4.0, 5.0]})
g = df.groupby("k")
print(g["v"].shift())
print(g["v"].shift(-1))
print(g["v"].shift(1, fill_value=0))
print(g.shift(1))
print(g["v"].diff())
print(g.diff())
print(g["v"].diff(2))
print(g["v"].pct_change())
print(g.pct_change())
df["prev"] = g["v"].shift(1)
df["change"] = df["v"] - df["prev"]
print(df)
