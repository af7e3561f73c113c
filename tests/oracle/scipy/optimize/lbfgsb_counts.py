# L-BFGS-B: steps, calls and why it ended
import numpy as np
from scipy import optimize


def show(found):
    print(found.success, found.status, found.message, np.round(found.x, 5).tolist(), round(float(found.fun), 9))
    print({name: found[name] for name in ("nit", "nfev", "njev", "nhev") if name in found})


show(optimize.minimize(optimize.rosen, [1.3, 0.7, 0.8, 1.9, 1.2], method="L-BFGS-B", jac=optimize.rosen_der))
show(optimize.minimize(optimize.rosen, [0.5] * 4, method="L-BFGS-B", bounds=[(0, 0.8)] * 4, jac=optimize.rosen_der))
show(optimize.minimize(lambda x: np.sum((x - 3) ** 2) + x[0] * x[1], [0.0, 0, 0], method="L-BFGS-B", bounds=[(0, 2), (1, None), (-1, 1)]))
show(optimize.minimize(optimize.rosen, [1.3, 0.7, 0.8], method="L-BFGS-B", jac=optimize.rosen_der, options={"maxiter": 3}))
show(optimize.minimize(optimize.rosen, [1.3, 0.7, 0.8], method="L-BFGS-B", jac=optimize.rosen_der, tol=1e-12))
found = optimize.minimize(lambda x: x @ x, [1.0, 2.0], method="L-BFGS-B", jac=lambda x: 2 * x)
print(found.hess_inv, found.hess_inv.todense().round(10).tolist(), found.hess_inv.dot(np.ones(2)).round(10))
