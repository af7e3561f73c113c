# Conjugate gradients and Newton's method
import numpy as np
from scipy import optimize


def show(found):
    print(found.success, found.status, found.message, np.round(found.x, 10).tolist(), round(float(found.fun), 6))
    print({name: found[name] for name in ("nit", "nfev", "njev", "nhev") if name in found})



def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


start = [1.3, 0.7, 0.8]
show(optimize.minimize(optimize.rosen, start, method="CG", jac=optimize.rosen_der))
show(optimize.minimize(optimize.rosen, start, method="Newton-CG", jac=optimize.rosen_der))
show(optimize.minimize(optimize.rosen, start, method="Newton-CG", jac=optimize.rosen_der, hess=optimize.rosen_hess))
show(optimize.minimize(optimize.rosen, start, method="Newton-CG", jac=optimize.rosen_der, hessp=optimize.rosen_hess_prod))
refused(lambda: optimize.minimize(optimize.rosen, start, method="Newton-CG"))
