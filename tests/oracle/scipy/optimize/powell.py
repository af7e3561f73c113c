# Powell's method
import numpy as np
from scipy import optimize


def show(found):
    print(found.success, found.status, found.message, np.round(found.x, 9).tolist(), round(float(found.fun), 9))
    print({name: found[name] for name in ("nit", "nfev", "njev", "nhev") if name in found})


show(optimize.minimize(optimize.rosen, [1.3, 0.7], method="Powell"))
show(optimize.minimize(lambda x: (x[0] - 3) ** 2 + abs(x[1] + 1), [0.0, 0.0], method="Powell", bounds=[(0, 2), (-3, 3)]))
show(optimize.minimize(optimize.rosen, [1.3, 0.7, 0.8], method="Powell", options={"maxfev": 40}))
print(optimize.minimize(lambda x: (x[0] - 3) ** 2 + (x[1] + 1) ** 2, [0.0, 0.0], method="Powell").direc.tolist())
