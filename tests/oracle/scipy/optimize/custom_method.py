# A method of one's own
import numpy as np
from scipy import optimize

def downhill(fun, x0, args=(), maxiter=50, step=0.1, callback=None, **rest):
    x, value = np.array(x0, dtype=float), fun(x0, *args)
    for count in range(maxiter):
        moves = [x + step * way for way in np.vstack([np.eye(len(x)), -np.eye(len(x))])]
        best = min(moves, key=lambda at: fun(at, *args))
        if fun(best, *args) >= value:
            break
        x, value = best, fun(best, *args)
    print(sorted(rest))
    return optimize.OptimizeResult(x=x, fun=value, nit=count, success=True)

found = optimize.minimize(lambda x: (x[0] - 1) ** 2 + x[1] ** 2, [0, 0.5], method=downhill, options={"step": 0.25})
print(found.x, found.fun, found.nit)
