# default_rng: choice with and without replacement
import numpy as np

rng = np.random.default_rng(42)
print(rng.choice(5))
print(rng.choice(5, 3))
print(rng.choice([10, 20, 30], 4))
print(rng.choice(['a', 'b', 'c'], size=(2, 2)))
print(rng.choice(10, 5, replace=False))
print(rng.choice(['x', 'y'], 6, p=[0.9, 0.1]))
print(rng.choice(6, 3, replace=False, p=[0.1, 0.2, 0.3, 0.2, 0.1, 0.1]))
print(rng.choice(np.arange(6).reshape(3, 2), 2), rng.choice(1000, 4, replace=False), rng.choice(5, 5, replace=False, shuffle=False))
print(repr(rng.choice(['a', 'b'])))
