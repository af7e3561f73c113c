# Arithmetic of moments, spans and periods with None, nan, NaT and NA: answers and refusals
import operator

import numpy as np
import pandas as pd

columns = {
    "spans": pd.Series(pd.to_timedelta(["1 days", None, "2h"])),
    "moments": pd.Series(pd.to_datetime(["2024-01-01", None, "2024-02-01"])),
    "periods": pd.Series(pd.period_range("2024-01", periods=2, freq="M")),
}
operators = [operator.add, operator.sub, operator.mul, operator.truediv, operator.floordiv]
for name, column in columns.items():
    for value in [None, np.nan, pd.NaT, 1, 1.5]:
        for operation in operators:
            for reflected in [False, True]:
                sides = (value, column) if reflected else (column, value)
                try:
                    found = operation(*sides)
                    print(name, operation.__name__, value, reflected, found.dtype, found.tolist())
                except TypeError as error:
                    print(name, operation.__name__, value, reflected, error)
