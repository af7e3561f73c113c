import numpy as np
import matplotlib.pyplot as plt

rng = np.random.default_rng(0)
x, y = rng.normal(size=(2, 150))
size, colour = 20 + 200 * rng.random(150), rng.random(150)
fig, ax = plt.subplots(figsize=(7, 5))
points = ax.scatter(x, y, c=colour, s=size, alpha=0.6, cmap="viridis", edgecolors="black")
fig.colorbar(points, label="score")
ax.set(title="Scatter with colours and sizes", xlabel="first", ylabel="second")

plt.savefig("reports/scatter_colours.png")
