# Logarithmic norms; what has no logarithm is missing.
import numpy as np
from matplotlib.colors import LogNorm

def shown(values):
    return np.round(np.ma.filled(values, np.nan) if hasattr(np, "ma") else values, 6).tolist()

for n in (LogNorm(1, 100), LogNorm(), LogNorm(1, 1000, clip=True)):
    print(shown(n([1, 10, 100])), shown(n([5, 50])), round(float(n(10)), 6), round(float(n.inverse(0.5)), 6), n.vmin, n.vmax)
print(shown(LogNorm(1, 100)([0, -1, 50])))
n = LogNorm(); n.autoscale([0, -1, 5, 100]); print(n.vmin, n.vmax)
for n in (LogNorm(0, 10), LogNorm(-1, 10), LogNorm(10, 1)):
    try:
        print(n([1, 2]))
    except ValueError as error:
        print(error)
