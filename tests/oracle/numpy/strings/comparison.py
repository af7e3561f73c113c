# comparing and sorting string arrays
import numpy as np

a = np.array(["pear", "Apple", "fig"])
print(a == "fig", a > "b", np.sort(a), sorted(a)[-1], np.unique(np.array(["b", "a", "b"])), a.astype("U3"), a.dtype, a[a != "fig"], np.array(["a", "b"]) + np.array(["c", "d"]))
