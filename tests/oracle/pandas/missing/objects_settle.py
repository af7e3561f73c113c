# Filling a column of objects leaves the narrowest dtype its values fit, also where nothing was missing.
import pandas as pd

mixed = pd.DataFrame({"n": pd.Series([None, 2, 3], dtype=object), "t": pd.Series([1, None, "x"], dtype=object)})
for filled in (mixed.ffill(), mixed.fillna(7), mixed.fillna({"n": 7}), mixed.bfill()):
    print(filled)
    print(filled.dtypes.tolist())
for values in ([2, 3], [2, None], [True, False], [True, None], ["a", None], [None, None]):
    column = pd.Series(values, dtype=object)
    print(values, column.fillna(5).dtype, column.ffill().dtype)
print(pd.Series([pd.NaT, pd.Timestamp("2024-05-01")], dtype=object).ffill())
dates = pd.DataFrame({"d": pd.to_datetime(["2024-01-31", None])}, index=pd.date_range("2024-01-01", periods=2))
print(dates.reindex(dates.index[:1], fill_value=0).dtypes.tolist())
print(dates.asfreq("12h", fill_value=0))
