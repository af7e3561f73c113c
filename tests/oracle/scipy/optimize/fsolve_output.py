# fsolve with everything it knows
import numpy as np
from scipy import optimize

np.set_printoptions(precision=12)
x, info, flag, message = optimize.fsolve(lambda x: [x[0] * np.cos(x[1]) - 4, x[1] * x[0] - x[1] - 5], [1, 1], full_output=True)
print(x.round(9), flag, message, info["nfev"], np.abs(info["fvec"]).max() < 1e-8, sorted(info))
print(optimize.fsolve(lambda x: x + 2 * np.cos(x), 0.3).round(9), optimize.fsolve(lambda x, a: x - a, [1.0], args=(4,)))
