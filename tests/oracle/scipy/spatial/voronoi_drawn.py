# Regions, triangles and hulls drawn on axes.
import matplotlib.pyplot as plt
import numpy as np
from scipy.spatial import ConvexHull, Delaunay, Voronoi, convex_hull_plot_2d, delaunay_plot_2d, voronoi_plot_2d

np.set_printoptions(precision=12)
points = np.random.RandomState(4).rand(10, 2)
figure, axes = plt.subplots(1, 3)
print(voronoi_plot_2d(Voronoi(points), ax=axes[0]) is figure, convex_hull_plot_2d(ConvexHull(points), ax=axes[1]) is figure)
delaunay_plot_2d(Delaunay(points), ax=axes[2])
print(len(axes[0].collections), len(axes[0].lines), len(axes[1].collections), len(axes[2].lines))
print(np.round(axes[1].get_xlim(), 11), np.round(axes[2].get_ylim(), 11))
