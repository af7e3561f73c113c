"""A stream filtered in pieces gives what the whole would."""
import numpy as np
from scipy.signal import butter, lfilter, lfilter_zi, sosfilt, sosfilt_zi

np.set_printoptions(precision=12)
x = np.random.RandomState(0).normal(size=60)
b, a = butter(3, 0.2)
zi = lfilter_zi(b, a) * x[0]
whole, _ = lfilter(b, a, x, zi=zi)
parts = []
for piece in np.split(x, 4):
    y, zi = lfilter(b, a, piece, zi=zi)
    parts.append(y)
print(np.abs(np.concatenate(parts) - whole).max() < 1e-12, np.round(whole[:4], 10))
sos = butter(4, [0.1, 0.3], btype="band", output="sos")
state = sosfilt_zi(sos) * 0
out = np.concatenate([sosfilt(sos, x[:25], zi=state)[0], sosfilt(sos, x[25:], zi=sosfilt(sos, x[:25], zi=state)[1])[0]])
print(np.abs(out - sosfilt(sos, x)).max() < 1e-12, np.round(out[-3:], 12))
