"""Filtering forward and backward, so that nothing is delayed."""
import numpy as np
from scipy.signal import butter, filtfilt

np.set_printoptions(precision=12)
t = np.linspace(0, 1, 40)
x = np.sin(2 * np.pi * 3 * t) + 0.3 * np.random.RandomState(0).normal(size=40)
b, a = butter(3, 0.3)
print(np.round(filtfilt(b, a, x), 10)[:8])
for padtype in ("even", "constant", None):
    print(padtype, np.round(filtfilt(b, a, x, padtype=padtype), 10)[:4])
print(np.round(filtfilt(b, a, x, padlen=5), 10)[-4:], np.round(filtfilt(b, a, np.stack([x, -x]), axis=1), 10)[:, :3])
print(np.round(filtfilt(b, a, x, method="gust"), 10)[:4])
for call in (lambda: filtfilt(b, a, x[:10]), lambda: filtfilt(b, a, x, padtype="x"), lambda: filtfilt(b, a, x, method="x")):
    try:
        call()
    except ValueError as error:
        print(error)
