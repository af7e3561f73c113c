# The simplex search: bounds, tolerances, starts
import numpy as np
from scipy import optimize


def show(found):
    print(found.success, found.status, found.message, np.round(found.x, 9).tolist(), round(float(found.fun), 11))
    print({name: found[name] for name in ("nit", "nfev", "njev", "nhev") if name in found})


show(optimize.minimize(optimize.rosen, [1.3, 0.7, 0.8], method="Nelder-Mead"))
show(optimize.minimize(optimize.rosen, [1.3, 0.7], method="Nelder-Mead", tol=1e-10))
show(optimize.minimize(optimize.rosen, [0.5, 0.5], method="Nelder-Mead", bounds=[(0, 0.8), (0, 0.8)]))
show(optimize.minimize(optimize.rosen, [1.3, 0.7], method="Nelder-Mead", options={"adaptive": True, "initial_simplex": [[1, 1.1], [1.2, 1], [0.9, 0.8]]}))
show(optimize.minimize(optimize.rosen, [1.3, 0.7], method="Nelder-Mead", options={"maxfev": 30}))
print(optimize.fmin(optimize.rosen, [1.3, 0.7], disp=0, full_output=True)[2:])
