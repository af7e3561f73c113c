"""Quotients of polynomials, and Taylor polynomials of functions."""
import numpy as np
from scipy.interpolate import approximate_taylor_polynomial, pade

np.set_printoptions(precision=12)
p, q = pade([1.0, 1.0, 1 / 2, 1 / 6, 1 / 24, 1 / 120], 2)
print(np.round(p.coef, 11), np.round(q.coef, 11), np.round(p(1) / q(1), 10))
print(*[np.round(part.coef, 10) for part in pade([1.0, 2, 3], 1, 1)])
print(np.round(approximate_taylor_polynomial(np.sin, 0, 3, 1, order=5).coef, 11) + 0.0)
for call in (lambda: pade([1.0, 2], 3), lambda: pade([1.0, 2, 3], -1)):
    try:
        call()
    except ValueError as error:
        print(error)
