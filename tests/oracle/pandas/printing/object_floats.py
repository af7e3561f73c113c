# Floats inside object columns
import numpy as np
import pandas as pd

print(pd.Series([1.5, "a", 2.123456789, 1e10, 1e-8, np.nan], dtype=object))
print(pd.Series([1, 2.0, 3], dtype=object))
print(pd.DataFrame({"m": [1, 2.5, "x"], "k": [True, 1.0, None]}))
print(pd.Series([0.1 + 0.2, 1.0], dtype=object))
