# Whole numbers in linear programs
import numpy as np
from scipy import optimize

found = optimize.milp(c=-np.array([1, 2]), constraints=optimize.LinearConstraint([[-1, 1], [3, 2], [2, 3]], -np.inf, [1, 12, 12]), integrality=np.ones(2))
print(found.x, found.fun, found.status, found.success, found.message)
values, weights = np.array([10, 13, 18, 31, 7, 15]), np.array([2, 3, 4, 5, 1, 4])
found = optimize.milp(c=-values, constraints=optimize.LinearConstraint(weights, 0, 10), integrality=1, bounds=optimize.Bounds(0, 1))
print(found.x.round(10) + 0, found.fun, found.mip_gap)
print(optimize.milp(c=[1], constraints=optimize.LinearConstraint([[1]], 0.2, 0.8), integrality=1).message)
