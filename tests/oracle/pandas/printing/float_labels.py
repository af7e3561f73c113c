# Floats as row and column labels
import numpy as np
import pandas as pd

for labels in ([0.5, 1.0, 1.25], [1e-7, 1.0, 2.0], [1e6, 2.5e6, 3e7], [-1.5, 2.0, 100.125]):
    print(pd.Series([1, 2, 3], index=labels))
    print(pd.DataFrame(np.ones((1, 3)), columns=labels))
    print(pd.Index(labels))
print(pd.Series([1, 2], index=[-1, 10]))
print(pd.Series([1, 2], index=[np.nan, 1.0]))
print(pd.Series([1, 2], index=[None, "x"]))
