# Solvers step by step
import numpy as np
from scipy import integrate

solver = integrate.RK45(lambda t, y: -y, 0, [1.0], 1, first_step=0.1)
while solver.status == "running":
    print(round(float(solver.t), 6), solver.step(), round(float(solver.step_size), 6), solver.status)
print(solver.y.round(6), solver.nfev, solver.dense_output()(0.95).round(5))
try:
    solver.step()
except RuntimeError as error:
    print(error)
print(issubclass(integrate.BDF, integrate.OdeSolver), integrate.RK23.order)
