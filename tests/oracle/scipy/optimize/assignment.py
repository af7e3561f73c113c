"""Rows paired with columns."""
import numpy as np
from scipy import optimize


def show(*values):
    print(*(" ".join(f"{x:.9g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


cost = np.array([[4, 1, 3], [2, 0, 5], [3, 2, 2]])
rows, columns = optimize.linear_sum_assignment(cost)
print(rows.tolist(), columns.tolist(), cost[rows, columns].sum())
rows, columns = optimize.linear_sum_assignment(cost, maximize=True)
print(rows.tolist(), columns.tolist())
tall = np.random.RandomState(1).uniform(size=(6, 4))
rows, columns = optimize.linear_sum_assignment(tall)
print(rows.tolist(), columns.tolist())
wide = np.random.RandomState(2).uniform(size=(7, 9))
print(optimize.linear_sum_assignment(wide)[1].tolist())
try:
    optimize.linear_sum_assignment([1, 2])
except ValueError as error:
    print(error)
