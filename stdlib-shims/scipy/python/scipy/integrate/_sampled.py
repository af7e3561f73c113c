"""Integrals of sampled values: trapezoids, Simpson's and Romberg's rules."""

import numpy as np


def _along(y, axis):
    """A function that makes the index of a part along one axis."""
    def part(*slices):
        index = [slice(None)] * y.ndim
        index[axis] = slice(*slices)
        return tuple(index)
    return part


def _steps(x, dx, y, axis):
    """The widths between samples, ready to multiply with y."""
    if x is None:
        return dx
    x = np.asarray(x)
    steps = np.diff(x, axis=0) if x.ndim == 1 else np.diff(x, axis=axis)
    if x.ndim == 1:
        shape = [1] * y.ndim
        shape[axis] = steps.shape[0]
        steps = steps.reshape(shape)
    return steps


def trapezoid(y, x=None, dx=1.0, axis=-1):
    """The integral by trapezoids."""
    y = np.asanyarray(y)
    steps = _steps(x, dx, y, axis)
    part = _along(y, axis)
    with np.errstate(invalid="ignore"):
        return np.sum(steps * (y[part(1, None)] + y[part(None, -1)]) / 2.0, axis=axis)


def cumulative_trapezoid(y, x=None, dx=1.0, axis=-1, initial=None):
    """The integral by trapezoids up to each sample."""
    y = np.asarray(y)
    if y.shape[axis] == 0:
        raise ValueError("At least one point is required along `axis`.")
    if x is not None:
        x = np.asarray(x)
        if x.ndim != 1 and x.shape != y.shape:
            raise ValueError("If given, shape of x must be 1-D or the same as y.")
        if x.shape[-1 if x.ndim == 1 else axis] != y.shape[axis]:
            raise ValueError("If given, length of x along axis must be the same as y.")
    steps = _steps(x, dx, y, axis)
    part = _along(y, axis)
    answer = np.cumsum(steps * (y[part(1, None)] + y[part(None, -1)]) / 2.0, axis=axis)
    if initial is not None:
        if initial != 0:
            raise ValueError("`initial` must be `None` or `0`.")
        if not np.isscalar(initial):
            raise ValueError("`initial` parameter should be a scalar.")
        shape = list(answer.shape)
        shape[axis] = 1
        answer = np.concatenate([np.full(shape, initial, dtype=answer.dtype), answer], axis=axis)
    return answer


def _parabolas(y, steps, axis, n):
    """Simpson's rule over the first n samples, n odd."""
    part = _along(y, axis)
    left, middle, right = y[part(0, n - 2, 2)], y[part(1, n - 1, 2)], y[part(2, n, 2)]
    if np.ndim(steps) == 0:
        return np.sum(left + 4.0 * middle + right, axis=axis) * (steps / 3.0)
    h0, h1 = steps[part(0, n - 2, 2)], steps[part(1, n - 1, 2)]
    total, product = h0 + h1, h0 * h1
    with np.errstate(divide="ignore", invalid="ignore"):
        ratio = np.where(h1 != 0, h0 / np.where(h1 != 0, h1, 1.0), 0.0)
        weigh = lambda top, below: np.where(below != 0, top / np.where(below != 0, below, 1.0), 0.0)
        inner = left * (2.0 - weigh(1.0, ratio)) + middle * (total * weigh(total, product)) + right * (2.0 - ratio)
    return np.sum(total / 6.0 * inner, axis=axis)


def simpson(y, x=None, *, dx=1.0, axis=-1):
    """The integral by Simpson's rule; an even number of samples gets a correction at its end."""
    y = np.asarray(y)
    n = y.shape[axis]
    if x is not None:
        x = np.asarray(x)
        if x.ndim != 1 and x.shape != y.shape:
            raise ValueError("If given, shape of x must be 1-D or the same as y.")
        if x.shape[-1 if x.ndim == 1 else axis] != n:
            raise ValueError("If given, length of x along axis must be the same as y.")
    steps = _steps(x, dx, y, axis)
    if n % 2:
        return _parabolas(y, steps, axis, n) if n > 1 else np.zeros(np.delete(y.shape, axis))[()]
    if n == 2:
        part = _along(y, axis)
        width = steps if np.ndim(steps) == 0 else np.squeeze(steps, axis=axis)
        return 0.5 * width * (np.take(y, -1, axis) + np.take(y, -2, axis)) + 0.0
    answer = _parabolas(y, steps, axis, n - 1)
    h0, h1 = (steps, steps) if np.ndim(steps) == 0 else (np.take(steps, -2, axis), np.take(steps, -1, axis))
    with np.errstate(divide="ignore", invalid="ignore"):
        weigh = lambda top, below: np.where(below != 0, top / np.where(below != 0, below, 1.0), 0.0)
        last = weigh(2 * h1**2 + 3 * h0 * h1, 6 * (h1 + h0))
        middle = weigh(h1**2 + 3 * h0 * h1, 6 * h0)
        first = weigh(h1**3, 6 * h0 * (h0 + h1))
    return answer + last * np.take(y, -1, axis) + middle * np.take(y, -2, axis) - first * np.take(y, -3, axis)


def _first_halves(y, h):
    """Under the parabola through three neighbours, the part between the first two; last axis."""
    f1, f2, f3 = y[..., :-2], y[..., 1:-1], y[..., 2:]
    x21, x32 = h[..., :-1], h[..., 1:]
    ratio, other = x21 / (x21 + x32), x21 / x32
    mixed = ratio * other
    return x21 / 6 * ((3 - ratio) * f1 + (3 + mixed + ratio) * f2 - mixed * f3)


def cumulative_simpson(y, *, x=None, dx=1.0, axis=-1, initial=None):
    """The integral by Simpson's rule up to each sample."""
    y = np.asarray(y)
    y = y if y.dtype.kind in "fc" else y.astype(float)
    try:
        rows = np.swapaxes(y, axis, -1)
    except (IndexError, ValueError) as error:
        raise ValueError(f"`axis={axis}` is not valid for `y` with `y.ndim={y.ndim}`.") from error
    if x is not None:
        x = np.asarray(x, dtype=float)
        if x.shape != y.shape and not (x.ndim == 1 and len(x) == y.shape[axis]):
            raise ValueError("If given, shape of `x` must be the same as `y` or 1-D with the same length as `y` along `axis`.")
        x = np.broadcast_to(x, rows.shape) if x.ndim == 1 else np.swapaxes(x, axis, -1)
        h = np.diff(x, axis=-1)
        if np.any(h <= 0):
            raise ValueError("Input x must be strictly increasing.")
    else:
        dx = np.asarray(dx, dtype=float)
        shape = list(y.shape)
        shape[axis] = 1
        if dx.shape not in [(), tuple(shape)]:
            raise ValueError("If provided, `dx` must either be a scalar or have the same shape as `y` but with only 1 point along `axis`.")
        h = np.broadcast_to(np.swapaxes(dx, axis, -1) if dx.ndim else dx, rows.shape[:-1] + (rows.shape[-1] - 1,))
    if rows.shape[-1] < 3:
        answer = np.cumsum(h * (rows[..., 1:] + rows[..., :-1]) / 2.0, axis=-1)
    else:
        forward = _first_halves(rows, h)
        backward = _first_halves(rows[..., ::-1], h[..., ::-1])[..., ::-1]
        pieces = np.empty(rows.shape[:-1] + (rows.shape[-1] - 1,), dtype=rows.dtype)
        pieces[..., :-1:2] = forward[..., ::2]
        pieces[..., 1::2] = backward[..., ::2]
        pieces[..., -1] = backward[..., -1]
        answer = np.cumsum(pieces, axis=-1)
    if initial is not None:
        initial = np.asarray(initial)
        if initial.ndim and initial.shape != tuple(1 if place == axis % y.ndim else size for place, size in enumerate(y.shape)):
            raise ValueError(
                "If provided, `initial` must either be a scalar or have the same shape as `y` but with only 1 point along `axis`."
            )
        start = np.broadcast_to(np.swapaxes(initial, axis, -1) if initial.ndim else initial, rows.shape[:-1] + (1,))
        answer = np.concatenate([start, answer + start], axis=-1)
    return np.swapaxes(answer, axis, -1)


def romb(y, dx=1.0, axis=-1, show=False):
    """The integral of 2**k + 1 samples by Romberg's rule."""
    y = np.asarray(y)
    n = y.shape[axis] - 1
    levels = n.bit_length() - 1
    if n < 1 or 1 << levels != n:
        raise ValueError("Number of samples must be one plus a non-negative power of 2.")
    rows = np.moveaxis(y, axis, 0)
    step = n * np.asarray(dx, dtype=float)
    table = {(0, 0): (rows[0] + rows[-1]) / 2.0 * step}
    stride = n
    for level in range(1, levels + 1):
        stride //= 2
        step = step / 2.0
        table[(level, 0)] = 0.5 * table[(level - 1, 0)] + step * rows[stride : n : 2 * stride].sum(axis=0)
        for order in range(1, level + 1):
            before = table[(level, order - 1)]
            table[(level, order)] = before + (before - table[(level - 1, order - 1)]) / ((1 << (2 * order)) - 1)
    if show:
        _print_table(table, levels)
    return table[(levels, levels)]


def _print_table(table, levels):
    if np.ndim(table[(0, 0)]):
        print("*** Printing table only supported for integrals of a single data set.")
        return
    title = "Richardson Extrapolation Table for Romberg Integration"
    print(title, "=" * len(title), sep="\n")
    for level in range(levels + 1):
        for order in range(level + 1):
            print(f"{table[(level, order)]:8.5f}", end=" ")
        print()
    print("=" * len(title))


def newton_cotes(rn, equal=0):
    """Weights and error coefficient of the rule that is exact for polynomials through given places."""
    import math

    try:
        n = len(rn) - 1
        places = np.asarray(rn, dtype=float)
        even = bool(equal) or bool(np.all(np.diff(places) == 1))
    except TypeError:
        n = int(rn)
        places, even = np.arange(n + 1.0), True
    if not even and (places[0] != 0 or places[-1] != n):
        raise ValueError("The sample positions must start at 0 and end at N")
    if even and 0 < n < 15:
        return _exact_rule(n)
    scaled = places / n if n else places
    turned = 2 * scaled - 1
    powers = np.arange(n + 1)
    moments = np.where(powers % 2 == 0, 2.0 / (powers + 1), 0.0)
    weights = np.linalg.solve(turned[None, :] ** powers[:, None], moments) * (n / 2.0)
    order = n + 1 if (n % 2 == 0 and even) else n
    order = order + 1 if not (n % 2 == 0 and even) else order + 1
    exact = 1.0 / (order + 1)
    gap = exact - np.sum(weights / n * scaled**order)
    return weights, gap * n ** (order + 1) / math.factorial(order)


def _exact_rule(n):
    """The rule for equal steps in fractions: its weights and its error coefficient."""
    import math
    from fractions import Fraction

    def integral(powers):
        return sum(coefficient * Fraction(n) ** (power + 1) / (power + 1) for power, coefficient in enumerate(powers))

    weights = []
    for place in range(n + 1):
        powers = [Fraction(1)]
        for other in range(n + 1):
            if other != place:
                powers = [low - high for low, high in zip([Fraction(0), *powers], [*(value * other for value in powers), Fraction(0)])]
                powers = [value / (place - other) for value in powers]
        weights.append(integral(powers))
    order = n + 1 if n % 2 else n + 2
    gap = Fraction(n) ** (order + 1) / (order + 1) - sum(weight * place**order for place, weight in enumerate(weights))
    return np.array([float(weight) for weight in weights]), float(gap / math.factorial(order))
