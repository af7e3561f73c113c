# to_html of a frame with levels on both axes
import numpy as np
import pandas as pd

rows = pd.MultiIndex.from_product([["a", "b"], [1, 2]], names=["k", "i"])
columns = pd.MultiIndex.from_tuples([("p", "u"), ("p", "v"), ("q", "u")], names=["L", "M"])
df = pd.DataFrame(np.arange(12).reshape(4, 3), index=rows, columns=columns)
print(df.to_html())
print(df.to_html(sparsify=False, index_names=False))
print(df.to_html(index=False))
print(df.to_html(max_rows=2))
