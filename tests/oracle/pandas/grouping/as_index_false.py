# as_index=False keeps the keys as columns
import pandas as pd

df = pd.DataFrame({
    "k": ["b", "a", "b", "a", "c"],
    "j": [1, 1, 2, 1, 2],
    "v": [1, 2, 3, 4, 5],
    "w": [1.0, 0.5, 0.25, 2.0, 8.0],
})
print(df.groupby("k", as_index=False).sum())
print(df.groupby(["k", "j"], as_index=False)["v"].sum())
print(df.groupby("k", as_index=False)["v"].mean())
print(df.groupby("k", as_index=False).size())
print(df.groupby("k", as_index=False).agg({"v": "sum", "w": "max"}))
print(df.groupby("k", as_index=False).agg(total=("v", "sum"), top=("w", "max")))
print(df.groupby(["k", "j"], as_index=False).agg({"v": ["sum", "mean"]}))
print(df.groupby("k", as_index=False)["v"].agg(["min", "max"]))
print(df.groupby("k", as_index=False).first())
