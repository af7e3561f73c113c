# Long frames show five rows from both ends and the size
import numpy as np
import pandas as pd

df = pd.DataFrame({"n": np.arange(200), "half": np.arange(200) / 2, "label": [f"row{i}" for i in range(200)]})
print(df)
print(df.head(61))
print(df.head(12))
