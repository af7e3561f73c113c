"""Filters over samples: forward, and forward and back again."""

import operator

import numpy as np

import _scipy_signal


def _as_rows(x, axis):
    """The array with `axis` last, as rows."""
    moved = np.moveaxis(x, axis, -1)
    return moved, np.ascontiguousarray(moved).reshape(-1, moved.shape[-1]) if moved.shape[-1] else np.zeros((0, 0), dtype=x.dtype)


def _coefficients(b, a):
    """Both polynomials with a[0] = 1, as long as each other."""
    b, a = np.atleast_1d(b), np.atleast_1d(a)
    for name, values in (("b", b), ("a", a)):
        if values.ndim != 1 or values.size == 0:
            raise ValueError(f"Parameter {name} is not a non-empty 1d array, since {name}.shape={values.shape}!")
    if a[0] == 0:
        raise ValueError("BUG: filter coefficient a[0] == 0 not supported yet")
    kind = np.result_type(b, a, np.float64)
    n = max(a.size, b.size)
    longer = [np.concatenate((values.astype(kind), np.zeros(n - values.size, dtype=kind))) / a[0] for values in (b, a)]
    return longer[0], longer[1]


def lfilter(b, a, x, axis=-1, zi=None):
    """Filters along an axis by a rational function of the delay."""
    x = np.asarray(x)
    kind = np.result_type(np.asarray(b), np.asarray(a), x, *(() if zi is None else (np.asarray(zi),)))
    is_whole = kind.kind not in "fc"
    n_bottom = np.size(a)
    b, a = _coefficients(b, a)
    if is_whole:
        words = f"Parameter's dtypes produced result type '{kind}', which is not supported!" if n_bottom == 1 else f"input type '{kind}' not supported"
        raise NotImplementedError(words)
    if x.ndim == 0:
        raise ValueError("object of too small depth for desired array")
    order = b.size - 1
    moved, rows = _as_rows(x, axis)
    lead = moved.shape[:-1]
    if zi is None:
        states = np.zeros((rows.shape[0], order), dtype=kind)
    else:
        zi = np.asarray(zi)
        expected = x.shape[: axis % x.ndim] + (order,) + x.shape[axis % x.ndim + 1:]
        if zi.ndim != x.ndim:
            raise ValueError(f"Unexpected shape for zi: expected {expected}, found {zi.shape}." if zi.ndim else "object of too small depth for desired array")
        try:
            states = np.moveaxis(np.broadcast_to(zi, expected), axis, -1).reshape(-1, order)
        except ValueError:
            raise ValueError(f"Unexpected shape for zi: expected {expected}, found {zi.shape}.") from None
    run = _scipy_signal.filter_complex_rows if kind.kind == "c" else _scipy_signal.filter_rows
    out, states = run(b, a, rows, states)
    out = np.moveaxis(out.reshape(moved.shape), -1, axis).astype(kind, copy=False)
    if zi is None:
        return out
    return out, np.moveaxis(states.reshape(lead + (order,)), -1, axis).astype(kind, copy=False)


def lfilter_zi(b, a):
    """The state in which a step's answer has settled from the start."""
    b, a = np.atleast_1d(b), np.atleast_1d(a)
    if b.ndim != 1:
        raise ValueError("Numerator b must be 1-D.")
    if a.ndim != 1:
        raise ValueError("Denominator a must be 1-D.")
    while len(a) > 1 and a[0] == 0.0:
        a = a[1:]
    if a.size < 1:
        raise ValueError("There must be at least one nonzero `a` coefficient.")
    b, a = _coefficients(b, a)
    n = b.size
    if n == 1:
        return np.zeros(0, dtype=b.dtype)
    system = np.eye(n - 1, dtype=a.dtype)
    system[:, 0] += a[1:]
    system[np.arange(n - 2), np.arange(1, n - 1)] -= 1.0
    rest = b[1:] - a[1:] * b[0]
    zi = np.zeros(n - 1, dtype=rest.dtype)
    zi[0] = rest.sum() / system[:, 0].sum()
    steps, sums = 1.0, 0.0
    for place in range(1, n - 1):
        steps = steps + a[place]
        sums = sums + b[place] - a[place] * b[0]
        zi[place] = steps * zi[0] - sums
    return zi


def lfiltic(b, a, y, x=None):
    """The state that follows from earlier outputs and inputs."""
    a, b = np.atleast_1d(a).astype(np.float64), np.atleast_1d(b).astype(np.float64)
    if a.ndim > 1 or b.ndim > 1:
        raise ValueError("Filter coefficients must be 1-D.")
    while a.size > 1 and a[0] == 0.0:
        a = a[1:]
    n, m = a.size - 1, b.size - 1
    k = max(m, n)
    y = np.atleast_1d(np.asarray(y, dtype=np.float64))
    y = np.concatenate((y, np.zeros(max(n - y.size, 0))))
    x = np.zeros(m) if x is None else np.atleast_1d(np.asarray(x, dtype=np.float64))
    x = np.concatenate((x, np.zeros(max(m - x.size, 0))))
    zi = np.zeros(k)
    for place in range(m):
        zi[place] = np.sum(b[place + 1:] * x[: m - place])
    for place in range(n):
        zi[place] -= np.sum(a[place + 1:] * y[: n - place])
    return zi / a[0] if a[0] != 1 else zi


def _edge(x, padtype, padlen, axis, ntaps):
    """By how much the ends of the signal are continued."""
    if padtype not in ("even", "odd", "constant", None):
        raise ValueError(f"Unknown value '{padtype}' given to padtype. padtype must be 'even', 'odd', 'constant', or None.")
    edge = 0 if padtype is None else ntaps * 3 if padlen is None else operator.index(padlen)
    n = x.shape[axis]
    if n <= edge:
        raise ValueError(f"The length of the input vector x must be greater than padlen, which is {edge}.")
    return edge


def _extended(x, padtype, edge, axis):
    """The signal with its ends continued."""
    if padtype is None or edge == 0:
        return x
    x = np.moveaxis(x, axis, -1)
    first, final = x[..., :1], x[..., -1:]
    before, after = x[..., edge:0:-1], x[..., -2:-(edge + 2):-1]
    if padtype == "odd":
        before, after = 2 * first - before, 2 * final - after
    elif padtype == "constant":
        before, after = np.repeat(first, edge, axis=-1), np.repeat(final, edge, axis=-1)
    return np.moveaxis(np.concatenate((before, x, after), axis=-1), -1, axis)


def _cut(x, edge, axis):
    return x if edge == 0 else np.take(x, np.arange(edge, x.shape[axis] - edge), axis=axis)


def _first(x, axis):
    return np.take(x, [0], axis=axis)


def filtfilt(b, a, x, axis=-1, padtype="odd", padlen=None, method="pad", irlen=None):
    """Filters forward and backward, so that nothing is delayed."""
    b, a, x = np.atleast_1d(b), np.atleast_1d(a), np.asarray(x)
    if method not in ("pad", "gust"):
        raise ValueError("method must be 'pad' or 'gust'.")
    if method == "gust":
        return _without_padding(b, a, x, axis, irlen)
    edge = _edge(x, padtype, padlen, axis, max(len(a), len(b)))
    zi = lfilter_zi(b, a)
    if edge >= 0 and {np.dtype(np.float64)} == {x.dtype, np.result_type(b, a, np.float64)}:
        moved, rows = _as_rows(x, axis)
        y = _scipy_signal.filter_rows_both_ways(*_coefficients(b, a), zi, rows, padtype or "odd", edge)
        return np.moveaxis(y.reshape(moved.shape), -1, axis)
    longer = _extended(x, padtype, edge, axis)
    zi = zi.reshape([1] * (axis % x.ndim) + [zi.size] + [1] * (x.ndim - axis % x.ndim - 1))
    y = lfilter(b, a, longer, axis=axis, zi=zi * _first(longer, axis))[0]
    y = np.flip(y, axis=axis)
    y = lfilter(b, a, y, axis=axis, zi=zi * _first(y, axis))[0]
    return _cut(np.flip(y, axis=axis), edge, axis)


def _without_padding(b, a, x, axis, irlen):
    """Gustafsson's way: states at both ends for which forward-backward and backward-forward agree best."""
    order = max(len(b), len(a)) - 1
    if order == 0:
        return (b[0] / a[0]) ** 2 * x
    x = np.moveaxis(x, axis, -1)
    n = x.shape[-1]
    m = n if irlen is None or n <= 2 * irlen else irlen
    start = np.zeros(order)
    start[0] = 1
    seen = np.zeros((m, order))
    seen[:, 0] = lfilter(b, a, np.zeros(m), zi=start)[0]
    for delay in range(1, order):
        seen[delay:, delay] = seen[:-delay, 0]
    back = lfilter(b, a, seen[::-1], axis=0)
    first, last = back[::-1], seen[::-1]

    def side_by_side(one, other):
        if m == n:
            return np.hstack((one, other))
        whole = np.zeros((2 * m, 2 * order))
        whole[:m, :order], whole[m:, order:] = one, other
        return whole
    forward_back = lfilter(b, a, lfilter(b, a, x)[..., ::-1])[..., ::-1]
    back_forward = lfilter(b, a, lfilter(b, a, x[..., ::-1])[..., ::-1])
    apart = back_forward - forward_back
    if m != n:
        apart = np.concatenate((apart[..., :m], apart[..., -m:]), axis=-1)
    rows = apart.reshape(-1, apart.shape[-1])
    best = np.linalg.lstsq(side_by_side(first - seen, last - back), rows.T, rcond=None)[0].T
    added = (best @ side_by_side(first, last).T).reshape(apart.shape)
    if m == n:
        return np.moveaxis(forward_back + added, -1, axis)
    forward_back[..., :m] += added[..., :m]
    forward_back[..., -m:] += added[..., -m:]
    return np.moveaxis(forward_back, -1, axis)


def check_sections(sos):
    """Sections of second order, checked."""
    sos = np.atleast_2d(sos)
    if sos.ndim != 2:
        raise ValueError("sos array must be 2D")
    if sos.shape[1] != 6:
        raise ValueError("sos array must be shape (n_sections, 6)")
    if not (sos[:, 3] == 1).all():
        raise ValueError("sos[:, 3] should be all ones")
    return sos


def sosfilt(sos, x, axis=-1, zi=None):
    """Filters along an axis by a cascade of sections of second order."""
    sos, x = check_sections(sos), np.asarray(x)
    kind = np.result_type(sos, x, *(() if zi is None else (np.asarray(zi),)))
    if kind.kind not in "fc":
        raise NotImplementedError(f"input type '{kind}' not supported")
    asked, axis = axis, axis % x.ndim
    moved, rows = _as_rows(x, axis)
    n_sections = sos.shape[0]
    lead = moved.shape[:-1]
    if zi is None:
        states = np.zeros((rows.shape[0], n_sections, 2), dtype=kind)
    else:
        zi = np.asarray(zi)
        expected = (n_sections,) + x.shape[:axis] + (2,) + x.shape[axis + 1:]
        if zi.shape != expected:
            raise ValueError(f"Invalid zi shape. With axis={asked!r}, an input with shape {x.shape!r}, and an sos array with {n_sections} "
                             f"sections, zi must have shape {expected!r}, got {zi.shape!r}.")
        states = np.moveaxis(np.moveaxis(zi, axis + 1, -1), 0, -2).reshape(-1, n_sections, 2)
    run = _scipy_signal.filter_complex_sections if kind.kind == "c" else _scipy_signal.filter_sections
    out, states = run(sos, rows, states)
    out = np.moveaxis(out.reshape(moved.shape), -1, axis).astype(kind, copy=False)
    if zi is None:
        return out
    states = np.moveaxis(states.reshape(lead + (n_sections, 2)), -2, 0)
    return out, np.moveaxis(states, -1, axis + 1).astype(kind, copy=False)


def sosfilt_zi(sos):
    """The state in which a step's answer has settled from the start."""
    sos = check_sections(sos)
    zi = np.empty((sos.shape[0], 2), dtype=sos.dtype if sos.dtype.kind in "fc" else np.float64)
    scale = 1.0
    for section, row in enumerate(sos):
        zi[section] = scale * lfilter_zi(row[:3], row[3:])
        scale = scale * (row[:3].sum() / row[3:].sum())
    return zi


def sosfiltfilt(sos, x, axis=-1, padtype="odd", padlen=None):
    """Filters forward and backward by sections, so that nothing is delayed."""
    sos, x = check_sections(sos), np.asarray(x)
    n_taps = 2 * sos.shape[0] + 1 - min(int((sos[:, 2] == 0).sum()), int((sos[:, 5] == 0).sum()))
    edge = _edge(x, padtype, padlen, axis, n_taps)
    zi = sosfilt_zi(sos)
    if edge >= 0 and {np.dtype(np.float64)} == {x.dtype, sos.dtype}:
        moved, rows = _as_rows(x, axis)
        y = _scipy_signal.filter_sections_both_ways(sos, zi, rows, padtype or "odd", edge)
        return np.moveaxis(y.reshape(moved.shape), -1, axis)
    longer = _extended(x, padtype, edge, axis)
    shape = [1] * x.ndim
    shape[axis % x.ndim] = 2
    zi = zi.reshape([sos.shape[0]] + shape)
    y = sosfilt(sos, longer, axis=axis, zi=zi * _first(longer, axis))[0]
    y = np.flip(y, axis=axis)
    y = sosfilt(sos, y, axis=axis, zi=zi * _first(y, axis))[0]
    return _cut(np.flip(y, axis=axis), edge, axis)
