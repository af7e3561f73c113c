"""Systems as state spaces, and back."""
import numpy as np
from scipy.signal import abcd_normalize, cont2discrete, ss2tf, ss2zpk, tf2ss, zpk2ss

np.set_printoptions(precision=12)
for part in tf2ss([1, 3, 3], [1, 2, 1]):
    print(part.tolist())
print(*ss2tf([[-2, -1], [1, 0]], [[1], [0]], [[1, 2]], [[1]]))
print([part.tolist() for part in zpk2ss([-1], [-2, -3], 4)], ss2zpk([[-2, -1], [1, 0]], [[1], [0]], [[1, 2]], [[0]])[0])
system = np.array([[0.0, 1], [-2, -3]]), np.array([[0.0], [1]]), np.array([[1.0, 0]]), np.array([[0.0]])
for method, alpha in (("zoh", None), ("foh", None), ("bilinear", None), ("euler", None), ("backward_diff", None), ("impulse", None), ("gbt", 0.3)):
    a, b, c, d, dt = cont2discrete(system, 0.1, method, alpha)
    print(method, np.round(a, 11).tolist(), np.round(b, 12).tolist(), np.round(c, 11).tolist(), np.round(d, 13).tolist())
print(*[np.round(part, 10) for part in cont2discrete(([1.0], [1.0, 2.0]), 0.5)], [part.shape for part in abcd_normalize(A=[[1]], D=[[2, 3]])])
for call in (lambda: tf2ss([1, 2, 3], [1, 2]), lambda: cont2discrete(system, 0.1, "x"), lambda: cont2discrete(system, 0.1, "gbt"),
             lambda: abcd_normalize(), lambda: abcd_normalize([[1]], [[1], [2]], [[1]], [[1]])):
    try:
        call()
    except ValueError as error:
        print(error)
