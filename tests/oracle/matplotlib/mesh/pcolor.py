import matplotlib.pyplot as plt
import numpy as np

values = np.array([[1.0, np.nan], [3.0, 4.0]])
fig, ax = plt.subplots()
mesh = ax.pcolor(values)
print(type(mesh).__name__, mesh.get_linewidth(), mesh.get_clim(), len(mesh.get_paths()))
print([round(float(v), 4) for v in (*ax.get_xlim(), *ax.get_ylim())])
mesh = ax.pcolor([0, 2, 4], [0, 1, 2], values, edgecolors="w", linewidths=2)
print(mesh.get_paths()[0].vertices.tolist(), mesh.get_linewidth())
image = ax.pcolorfast(np.arange(4).reshape(2, 2))
print(type(image).__name__, image.get_extent())
image = ax.pcolorfast((0, 4), (0, 8), np.arange(4).reshape(2, 2), cmap="gray")
print(image.get_extent(), image.get_cmap().name, image.origin)
