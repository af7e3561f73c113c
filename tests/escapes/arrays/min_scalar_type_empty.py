# attack: the smallest type of an array that has no element
# prints: float64 False
# prints: float64 False
# prints: complex128 False
# prints: object False
# prints: <U3 False
# prints: float64 False
import numpy as np

for value in ([], np.zeros(0), np.zeros((2, 0), dtype=complex), np.array([], dtype=object), np.array([], dtype="U3"), ()):
    array = np.asarray(value)
    print(np.min_scalar_type(value), np.can_cast(array.dtype, "i1"))
    try:
        np.result_type(array, 1)
    except TypeError:
        pass
