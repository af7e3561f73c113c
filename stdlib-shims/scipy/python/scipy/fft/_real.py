"""Cosine and sine transforms of types 1 to 4, by one complex transform each."""

import operator

import numpy as np
from numpy import fft as base

from scipy.fft._transforms import _narrow, shape_and_axes


def _as_real(x):
    x = np.asarray(x)
    return x if x.dtype.kind == "f" else x.astype(float)


def _fitted(x, n):
    """The last axis cut or filled with zeros to length n."""
    if n is None or n == x.shape[-1]:
        return x
    if n < x.shape[-1]:
        return x[..., :n]
    return np.concatenate([x, np.zeros(x.shape[:-1] + (n - x.shape[-1],), x.dtype)], axis=-1)


def _cosine(x, kind):
    """Transforms along the last axis, without any scale but the usual factors of two."""
    n = x.shape[-1]
    if kind == 1:
        return base.rfft(np.concatenate([x, x[..., -2:0:-1]], axis=-1)).real
    if kind == 2:
        even = np.concatenate([x[..., ::2], x[..., 1::2][..., ::-1]], axis=-1)
        turn = 2 * np.exp(-0.5j * np.pi * np.arange(n) / n)
        return (base.fft(even) * turn).real
    if kind == 3:
        turn = np.exp(0.5j * np.pi * np.arange(n) / n)
        last = np.concatenate([np.zeros(x.shape[:-1] + (1,)), x[..., :0:-1]], axis=-1)
        even = base.ifft((x - 1j * last) * turn).real * n
        answer = np.empty_like(even)
        answer[..., ::2] = even[..., : (n + 1) // 2]
        answer[..., 1::2] = even[..., (n + 1) // 2 :][..., ::-1]
        return answer
    places = np.arange(n)
    spun = x * np.exp(-0.5j * np.pi * places / n)
    wide = base.fft(np.concatenate([spun, np.zeros(spun.shape)], axis=-1))[..., :n]
    return 2 * (wide * np.exp(-0.25j * np.pi * (2 * places + 1) / n)).real


def _sine(x, kind):
    """The same for sines, from cosines of the turned values."""
    n = x.shape[-1]
    signs = np.where(np.arange(n) % 2, -1.0, 1.0)
    if kind == 1:
        zero = np.zeros(x.shape[:-1] + (1,))
        return -base.rfft(np.concatenate([zero, x, zero, -x[..., ::-1]], axis=-1)).imag[..., 1 : n + 1]
    if kind == 2:
        return _cosine(x * signs, 2)[..., ::-1]
    if kind == 3:
        return _cosine(x[..., ::-1], 3) * signs
    return _cosine(x[..., ::-1], 4) * signs


def _transformed(x, kind, n, axis, norm, orthogonalize, sine, inverse):
    if kind not in (1, 2, 3, 4):
        raise ValueError("invalid DCT type")
    if norm not in (None, "backward", "ortho", "forward"):
        raise ValueError(f'Invalid norm value {norm!r}, should be "backward", "ortho" or "forward"')
    x = np.asarray(x)
    if x.dtype.kind == "c":
        return _transformed(x.real, kind, n, axis, norm, orthogonalize, sine, inverse) + 1j * _transformed(
            x.imag, kind, n, axis, norm, orthogonalize, sine, inverse
        )
    x = _as_real(x)
    if not -x.ndim <= axis < x.ndim:
        raise ValueError("axes exceeds dimensionality of input")
    rows = np.moveaxis(x, axis, -1).astype(float)
    if n is not None and operator.index(n) < 1:
        raise ValueError(f"invalid number of data points ({n}) specified")
    rows = _fitted(rows, n)
    length = rows.shape[-1]
    if length < 1:
        raise ValueError(f"invalid number of data points ({length}) specified")
    if kind == 1 and not sine and length < 2:
        raise RuntimeError("zero-length FFT requested")
    kind = {2: 3, 3: 2}.get(kind, kind) if inverse else kind
    orthogonal = (norm == "ortho") if orthogonalize is None else bool(orthogonalize)
    logical = 2 * (length + (0 if kind not in (1,) else 1 if sine else -1))
    scale = {None: 1.0, "backward": 1.0, "forward": 1.0 / logical, "ortho": logical**-0.5}[norm]
    if inverse:
        scale = {None: 1.0 / logical, "backward": 1.0 / logical, "forward": 1.0, "ortho": logical**-0.5}[norm]
    edges = _edges(kind, sine) if orthogonal else ((), ())
    if edges[0]:
        rows = rows.copy()
        for place in edges[0]:
            rows[..., place] *= np.sqrt(2)
    answer = (_sine if sine else _cosine)(rows, kind) * scale
    for place in edges[1]:
        answer[..., place] /= np.sqrt(2)
    return _narrow(x, np.moveaxis(answer, -1, axis))


def _edges(kind, sine):
    """Which places before and after the transform an orthogonal one weighs apart."""
    if sine:
        return {1: ((), ()), 2: ((), (-1,)), 3: ((-1,), ()), 4: ((), ())}[kind]
    return {1: ((0, -1), (0, -1)), 2: ((), (0,)), 3: ((0,), ()), 4: ((), ())}[kind]


def dct(x, type=2, n=None, axis=-1, norm=None, overwrite_x=False, workers=None, orthogonalize=None):
    """The cosine transform."""
    return _transformed(x, type, n, axis, norm, orthogonalize, False, False)


def idct(x, type=2, n=None, axis=-1, norm=None, overwrite_x=False, workers=None, orthogonalize=None):
    """The inverse of `dct`."""
    return _transformed(x, type, n, axis, norm, orthogonalize, False, True)


def dst(x, type=2, n=None, axis=-1, norm=None, overwrite_x=False, workers=None, orthogonalize=None):
    """The sine transform."""
    return _transformed(x, type, n, axis, norm, orthogonalize, True, False)


def idst(x, type=2, n=None, axis=-1, norm=None, overwrite_x=False, workers=None, orthogonalize=None):
    """The inverse of `dst`."""
    return _transformed(x, type, n, axis, norm, orthogonalize, True, True)


def _over(one, x, type, s, axes, norm, orthogonalize):
    x = np.asarray(x)
    s, axes = shape_and_axes(x, s, axes)
    for n, axis in zip(s, axes):
        x = one(x, type, n, axis, norm, orthogonalize=orthogonalize)
    return x


def dctn(x, type=2, s=None, axes=None, norm=None, overwrite_x=False, workers=None, *, orthogonalize=None):
    """The cosine transform over several axes."""
    return _over(dct, x, type, s, axes, norm, orthogonalize)


def idctn(x, type=2, s=None, axes=None, norm=None, overwrite_x=False, workers=None, orthogonalize=None):
    """The inverse of `dctn`."""
    return _over(idct, x, type, s, axes, norm, orthogonalize)


def dstn(x, type=2, s=None, axes=None, norm=None, overwrite_x=False, workers=None, orthogonalize=None):
    """The sine transform over several axes."""
    return _over(dst, x, type, s, axes, norm, orthogonalize)


def idstn(x, type=2, s=None, axes=None, norm=None, overwrite_x=False, workers=None, orthogonalize=None):
    """The inverse of `dstn`."""
    return _over(idst, x, type, s, axes, norm, orthogonalize)
