"""Spectra of samples at uneven times."""
import numpy as np
from scipy.signal import lombscargle

np.set_printoptions(precision=12)
rng = np.random.RandomState(2)
t = np.sort(rng.uniform(0, 20, 60))
y = 2 * np.sin(1.5 * t + 0.3) + 0.1 * rng.normal(size=60)
w = np.linspace(0.5, 3, 6)
print(np.round(lombscargle(t, y, w), 10))
print(np.round(lombscargle(t, y, w, normalize=True), 12))
print(np.round(lombscargle(t, y + 5, w, floating_mean=True, normalize="power"), 10))
print(np.round(lombscargle(t, y, w, normalize="amplitude", weights=np.linspace(1, 2, 60)), 11))
for call in (lambda: lombscargle(t, y[:5], w), lambda: lombscargle(t, y, w, normalize="x"), lambda: lombscargle(t, y, [])):
    try:
        call()
    except ValueError as error:
        print(error)
