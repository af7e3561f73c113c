"""Windows that undo a short-time transform."""

import numpy as np


def canonical_dual(win, hop):
    """The window of least energy that undoes `win` at steps of `hop`."""
    if hop > len(win):
        raise ValueError(f"{hop=} is larger than window length of {len(win)} => STFT not invertible!")
    if win.dtype.kind in "iu":
        raise ValueError(f"Parameter 'win' cannot be of integer type, but win.dtype={win.dtype!r} => STFT not invertible!")
    squares = win.real**2 + win.imag**2
    total = squares.copy()
    for shift in range(hop, len(win), hop):
        total[shift:] += squares[:-shift]
        total[:-shift] += squares[shift:]
    if not np.all(total >= np.finfo(win.dtype).resolution * max(total)):
        raise ValueError("Short-time Fourier Transform not invertible!")
    return win / total


def closest_STFT_dual_window(win, hop, desired_dual=None, *, scaled=True):
    """The window nearest to the desired one that undoes `win`, and by what the desired one was scaled."""
    desired_dual = np.ones_like(win) if desired_dual is None else desired_dual
    if not (win.ndim == 1 and win.shape == desired_dual.shape):
        raise ValueError("Parameters `win` and `desired_dual` are not 1d arrays of equal length "
                         f"(win.shape={win.shape}, desired_dual.shape={desired_dual.shape})!")
    if not np.isfinite(win).all():
        raise ValueError("Parameter win must have finite entries!")
    if not np.isfinite(desired_dual).all():
        raise ValueError("Parameter desired_dual must have finite entries!")
    if not (1 <= hop <= len(win) and isinstance(hop, (int, np.integer))):
        raise ValueError(f"Parameter {hop=} is not an integer between 1 and len(win)={len(win)}!")
    dual = canonical_dual(win, hop)
    product = win.conjugate() * desired_dual
    overlap = product.copy()
    for shift in range(hop, len(win), hop):
        overlap[shift:] += product[:-shift]
        overlap[:-shift] += product[shift:]
    overlap = dual * overlap
    if not scaled:
        return dual + desired_dual - overlap, 1.0
    top, bottom = overlap.conjugate() @ dual, overlap.real @ overlap.real + overlap.imag @ overlap.imag
    if not (abs(top) > 0 and bottom > np.finfo(dual.dtype).resolution):
        raise ValueError("Unable to calculate scaled closest dual window due to numerically unstable scaling factor! "
                         "Try setting parameter `scaled` to False.")
    scale = top / bottom
    return dual + scale * (desired_dual - overlap), scale
