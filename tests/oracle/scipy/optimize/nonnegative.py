# Least squares without negative entries, and values that never fall
import numpy as np
from scipy import optimize


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


x, left = optimize.nnls(np.array([[1, 0], [1, 0], [0, 1]]), np.array([2, 1, 1]))
print(x, round(left, 11))
x, left = optimize.nnls(np.array([[1, 0], [1, 0], [0, 1]]), np.array([-1, -1, -1]))
print(x, round(left, 10))
rng = np.random.RandomState(0)
x, left = optimize.nnls(rng.rand(8, 5), rng.randn(8))
print(x.round(9), round(left, 10))
refused(lambda: optimize.nnls([1, 2], [1]))
refused(lambda: optimize.nnls([[1, 2]], [1, 2]))
found = optimize.isotonic_regression([1.5, 1.0, 4.0, 6.0, 5.5, 7.0, 6.5])
print(found.x.tolist(), found.weights.tolist(), found.blocks.tolist())
print(optimize.isotonic_regression([5, 6, 4, 3, 3.5, 2], weights=[1, 2, 1, 2, 1, 1], increasing=False).x.round(10).tolist())
refused(lambda: optimize.isotonic_regression([1, 2], weights=[1, -1]))
