# Shaded relief.
import matplotlib as mpl
import numpy as np
from matplotlib.colors import LightSource

y, x = np.mgrid[-2:2:5j, -2:2:6j]
z = np.exp(-(x**2) - y**2) * 3
light = LightSource(azdeg=300, altdeg=40)
print(light.direction.round(6).tolist(), light.hillshade(z).round(6).tolist())
print(light.hillshade(z, vert_exag=3, dx=2, dy=0.5, fraction=1.5).round(5)[1].tolist())
for mode in ("overlay", "soft", "hsv"):
    print(light.shade(z, mpl.colormaps["gist_earth"], blend_mode=mode).round(5)[1].tolist())
rgb = np.full(z.shape + (3,), 0.4)
print(light.shade_rgb(rgb, z).round(5)[2].tolist(), light.shade_rgb(rgb, z, blend_mode=lambda c, i: c * i).round(5)[0].tolist())
try:
    light.shade_rgb(rgb, z, blend_mode="zz")
except ValueError as error:
    print(str(error)[:40])
