# Rules with fixed points
import numpy as np
from scipy import integrate

np.set_printoptions(precision=12)
print([round(float(integrate.fixed_quad(np.exp, 0, 1, n=n)[0]), 10) for n in (1, 2, 4, 5)])
for n in (1, 2, 3, 4):
    weights, error = integrate.newton_cotes(n)
    print(weights.round(10).tolist(), round(error, 12))
print(integrate.quad_vec(lambda x: np.array([x, x * x, np.exp(-x)]), 0, 2)[0].round(10))
print(np.round(integrate.quad_vec(lambda x: np.exp(-x * x) * np.array([1, 2]), -np.inf, np.inf)[0], 10))
try:
    integrate.fixed_quad(np.exp, 0, np.inf)
except ValueError as error:
    print(error)
