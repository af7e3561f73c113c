# errors of Generator
import numpy as np

rng = np.random.default_rng(0)
for action in [lambda: rng.normal(0, -1), lambda: rng.choice([]), lambda: rng.choice(3, 5, replace=False), lambda: rng.choice(3, p=[0.5, 0.5]), lambda: rng.choice(2, p=[0.5, 0.6]), lambda: rng.integers(5, 5), lambda: np.random.default_rng(-1), lambda: rng.poisson(-1), lambda: rng.exponential(-1), lambda: rng.integers(0, 300, dtype=np.uint8)]:
    try:
        action()
    except ValueError as error:
        print(error)
