# Colours below, above and for missing values.
import matplotlib as mpl
import numpy as np

v = mpl.colormaps["viridis"]
c = v.copy()
c.set_bad("r"); c.set_under("g", 0.5); c.set_over("b")
print(c.get_bad().tolist(), c.get_under().tolist(), c.get_over().tolist(), c([-0.1, 1.1, np.nan]).tolist())
c.set_extremes(bad="k", under="w", over="k")
print(c.get_bad().tolist(), c.get_under().tolist())
d = v.with_extremes(under="r")
print(d.get_under().tolist(), v.get_under().tolist(), d.get_over().tolist(), d == v, v == mpl.colormaps["viridis"], v is mpl.colormaps["viridis"])
print(d.reversed().get_over().tolist(), d.resampled(4).get_under().tolist(), v.get_bad().tolist())
