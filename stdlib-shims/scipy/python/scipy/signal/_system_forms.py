"""Systems as transfer functions, zeros and poles, or state spaces; continuous ones made discrete."""

import numpy as np

from scipy.signal._forms import normalize, tf2zpk, zpk2tf


def exponential(matrix):
    """The exponential of a matrix, by Padé's quotient of order 13 of a halved matrix, squared again."""
    matrix = np.asarray(matrix, dtype=np.result_type(matrix, float))
    n = matrix.shape[0]
    if n == 0:
        return matrix.copy()
    norm = np.max(np.sum(np.abs(matrix), axis=0))
    halvings = max(0, int(np.ceil(np.log2(norm / 4.25)))) if norm > 4.25 else 0
    x = matrix / 2.0**halvings
    c = [64764752532480000.0, 32382376266240000.0, 7771770303897600.0, 1187353796428800.0, 129060195264000.0, 10559470521600.0,
         670442572800.0, 33522128640.0, 1323241920.0, 40840800.0, 960960.0, 16380.0, 182.0, 1.0]
    one = np.eye(n)
    x2 = x @ x
    x4 = x2 @ x2
    x6 = x4 @ x2
    odd = x @ (x6 @ (c[13] * x6 + c[11] * x4 + c[9] * x2) + c[7] * x6 + c[5] * x4 + c[3] * x2 + c[1] * one)
    even = x6 @ (c[12] * x6 + c[10] * x4 + c[8] * x2) + c[6] * x6 + c[4] * x4 + c[2] * x2 + c[0] * one
    found = np.linalg.solve(even - odd, even + odd)
    for _ in range(halvings):
        found = found @ found
    return found


def tf2ss(num, den):
    """A state space in controller form from polynomials."""
    num, den = normalize(num, den)
    num = num[None] if num.ndim == 1 else num
    top, bottom = num.shape[1], len(den)
    if top > bottom:
        raise ValueError("Improper transfer function. `num` is longer than `den`.")
    if top == 0 or bottom == 0:
        return tuple(np.array([], dtype=float) for _ in range(4))
    num = np.hstack((np.zeros((num.shape[0], bottom - top), dtype=num.dtype), num))
    D = num[:, :1]
    if bottom == 1:
        return np.zeros((1, 1)), np.zeros((1, D.shape[1])), np.zeros((D.shape[0], 1)), D
    A = np.vstack((-den[None, 1:], np.eye(bottom - 2, bottom - 1)))
    return A, np.eye(bottom - 1, 1), num[:, 1:] - np.outer(num[:, 0], den[1:]), D


def abcd_normalize(A=None, B=None, C=None, D=None):
    """The four matrices with the missing ones filled with zeros."""
    if A is None and B is None and C is None:
        raise ValueError("Dimension n is undefined for parameters A = B = C = None!")
    if B is None and D is None:
        raise ValueError("Dimension p is undefined for parameters B = D = None!")
    if C is None and D is None:
        raise ValueError("Dimension q is undefined for parameters C = D = None!")
    A, B, C, D = (np.zeros((0, 0)) if part is None else np.atleast_2d(np.asarray(part)) for part in (A, B, C, D))
    n = A.shape[0] or B.shape[0] or C.shape[1]
    p, q = B.shape[1] or D.shape[1], C.shape[0] or D.shape[0]
    shapes = {"A": (n, n), "B": (n, p), "C": (q, n), "D": (q, p)}
    found = []
    for (name, (rows, columns)), part in zip(shapes.items(), (A, B, C, D)):
        part = part if part.size else np.zeros((rows, columns))
        if part.shape != (rows, columns):
            raise ValueError(f"Parameter {name} has shape {part.shape} but should be ({rows}, {columns})!")
        found.append(part)
    return tuple(found)


def ss2tf(A, B, C, D, input=0):
    """Polynomials from a state space, for one of its inputs."""
    A, B, C, D = abcd_normalize(A, B, C, D)
    n_out, n_in = D.shape
    if input >= n_in:
        raise ValueError("System does not have the input specified.")
    B, D = B[:, input: input + 1], D[:, input: input + 1]
    if B.size == 0 and C.size == 0:
        return np.ravel(D), [] if D.size == 0 and A.size == 0 else np.poly(A)
    den = np.poly(A)
    kind = (A[:, 0] + B[:, 0] + C[0, :] + D + 0.0).dtype
    num = np.empty((n_out, A.shape[0] + 1), dtype=kind)
    for row in range(n_out):
        num[row] = np.poly(A - np.dot(B, C[row: row + 1])) + (D[row] - 1) * den
    return num, den


def zpk2ss(z, p, k):
    """A state space from zeros, poles and gain."""
    return tf2ss(*zpk2tf(z, p, k))


def ss2zpk(A, B, C, D, input=0):
    """Zeros, poles and gain from a state space."""
    return tf2zpk(*ss2tf(A, B, C, D, input=input))


def _with_held_input(a, b, dt):
    n, p = b.shape
    steps = exponential(dt * np.vstack((np.hstack((a, b)), np.zeros((p, n + p)))))
    return steps[:n, :n], steps[:n, n:]


def _generalized(a, b, c, d, dt, alpha):
    one = np.eye(a.shape[0])
    left = one - alpha * dt * a
    ad, bd = np.linalg.solve(left, one + (1.0 - alpha) * dt * a), np.linalg.solve(left, dt * b)
    return ad, bd, np.linalg.solve(left.T, c.T).T, d + alpha * np.dot(c, bd), dt


def _with_straight_input(a, b, c, d, dt):
    n, m = b.shape
    whole = np.zeros((n + 2 * m, n + 2 * m))
    whole[:n, :n], whole[:n, n: n + m] = a * dt, b * dt
    whole[n: n + m, n + m:] = np.eye(m)
    steps = exponential(whole)
    ad, first, second = steps[:n, :n], steps[:n, n: n + m], steps[:n, n + m:]
    return ad, first - second + ad @ second, c, d + c @ second, dt


def cont2discrete(system, dt, method="zoh", alpha=None):
    """The discrete system that does the same at every dt."""
    if hasattr(system, "to_discrete") and callable(system.to_discrete):
        return system.to_discrete(dt=dt, method=method, alpha=alpha)
    if len(system) == 2:
        return ss2tf(*cont2discrete(tf2ss(*system), dt, method=method, alpha=alpha)[:4]) + (dt,)
    if len(system) == 3:
        return ss2zpk(*cont2discrete(zpk2ss(*system), dt, method=method, alpha=alpha)[:4]) + (dt,)
    if len(system) != 4:
        raise ValueError("First argument must either be a tuple of 2 (tf), 3 (zpk), or 4 (ss) arrays.")
    a, b, c, d = (np.asarray(part) for part in system)
    if method == "gbt":
        if alpha is None:
            raise ValueError("Alpha parameter must be specified for the generalized bilinear transform (gbt) method")
        if alpha < 0 or alpha > 1:
            raise ValueError("Alpha parameter must be within the interval [0,1] for the gbt method")
        return _generalized(a, b, c, d, dt, alpha)
    shares = {"bilinear": 0.5, "tustin": 0.5, "euler": 0.0, "forward_diff": 0.0, "backward_diff": 1.0}
    if method in shares:
        return _generalized(a, b, c, d, dt, shares[method])
    if method == "zoh":
        return (*_with_held_input(a, b, dt), c, d, dt)
    if method == "foh":
        return _with_straight_input(a, b, c, d, dt)
    if method == "impulse":
        if not np.allclose(d, 0):
            raise ValueError("Impulse method is only applicable to strictly proper systems")
        ad = exponential(a * dt)
        return ad, ad @ b * dt, c, c @ b * dt, dt
    raise ValueError(f"Unknown transformation method '{method}'")
