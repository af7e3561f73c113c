# Norms that are linear near zero.
import numpy as np
from matplotlib.colors import AsinhNorm, SymLogNorm

n = SymLogNorm(1, vmin=-100, vmax=100)
print(np.round(n([-100, -1, 0, 1, 10, 100]), 6).tolist(), np.round(n.inverse([0, 0.5, 0.7]), 6).tolist(), n.linthresh)
print(np.round(SymLogNorm(linthresh=0.5, linscale=2, base=2, vmin=-8, vmax=8)([-8, 0, 0.25, 3]), 6).tolist())
a = AsinhNorm(1, -10, 10)
print(np.round(a([-10, -1, 0, 1, 10]), 6).tolist(), np.round(a.inverse([0, 0.25, 1]), 6).tolist(), a.linear_width)
for call in (lambda: SymLogNorm(), lambda: SymLogNorm(-1), lambda: SymLogNorm(1, linscale=0)):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
