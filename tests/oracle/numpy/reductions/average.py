# weighted averages
import numpy as np

print(np.average([1, 2, 3]), np.average([1, 2, 3], weights=[3, 2, 1]), np.average([[1, 2], [3, 4]], axis=0, weights=[1, 3]))
print(np.average([[1.0, 2.0], [3.0, 4.0]], axis=1), np.average([1, 2, 3, 4], weights=[1, 1, 0, 0], returned=True))
try:
    np.average([1, 2], weights=[0, 0])
except ZeroDivisionError as error:
    print(error)
try:
    np.average([[1, 2], [3, 4]], weights=[1, 2])
except (TypeError, ValueError) as error:
    print(error)
