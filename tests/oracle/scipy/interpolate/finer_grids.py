"""A coarse grid made finer, in several ways."""
import numpy as np
from scipy.interpolate import RectBivariateSpline, RegularGridInterpolator, interpn

x, y = np.linspace(0, 4, 6), np.linspace(0, 3, 5)
z = np.cos(x)[:, None] * np.sin(y)
fine_x, fine_y = np.linspace(0, 4, 3), np.array([0.4, 1.6])
print(np.round(RectBivariateSpline(x, y, z)(fine_x, fine_y), 10).tolist())
gx, gy = np.meshgrid(fine_x, fine_y, indexing="ij")
for method in ("linear", "nearest", "pchip"):
    print(method, np.round(RegularGridInterpolator((x, y), z, method=method)((gx, gy)), 10).tolist())
print(np.round(interpn((x, y), z, np.stack([gx, gy], axis=-1)), 10).shape, np.round(interpn((x, y), z, (gx, gy), method="splinef2d"), 10).tolist())
