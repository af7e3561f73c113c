# How values of several kinds become dtypes.
import datetime

import numpy as np
import pandas as pd

df = pd.DataFrame(
    {
        "ints": [1, 2, 3],
        "with_none": [1, None, 3],
        "bools": [True, False, True],
        "bools_none": [True, None, False],
        "text": ["a", "b", "c"],
        "dates": [datetime.datetime(2024, 1, d) for d in (1, 2, 3)],
        "mixed": [1, "a", 2.5],
        "lists": [[1], [2, 3], []],
        "big": [2**40, 2**41, 2**42],
        "nan": [np.nan, np.nan, np.nan],
    }
)
print(df.dtypes)
print(df.T)
