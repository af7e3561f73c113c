# Steps within a region of trust
import numpy as np
from scipy import optimize


def show(found):
    print(found.success, found.status, found.message, np.round(found.x, 9).tolist(), round(float(found.fun), 6))
    print({name: found[name] for name in ("nit", "nfev", "njev", "nhev") if name in found})



def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


start = [1.3, 0.7]
for method in ("dogleg", "trust-ncg"):
    show(optimize.minimize(optimize.rosen, start, method=method, jac=optimize.rosen_der, hess=optimize.rosen_hess))
refused(lambda: optimize.minimize(optimize.rosen, start, method="dogleg", jac=optimize.rosen_der))
refused(lambda: optimize.minimize(optimize.rosen, start, method="trust-ncg"))
