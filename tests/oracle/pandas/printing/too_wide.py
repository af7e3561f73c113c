# Frames that do not fit: many columns, long names, long texts
import numpy as np
import pandas as pd

print(pd.DataFrame(np.random.RandomState(1).rand(3, 12), columns=[f"some_long_name_{i}" for i in range(12)]))
print(pd.DataFrame({"a": ["x" * 45] * 2, "b": ["y" * 45] * 2, "c": [1, 2], "d": ["z" * 30] * 2}))
print(pd.DataFrame(np.zeros((2, 90), dtype=int)))
print(pd.DataFrame(np.arange(3000).reshape(100, 30)))
