import numpy as np
import matplotlib.pyplot as plt

rng = np.random.default_rng(12)
fig = plt.figure()
ax = fig.add_subplot(111, projection="3d")
for marker in "o^":
    x, y, z = rng.normal(size=(3, 50))
    ax.scatter(x, y, z, marker=marker)
ax.set_xlabel("X")
ax.set_ylabel("Y")
ax.set_zlabel("Z")

plt.savefig("reports/points_in_space.png")
