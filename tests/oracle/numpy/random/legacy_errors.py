# errors of the legacy functions
import numpy as np

for action in [lambda: np.random.normal(0, -1), lambda: np.random.choice([]), lambda: np.random.choice(3, 5, replace=False), lambda: np.random.choice(3, p=[0.5, 0.5]), lambda: np.random.choice(2, p=[0.5, 0.6]), lambda: np.random.randint(5, 5), lambda: np.random.seed(-1), lambda: np.random.poisson(-1), lambda: np.random.binomial(10, 2), lambda: np.random.rand(-1), lambda: np.random.exponential(-1), lambda: np.random.choice([[1, 2]], 1)]:
    try:
        action()
    except ValueError as error:
        print(error)
