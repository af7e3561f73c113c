# How a result prints
import numpy as np
from scipy import optimize

print(optimize.minimize(lambda x: (x[0] - 1) ** 2, [1.0], jac=lambda x: 2 * (x - 1)))
print(optimize.OptimizeResult(x=np.array([1.0, 2]), fun=3, message="fine", success=True))
found = optimize.OptimizeResult(a=1)
found.b = 2
print(sorted(dir(found)), found["b"], optimize.OptimizeResult())
try:
    found.c
except AttributeError as error:
    print(error)
