# legacy stream: randint with bounds, sizes and dtypes
import numpy as np

np.random.seed(42)
print(np.random.randint(10))
print(np.random.randint(0, 10, 5))
print(np.random.randint(1, 7, size=(2, 3)))
print(np.random.randint(5, size=4))
print(repr(np.random.randint(0, 256, 4, dtype=np.uint8)))
print(np.random.randint(-5, 5, 6), np.random.randint(0, 10 ** 12, 3), type(np.random.randint(3)).__name__)
print(np.random.randint([1, 10], [5, 100]), np.random.randint(0, 2, 5, dtype=bool))
