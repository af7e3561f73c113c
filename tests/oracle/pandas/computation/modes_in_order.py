# The most frequent values: missing times first, numbers before texts, rows with the dtype their values fit
import pandas as pd

print(pd.Series([3, 1, "x", 2.5, "a"]).mode().tolist())
print(pd.Series(pd.to_datetime(["2024-01-02", None, "2024-01-01"])).mode(dropna=False).tolist())
print(pd.Series(pd.to_timedelta(["2h", None, "1h"])).mode(dropna=False).tolist())
mixed = pd.DataFrame({"f": [True, False, True], "n": [1, 2, 3], "g": [True, True, False]})
print(mixed.mode(axis=1), mixed.mode(axis=1).dtypes, sep="\n")
print(pd.DataFrame({"a": pd.to_timedelta(["1h", None]), "b": [1.5, None]}).mode(axis=1).dtypes)
