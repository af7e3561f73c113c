# trigonometric functions
import numpy as np

x = np.array([0, np.pi / 6, np.pi / 4, np.pi / 2, np.pi])
print(np.sin(x))
print(np.cos(x).round(10))
print(np.tan(x[:3]))
print(np.arcsin([0, 0.5, 1]), np.arccos([0, 0.5, 1]), np.arctan([0, 1, np.inf]))
print(np.arctan2([1, -1], [1, 1]), np.hypot(3, 4), np.hypot([3, 5], [4, 12]))
print(np.degrees(x), np.radians([0, 90, 180]), np.deg2rad(180), np.rad2deg(np.pi))
print(np.sinh([0, 1]), np.cosh([0, 1]), np.tanh([0, 1]))
print(np.arcsinh([0, 1]), np.arccosh([1, 2]), np.arctanh([0, 0.5]))
print(np.sinc([0, 0.5, 1]).round(12), np.unwrap([0, 3, 6.5, 0.2]))
