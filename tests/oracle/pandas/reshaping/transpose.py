# transposing summary tables
import pandas as pd

df = pd.DataFrame({"k": ["a", "b", "a"], "x": [1, 2, 3], "y": [0.5, 1.5, 2.5]})
print(df.groupby("k").sum().T)
print(df.groupby("k")["x"].describe().T)
print(df.groupby("k").agg(["min", "max"]).T)
print(df.groupby("k").agg(["min", "max"]).stack(level=0, future_stack=True))
print(df.set_index("k").T)
print(df.pivot_table(index="k", values=["x", "y"], aggfunc="mean").T)
