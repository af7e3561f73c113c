import matplotlib.pyplot as plt
import matplotlib.tri as tri
import numpy as np

x, y = np.array([0, 1, 1, 0, 0.5]), np.array([0, 0, 1, 1, 0.5])
triangles = [[0, 1, 4], [1, 2, 4], [2, 3, 4], [3, 0, 4]]
mesh = tri.Triangulation(x, y, triangles)
print(mesh.triangles.tolist(), sorted(mesh.edges.tolist()), mesh.neighbors.tolist(), mesh.is_delaunay)
fig, ax = plt.subplots()
lines = ax.triplot(mesh, "ko-", lw=1)
print(len(lines), lines[0].get_linestyle(), lines[0].get_marker(), lines[1].get_linestyle(), lines[1].get_marker(), len(lines[0].get_xdata()))
colours = ax.tripcolor(mesh, [0, 1, 2, 3, 4])
print(type(colours).__name__, colours.get_array().tolist(), colours.get_clim())
colours = ax.tripcolor(mesh, facecolors=[4, 3, 2, 1], cmap="Blues")
print(colours.get_array().tolist(), colours.get_cmap().name)
colours = ax.tripcolor(mesh, [0, 1, 2, 3, 4], shading="gouraud")
print(type(colours).__name__)
lines = ax.tricontour(mesh, [0, 1, 2, 3, 4], levels=[0.5, 2.5])
print(type(lines).__name__, lines.levels.tolist(), [np.round(path.get_extents().extents, 3).tolist() for path in lines.get_paths()])
filled = ax.tricontourf(mesh, [0, 1, 2, 3, 4])
print(filled.levels.tolist(), [round(float(v), 3) for v in (*ax.get_xlim(), *ax.get_ylim())])
mesh.set_mask([True, False, False, False])
print(mesh.get_masked_triangles().tolist(), len(mesh.edges))
