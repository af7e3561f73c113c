"""Polynomials in Bernstein's basis."""
import numpy as np
from scipy.interpolate import BPoly, PPoly

p = BPoly([[1.0, 2], [2, 0], [3, 1]], [0, 1, 3])
print(p([0.25, 1, 2.5]), p(0.5, 1), p.derivative().c.tolist(), p.antiderivative().c.tolist(), p.integrate(0, 3))
print(np.round(PPoly.from_bernstein_basis(p).c, 10).tolist(), np.round(BPoly.from_power_basis(PPoly([[1.0], [2], [3]], [0, 2])).c, 9).tolist())
q = BPoly.from_derivatives([0, 1, 2], [[1, 2], [3, 0], [0]])
print(q(0), q(1), q(0, 1), np.round(q([0.5, 1.5]), 10), BPoly.from_derivatives([0, 1], [[1], [2]], orders=1).c.tolist())
for call in (lambda: BPoly.from_derivatives([0, 1], [[1]]), lambda: BPoly.from_derivatives([1, 0], [[1], [2]]), lambda: BPoly.from_derivatives([0, 1], [1, 2])):
    try:
        call()
    except ValueError as error:
        print(error)
