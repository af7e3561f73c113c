# Pairs at the least cost
import numpy as np
from scipy import optimize


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


cost = np.array([[4, 1, 3], [2, 0, 5], [3, 2, 2]])
rows, columns = optimize.linear_sum_assignment(cost)
print(rows, columns, cost[rows, columns].sum())
print(optimize.linear_sum_assignment(cost, maximize=True)[1], optimize.linear_sum_assignment(cost[:, :2]))
refused(lambda: optimize.linear_sum_assignment([1, 2]))
refused(lambda: optimize.linear_sum_assignment([[np.nan]]))
refused(lambda: optimize.linear_sum_assignment([[np.inf]]))
