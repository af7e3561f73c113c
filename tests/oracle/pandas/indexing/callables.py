# Functions as keys in chains.
import pandas as pd

df = pd.DataFrame({"a": [1, 2, 3, 4], "b": [4, 3, 2, 1]})
print(df.loc[lambda d: d["a"] > 2])
print(df[lambda d: d["b"] > 1])
print(df.loc[lambda d: d["a"] > 1, lambda d: ["b"]])
print(df.iloc[lambda d: [0, len(d) - 1]])
print(df["a"][lambda s: s > 2])
result = df.assign(c=lambda d: d["a"] + d["b"]).loc[lambda d: d["c"] == 5].query("a < 3").reset_index(drop=True)
print(result)
print(df["a"].loc[lambda s: s % 2 == 0].tolist())
print(df.sort_values("b").pipe(lambda d: d.iloc[0]))
