"""Waves to try things with: sweeps, squares, saw teeth, pulses, sequences."""

import numpy as np

TAPS = {
    2: [1], 3: [2], 4: [3], 5: [3], 6: [5], 7: [6], 8: [7, 6, 1], 9: [5], 10: [7], 11: [9], 12: [11, 10, 4], 13: [12, 11, 8],
    14: [13, 12, 2], 15: [14], 16: [15, 13, 4], 17: [14], 18: [11], 19: [18, 17, 14], 20: [17], 21: [19], 22: [21], 23: [18],
    24: [23, 22, 17], 25: [22], 26: [25, 24, 20], 27: [26, 25, 22], 28: [25], 29: [27], 30: [29, 28, 7], 31: [28], 32: [31, 30, 10],
}


def _phases(t, width):
    """Where in its period each time is, the width there, and which widths are none."""
    t, width = np.broadcast_arrays(np.asarray(t, dtype=float), np.asarray(width, dtype=float))
    return np.mod(t, 2 * np.pi), width, (width > 1) | (width < 0)


def sawtooth(t, width=1):
    """Rises from -1 to 1 in a share of each period of 2 pi, falls in the rest."""
    phase, width, wrong = _phases(t, width)
    with np.errstate(divide="ignore", invalid="ignore"):
        rising, falling = phase / (np.pi * width) - 1, (np.pi * (width + 1) - phase) / (np.pi * (1 - width))
    return np.where(wrong, np.nan, np.where(phase < width * 2 * np.pi, rising, falling))


def square(t, duty=0.5):
    """1 in a share of each period of 2 pi, -1 in the rest."""
    phase, duty, wrong = _phases(t, duty)
    return np.where(wrong, np.nan, np.where(phase < duty * 2 * np.pi, 1.0, -1.0))


def gausspulse(t, fc=1000, bw=0.5, bwr=-6, tpr=-60, retquad=False, retenv=False):
    """A wave within a normal curve."""
    if fc < 0:
        raise ValueError(f"Center frequency (fc={fc:.2f}) must be >=0.")
    if bw <= 0:
        raise ValueError(f"Fractional bandwidth (bw={bw:.2f}) must be > 0.")
    if bwr >= 0:
        raise ValueError(f"Reference level for bandwidth (bwr={bwr:.2f}) must be < 0 dB")
    narrow = -((np.pi * fc * bw) ** 2) / (4.0 * np.log(pow(10.0, bwr / 20.0)))
    if isinstance(t, str):
        if t != "cutoff":
            raise ValueError("If `t` is a string, it must be 'cutoff'")
        if tpr >= 0:
            raise ValueError("Reference level for time cutoff must be < 0 dB")
        return np.sqrt(-np.log(pow(10.0, tpr / 20.0)) / narrow)
    curve = np.exp(-narrow * t * t)
    answers = [curve * np.cos(2 * np.pi * fc * t)]
    if retquad:
        answers.append(curve * np.sin(2 * np.pi * fc * t))
    if retenv:
        answers.append(curve)
    return tuple(answers) if len(answers) > 1 else answers[0]


def _chirp_phase(t, f0, t1, f1, method, vertex_zero):
    t, f0, t1, f1 = np.asarray(t), float(f0), float(t1), float(f1)
    turn = 2 * np.pi
    if method in ("linear", "lin", "li"):
        return turn * (f0 * t + 0.5 * ((f1 - f0) / t1) * t * t)
    if method in ("quadratic", "quad", "q"):
        beta = (f1 - f0) / (t1**2)
        return turn * (f0 * t + beta * t**3 / 3 if vertex_zero else f1 * t + beta * ((t1 - t) ** 3 - t1**3) / 3)
    if method in ("logarithmic", "log", "lo"):
        if f0 * f1 <= 0.0:
            raise ValueError("For a logarithmic chirp, f0 and f1 must be nonzero and have the same sign.")
        if f0 == f1:
            return turn * f0 * t
        beta = t1 / np.log(f1 / f0)
        return turn * beta * f0 * ((f1 / f0) ** (t / t1) - 1.0)
    if method in ("hyperbolic", "hyp"):
        if f0 == 0 or f1 == 0:
            raise ValueError("For a hyperbolic chirp, f0 and f1 must be nonzero.")
        if f0 == f1:
            return turn * f0 * t
        pole = -f1 * t1 / (f0 - f1)
        return turn * (-pole * f0) * np.log(np.abs(1 - t / pole))
    raise ValueError(f"method must be 'linear', 'quadratic', 'logarithmic', or 'hyperbolic', but a value of {method!r} was given.")


def chirp(t, f0, t1, f1, method="linear", phi=0, vertex_zero=True, *, complex=False):
    """A wave whose frequency goes from f0 to f1 until t1."""
    phase = _chirp_phase(t, f0, t1, f1, method, vertex_zero) + np.deg2rad(phi)
    return np.exp(1j * phase) if complex else np.cos(phase)


def sweep_poly(t, poly, phi=0):
    """A wave whose frequency is a polynomial of time."""
    return np.cos(2 * np.pi * np.polyval(np.polyint(poly), t) + phi * (np.pi / 180))


def unit_impulse(shape, idx=None, dtype=float):
    """Zeros with a one."""
    out = np.zeros(shape, dtype)
    shape = np.atleast_1d(shape)
    if idx is None:
        idx = (0,) * len(shape)
    elif isinstance(idx, str) and idx == "mid":
        idx = tuple((shape // 2).tolist())
    elif not hasattr(idx, "__iter__"):
        idx = (idx,) * len(shape)
    out[tuple(idx)] = 1
    return out


def max_len_seq(nbits, state=None, length=None, taps=None):
    """A sequence of bits from a shift register that repeats as late as can be, and the register's state."""
    if taps is None:
        if nbits not in TAPS:
            raise ValueError(f"nbits must be between {min(TAPS)} and {max(TAPS)} if taps is None")
        taps = TAPS[nbits]
    else:
        taps = np.unique(np.array(taps, np.int64))[::-1]
        if np.any(taps < 0) or np.any(taps > nbits) or taps.size < 1:
            raise ValueError("taps must be non-empty with values between zero and nbits (inclusive)")
        taps = taps.tolist()
    length = 2**nbits - 1 if length is None else int(length)
    if length < 0:
        raise ValueError("length must be greater than or equal to 0")
    state = np.ones(nbits, dtype=np.int8) if state is None else np.array(state, dtype=bool).astype(np.int8)
    if state.ndim != 1 or state.size != nbits:
        raise ValueError("state must be a 1-D array of size nbits")
    if np.all(state == 0):
        raise ValueError("state must not be all zeros")
    register, place, bits = state.tolist(), 0, []
    for _ in range(length):
        bit = register[place]
        bits.append(bit)
        for tap in taps:
            bit ^= register[(tap + place) % nbits]
        register[place] = bit
        place = (place + 1) % nbits
    return np.array(bits, dtype=np.int8), np.array(register[place:] + register[:place], dtype=np.int8)
