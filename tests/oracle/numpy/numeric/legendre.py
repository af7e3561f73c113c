# Legendre series: values, products, slopes, roots, fits, and the points and weights of Gauss's rule.
import numpy as np
from numpy.polynomial import legendre as L
from numpy.polynomial.legendre import leggauss, legval

for degree in (1, 2, 3, 5, 10, 32):
    x, w = leggauss(degree)
    print(x[:5].round(12), w[:5].round(12), w.sum().round(12))
x, w = np.polynomial.legendre.leggauss(5)
print(np.sum(w * np.exp(0.5 * (x + 1)) / 2).round(12))
c, d = [1, 2, 3, 4], [0.5, -1, 2]
print(legval(0.5, c), legval([0.0, 0.5, 1.0], c), L.legval(np.array([[0.1, 0.2], [0.3, 0.4]]), d))
print(L.legadd(c, d), L.legsub(c, d), L.legmul(c, d), L.legmulx(d), L.legpow(d, 3), L.legdiv(c, d))
print(L.legder(c), L.legder(c, 2), L.legder(c, 4), L.legint(d), L.legint(d, 2, k=[1, 2], lbnd=0.5), L.legint([0]))
print(L.leg2poly(c), L.poly2leg(c), L.legfromroots([1, -1, 0.5]).round(12), L.legroots(c).round(10), L.legroots([1, 2]))
print(L.legvander([0.1, 0.5], 3), L.legcompanion(c).round(12), L.legline(1, 2), L.legline(3, 0), L.legweight(np.array([1.0, 2.0])))
points = np.linspace(-1, 1, 9)
print(L.legfit(points, np.exp(points), 3).round(10), L.legfit(points, points**2, 2, w=np.ones(9)).round(10), L.legtrim([1, 2, 0]))
for wrong in (lambda: leggauss(0), lambda: leggauss(2.5), lambda: L.legcompanion([1]), lambda: L.legpow(c, -1), lambda: legval(1, [])):
    try:
        print(wrong())
    except (ValueError, TypeError, IndexError) as error:
        print(type(error).__name__, error)
