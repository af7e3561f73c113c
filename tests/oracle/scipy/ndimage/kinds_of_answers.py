"""The answer's type follows the input's, or what is asked for."""
import numpy as np
from scipy import ndimage

np.set_printoptions(precision=12)
x = np.array([0, 10, 255, 3, 7], dtype=np.uint8)
for call in (lambda v, **k: ndimage.gaussian_filter1d(v, 1, **k), lambda v, **k: ndimage.uniform_filter1d(v, 2, **k), lambda v, **k: ndimage.median_filter(v, 3, **k), lambda v, **k: ndimage.correlate1d(v, [1, 0, -1], **k)):
    print(call(x), call(x.astype(np.int16)), call(x, output=np.float64).round(9), call(x.astype(np.float32)).dtype, call(x > 5))
place = np.zeros(5, dtype=np.float32)
ndimage.gaussian_filter(x, 1, output=place)
print(place.round(4), ndimage.zoom(x, 1.5), ndimage.shift(x, 0.5), ndimage.shift(x.astype(float), 0.5, output=int), ndimage.sobel(x, output="int16"))
for call in (lambda: ndimage.gaussian_filter(x, 1, output=np.zeros(3)), lambda: ndimage.gaussian_filter(x, 1, output="bool"), lambda: ndimage.median_filter(x * 1j, 3)):
    try:
        call()
    except (RuntimeError, TypeError) as error:
        print(type(error).__name__, error)
