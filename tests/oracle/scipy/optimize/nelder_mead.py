"""The simplex search."""
import numpy as np
from scipy import optimize


def show(*values):
    print(*(" ".join(f"{x:.9g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


r = optimize.minimize(optimize.rosen, [1.3, 0.7, 0.8], method="Nelder-Mead")
print(r.nit, r.nfev, r.success, r.status, r.message)
show(r.x, r.fun)
r = optimize.minimize(lambda p, a: (p[0] - a) ** 2 + p[1] ** 2, [0, 0], args=(3,), method="nelder-mead", options={"maxiter": 20})
print(r.message, r.success, r.nit)
show(r.x)
r = optimize.minimize(lambda p: (p[0] - 3) ** 2 + (p[1] + 1) ** 2, [1, 1], method="Nelder-Mead", bounds=[(0, 2), (0, None)], tol=1e-8)
print(np.round(r.x, 9).tolist())
show(optimize.fmin(lambda p: (p[0] - 1) ** 2 + 2 * p[1] ** 2, [3.0, 1.0], disp=False))
