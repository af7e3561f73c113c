"""Equal units by a smaller box."""
import numpy as np
import matplotlib.pyplot as plt

fig, ax = plt.subplots(figsize=(8, 4))
ax.plot([0, 1], [0, 2])
ax.set_aspect("equal")
print(ax.get_aspect(), ax.get_adjustable(), ax.get_anchor())
fig.canvas.draw()
print(np.round(ax.get_position().bounds, 6).tolist(), np.round(ax.get_position(original=True).bounds, 6).tolist())
for anchor in ("W", "SE", (0.25, 0.5)):
    ax.set_anchor(anchor)
    print(anchor, np.round(ax.get_position().bounds, 6).tolist())
ax.set_aspect(0.5)
print(ax.get_aspect(), np.round(ax.get_position().bounds, 6).tolist(), round(ax.get_data_ratio(), 6))
ax.set_aspect("auto")
print(np.round(ax.get_position().bounds, 6).tolist())
