# Systems without slopes: Broyden's and Anderson's methods
import numpy as np
from scipy import optimize

np.set_printoptions(precision=12)


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


f = lambda x: np.cos(x) + x[::-1] - [1, 2.0, 3, 4]
g = lambda x: [x[0] + 0.5 * (x[0] - x[1]) ** 3 - 1, 0.5 * (x[1] - x[0]) ** 3 + x[1]]
for name in ("broyden1", "broyden2", "anderson"):
    print(name, getattr(optimize, name)(f, [1.0, 1, 1, 1], f_tol=1e-8).round(9))
for method in ("broyden1", "broyden2", "anderson", "linearmixing", "diagbroyden"):
    found = optimize.root(g, [0, 0], method=method)
    print(method, found.x.round(9), found.nit, found.nfev, found.success, found.message)
try:
    optimize.linearmixing(f, [1.0, 1, 1, 1], maxiter=3, alpha=0.1)
except optimize.NoConvergence as error:
    print(type(error).__name__, error.args[0].round(9))
refused(lambda: optimize.broyden1(g, [0, 0], line_search="best"))
refused(lambda: optimize.broyden1(g, [0, 0], reduction_method="best"))
refused(lambda: optimize.broyden2(g, [0, 0], best=1))
