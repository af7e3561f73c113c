"""Waves whose frequency changes."""
import numpy as np
from scipy.signal import chirp, sweep_poly

np.set_printoptions(precision=12)
t = np.linspace(0, 2, 6)
for method in ("linear", "quadratic", "logarithmic", "hyperbolic"):
    print(method, np.round(chirp(t, 6, 2, 1, method=method, phi=30), 11))
print(np.round(chirp(t, 6, 2, 1, "quadratic", vertex_zero=False), 10), np.round(chirp(t, 1, 2, 3, complex=True), 10)[:3])
print(np.round(sweep_poly(t, np.poly1d([0.5, -1, 3]), phi=90), 11) + 0.0)
for call in (lambda: chirp(t, 0, 1, 5, "log"), lambda: chirp(t, 0, 1, 5, "hyp"), lambda: chirp(t, 1, 1, 5, "cubic")):
    try:
        call()
    except ValueError as error:
        print(error)
