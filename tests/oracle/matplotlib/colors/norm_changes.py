# Mappables hear when a norm or a colormap changes.
import matplotlib as mpl
from matplotlib.cm import ScalarMappable
from matplotlib.colors import LogNorm, Normalize

heard = []
norm = Normalize(0, 1)
norm.callbacks.connect("changed", lambda: heard.append("norm"))
mappable = ScalarMappable(norm, "viridis")
mappable.callbacks.connect("changed", lambda m: heard.append("mappable"))
norm.vmin = 0.5
print(heard); heard.clear()
norm.vmin = 0.5
print(heard)
mappable.set_clim(0, 3); print(heard); heard.clear()
mappable.set_cmap("jet"); print(heard); heard.clear()
mappable.norm = LogNorm(1, 10); print(heard, mappable.get_clim()); heard.clear()
norm.vmax = 100; print(heard)
mappable.cmap = mpl.colormaps["Blues"]; print(mappable.cmap.name)
