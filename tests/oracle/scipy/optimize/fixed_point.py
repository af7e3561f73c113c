# Fixed points
import numpy as np
from scipy import optimize

np.set_printoptions(precision=12)
print(round(float(optimize.fixed_point(lambda x: np.sqrt(10 / (x + 3)), 1.2)), 9))
print(optimize.fixed_point(lambda x, a, b: np.sqrt(a / (x + b)), [1.2, 1.3], args=(np.array([10, 12.0]), np.array([3, 5.0]))).round(9))
try:
    optimize.fixed_point(lambda x: 2 * x + 1, 1.0, method="iteration", maxiter=20)
except RuntimeError as error:
    print(error)
