# common dtypes after concat
import numpy as np
import pandas as pd

ints = pd.Series([1, 2])
print(pd.concat([ints, pd.Series([1.5])]).dtype)
print(pd.concat([ints, pd.Series(["a"])]).dtype)
print(pd.concat([ints, pd.Series([True])]).dtype)
print(pd.concat([pd.Series([True]), pd.Series([False])]).dtype)
print(pd.concat([ints.astype("int8"), ints]).dtype)
cat = pd.Series(["a", "b"], dtype="category")
print(pd.concat([cat, cat]).dtype)
print(pd.concat([cat, pd.Series(["z"], dtype="category")]).dtype)
print(pd.concat([pd.Series(pd.to_datetime(["2024-01-01"])), pd.Series(pd.to_datetime(["2024-01-02"]))]).dtype)
df = pd.concat([pd.DataFrame({"a": [1]}), pd.DataFrame({"a": [np.nan]}), pd.DataFrame({"b": ["x"]})], ignore_index=True)
print(df)
print(df.dtypes)
