"""`axis()` with words, numbers and keywords."""
import numpy as np
import matplotlib.pyplot as plt

for word in ("tight", "equal", "scaled", "image", "square", "auto", "off", "on"):
    fig, ax = plt.subplots()
    ax.plot([0, 4], [1, 3])
    print(word, np.round(ax.axis(word), 6).tolist(), ax.get_aspect(), ax.get_adjustable(), ax.get_autoscale_on(), ax.axison)
    fig.canvas.draw()
    print("  drawn", np.round(ax.axis(), 6).tolist(), np.round(ax.get_position().bounds, 6).tolist())
    plt.close(fig)
fig, ax = plt.subplots()
print(ax.axis([0, 1, 2, 3]), ax.axis(xmin=-1, ymax=9), ax.get_autoscale_on())
print(plt.axis())
