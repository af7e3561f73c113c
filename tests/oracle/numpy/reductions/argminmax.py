# argmin and argmax
import numpy as np

a = np.array([[3, 7, 1], [9, 2, 9]])
print(a.argmax(), a.argmin(), a.argmax(axis=0), a.argmin(axis=1), np.argmax([1, 3, 3]), np.argmin([True, False]))
print(np.argmax([1.0, np.nan, 3.0]), repr(np.argmax(a)))
try:
    np.argmax([])
except ValueError as error:
    print(error)
