# identities hold to rounding
import numpy as np

x = np.linspace(0, 2 * np.pi, 9)
print(np.round(np.sin(x) ** 2 + np.cos(x) ** 2, 12))
print(np.round(np.sin(x), 6) + 0.0)
print(np.allclose(np.tan(x[1:2]), np.sin(x[1:2]) / np.cos(x[1:2])), np.arcsin(0.25))
print(np.angle(np.exp(1j * x[:4])).round(6), np.rad2deg(x[:3]))
