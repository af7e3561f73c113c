# default_rng: integers with bounds and dtypes
import numpy as np

rng = np.random.default_rng(42)
print(rng.integers(10))
print(rng.integers(0, 10, 5))
print(rng.integers(1, 7, size=(2, 3)))
print(rng.integers(1, 6, 5, endpoint=True))
print(repr(rng.integers(0, 256, 6, dtype=np.uint8)))
print(rng.integers(-100, 100, size=4), rng.integers(0, 10 ** 15, 3), repr(rng.integers(5)))
print(rng.integers([1, 10], [5, 100]), rng.integers(0, 2, 4))
