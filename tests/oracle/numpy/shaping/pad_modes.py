# pad by reflection, wrapping and statistics
import numpy as np

a = np.array([1, 2, 3, 4])
for mode in ["reflect", "symmetric", "wrap", "maximum", "minimum", "mean", "median", "linear_ramp"]:
    print(mode, np.pad(a, (2, 3), mode=mode))
m = np.array([[1, 2, 3], [4, 5, 6]])
print(np.pad(m, 1, mode="reflect"), np.pad(m, 1, mode="symmetric"), np.pad(m, ((1, 1), (2, 2)), mode="wrap"))
try:
    np.pad(a, 1, mode="nope")
except ValueError as error:
    print(error)
