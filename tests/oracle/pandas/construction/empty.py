# Frames without rows or columns.
import pandas as pd

df = pd.DataFrame()
print(df, df.empty, df.shape)
df = pd.DataFrame(columns=["a", "b"])
print(df, len(df), list(df.columns))
df = pd.DataFrame(index=[1, 2])
print(df.shape)
df["v"] = [10, 20]
print(df)
new = pd.DataFrame()
new["x"] = [1, 2, 3]
new["y"] = new["x"] * 2
print(new)
print(pd.DataFrame({"a": []}).dtypes)
