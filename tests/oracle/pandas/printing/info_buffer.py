# info into a buffer, many columns, without counts
import io
import numpy as np
import pandas as pd

buffer = io.StringIO()
df = pd.DataFrame(np.arange(24.0).reshape(2, 12), columns=[f"c{i}" for i in range(12)])
df.info(buf=buffer)
print(buffer.getvalue())
df.info(show_counts=False, memory_usage=False)
pd.DataFrame({"c": pd.Categorical(["a", "b", "a"]), "i": pd.array([1, None, 2], dtype="Int64")}).info(memory_usage=False)
days = pd.DataFrame({"v": [1, 2]}, index=pd.date_range("2024-01-01", periods=2))
days.info(memory_usage=False)
pd.Series([1, 2, 3], name="n").info(memory_usage=False)
