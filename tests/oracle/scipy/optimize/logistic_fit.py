# Likelihood, maximised in several ways
import numpy as np
from scipy import optimize

x = np.array([0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3, 3.25])
y = np.array([0, 0, 0, 0, 1, 0, 1, 0, 1, 1, 1, 1])

def loss(p):
    z = p[0] + p[1] * x
    return np.sum(np.log1p(np.exp(z)) - y * z)

for method in ("BFGS", "L-BFGS-B", "Nelder-Mead", "Powell", "CG", "SLSQP"):
    found = optimize.minimize(loss, [0.0, 0.0], method=method)
    print(method, found.x.round(2), round(float(found.fun), 6), found.success)
