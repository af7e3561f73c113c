# grouping by a function of the index, a dict, a Series, an array
import numpy as np
import pandas as pd

df = pd.DataFrame({"v": [1, 2, 3, 4]}, index=["apple", "avocado", "banana", "cherry"])
print(df.groupby(lambda label: label[0])["v"].sum())
print(df.groupby(len)["v"].sum())
print(df.groupby({"apple": "A", "avocado": "A", "banana": "B", "cherry": "C"})["v"].sum())
print(df.groupby(pd.Series(["p", "q", "p", "q"], index=df.index, name="pq"))["v"].sum())
print(df.groupby(np.array([1, 2, 1, 2]))["v"].sum())
print(df.groupby(["u", "u", "w", "w"]).sum())
print(df.groupby(df["v"] % 2 == 0)["v"].sum())
print(df.groupby([df["v"] > 2, df.index.str.len()])["v"].sum())
print(df["v"].groupby(df["v"] % 2).mean())
print(df.groupby(df["v"].map({1: "odd", 2: "even", 3: "odd", 4: "even"}).rename("parity")).size())
