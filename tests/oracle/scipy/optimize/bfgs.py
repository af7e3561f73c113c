"""Quasi-Newton minima."""
import numpy as np
from scipy import optimize


def show(*values):
    print(*(" ".join(f"{x:.9g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


for method in ("BFGS", "L-BFGS-B", "CG"):
    r = optimize.minimize(optimize.rosen, [1.3, 0.7], method=method, jac=optimize.rosen_der)
    print(r.success, np.round(r.x, 10).tolist(), round(float(r.fun), 5))
r = optimize.minimize(lambda p: (p[0] - 3) ** 2 + (p[1] + 1) ** 2, [1, 1], bounds=[(0, 2), (0, None)])
print(np.round(r.x, 9).tolist(), round(float(r.fun), 9), r.success)
for call in (lambda: optimize.minimize(optimize.rosen, [1.0, 2.0], method="best"), lambda: optimize.minimize(optimize.rosen, [[1.0], [2.0]])):
    try:
        call()
    except ValueError as error:
        print(error)
