# Walking over rows and columns.
import pandas as pd

df = pd.DataFrame({"a": [1, 2], "b": ["x", "y"], "c d": [1.5, 2.5]}, index=["p", "q"])
for label, row in df.iterrows():
    print(label, row["a"], row["b"], row["c d"])
for row in df.itertuples():
    print(row)
for row in df.itertuples(index=False, name="Row"):
    print(row.a, row[1])
for name, column in df.items():
    print(name, column.tolist())
for name in df:
    print(name)
print(list(df.itertuples(index=False, name=None)))
numbers = df[["a", "c d"]]
for _, row in numbers.iterrows():
    print(row.tolist(), row.dtype)
for label, value in df["a"].items():
    print(label, value)
