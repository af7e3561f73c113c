# Bounds that leave nothing to choose
import numpy as np
from scipy import optimize


def show(found):
    print(found.success, found.status, found.message, np.round(found.x, 9).tolist(), round(float(found.fun), 9))
    print({name: found[name] for name in ("nit", "nfev", "njev", "nhev") if name in found})


show(optimize.minimize(lambda x: (x[0] - 1) ** 2 + (x[1] - 2.5) ** 2, (2, 0), bounds=[(2, 2), (0, 5)]))
found = optimize.minimize(lambda x: (x[0] - 1) ** 2 + (x[1] - 2.5) ** 2, (2, 0), bounds=[(2, 2), (1, 1)])
print(found.message, found.x, found.fun, found.nfev)
