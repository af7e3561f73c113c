# nan with integers
import numpy as np

a = np.array([1, 2, 3])
try:
    a[0] = np.nan
except ValueError as error:
    print(error)
b = a.astype(float)
b[0] = np.nan
print(b, np.isnan(b).any(), np.nan_to_num(b).astype(int))
