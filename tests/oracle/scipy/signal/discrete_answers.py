"""What discrete systems answer."""
import numpy as np
from scipy import signal

np.set_printoptions(precision=12)
system = signal.dlti([1.0], [1.0, -0.5], dt=0.5)
t, y = signal.dstep(system, n=5)
print(t, y[0].ravel())
print(signal.dimpulse(system, n=4)[1][0].ravel(), signal.dlsim(system, [1.0, 0, 2, 0])[1].ravel())
t, y, x = signal.dlsim(signal.StateSpace([[0.5]], [[1.0]], [[2.0]], [[0.0]], dt=1), [1, 1, 1], x0=[1.0])
print(t, y.ravel(), x.ravel())
print(*[np.round(part, 10) for part in signal.dbode(system, n=4)])
print(*[np.round(part, 11) for part in signal.dfreqresp(system, w=[0.1, 1.0])], signal.dlsim((1.0, [1, -0.5], 0.5), [1, 2, 3], t=[0, 0.5, 1.0])[1].ravel())
try:
    signal.dstep(signal.lti([1], [1, 2]))
except AttributeError as error:
    print(error)
