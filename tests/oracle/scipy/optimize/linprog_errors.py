# What linear programs refuse
import numpy as np
from scipy import optimize


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


refused(lambda: optimize.linprog([[1, 2], [3, 4]]))
refused(lambda: optimize.linprog([1, 2], A_ub=[[1]], b_ub=[1]))
refused(lambda: optimize.linprog([1, 2], A_ub=[[1, 2]], b_ub=[1, 2]))
refused(lambda: optimize.linprog([1, np.nan]))
refused(lambda: optimize.linprog([1, 2], method="best"))
refused(lambda: optimize.linprog([1, 2], bounds=[(1, 2), (3, 4), (5, 6)]))
refused(lambda: optimize.milp([1, 2], integrality=[4, 4]))
refused(lambda: optimize.milp([[1, 2]]))
