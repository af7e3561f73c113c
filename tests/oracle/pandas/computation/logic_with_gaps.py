# flags with columns that miss values, as `mask | mask.shift(1)` makes them
import numpy as np
import pandas as pd


def attempt(make):
    try:
        print(make().tolist())
    except TypeError as error:
        print(type(error).__name__)


m = pd.Series([True, False, False, True])
gaps = pd.Series([True, None, np.nan, False], dtype=object)
attempt(lambda: m | m.shift(1))
attempt(lambda: m & m.shift(1))
attempt(lambda: m ^ m.shift(1))
attempt(lambda: ~m | m.shift(-1))
attempt(lambda: m.shift(1) | m)
attempt(lambda: m.shift(1) & m)
attempt(lambda: m | gaps)
attempt(lambda: gaps | m)
attempt(lambda: gaps ^ m)
attempt(lambda: m & pd.Series(["a", "", None, "b"]))
attempt(lambda: m & pd.Series([1.5, 0.0, np.nan, 2.0]))
attempt(lambda: pd.Series([1.5, 0.0, 1.0, 2.0]) & m)
attempt(lambda: pd.Series([1, 0, 2, 3]) & m)
attempt(lambda: m & pd.Series([1, 0, 2, 3]))
attempt(lambda: m.shift(1).fillna(False).astype(bool) & m)
df = pd.DataFrame({"v": [1, 5, 2, 8, 9, 3]})
high = df["v"] > 4
df["starts"] = high & ~high.shift(1, fill_value=False)
df["near"] = high | high.shift(1) | high.shift(-1)
print(df)
