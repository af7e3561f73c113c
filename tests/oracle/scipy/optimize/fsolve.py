"""Systems of equations."""
import numpy as np
from scipy import optimize


def show(*values):
    print(*(" ".join(f"{x:.9g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


def system(v):
    x, y = v
    return [x * np.cos(y) - 4, x * y - y - 5]


print(np.round(optimize.fsolve(system, [1, 1]), 9).tolist())
r = optimize.root(system, [1, 1])
print(r.success, r.message, np.round(r.x, 9).tolist())
print(np.round(optimize.fsolve(lambda x: x**2 - 2, 1.0), 9).tolist())
try:
    optimize.root(system, [1, 1], method="nope")
except ValueError as error:
    print(error)
