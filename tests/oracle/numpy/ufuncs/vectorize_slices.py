# vectorize with a signature: functions of rows and matrices for every place in the other axes
import numpy as np

rows = np.arange(6.0).reshape(2, 3)
print(repr(np.vectorize(len, signature="(n)->()")(rows)))
print(repr(np.vectorize(np.convolve, signature="(n),(m)->(k)")(np.eye(3), [1, 2])))
print(repr(np.vectorize(lambda matrix, vector: matrix @ vector, signature="(n,m),(m)->(n)")(np.ones((2, 2, 3)), [1, 2, 3])))
low, high = np.vectorize(lambda row: (row.min(), row.max()), signature="(n)->(),()")(rows)
print(low, high, np.vectorize(np.sort, signature="(n)->(n)", otypes=[int])(-rows))
for wrong in (
    lambda: np.vectorize(len, signature="n->()"),
    lambda: np.vectorize(len, signature="(n)->()")(3),
    lambda: np.vectorize(np.dot, signature="(n),(n)->()")([1, 2], [1, 2, 3]),
    lambda: np.vectorize(len, signature="(n)->()")([1], [2]),
):
    try:
        print(wrong())
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
