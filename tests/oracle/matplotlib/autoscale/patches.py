"""Limits of patches with straight and curved edges."""
import numpy as np
import matplotlib.pyplot as plt
from matplotlib.patches import Arc, Circle, Ellipse, Polygon, Rectangle, RegularPolygon, Wedge

for patch in (Circle((3, 4), 2), Ellipse((1, 1), 4, 2, angle=30), Wedge((0, 0), 3, 10, 80), Polygon([[0, 0], [1, 5], [7, 2]]),
              Rectangle((1, 1), 2, 3, angle=45), RegularPolygon((0, 0), 5, radius=2), Arc((0, 0), 2, 2), Rectangle((1, 1), -2, -3),
              Rectangle((0, 0), 0, 0), Rectangle((1, np.nan), 2, 3), Rectangle((1, 1), np.nan, 3)):
    fig, ax = plt.subplots()
    ax.add_patch(patch)
    ax.autoscale_view()
    print(type(patch).__name__, np.round(ax.axis(), 5).tolist(), np.round(ax.dataLim.get_points(), 5).tolist(), ax.dataLim.minposx)
    plt.close(fig)
