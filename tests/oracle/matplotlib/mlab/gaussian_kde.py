# Densities from points.
import numpy as np
from matplotlib.mlab import GaussianKDE

n = np.arange(40)
x, y = np.sin(n * 0.7) + 0.1 * n, np.cos(n * 0.7)
for width in (None, "scott", "silverman", 0.5, lambda k: 0.7):
    k = GaussianKDE(x, width)
    print(np.round(k(np.array([0.0, 1, 2])), 6).tolist(), round(float(k.factor), 6))
k = GaussianKDE(np.vstack([x, y]))
print(np.round(k.evaluate(np.array([[0.0, 1], [0.5, 0]])), 6).tolist(), np.round(k.covariance, 6).tolist(), k.dim, k.num_dp, round(float(k.scotts_factor()), 6))
for call in (lambda: k.evaluate([1, 2, 3]), lambda: GaussianKDE([1]), lambda: GaussianKDE(x, "zz")):
    try:
        print(call())
    except ValueError as error:
        print(error)
