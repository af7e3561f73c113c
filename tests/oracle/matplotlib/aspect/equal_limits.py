"""Equal units by wider limits."""
import numpy as np
import matplotlib.pyplot as plt

for x, y in (([0, 1], [0, 2]), ([0, 10], [0, 2]), ([-3, 3], [100, 101])):
    fig, ax = plt.subplots()
    ax.plot(x, y)
    ax.set_aspect("equal", adjustable="datalim")
    fig.canvas.draw()
    print(np.round(ax.axis(), 5).tolist(), np.round(ax.get_position().bounds, 6).tolist())
    plt.close(fig)
fig, ax = plt.subplots(figsize=(5, 5))
ax.set_xlim(0, 1)
ax.set_ylim(0, 3)
ax.axis("equal")
fig.canvas.draw()
print(np.round(ax.axis(), 5).tolist())
