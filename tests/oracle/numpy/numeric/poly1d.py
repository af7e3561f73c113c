# poly1d objects
import numpy as np

p = np.poly1d([1, -3, 2])
print(p)
print(repr(p), p(5), p([0, 1]), p.order, p.coeffs, p.c, p.r, p.roots, p.deriv(), p.integ(), p[0], p[2])
q = np.poly1d([1, 1])
print(p + q, p * q, p - q, p ** 2, p / q, -p, p == q, 2 * p)
print(np.poly1d([2.5, 0, -1.0]))
print(np.poly1d([1, 2], True).coeffs, np.poly1d([3], variable="z"), len(p))
