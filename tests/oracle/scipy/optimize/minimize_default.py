# The method follows from what is given
import numpy as np
from scipy import optimize


def show(found):
    print(found.success, found.status, found.message, np.round(found.x, 5).tolist(), round(float(found.fun), 9))
    print({name: found[name] for name in ("nit", "nfev", "njev", "nhev") if name in found})


show(optimize.minimize(lambda x: (x[0] - 1) ** 2 + (x[1] - 2.5) ** 2, [2, 0]))
show(optimize.minimize(lambda x: (x[0] - 1) ** 2 + (x[1] - 2.5) ** 2, [2, 0], bounds=[(0, None), (0, 2)]))
show(optimize.minimize(lambda x: (x[0] - 1) ** 2 + (x[1] - 2.5) ** 2, [2, 0], constraints={"type": "ineq", "fun": lambda x: 3 - x[0] - x[1]}))
show(optimize.minimize(lambda x, a, b: (x[0] - a) ** 2 + b, 0.0, args=(3, 2)))
