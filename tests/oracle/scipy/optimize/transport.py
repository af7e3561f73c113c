# Goods from stores to shops at the least cost
import numpy as np
from scipy import optimize

cost = np.array([[8.0, 6, 10], [9, 12, 13], [14, 9, 16]])
supply, demand = np.array([35.0, 50, 40]), np.array([45.0, 20, 60])
rows = np.kron(np.eye(3), np.ones(3))
columns = np.kron(np.ones(3), np.eye(3))
found = optimize.linprog(cost.ravel(), A_ub=rows, b_ub=supply, A_eq=columns, b_eq=demand)
print(found.fun, found.success, found.x.reshape(3, 3).sum(axis=0), (found.x.reshape(3, 3).sum(axis=1) <= supply + 1e-9).all())
print((found.eqlin.marginals @ demand + found.ineqlin.marginals @ supply).round(9), found.message)
