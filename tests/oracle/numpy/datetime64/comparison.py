# masks and sorting of dates
import numpy as np

d = np.array(["2024-03-01", "2023-12-25", "2024-01-10"], dtype="datetime64[D]")
print(d[d > np.datetime64("2024-01-01")], np.sort(d), d.argsort(), d.argmin(), d == np.datetime64("2024-01-10"), np.unique(d.astype("datetime64[Y]")))
n = np.array(["2024-01-01", "NaT"], dtype="datetime64[D]")
print(np.isnat(n), n == n, n.max(), np.isnat(np.datetime64("NaT")), np.sort(n[::-1]))
