# Integrands that are infinite somewhere, and what quad says of its work
import numpy as np
from scipy import integrate

for f, a, b in (
    (lambda x: 1 / np.sqrt(x), 0, 1), (lambda x: np.log(x), 0, 1), (lambda x: np.exp(-x) / np.sqrt(x), 0, np.inf),
    (lambda x: 1 / (1 + x * x), -np.inf, np.inf), (lambda x: np.exp(x), -np.inf, 1), (lambda x: np.cos(50 * x), 0, 3),
):
    value, error, info = integrate.quad(f, a, b, full_output=True)
    print(round(value, 9), error < 1e-7, info["neval"], info["last"])
print(sorted(integrate.quad(np.sin, 0, 1, full_output=1)[2]))
print(round(integrate.quad(lambda x: 1 / np.sqrt(abs(x - 0.5)), 0, 1, points=[0.5])[0], 9))
print(np.round(integrate.quad(lambda x: np.exp(1j * x), 0, 1, complex_func=True)[0], 10))
