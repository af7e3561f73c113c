# attack: the smallest type of an array that has no element
# stopped by: nothing
import numpy as np

for value in ([], np.zeros(0), np.zeros((2, 0), dtype=complex), np.array([], dtype=object), np.array([], dtype="U3"), ()):
    repr(np.min_scalar_type(value))
    repr(np.result_type(np.asarray(value), 1))
    repr(np.can_cast(np.asarray(value).dtype, "i1"))
