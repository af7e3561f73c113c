# assignment into fixed width strings
import numpy as np

a = np.array(["abc", "de"])
a[1] = "longer"
print(a, a.itemsize, a.astype("U10").dtype, np.array(["a"], dtype="U4"), np.array(["é", "日本"]), a.tolist(), np.array(["x", "yy"], dtype="S1"), np.array(["1", "2"]).astype(int).sum())
