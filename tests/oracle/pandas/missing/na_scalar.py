# pd.NA and pd.NaT as values.
import pandas as pd

print(pd.NA, pd.NaT)
print(pd.NA + 1, pd.NA == 1, pd.NA & False, pd.NA | True)
try:
    bool(pd.NA)
except TypeError as error:
    print("TypeError", error)
print(pd.NaT == pd.NaT, pd.NaT != pd.NaT, pd.NaT + pd.Timedelta(days=1))
print(pd.isna(pd.NA), pd.isna(pd.NaT), pd.NaT.year)
print(pd.Series([pd.NA, 1]))
print(pd.Series([pd.NaT, pd.Timestamp("2024-01-01")]))
