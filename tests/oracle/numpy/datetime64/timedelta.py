# timedelta64 values
import numpy as np

print(repr(np.timedelta64(5, "D")), np.timedelta64(5, "D"), np.timedelta64(90, "m"), np.timedelta64(1, "h") + np.timedelta64(30, "m"), np.timedelta64(2, "D") * 3, np.timedelta64(1, "D") / np.timedelta64(1, "h"), -np.timedelta64(1, "s"), abs(np.timedelta64(-3, "h")), np.timedelta64(1, "D") > np.timedelta64(23, "h"), repr(np.timedelta64("NaT")))
t = np.array([1, 2, 3], dtype="timedelta64[h]")
print(t, repr(t), t.sum(), t.mean(), t * 2, t / np.timedelta64(1, "m"), t.astype("timedelta64[m]"), t.astype(int))
