"""Finite filters whose errors have one height, by the exchange of Parks, McClellan and Remez."""

import numpy as np

from scipy.signal._rates import checked_rate


def _grid(r, numtaps, bands, desired, weight, is_odd, density):
    """Frequencies at which errors are looked at, with gain and weight."""
    step = 0.5 / (density * r)
    places, gains, weights = [], [], []
    for number, ((low, high), gain, heavy) in enumerate(zip(bands, desired, weight)):
        low = step if number == 0 and is_odd and step > low else low
        n = int((high - low) / step + 0.5)
        run = low + step * np.arange(n)
        run[-1:] = high
        places.append(run)
        gains.append(np.full(n, float(gain)))
        weights.append(np.full(n, float(heavy)))
    places = np.concatenate(places)
    if is_odd and places[-1] > 0.5 - step and numtaps % 2:
        places[-1] = 0.5 - step
    return places, np.concatenate(gains), np.concatenate(weights)


class _Curve:
    """The polynomial of a cosine that errs alternately by the same at r + 1 frequencies."""

    def __init__(self, places, gains, weights):
        n = len(places)
        self.x = np.cos(2 * np.pi * places)
        skip = (n - 2) // 15 + 1
        apart = 2.0 * (self.x[:, None] - self.x)
        np.fill_diagonal(apart, 1.0)
        product = np.ones(n)
        # Multiplied far from each other first, so that nothing overflows.
        for start in range(skip):
            product = product * np.prod(apart[:, start::skip], axis=1)
        product = np.where(np.abs(product) < 1e-5, 1e-5, product)
        self.a = 1.0 / product
        signs = (-1.0) ** np.arange(n)
        delta = np.sum(self.a * gains) / np.sum(signs * self.a / weights)
        self.y = gains - signs * delta / weights

    def __call__(self, places):
        apart = np.cos(2 * np.pi * places)[:, None] - self.x
        near = np.abs(apart) < 1e-7
        shares = self.a / np.where(near, 1.0, apart)
        found = (shares @ self.y) / shares.sum(axis=1)
        rows, columns = np.nonzero(near)
        found[rows[::-1]] = self.y[columns[::-1]]
        return found


def _extremes(errors, r):
    """The r + 1 places where the errors are largest in turn above and below zero; None for too few or too many."""
    e = errors
    middle = ((e[1:-1] >= e[:-2]) & (e[1:-1] > e[2:]) & (e[1:-1] > 0)) | ((e[1:-1] <= e[:-2]) & (e[1:-1] < e[2:]) & (e[1:-1] < 0))
    found = (np.flatnonzero(middle) + 1).tolist()
    if (e[0] > 0 and e[0] > e[1]) or (e[0] < 0 and e[0] < e[1]):
        found.insert(0, 0)
    if (e[-1] > 0 and e[-1] > e[-2]) or (e[-1] < 0 and e[-1] < e[-2]):
        found.append(len(e) - 1)
    if len(found) > 2 * r or len(found) < r + 1:
        return None
    while len(found) > r + 1:
        up, worst, alternates = e[found[0]] > 0, 0, True
        for place in range(1, len(found)):
            if abs(e[found[place]]) < abs(e[found[worst]]):
                worst = place
            if up and e[found[place]] < 0:
                up = False
            elif not up and e[found[place]] > 0:
                up = True
            else:
                alternates = False
                break
        if alternates and len(found) == r + 2:
            worst = len(found) - 1 if abs(e[found[-1]]) < abs(e[found[0]]) else 0
        del found[worst]
    return np.array(found)


def _sampled(n, a, is_odd):
    """Coefficients from the response at n even frequencies."""
    shift = 2 * np.pi * (np.arange(n) - (n - 1.0) / 2.0) / n
    orders = np.arange(1, (n - 1) // 2 + 1)
    waves = -np.sin(np.outer(shift, orders)) if is_odd else np.cos(np.outer(shift, orders))
    total = 2.0 * waves @ a[orders]
    if not is_odd:
        total = total + a[0]
    elif n % 2 == 0:
        total = total - a[n // 2] * np.sin(np.pi * (np.arange(n) - (n - 1.0) / 2.0))
    return total / n


def _checked(numtaps, bands, desired, weight, fs):
    bands, desired = np.asarray(bands, dtype=float).ravel(), np.asarray(desired, dtype=float).ravel()
    weight = np.ones(len(desired)) if weight is None else np.asarray(weight, dtype=float).ravel()
    if numtaps < 2:
        raise ValueError("The number of taps must be greater than 1.")
    if len(weight) != len(desired) or len(bands) != 2 * len(desired):
        raise ValueError("The inputs desired and weight must have same length.\n  The input bands must have twice this length.")
    bands = bands / fs
    if np.any(np.diff(bands) < 0) or bands[0] < 0:
        raise ValueError("Bands must be monotonic starting at zero.")
    if bands[-1] > 0.5:
        raise ValueError("Band edges should be less than 1/2 the sampling frequency")
    return bands.reshape(-1, 2), desired, weight


def remez(numtaps, bands, desired, *, weight=None, type="bandpass", maxiter=25, grid_density=16, fs=None):
    """The finite filter whose largest weighted error is least."""
    fs = checked_rate(fs)
    if type not in ("bandpass", "differentiator", "hilbert"):
        raise ValueError("Type must be 'bandpass', 'differentiator', or 'hilbert'")
    numtaps = int(numtaps)
    bands, desired, weight = _checked(numtaps, bands, desired, weight, 1.0 if fs is None else fs)
    if type == "differentiator":
        raise NotImplementedError("scipy.signal.remez(type='differentiator') is not available")
    is_odd = type == "hilbert"
    r = numtaps // 2 + (numtaps % 2 if not is_odd else 0)
    places, gains, weights = _grid(r, numtaps, bands, desired, weight, is_odd, int(grid_density))

    def factor(places):
        if is_odd:
            return np.sin((2 if numtaps % 2 else 1) * np.pi * places)
        return np.ones(len(places)) if numtaps % 2 else np.cos(np.pi * places)
    gains, weights = gains / factor(places), weights * factor(places)
    chosen = np.arange(r + 1) * (len(places) - 1) // r
    for iteration in range(int(maxiter)):
        curve = _Curve(places[chosen], gains[chosen], weights[chosen])
        errors = weights * (gains - curve(places))
        chosen = _extremes(errors, r)
        if chosen is None:
            raise ValueError(f"Failure to converge at iteration {iteration}, try reducing transition band width.\n")
        heights = np.abs(errors[chosen])
        if (heights.max() - heights.min()) / heights.max() < 0.0001:
            break
    curve = _Curve(places[chosen], gains[chosen], weights[chosen])
    even = np.arange(numtaps // 2 + 1) / numtaps
    return _sampled(numtaps, curve(even) * factor(even), is_odd)
