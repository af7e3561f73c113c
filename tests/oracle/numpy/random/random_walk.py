# a random walk
import numpy as np

rng = np.random.default_rng(3)
steps = rng.choice([-1, 1], size=(5, 20))
walks = steps.cumsum(axis=1)
print(walks[:, -1], walks.max(axis=1), walks.min(axis=1), np.abs(walks).mean())
