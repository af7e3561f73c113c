# How many rounds linear programs take, and which corner is named where a whole face is best.
import numpy as np
from scipy.optimize import linprog, milp, Bounds, LinearConstraint

np.set_printoptions(precision=12)
first = linprog([-1, 4], A_ub=[[-3, 1], [1, 2]], b_ub=[6, 4], bounds=[(None, None), (-3, None)])
print(first.nit, first.crossover_nit, first.x, first.message)
for method in ("highs", "highs-ds", "highs-ipm"):
    face = linprog([-1, -1], A_ub=[[1, 1]], b_ub=[4], bounds=[(0, 3), (0, 3)], method=method)
    print(method, face.nit, face.x, face.fun)
    square = linprog([0, 0, -1], A_ub=[[1, 1, 1]], b_ub=[2], bounds=[(0, 1)] * 3, method=method)
    print(method, square.nit, square.x, square.slack)
rng = np.random.default_rng(0)
A, b, c = rng.random((6, 8)), rng.random(6) + 4, -rng.random(8)
many = linprog(c, A_ub=A, b_ub=b)
print(many.nit, many.x.round(10), many.ineqlin.marginals.round(11))
transport = linprog([1, 1, 1, 1], A_eq=[[1, 1, 0, 0], [0, 0, 1, 1], [1, 0, 1, 0]], b_eq=[3, 4, 5])
print(transport.nit, transport.x, transport.fun)
packed = milp(-np.array([6, 10, 12, 7]), constraints=LinearConstraint([[1, 2, 3, 2]], ub=5), bounds=Bounds(0, 1), integrality=np.ones(4))
print(packed.x, packed.fun, packed.mip_node_count, packed.mip_gap)
tied = milp([-1, -1, -1], constraints=LinearConstraint([[1, 1, 1]], ub=2), bounds=Bounds(0, 1), integrality=[1, 1, 1])
print(tied.x, tied.fun, tied.mip_node_count, tied.mip_dual_bound)
