# Linear programs
import numpy as np
from scipy import optimize

found = optimize.linprog([-1, 4], A_ub=[[-3, 1], [1, 2]], b_ub=[6, 4], bounds=[(None, None), (-3, None)])
print(found.x, found.fun, found.status, found.message, found.slack, found.ineqlin.marginals, found.lower.marginals)
found = optimize.linprog([-3, -5], A_ub=[[1, 0], [0, 2], [3, 2]], b_ub=[4, 12, 18])
print(found.x, found.fun, found.slack, found.ineqlin.marginals, found.ineqlin.residual)
found = optimize.linprog([1, 2, 3], A_eq=[[1, 1, 1]], b_eq=[10], bounds=[(0, 4), (0, 4), (0, 4)], method="highs")
print(found.x, found.fun, found.con, found.eqlin.marginals, found.upper.marginals, found.lower.marginals)
for bad in (dict(c=[1], A_ub=[[1]], b_ub=[-1]), dict(c=[-1], A_ub=[[-1]], b_ub=[1])):
    found = optimize.linprog(**bad)
    print(found.status, found.success, found.message, found.x)
found = optimize.linprog([-1, -2], A_ub=[[2, 1]], b_ub=[5.5], integrality=[1, 1])
print(found.x, found.fun)
