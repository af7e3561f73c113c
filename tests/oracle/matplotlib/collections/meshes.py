import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
mesh = ax.pcolormesh(np.arange(6).reshape(2, 3))
print(type(mesh).__name__, mesh.get_array().tolist(), mesh.get_coordinates().shape, [float(v) for v in mesh.get_clim()], mesh.get_datalim(ax.transData))
fig.canvas.draw()
print(mesh.get_facecolor().round(3).tolist(), len(mesh.get_paths()))
mesh.set_array(np.ones((2, 3)) * 2)
print(mesh.get_array().tolist())
smooth = ax.pcolormesh([0, 1, 2], [0, 1], np.arange(6).reshape(2, 3), shading="gouraud")
print(smooth.get_array().shape, smooth.get_coordinates().shape)
cells = ax.pcolor(np.arange(4).reshape(2, 2))
print(type(cells).__name__, len(cells.get_paths()))
try:
    mesh.set_array(np.ones((3, 3)))
except ValueError as error:
    print(error)
