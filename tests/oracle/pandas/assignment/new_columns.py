# Adding columns from scalars, lists, Series and other columns.
import numpy as np
import pandas as pd

df = pd.DataFrame({"price": [10.0, 20.0, 30.0], "qty": [1, 2, 3]})
df["total"] = df["price"] * df["qty"]
df["currency"] = "EUR"
df["rank"] = [3, 1, 2]
df["aligned"] = pd.Series([100, 300], index=[0, 2])
df["array"] = np.array([0.5, 1.5, 2.5])
df["flag"] = df["total"] > 30
df["label"] = np.where(df["flag"], "high", "low")
print(df)
print(df.dtypes)
df["price"] = df["price"].astype(int)
df[["p", "q"]] = df[["price", "qty"]] * 2
print(df[["price", "p", "q"]])
df[["m", "n"]] = 0
print(df.columns.tolist())
df["from_dict"] = df["currency"].map({"EUR": 1.0})
df["index_col"] = df.index
print(df[["from_dict", "index_col"]])
