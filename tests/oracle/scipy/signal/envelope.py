"""Envelopes of bands, and how well events keep a period."""
import numpy as np
from scipy.signal import envelope, vectorstrength

np.set_printoptions(precision=12)
t = np.arange(32) / 32
x = (1 + 0.5 * np.cos(2 * np.pi * t)) * np.cos(2 * np.pi * 8 * t) + 2
for part in envelope(x, (3, None)):
    print(np.round(part, 10)[:6] + 0.0)
print(np.round(envelope(x, (2, 12), squared=True, residual=None), 10)[:5])
print(np.round(vectorstrength([0.1, 1.12, 2.08, 3.1], 1.0), 11), np.round(vectorstrength([0.1, 1.1, 2.6], [1.0, 0.5]), 10))
