# arrays and Series in one expression, numpy functions in apply and agg
import numpy as np
import pandas as pd

s = pd.Series([3.0, 1.0, 2.0], name="s", index=list("abc"))
i = pd.Series([1, 2, 3])
df = pd.DataFrame({"a": [1.0, 2.0, 4.0], "b": [3, 4, 9]})
print(np.float64(2) * s)
print(np.array([1, 2, 3]) * s)
print(np.array([1, 2, 3]) - i)
print(np.array([1, 2, 3]) < s)
print(np.int64(1) == i)
print(np.arange(5)[i])
print(np.arange(3)[s > 1])
print(np.zeros(3) + i)
print(df.values @ np.array([1, 2]))
print(df.to_numpy().T)
print((np.size(s), np.shape(df), np.ndim(df)))
print(df.apply(np.sum))
print(df.agg([np.mean, np.std]))
print(i.map(np.sqrt))
print(df.apply(np.mean, axis=1))
print(df.transform(np.sqrt))
