# Constraints: SLSQP
import numpy as np
from scipy import optimize

np.set_printoptions(precision=12)


def show(found):
    print(found.success, found.status, found.message, np.round(found.x, 5).tolist(), round(float(found.fun), 6))
    print({name: found[name] for name in ("nit", "nfev", "njev", "nhev") if name in found})


rules = (
    {"type": "ineq", "fun": lambda x: x[0] - 2 * x[1] + 2},
    {"type": "ineq", "fun": lambda x: -x[0] - 2 * x[1] + 6},
    {"type": "ineq", "fun": lambda x: -x[0] + 2 * x[1] + 2},
)
show(optimize.minimize(lambda x: (x[0] - 1) ** 2 + (x[1] - 2.5) ** 2, (2, 0), method="SLSQP", bounds=((0, None), (0, None)), constraints=rules))
show(optimize.minimize(optimize.rosen, [0.5, 0], constraints={"type": "eq", "fun": lambda x: x[0] ** 2 + x[1] ** 2 - 1}))
show(optimize.minimize(optimize.rosen, [0.5, 0], method="SLSQP", jac=optimize.rosen_der, constraints=optimize.LinearConstraint([[1, 2], [2, 1]], [-np.inf, 1], [1, 1])))
found = optimize.minimize(lambda x: x[0] ** 2 + x[1] ** 2, [1.0, 1.0], constraints={"type": "eq", "fun": lambda x: x[0] + x[1] - 1, "jac": lambda x: [1, 1]})
print(found.x.round(10), found.multipliers.round(9), found.message)
