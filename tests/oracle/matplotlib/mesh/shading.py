import matplotlib.pyplot as plt
import numpy as np

values = np.arange(6.0).reshape(2, 3)
fig, axes = plt.subplots(1, 4)
mesh = axes[0].pcolormesh(values)
print(type(mesh).__name__, mesh.get_array().tolist(), mesh.get_coordinates().shape, mesh.get_clim(), mesh._shading if hasattr(mesh, "_shading") else None)
mesh = axes[1].pcolormesh([0, 1, 2, 4], [0, 10, 20], values, cmap="magma", vmin=-1, vmax=9, edgecolors="k", linewidth=0.5)
print(mesh.get_coordinates()[0].tolist(), mesh.get_clim(), mesh.get_linewidth(), mesh.get_edgecolor().tolist())
mesh = axes[2].pcolormesh([0, 1, 3], [0, 1], values, shading="nearest")
print(mesh.get_coordinates().tolist())
mesh = axes[3].pcolormesh([0, 1, 3], [0, 1], values, shading="gouraud")
print(mesh.get_coordinates().shape)
for ax in axes:
    print([round(float(v), 4) for v in (*ax.get_xlim(), *ax.get_ylim())])
mesh.set_array(values * 2)
print(mesh.get_array().max())
