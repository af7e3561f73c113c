# The older calls
import numpy as np
from scipy import optimize

np.set_printoptions(precision=12)
start = [1.3, 0.7]
print(optimize.fmin_bfgs(optimize.rosen, start, optimize.rosen_der, disp=0).round(10))
x, value, grad, inverse, calls, slopes, flag = optimize.fmin_bfgs(optimize.rosen, start, optimize.rosen_der, disp=0, full_output=True)
print(calls, slopes, flag)
print(optimize.fmin_cg(optimize.rosen, start, optimize.rosen_der, disp=0, full_output=True)[2:])
print(optimize.fmin_ncg(optimize.rosen, start, optimize.rosen_der, fhess=optimize.rosen_hess, disp=0, full_output=True)[2:])
print(optimize.fmin_powell(optimize.rosen, start, disp=0).round(10))
x, value, info = optimize.fmin_l_bfgs_b(optimize.rosen, start, optimize.rosen_der)
print(x.round(10), info["task"], info["funcalls"], info["nit"], info["warnflag"])
print(optimize.fmin_slsqp(lambda x: x @ x, [1.0, 2], eqcons=[lambda x: x[0] + x[1] - 1], iprint=0).round(6))
