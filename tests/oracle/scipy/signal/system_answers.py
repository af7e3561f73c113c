"""What continuous systems answer to steps, impulses and any input."""
import numpy as np
from scipy import signal

np.set_printoptions(precision=12)
system = signal.lti([1.0], [1.0, 1.0, 4.0])
t, y = signal.step(system, N=6)
print(np.round(t, 9), np.round(y, 11))
print(np.round(signal.impulse(system, T=np.linspace(0, 3, 5))[1], 11) + 0.0)
T = np.linspace(0, 2, 6)
t, y, x = signal.lsim(system, U=np.sin(T), T=T)
print(np.round(y, 12), np.round(x, 11)[-1])
print(np.round(signal.lsim(system, np.ones(6), T, X0=[0.5, 0.1], interp=False)[1], 11), np.round(system.step(T=T)[1], 11))
w, mag, phase = signal.bode(system, w=[0.1, 1, 2, 10])
print(np.round(mag, 9), np.round(phase, 9))
print(*[np.round(part, 11)[:3] for part in signal.freqresp(([1.0], [1.0, 2.0]), n=5)], np.round(system.bode(n=3)[0], 10))
for call in (lambda: signal.lsim(system, [1, 2], T), lambda: signal.lsim(system, T, [0, 1, 3]), lambda: signal.step(signal.dlti([1], [1, 2], dt=1))):
    try:
        call()
    except (AttributeError, ValueError) as error:
        print(type(error).__name__, error)
