# Colours of each colormap at a few places.
import matplotlib as mpl
import numpy as np

places = np.linspace(0, 1, 7)
for name in mpl.colormaps:
    cmap = mpl.colormaps[name]
    print(name, cmap.N, (np.round(cmap(places)[:, :3], 5) + 0.0).ravel().tolist())
