import matplotlib.pyplot as plt
import matplotlib.tri as tri
import numpy as np

rng = np.random.default_rng(4)
x, y = rng.random(60), rng.random(60)
mesh = tri.Triangulation(x, y)
print(len(mesh.triangles), sorted(tuple(sorted(corners)) for corners in mesh.triangles.tolist())[:8], len(mesh.edges), mesh.is_delaunay)
fig, ax = plt.subplots()
z = np.sin(5 * x) * np.cos(4 * y)
lines = ax.tricontour(x, y, z, levels=5, colors="k")
print(np.round(lines.levels, 4).tolist(), [len(path.vertices) for path in lines.get_paths()])
filled = ax.tricontourf(x, y, z, levels=[-1, -0.5, 0, 0.5, 1], cmap="RdBu")
print(len(filled.get_paths()), [np.round(path.get_extents().extents, 4).tolist() for path in filled.get_paths()])
ax.triplot(x, y, "b.-")
colours = ax.tripcolor(x, y, z)
print(len(colours.get_array()), round(float(colours.get_array().sum()), 4), len(ax.lines))
at = tri.LinearTriInterpolator(mesh, z)
print(np.round(np.asarray(at([0.5, 0.3], [0.5, 0.6])), 5).tolist())
