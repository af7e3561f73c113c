# isin in all forms
import numpy as np

a = np.array([[1, 2], [3, 4]])
print(np.isin(a, [2, 3]), np.isin(a, [2, 3], invert=True), np.isin(["a", "b"], ["b"]), np.isin(3, [1, 3]), a[np.isin(a, [1, 4])])
print(np.isin([1.0, np.nan], [np.nan]), np.isin([], [1]), np.isin([1, 2], []))
