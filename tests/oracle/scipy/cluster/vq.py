# Vectors coded by the nearest of a few.
import numpy as np
from scipy.cluster.vq import vq, whiten

np.set_printoptions(precision=12)
features = np.array([[1.9, 2.3, 1.7], [1.5, 2.5, 2.2], [0.8, 0.6, 1.7]])
print(whiten(features).round(10))
book = np.array([[1.0, 1.0, 1.0], [2.0, 2.0, 2.0]])
codes, apart = vq(features, book)
print(codes, codes.dtype, apart.round(11))
print(vq(np.array([1.0, 5.0, 9.0]), np.array([0.0, 8.0])))
for wrong in (lambda: vq(features, [[1.0, 2.0]]), lambda: vq(features, [1.0, 2.0]), lambda: whiten([[np.nan, 1.0]])):
    try:
        wrong()
    except ValueError as error:
        print(type(error).__name__)
