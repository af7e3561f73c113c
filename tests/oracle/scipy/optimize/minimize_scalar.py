"""Minima of one variable."""
import numpy as np
from scipy import optimize


def show(*values):
    print(*(" ".join(f"{x:.9g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


f = lambda x: (x - 2) * x * (x + 2) ** 2
r = optimize.minimize_scalar(f)
print(f"{r.x:.8f} {r.fun:.9g}", r.nit, r.nfev, r.success)
r = optimize.minimize_scalar(f, bounds=(-3, -1), method="bounded")
print(f"{r.x:.8f}", r.nfev, r.message, r.status)
r = optimize.minimize_scalar(f, bracket=(0, 1), method="golden")
print(f"{r.x:.8f}", r.success)
print(f"{optimize.brent(f, brack=(0, 1)):.8f} {optimize.fminbound(f, 0, 3):.8f}")
try:
    optimize.minimize_scalar(f, method="nope")
except ValueError as error:
    print(error)
