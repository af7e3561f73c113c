"""Square waves, saw teeth, pulses and impulses."""
import numpy as np
from scipy.signal import gausspulse, sawtooth, square, unit_impulse

np.set_printoptions(precision=12)
t = np.linspace(0, 2 * np.pi, 9)
print(square(t), square(t, duty=0.25))
print(np.round(sawtooth(t), 10), np.round(sawtooth(t, width=0.5), 10), sawtooth(1.0, 2.0))
print(np.round(gausspulse(np.linspace(-1, 1, 5) / 1000), 10), round(float(gausspulse("cutoff", fc=5)), 11))
print(*[np.round(part, 10) for part in gausspulse(np.array([0.0, 1e-4]), retquad=True, retenv=True)])
print(unit_impulse(5), unit_impulse(5, 2), unit_impulse((3, 3), "mid").tolist(), unit_impulse((2, 2), 1, dtype=int).tolist())
for call in (lambda: gausspulse(t, fc=-1), lambda: gausspulse(t, bw=0), lambda: gausspulse("x"), lambda: gausspulse(t, bwr=3)):
    try:
        call()
    except ValueError as error:
        print(error)
