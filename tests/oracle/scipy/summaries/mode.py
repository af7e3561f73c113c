"""The commonest value."""
import numpy as np
from scipy import stats


def show(*values):
    print(*(" ".join(f"{x:.9g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

r = stats.mode([1, 2, 2, 3, 3])
print(r.mode, r.count)
r = stats.mode([[1, 2], [1, 3], [4, 3]])
print(r.mode.tolist(), r.count.tolist())
r = stats.mode([[1, 2], [1, 3], [4, 3]], axis=None, keepdims=False)
print(r.mode, r.count)
r = stats.mode([1.0, np.nan, np.nan, 2.0], nan_policy="omit")
print(r.mode, r.count)
try:
    stats.mode(["a", "b"])
except TypeError as error:
    print(str(error)[:50])
