"""Filtering by sections of second order."""
import numpy as np
from scipy.signal import butter, sosfilt, sosfilt_zi, sosfiltfilt

np.set_printoptions(precision=12)
x = np.cos(np.arange(30) * 0.7) + np.arange(30) * 0.1
sos = butter(4, 0.3, output="sos")
print(np.round(sosfilt(sos, x), 10)[:6])
zi = sosfilt_zi(sos)
y, zf = sosfilt(sos, x, zi=zi * x[0])
print(np.round(zi, 12), np.round(y, 10)[:6], np.round(zf, 11))
print(np.round(sosfiltfilt(sos, x), 10)[:6], np.round(sosfiltfilt(sos, np.stack([x, x[::-1]], axis=1), axis=0), 10)[:2])
for call in (lambda: sosfilt(sos[:, :5], x), lambda: sosfilt(sos * 2, x), lambda: sosfilt(sos, x, zi=np.zeros((1, 2))), lambda: sosfiltfilt(sos, x[:5])):
    try:
        call()
    except ValueError as error:
        print(error)
