# legacy stream: choice with and without replacement
import numpy as np

np.random.seed(42)
print(np.random.choice(5))
print(np.random.choice(5, 3))
print(np.random.choice([10, 20, 30], 4))
print(np.random.choice(['a', 'b', 'c'], size=(2, 3)))
print(np.random.choice(10, 5, replace=False))
print(np.random.choice(['x', 'y'], 6, p=[0.9, 0.1]))
print(np.random.choice(6, 3, replace=False, p=[0.1, 0.2, 0.3, 0.2, 0.1, 0.1]))
print(repr(np.random.choice(['a', 'b'])), repr(np.random.choice([1.5, 2.5])))
