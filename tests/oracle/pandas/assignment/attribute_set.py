# Setting columns by attribute, and the index and columns.
import pandas as pd

df = pd.DataFrame({"a": [1, 2], "b": [3, 4]})
df.a = [10, 20]
df.a += 1
print(df)
df.index = ["x", "y"]
df.columns = ["one", "two"]
print(df)
df.index.name = "key"
df.columns.name = "cols"
print(df)
df["one"] += df["two"]
df["two"] *= 10
df["one"] -= 1
print(df)
