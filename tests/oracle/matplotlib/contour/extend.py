import matplotlib.pyplot as plt
import numpy as np

z = np.arange(25.0).reshape(5, 5)
fig, ax = plt.subplots()
for extend in ("neither", "min", "max", "both"):
    filled = ax.contourf(z, levels=[5, 10, 15], extend=extend)
    print(extend, filled.levels.tolist(), filled.layers.tolist(), np.round(filled.get_facecolor(), 3).tolist(), len(filled.get_paths()))
filled = ax.contourf(z, levels=[5, 10, 15], extend="both", colors=["r", "g", "b", "y"])
print(filled.get_facecolor().tolist(), filled.cvalues)
filled = ax.contourf(z, levels=[5, 10, 15], colors=["r", "g"], hatches=["/", "x"])
print(filled.get_facecolor().tolist(), filled.hatches)
artists, words = filled.legend_elements()
print(words, [type(artist).__name__ for artist in artists])
artists, words = ax.contour(z, levels=[5, 10]).legend_elements("z")
print(words, [artist.get_linewidth() for artist in artists])
