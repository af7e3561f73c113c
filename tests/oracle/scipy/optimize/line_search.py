# Lines, slopes and Rosenbrock's function
import numpy as np
from scipy import optimize

step = optimize.line_search(lambda x: x[0] ** 2 + x[1] ** 2, lambda x: 2 * x, np.array([1.8, 1.7]), np.array([-1.0, -1.0]))
print(step[:3], round(float(step[3]), 10), np.round(step[5], 10))
print(optimize.approx_fprime([1.0, 2], lambda x: x[0] * x[1] ** 2).round(10), optimize.approx_fprime([1.0, 2], lambda x: [x[0] * x[1], x[0] ** 2], 1e-7).round(10).tolist())
print(bool(optimize.check_grad(optimize.rosen, optimize.rosen_der, [2.0, -1.0]) < 1e-4))
print(optimize.rosen([1, 2, 3]), optimize.rosen_der([1.0, 2, 3]).tolist(), optimize.rosen_hess([1.0, 2, 3]).tolist(), optimize.rosen_hess_prod([1.0, 2, 3], [1, 1, 1]).tolist())
