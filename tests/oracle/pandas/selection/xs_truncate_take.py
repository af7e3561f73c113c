# xs, truncate, take and squeeze.
import pandas as pd

df = pd.DataFrame({"a": range(5), "b": list("vwxyz")}, index=[10, 20, 30, 40, 50])
print(df.truncate(before=20, after=40))
print(df.take([0, -1]))
print(df.take([1], axis=1))
print(df.xs(30))
print(df.xs("a", axis=1).tolist())
print(df[["a"]].iloc[:1].squeeze(), df[["a"]].squeeze().tolist())
print(df.iloc[[0]].squeeze())
print(df.first_valid_index(), df.last_valid_index())
