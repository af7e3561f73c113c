# Integrals over regions
import numpy as np
from scipy import integrate

print(np.round(integrate.dblquad(lambda y, x: x * y, 0, 1, lambda x: 0, lambda x: x)[0], 10))
print(np.round(integrate.dblquad(lambda y, x, a: a * np.exp(-x * y), 0, 2, 1, 2, args=(3,))[0], 9))
print(np.round(integrate.tplquad(lambda z, y, x: x + y + z, 0, 1, lambda x: 0, lambda x: x, lambda x, y: 0, lambda x, y: y)[0], 10))
value, error, info = integrate.nquad(lambda x, y: x * y, [[0, 1], lambda: [1, 2]], full_output=True)
print(round(value, 10), info)
print(np.round(integrate.nquad(lambda x, y, z: x + y * z, [[0, 1], [0, 2], [0, 3]])[0], 9))
