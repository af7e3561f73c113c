# percentages and compounding
import numpy as np

p = np.array([100.0, 110.0, 99.0, 120.0])
print(np.diff(p) / p[:-1], p[1:] / p[:-1] - 1, np.log(p[1:] / p[:-1]).sum(), (p / p[0] - 1) * 100, np.round(np.diff(p, prepend=p[0]), 2), np.cumsum(np.diff(p)))
