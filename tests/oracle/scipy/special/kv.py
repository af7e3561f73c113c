# Modified Bessel functions of the second kind: orders of every sort, small and large arguments, arrays against arrays.
import numpy as np
from scipy import special

np.set_printoptions(precision=12)
x = np.array([1e-10, 0.01, 0.5, 1.0, 2.0, 3.7, 10.0, 50.0, 300.0, 700.0])
for order in (0, 0.25, 0.5, 1, 1.5, 2, 3.3, 7, 20, 45.5, 120):
    print(order, " ".join(f"{value:.11e}" for value in special.kv(order, x)))
    print(order, " ".join(f"{value:.11e}" for value in special.kve(order, x)))
print(special.kv(-1.5, 2.0) == special.kv(1.5, 2.0), special.kn(2, 1.5).round(11), special.kv(0, 0), special.kv(1, -1.0), special.kv(np.nan, 1))
print(special.kv([[0], [1.2]], [0.3, 4.0]).round(11), special.kvp(1.5, [1.0, 2.0]).round(10), special.kv(2, 800.0))
print(special.kv(1000, 1e-3), special.kve(0.5, 1e5).round(13), special.kv(100, 100.0))
