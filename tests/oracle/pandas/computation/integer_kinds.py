# Arithmetic on small integers, unsigned and mixed dtypes.
import numpy as np
import pandas as pd

a = pd.Series([100, 100], dtype="int8")
print((a + a).tolist(), (a + a).dtype, (a * 1.0).dtype, (a + 1).dtype)
u = pd.Series([1, 2], dtype="uint8")
print((u - 3).tolist(), (u - 3).dtype if False else "", (u * 2).dtype, u.sum().dtype if hasattr(u.sum(), "dtype") else "")
f = pd.Series([0.1, 0.2], dtype="float32")
print(f.dtype, (f + 1).dtype, (f * a).dtype, f.sum().dtype)
i = pd.Series([1, 2, 3])
print((i / 2).dtype, (i // 2).dtype, (i * 2.0).dtype, (i + True).dtype, (i > 1).dtype)
print((i.astype("int32") + i).dtype, pd.Series([True, False]).sum(), (pd.Series([True, False]) + 1).tolist())
print(pd.Series([1, 2]).mean().dtype, pd.concat([pd.Series([1]), pd.Series([1.5])]).dtype)
df = pd.DataFrame({"a": np.array([1, 2], dtype="int16"), "b": [1.5, 2.5]})
print(df.sum(axis=1).dtype, df.dtypes.tolist(), df.max().dtype)
print(pd.Series([2**62, 2**62]).sum(), pd.Series([1, 2], dtype="int8").sum())
print((i**2).tolist(), (2**i).tolist(), (i**0.5).round(3).tolist(), (-i // 2).tolist())
