# Columns with two levels
import numpy as np
import pandas as pd

columns = pd.MultiIndex.from_product([["price", "volume"], ["min", "max"]])
df = pd.DataFrame(np.arange(8).reshape(2, 4), columns=columns)
print(df)
df.columns.names = ["field", "stat"]
print(df)
df.index.name = "day"
print(df)
df2 = df.copy()
df2.columns.names = [None, None]
print(df2)
