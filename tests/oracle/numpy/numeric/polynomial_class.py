# the Polynomial class
import numpy as np

from numpy.polynomial import Polynomial
p = Polynomial([1, 2, 3])
print(p, repr(p), p(2), p.degree(), p.coef, p.deriv(), p.integ())
q = Polynomial([0, 1])
print(p + q, p * q, p - 1, p ** 2, np.round(Polynomial([2, -3, 1]).roots(), 6), (p == Polynomial([1, 2, 3])))
fit = Polynomial.fit([0, 1, 2, 3], [1, 3, 5, 7], 1)
print(np.round(fit.convert().coef, 6) + 0.0, np.round(fit(10), 6))
