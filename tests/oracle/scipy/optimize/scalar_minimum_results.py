# Minima of one variable: results and errors
import numpy as np
from scipy import optimize


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


f = lambda x: (x - 2) * x * (x + 2) ** 2
for method in ("brent", "golden"):
    found = optimize.minimize_scalar(f, method=method)
    print(round(float(found.x), 9), found.nit, found.nfev, found.success, repr(found.message))
found = optimize.minimize_scalar(f, bounds=(-3, -1))
print(round(float(found.x), 9), found.nit, found.nfev, found.status, found.message)
print([round(float(x), 9) for x in optimize.bracket(f, 0.1, 1)[:3]], optimize.bracket(f, 0.1, 1)[6])
print(round(float(optimize.brent(f, brack=(1, 2))), 9), round(float(optimize.golden(f, brack=(1, 2))), 9), round(float(optimize.fminbound(f, 0, 3)), 9))
refused(lambda: optimize.minimize_scalar(f, method="bounded"))
refused(lambda: optimize.minimize_scalar(f, bounds=(3, 1), method="bounded"))
refused(lambda: optimize.minimize_scalar(f, bounds=(1, 3), method="brent"))
refused(lambda: optimize.minimize_scalar(f, method="best"))
refused(lambda: optimize.brent(f, brack=(1, 2, 1.5)))
