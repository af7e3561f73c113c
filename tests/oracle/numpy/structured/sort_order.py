# sorting by several fields
import numpy as np

a = np.array([(2, "b"), (1, "z"), (2, "a")], dtype=[("k", int), ("v", "U1")])
print(np.sort(a, order=["k", "v"]), a["k"].argsort(kind="stable"), a[a["k"] == 2]["v"], np.argsort(a, order=("k", "v")))
