# BFGS: steps and calls
import numpy as np
from scipy import optimize


def show(found):
    print(found.success, found.status, found.message, np.round(found.x, 5).tolist(), round(float(found.fun), 6))
    print({name: found[name] for name in ("nit", "nfev", "njev", "nhev") if name in found})


show(optimize.minimize(optimize.rosen, [1.3, 0.7, 0.8, 1.9, 1.2], method="BFGS", jac=optimize.rosen_der))
show(optimize.minimize(optimize.rosen, [-1.2, 1.0], method="BFGS", jac="3-point"))
show(optimize.minimize(optimize.rosen, [-1.2, 1.0], method="BFGS", options={"maxiter": 3}))
found = optimize.minimize(lambda x: x @ x, [1.0, 2.0], jac=lambda x: 2 * x)
print(found.hess_inv.round(10).tolist(), found.jac.round(9).tolist())
