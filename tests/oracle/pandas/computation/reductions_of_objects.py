# Reductions of text and objects: text is no number though it looks like one, and missing values may take part.
import numpy as np
import pandas as pd


def show(act):
    try:
        print(repr(act()))
    except Exception as error:
        print(type(error).__name__, error)


digits = pd.Series(["1", "2", "4"])
gaps = pd.Series(["x", None, "Y z"])
mixed = pd.Series([1, np.nan, 2], dtype=object)
for name in ("sum", "mean", "median", "prod", "std", "skew", "min", "max"):
    print(name)
    show(lambda: getattr(digits, name)())
    show(lambda: getattr(gaps, name)())
    show(lambda: getattr(gaps, name)(skipna=False))
    show(lambda: getattr(mixed, name)(skipna=False))

# Where the largest value is: a missing one cannot be compared with text.
show(lambda: digits.argmax())
show(lambda: gaps.idxmax())
show(lambda: mixed.idxmin())
show(lambda: mixed.idxmin(skipna=False))
show(lambda: pd.Series([1.0, np.nan], index=pd.date_range("2024-01-01", periods=2)).idxmax(skipna=False))

# Of the dtype string only few reductions are known.
nullable = gaps.astype("string")
for name in ("sum", "max", "mean", "any", "std"):
    show(lambda: getattr(nullable, name)())
show(lambda: nullable.sum(min_count=10))
show(lambda: pd.Series([1, "x"]).sum(min_count=10))
show(lambda: pd.Series([1, 2]).sum(min_count=10))
