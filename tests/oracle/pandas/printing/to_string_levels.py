# to_string of a frame with levels on both axes
import numpy as np
import pandas as pd

rows = pd.MultiIndex.from_product([["a", "b"], [1, 2]], names=["k", "i"])
columns = pd.MultiIndex.from_tuples([("p", "u"), ("p", "v"), ("q", "u")], names=["L", "M"])
df = pd.DataFrame(np.arange(12).reshape(4, 3), index=rows, columns=columns)
for options in ({}, {"index": False}, {"header": False}, {"max_rows": 2}, {"max_cols": 2}, {"sparsify": False},
                {"index_names": False}, {"justify": "left"}, {"line_width": 12}, {"show_dimensions": True}, {"max_rows": 1}):
    print(options)
    print(df.to_string(**options))
print(df[("p", "u")].to_string())
print(df[("p", "u")].to_string(header=False, dtype=True))
