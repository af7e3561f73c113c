# structured and datetime layouts
import numpy as np

a = np.array([(1, 2.5, "x"), (10, -1.25, "yyy")], dtype=[("a", "i4"), ("b", "f8"), ("c", "U5")])
print(a, repr(a))
print(np.array(["2024-01-01", "NaT"], dtype="M8[D]"), np.array([1, -10], dtype="m8[s]"), repr(np.array([5], dtype="m8[D]")))
