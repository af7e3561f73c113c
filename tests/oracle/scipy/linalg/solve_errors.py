# What solve and inv refuse, and what they warn of
import numpy as np
from scipy import linalg


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


import warnings

refused(lambda: linalg.solve([[1, 2], [2, 4]], [1, 2]))
refused(lambda: linalg.inv([[1.0, 2], [2, 4]]))
refused(lambda: linalg.solve(np.eye(3), [1, 2]))
refused(lambda: linalg.solve(np.ones((2, 3)), [1, 2]))
refused(lambda: linalg.solve(np.eye(2), [1, 2], assume_a="nice"))
refused(lambda: linalg.solve(np.eye(2) * 1j, [1, 2], transposed=True))
refused(lambda: linalg.inv([[1, np.nan], [2, 3]]))
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    linalg.solve(linalg.hilbert(13), np.ones(13))
print(seen[0].category.__name__, str(seen[0].message)[:35])
print(issubclass(linalg.LinAlgWarning, RuntimeWarning), issubclass(linalg.LinAlgError, ValueError))
