# Working with the columns of a frame.
import pandas as pd

df = pd.DataFrame([[1, 2, 3], [4, 5, 6]], columns=["b", "a", "c"])
print(df[sorted(df.columns)])
print(df.columns, list(df.columns), df.columns.values, df.columns.size)
print(df[df.columns[::-1]], df.columns.difference(["a"]).tolist(), df.columns.drop("b").tolist())
print(df.loc[:, df.columns != "a"], df.columns.intersection(["c", "z"]).tolist())
cols = df.columns.tolist()
cols.insert(0, cols.pop())
print(df[cols])
print(df.reindex(columns=["a", "d"]), df.columns.tolist().index("c"))
df.columns = range(3)
print(df, df.columns)
df.columns = ["x", "x", "y"]
print(df)
print(df.T.reset_index())
for i, column in enumerate(df.columns):
    print(i, column)
print(df.keys().tolist(), df.axes, df.ndim)
