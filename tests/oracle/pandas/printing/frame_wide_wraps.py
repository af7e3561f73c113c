# Frames wider than 80 characters are wrapped with a backslash
import numpy as np
import pandas as pd

df = pd.DataFrame(np.arange(60).reshape(3, 20) * 1.5, columns=[f"column_{i}" for i in range(20)])
print(df)
wide = pd.DataFrame({"a" * 30: ["x" * 30], "b" * 30: ["y" * 40], "c": [1]})
print(wide)
long = pd.DataFrame(np.arange(1400).reshape(70, 20), columns=[f"measure{i}" for i in range(20)])
print(long)
