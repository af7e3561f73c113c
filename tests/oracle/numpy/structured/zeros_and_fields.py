# zeros with fields
import numpy as np

a = np.zeros(2, dtype=[("x", float), ("y", int)])
a["x"] = [1.5, 2.5]
print(a, a.dtype, a["x"] + a["y"], a.shape, a[1].item(), a.tolist(), a[["x", "y"]].dtype.names)
