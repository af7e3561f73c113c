"""Polynomials, zeros and poles, sections: one filter in many forms."""
import numpy as np
from scipy.signal import butter, sos2tf, sos2zpk, tf2sos, tf2zpk, zpk2sos, zpk2tf

np.set_printoptions(precision=12)
b, a = butter(3, 0.25)
z, p, k = tf2zpk([1.0, -0.5, 0.06], [1.0, 0.5])
print(z, p, k)
print(zpk2tf([0.3, 0.2], [-0.5], 2), zpk2tf([], [1j, -1j], 1.5))
print(np.round(tf2sos([1, 2, 1], [1, -0.2, 0.5]), 10))
z, p, k = butter(5, 0.3, output="zpk")
for pairing in ("nearest", "keep_odd", "minimal"):
    print(pairing, np.round(zpk2sos(z, p, k, pairing=pairing), 12).tolist())
sos = butter(4, 0.4, output="sos")
print(*[np.round(part, 11) for part in sos2tf(sos)])
print(*[np.round(np.sort_complex(part), 10) for part in sos2zpk(sos)[:2]])
for call in (lambda: zpk2sos([1j], [0.5], 1), lambda: zpk2sos([], [0.5], 1, pairing="x"), lambda: tf2zpk([1], [0.0])):
    try:
        call()
    except ValueError as error:
        print(error)
