"""The analytic signal: envelope and phase."""
import numpy as np
from scipy.signal import hilbert, hilbert2

np.set_printoptions(precision=12)
t = np.arange(16) / 16
x = (1 + 0.5 * t) * np.cos(2 * np.pi * 3 * t)
z = hilbert(x)
print(np.round(z, 10)[:4], np.round(np.abs(z), 10)[:6])
print(np.round(np.unwrap(np.angle(z)), 9)[:6])
print(np.round(hilbert(x[:5]), 10), np.round(hilbert(x[:4], N=6), 10))
print(np.round(hilbert(np.stack([x, -x], axis=1), axis=0), 10)[:2])
print(np.round(hilbert2(np.arange(9.0).reshape(3, 3) ** 1.5), 10))
for call in (lambda: hilbert(z), lambda: hilbert(x, N=0)):
    try:
        call()
    except ValueError as error:
        print(error)
