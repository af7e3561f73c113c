# Arrays of a frame or a series are its own memory: what is written there is read in the frame.
import numpy as np
import pandas as pd

corr = pd.DataFrame([[1.0, 0.5], [0.5, 1.0]], columns=["a", "b"], index=["a", "b"])
np.fill_diagonal(corr.values, 0)
print(corr)
corr.values[np.triu_indices(2, k=1)] = np.nan
print(corr, corr.isna().sum().sum())

s = pd.Series([3, 1, 2], name="s")
s.values[0] = 9
print(s.tolist(), s.max())
array = s.to_numpy()
array += 1
array[::2] *= 10
print(s.tolist(), array.tolist())
array.sort()
print(s.tolist())
del array
print(s.tolist())

table = pd.DataFrame({"x": [1.0, 2.0, 3.0], "y": [4.0, 5.0, 6.0]})
kept = table.copy()
values = table.values
values -= values.mean(axis=0)
print(table)
print(kept)
table.loc[0, "x"] = 100
print(values.tolist())
values[1] = 0
print(table)

# A column of a frame reaches the frame.
table["x"].values[2] = -7
print(table["x"].tolist(), table["x"].sum())

# Copies, other dtypes and frames put together from parts are memory of their own.
free = table.to_numpy(copy=True)
free[:] = 5
as_ints = table.to_numpy(dtype="int64")
as_ints[:] = 6
mixed = pd.DataFrame({"i": [1, 2], "f": [0.5, 1.5]})
mixed.values[0, 0] = 50
grown = pd.DataFrame({"a": [1.0, 2.0]})
grown["b"] = [3.0, 4.0]
grown.values[0, 0] = 50
wide = pd.concat([pd.DataFrame({"a": [1.0, 2.0]}), pd.DataFrame({"b": [3.0, 4.0]})], axis=1)
wide.values[0, 0] = 50
joined = pd.DataFrame({"k": [1, 2], "a": [3, 4]}).merge(pd.DataFrame({"k": [1, 2], "b": [5, 6]}))
joined.values[0, 0] = 50
print(table, mixed, grown, wide, joined, sep="\n")

days = pd.Series(pd.to_datetime(["2024-01-01", "2024-01-02"]))
days.values[1] = np.datetime64("2030-05-05")
print(days)
flags = pd.DataFrame({"p": [True, False], "q": [False, False]})
flags.values[:, 1] = True
print(flags)
numbers = np.array(s)
numbers[0] = -1
print(s.tolist(), numbers.tolist())

# Categories and nullable numbers are not arrays: writing into what they show leaves them as they are.
kinds = pd.Series([1, 2, 1], dtype="category")
kinds.to_numpy()[0] = 2
gaps = pd.Series([1, None, 3], dtype="Int64")
gaps.to_numpy()[0] = 2
print(kinds.tolist(), kinds.dtype, gaps.tolist())

# Many arrays, each written once.
long = pd.Series(np.arange(100_000.0))
for place in range(50):
    long.values[place] = -1
print(long.sum(), long.head(2).tolist())
