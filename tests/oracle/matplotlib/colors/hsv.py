# Hue, saturation and value.
import numpy as np
from matplotlib.colors import hsv_to_rgb, rgb_to_hsv

print(rgb_to_hsv((1, 0.5, 0.25)).round(6).tolist(), hsv_to_rgb((0.3, 0.5, 0.25)).round(6).tolist())
grid = np.array([[[0.2, 0.9, 0.9], [0, 0, 0]], [[1, 0, 1], [0.3, 0.3, 0.3]], [[0, 1, 0], [0.5, 0.25, 1]]])
print(rgb_to_hsv(grid).round(6).tolist())
print(hsv_to_rgb(rgb_to_hsv(grid)).round(6).tolist())
print([hsv_to_rgb((h / 10, 1, 1)).round(4).tolist() for h in range(11)])
for call in (lambda: rgb_to_hsv((0, 0)), lambda: hsv_to_rgb((0, 0)), lambda: rgb_to_hsv([[2.0, 0.0, 0.0]])):
    try:
        print(call())
    except ValueError as error:
        print(str(error)[:45])
