# Solvers step by step
import numpy as np
from scipy import integrate

np.set_printoptions(precision=12)
solver = integrate.RK45(lambda t, y: -y, 0, [1.0], 1, first_step=0.1)
while solver.status == "running":
    print(round(float(solver.t), 10), solver.step(), round(float(solver.step_size), 10), solver.status)
print(solver.y.round(10), solver.nfev, solver.dense_output()(0.95).round(10))
try:
    solver.step()
except RuntimeError as error:
    print(error)
print(issubclass(integrate.BDF, integrate.OdeSolver), integrate.RK23.order)
