# Frames without rows: functions over rows, groups, texts, and rows that are added
import pandas as pd

empty = pd.DataFrame({"a": pd.Series([], dtype="int64"), "b": pd.Series([], dtype=object)})
for function in [lambda row: row["a"] + 1, lambda row: str(row["b"]), lambda row: row["b"].upper(), lambda row: row]:
    print(repr(empty.apply(function, axis=1)))
    print(repr(empty.apply(function)))
empty["c"] = empty.apply(lambda row: row["a"] * 2, axis=1)
print(empty.dtypes.to_dict())
print(empty["b"].str.split(",", expand=True))
print(repr(empty.groupby("a")["b"].apply(list)), empty.groupby("b")["a"].sum().dtype)
print(empty.reindex(columns=["a", "new"]).dtypes.to_dict())

table = pd.DataFrame(columns=["name", "n"])
table.loc[0] = ["x", 1]
table.loc[len(table)] = {"name": "y", "n": 2}
print(table, table.dtypes.to_dict(), sep="\n")
cells = pd.DataFrame()
cells.loc["r", "c"] = 3
cells.loc["s", "c"] = "text"
print(cells)
