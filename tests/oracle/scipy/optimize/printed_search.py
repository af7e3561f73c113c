# What `disp` prints
import numpy as np
from scipy import optimize

optimize.minimize(lambda x: (x[0] - 1) ** 2, [0.0], jac=lambda x: 2 * (x - 1), options={"disp": True})
optimize.minimize(lambda x: (x[0] - 1) ** 2, [0.0], method="Nelder-Mead", options={"disp": True})
optimize.minimize(lambda x: (x[0] - 1) ** 2, [0.0], method="Powell", options={"disp": True})
optimize.fmin_cg(lambda x: (x[0] - 1) ** 2, [0.0], fprime=lambda x: 2 * (x - 1))
print(optimize.fmin(lambda x: (x - 1) ** 2, 0.5).round(9))
