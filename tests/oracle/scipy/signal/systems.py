"""Systems as objects."""
import numpy as np
from scipy import signal

np.set_printoptions(precision=12)
system = signal.TransferFunction([1, 2], [1, 3, 5])
print(repr(system), system.num, system.den, system.poles, system.zeros, system.dt)
print(repr(signal.lti([1], [1, 2])), type(signal.lti([1], [2], 3)).__name__, type(signal.dlti([1], [1, 0.5], dt=0.1)).__name__)
print(repr(signal.StateSpace([[0, 1], [-2, -3]], [[0], [1]], [[1, 0]], [[0]])))
print(repr(system.to_ss()), repr(signal.ZerosPolesGain([1], [2, 3], 4).to_tf()))
print(repr(signal.dlti([1], [1, -0.5], dt=0.1)), repr(signal.TransferFunction([1.0], [1.0, 1.0]).to_discrete(0.1)))
one = signal.StateSpace(-1.0, 1.0, 1.0, 0.0)
print(repr(one + one), repr(one * 2), repr(-one), repr(one - 1))
for call in (lambda: signal.lti([1]), lambda: one + signal.StateSpace(0.5, 1.0, 1.0, 0.0, dt=0.1), lambda: one / np.ones(2)):
    try:
        call()
    except (TypeError, ValueError) as error:
        print(type(error).__name__, str(error).split("<")[0])
