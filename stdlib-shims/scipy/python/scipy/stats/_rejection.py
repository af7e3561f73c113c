"""Random values by rejection, in the order scipy draws them: the ARGUS and the generalised inverse normal distribution."""

import numpy as np


def _fill(n, draw):
    """`n` values from `draw(how many are missing)`, which returns those it accepted."""
    values = np.zeros(n)
    done = 0
    while done < n:
        kept = draw(n - done)
        values[done : done + kept.size] = kept
        done += kept.size
    return values


def argus_values(chi, size, stream):
    """Values of the ARGUS distribution."""
    size = size or ()
    squared = chi * chi
    n = int(np.prod(size))

    def small(k):
        u, v = stream.uniform(size=k), stream.uniform(size=k)
        z = v ** (2 / 3)
        return np.sqrt(1 - z[np.log(u) <= -squared / 2 * z])

    def middling(k):
        u, v = stream.uniform(size=k), stream.uniform(size=k)
        z = 2 * np.log(np.exp(-squared / 2) * (1 - v) + v) / squared
        return np.sqrt(1 + z[u**2 + z <= 0])

    def large(k):
        g = stream.standard_gamma(1.5, size=k)
        return np.sqrt(1 - 2 * g[g <= squared / 2] / squared)

    return _fill(n, small if chi <= 0.5 else middling if chi <= 1.8 else large).reshape(size)[()]


def inverse_normals(p, b, size, stream):
    """Values of the generalised inverse normal distribution, after Hoermann and Leydold."""
    size = size or ()
    n = int(np.prod(size))
    power = abs(p)
    log_density = lambda x: np.where(x > 0, (power - 1) * np.log(np.where(x > 0, x, 1.0)) - b * (x + 1 / np.where(x > 0, x, 1.0)) / 2,
        -np.inf)
    if power < 1:
        top = b / (np.sqrt((power - 1) ** 2 + b**2) + 1 - power)
    else:
        top = (np.sqrt((1 - power) ** 2 + b**2) - (1 - power)) / b
    if power >= 1 or b > 1:
        draw = _shifted(power, b, top, log_density, stream)
    elif b >= min(0.5, 2 * np.sqrt(1 - power) / 3):
        draw = _unshifted(power, b, top, log_density, stream)
    else:
        draw = _three_parts(power, b, top, log_density, stream)
    values = _fill(n, draw)
    return (1 / values if p < 0 else values).reshape(size)[()]


def _ratio(u_max, v_min, v_max, shift, log_density, stream):
    """The quotient of uniform values in a rectangle, where it lies below the density."""

    def draw(k):
        u = u_max * stream.uniform(size=k)
        v = v_min + (v_max - v_min) * stream.uniform(size=k)
        x = v / u + shift
        return x[2 * np.log(u) <= log_density(x)]

    return draw


def _shifted(p, b, top, log_density, stream):
    second, first = -2 * (p + 1) / b - top, 2 * top * (p - 1) / b - 1
    slope, rest = first - second**2 / 3, 2 * second**3 / 27 - second * first / 3 + top
    angle = np.arccos(-rest * np.sqrt(-27 / slope**3) / 2)
    stretch = -np.sqrt(-4 * slope / 3)
    left, right = stretch * np.cos(angle / 3 + np.pi / 3) - second / 3, -stretch * np.cos(angle / 3) - second / 3
    level = log_density(top)
    reach = lambda x: (x - top) * np.exp(0.5 * (log_density(x) - level))
    return _ratio(1, reach(left), reach(right), top, lambda x: log_density(x) - level, stream)


def _unshifted(p, b, top, log_density, stream):
    far = ((1 + p) + np.sqrt((1 + p) ** 2 + b**2)) / b
    return _ratio(np.exp(0.5 * log_density(top)), 0, far * np.exp(0.5 * log_density(far)), 0, log_density, stream)


def _three_parts(p, b, top, log_density, stream):
    """A hat of a constant, a power and an exponential."""
    x0 = b / (1 - p)
    xs = max(x0, 2 / b)
    k1 = np.exp(log_density(top))
    area1, k2, area2 = k1 * x0, 0.0, 0.0
    if x0 < 2 / b:
        k2 = np.exp(-b)
        area2 = k2 * ((2 / b) ** p - x0**p) / p if p > 0 else k2 * np.log(2 / b**2)
    k3 = xs ** (p - 1)
    area = area1 + area2 + 2 * k3 * np.exp(-xs * b / 2) / b

    def draw(k):
        u = stream.uniform(size=k)
        v = area * stream.uniform(size=k)
        with np.errstate(all="ignore"):
            middle = (x0**p + (v - area1) * p / k2) ** (1 / p) if p > 0 else b * np.exp((v - area1) * np.exp(b))
            tail = -2 / b * np.log(np.exp(-xs * b / 2) - b * (v - area1 - area2) / (2 * k3))
            x = np.where(v <= area1, x0 * v / area1, np.where(v <= area1 + area2, middle, tail))
            hat = np.where(v <= area1, k1, np.where(v <= area1 + area2, k2 * x ** (p - 1), k3 * np.exp(-x * b / 2)))
            return x[np.log(u * hat) <= log_density(x)]

    return draw
