# Callbacks, and stopping from them
import numpy as np
from scipy import optimize

np.set_printoptions(precision=12)
def tell(intermediate_result):
    print(intermediate_result.x.round(9), round(float(intermediate_result.fun), 9))
    if intermediate_result.fun < 1:
        raise StopIteration

found = optimize.minimize(optimize.rosen, [-1.0, 2.0], method="Nelder-Mead", callback=tell)
print(found.success, found.status, found.message)
trail = []
optimize.minimize(lambda x: (x[0] - 1) ** 4, [3.0], method="BFGS", callback=lambda x: trail.append(round(float(x[0]), 9)))
print(trail)
