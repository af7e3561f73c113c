# Decimals are shared by all values of a float column
import numpy as np
import pandas as pd

df = pd.DataFrame({
    "whole": [1.0, 2.0, 3.0],
    "mixed": [1.5, 2.25, 3.125],
    "small": [0.0001, 0.00002, 0.5],
    "large": [1e10, 2.5e10, 3e5],
    "huge": [1e20, 1.0, -1e-10],
    "third": [1 / 3, 2 / 3, 1.0],
    "neg": [-1.5, 2.0, -300.123456789],
    "nan": [np.nan, 1.0, 2.5],
    "inf": [np.inf, -np.inf, 1.0],
})
for name in df.columns:
    print(df[[name]])
print(df.iloc[:, :4])
