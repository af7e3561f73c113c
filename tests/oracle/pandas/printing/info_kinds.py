# info with columns of every kind, levels and many columns
import numpy as np
import pandas as pd

df = pd.DataFrame({
    "c": pd.Categorical(["a"]), "t": pd.to_datetime(["2024-01-01"]), "td": pd.to_timedelta(["1d"]),
    "I": pd.array([1], dtype="Int64"), "s": pd.array(["x"], dtype="string"),
})
df.info(memory_usage=False)
df.info(verbose=False, memory_usage=False)
df.info(verbose=True, show_counts=False, memory_usage=False)
rows = pd.MultiIndex.from_product([["a", "b"], [1, 2]])
pd.DataFrame({"v": range(4)}, index=rows).info(memory_usage=False)
pd.DataFrame(np.zeros((3, 120))).info(memory_usage=False)
pd.DataFrame(np.zeros((1000, 5))).info()
pd.DataFrame({"a": [1, 2]}, index=[5, 6]).info()
df.info(max_cols=1, memory_usage=False)
