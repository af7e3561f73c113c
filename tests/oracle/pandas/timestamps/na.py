# NA spreads, and has no truth value
import pandas as pd

print(pd.NA, pd.NA + 1, 2 * pd.NA, pd.NA == 1, pd.NA > 5, pd.NA == pd.NA, -pd.NA)
print(pd.NA | True, pd.NA & False, pd.NA | False, True & pd.NA, pd.NA ** 0, 1 ** pd.NA)
print(pd.NA is pd.NA, pd.isna(pd.NA), f"[{pd.NA}]", str(pd.NA))
for call in (lambda: bool(pd.NA), lambda: pd.NA and True, lambda: pd.NA + None):
    try:
        call()
    except TypeError as error:
        print(type(error).__name__, error)
s = pd.Series([1, pd.NA, 3], dtype="Int64")
print(s + 1)
print(s == 1)
print(s.fillna(0).sum(), s.isna().tolist())
