import numpy as np
import matplotlib.pyplot as plt

rng = np.random.default_rng(0)
fig, (left, right) = plt.subplots(1, 2, figsize=(12, 5))
left.plot(np.cumsum(rng.normal(size=10**6)))
right.scatter(rng.normal(size=10**6), rng.normal(size=10**6), s=1)

plt.savefig("reports/million_points.png")
