# A column of ones: before, after, and not twice.
import numpy as np
import pandas as pd
import statsmodels.api as sm

print(sm.add_constant(np.array([2.0, 3.0])))
print(sm.add_constant(np.array([[2.0, 1.0], [3.0, 1.0]])))
print(sm.add_constant(np.array([[2.0, 1.0], [3.0, 1.0]]), has_constant="add", prepend=False))
table = pd.DataFrame({"x": [1, 2]}, index=["p", "q"])
print(sm.add_constant(table))
print(sm.add_constant(table["x"], prepend=False))
try:
    sm.add_constant(np.ones((2, 1)), has_constant="raise")
except ValueError as error:
    print(error)
