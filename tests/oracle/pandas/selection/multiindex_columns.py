# Selection from a frame with two levels of column labels.
import pandas as pd

columns = pd.MultiIndex.from_product([["x", "y"], ["min", "max"]])
df = pd.DataFrame([[1, 2, 3, 4], [5, 6, 7, 8]], columns=columns, index=["r", "s"])
print(df)
print(df["x"])
print(df["x"]["max"])
print(df[("y", "min")])
print(df["y", "max"].tolist())
print(df.xs("min", axis=1, level=1))
print(df.loc["r", ("x", "min")])
df["z", "sum"] = df["x", "min"] + df["y", "min"]
print(df)
df.columns = ["_".join(c) for c in df.columns]
print(df)
