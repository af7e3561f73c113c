# the same seed repeats the same numbers
import numpy as np

for seed in [0, 1, 42, 123, 2024, 4294967295]:
    np.random.seed(seed)
    print(seed, np.random.rand(2), np.random.randint(0, 100, 3), np.random.randn(2))
np.random.seed(7)
a = np.random.rand(3)
np.random.seed(7)
print((a == np.random.rand(3)).all())
np.random.seed([1, 2, 3])
print(np.random.rand(2))
