# Scalars that are indexed: new axes and the dots make arrays of them, everything else is refused.
import numpy as np

for value in (np.float64(3), np.int8(2), np.bool_(True), np.complex128(1j), np.datetime64("2024-01-02"), np.uint64(7)):
    for key in ((), ..., None, (..., None), (None, None), (None, ...), True, False, (True, None)):
        print(type(value).__name__, key, repr(value[key]))
    for key in (0, slice(None), "a", (0,), (None, 0), [0], 1.5):
        try:
            print(value[key])
        except IndexError as error:
            print(key, error)
print(np.mean([1.0, 2.0])[..., None].shape, np.float64(3)[None] + np.ones(2))
