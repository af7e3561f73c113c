# What minimize refuses
import numpy as np
from scipy import optimize


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


start = [1.3, 0.7]
refused(lambda: optimize.minimize(lambda x: x, start))
refused(lambda: optimize.minimize(optimize.rosen, [start]))
refused(lambda: optimize.minimize(optimize.rosen, start, method="best"))
refused(lambda: optimize.minimize(optimize.rosen, start, bounds=[(0, 1)]))
refused(lambda: optimize.minimize(optimize.rosen, start, bounds=[(2, 1), (0, 1)]))
refused(lambda: optimize.minimize(optimize.rosen, start, constraints={"fun": optimize.rosen}))
refused(lambda: optimize.minimize(optimize.rosen, start, constraints={"type": "same", "fun": optimize.rosen}))
refused(lambda: optimize.minimize(optimize.rosen, start, constraints={"type": "eq"}))
refused(lambda: optimize.minimize(optimize.rosen, start, method="L-BFGS-B", options={"maxls": 0}))
