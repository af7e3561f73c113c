# Other directions and other numbers of colours.
import matplotlib as mpl
import numpy as np

v, jet = mpl.colormaps["viridis"], mpl.colormaps["jet"]
print(v.reversed().name, v.reversed("zz").name, np.round(v.reversed()([0.0, 0.3]), 5).tolist())
s = v.resampled(5)
print(s.name, s.N, type(s).__name__, np.round(s.colors, 5).tolist())
j = jet.resampled(4)
print(j.name, j.N, type(j).__name__, np.round(j(np.arange(4)), 5).tolist())
print(jet.reversed().name, np.round(jet.reversed()([0.0, 0.3, 1.0]), 5).tolist())
print(v.N, v.monochrome, v.colorbar_extend, len(v.colors), v.is_gray(), mpl.colormaps["gray"].is_gray(), mpl.colormaps["tab10"].N)
