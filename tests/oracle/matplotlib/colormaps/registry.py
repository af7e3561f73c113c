# Colormaps are registered and removed by name.
import matplotlib as mpl
import matplotlib.pyplot as plt
from matplotlib import cm
from matplotlib.colors import ListedColormap

c = ListedColormap(["r", "g", "b"], name="mine")
print(len(mpl.colormaps), "jet" in mpl.colormaps, list(mpl.colormaps)[:4], mpl.colormaps.get("zz"))
mpl.colormaps.register(c)
print(mpl.colormaps["mine"].colors, "mine" in mpl.colormaps, plt.get_cmap("mine").N)
mpl.colormaps.register(c, name="other", force=True)
print(mpl.colormaps["other"].name, len(mpl.colormaps))
mpl.colormaps.unregister("other"); mpl.colormaps.unregister("never")
print(cm.viridis.name, plt.cm.Blues_r.name, plt.get_cmap("viridis", 5).N, plt.get_cmap(None).name, mpl.colormaps.get_cmap(None).name, plt.get_cmap(c) is c)
for call in (lambda: mpl.colormaps["zz"], lambda: mpl.colormaps.register(c), lambda: mpl.colormaps.register(c, name="viridis", force=True),
             lambda: mpl.colormaps.register("x"), lambda: mpl.colormaps.unregister("viridis"), lambda: mpl.colormaps.get_cmap(3), lambda: cm.zz,
             lambda: plt.get_cmap("zz"), lambda: mpl.colormaps.get_cmap("zz")):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, str(error)[:100])
