# numerical integration and root finding
import numpy as np

f = lambda x: np.exp(-x ** 2)
x = np.linspace(0, 2, 201)
h = x[1] - x[0]
simpson = h / 3 * (f(x[0]) + 4 * f(x[1:-1:2]).sum() + 2 * f(x[2:-1:2]).sum() + f(x[-1]))
print(round(simpson, 10), round(np.trapezoid(f(x), x), 8))
root = 1.0
for _ in range(20):
    root -= (root ** 3 - 2) / (3 * root ** 2)
print(root, np.cbrt(2), np.isclose(root, 2 ** (1 / 3)))
