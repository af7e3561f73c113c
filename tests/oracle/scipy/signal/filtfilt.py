"""Filtering forward and backward, so that nothing is delayed."""
import numpy as np
from scipy.signal import butter, filtfilt

t = np.linspace(0, 1, 40)
x = np.sin(2 * np.pi * 3 * t) + 0.3 * np.random.RandomState(0).normal(size=40)
b, a = butter(3, 0.3)
print(np.round(filtfilt(b, a, x), 8)[:8])
for padtype in ("even", "constant", None):
    print(padtype, np.round(filtfilt(b, a, x, padtype=padtype), 8)[:4])
print(np.round(filtfilt(b, a, x, padlen=5), 8)[-4:], np.round(filtfilt(b, a, np.stack([x, -x]), axis=1), 8)[:, :3])
print(np.round(filtfilt(b, a, x, method="gust"), 6)[:4])
for call in (lambda: filtfilt(b, a, x[:10]), lambda: filtfilt(b, a, x, padtype="x"), lambda: filtfilt(b, a, x, method="x")):
    try:
        call()
    except ValueError as error:
        print(error)
