"""quad_vec: adaptive integrals of functions that return arrays."""

import heapq
import math

import numpy as np

from scipy.integrate._nodes import GAUSS_7, GAUSS_10, KRONROD_15, KRONROD_21


def _rule(table, gauss):
    """Places from left to right and the weights of both rules there."""
    outer = [node for node, _ in table[:-1]]
    places = np.array([-node for node in outer] + [0.0] + outer[::-1])
    weights = np.array([weight for _, weight in table])
    weights = np.r_[weights[:-1], weights[-1], weights[:-1][::-1]]
    coarse = np.zeros(len(places))
    for place, weight in enumerate(gauss[1]):
        coarse[2 * place + 1] = coarse[-2 * place - 2] = weight
    if gauss[0]:
        coarse[len(outer)] = gauss[2]
    return places, weights, coarse


def quad_vec(
    f, a, b, epsabs=1e-200, epsrel=1e-08, norm="2", cache_size=100e6, limit=10000, workers=1, points=None,
    quadrature=None, full_output=False, *, args=()
):
    """The integral of a function that returns an array, and an estimate of the error."""
    args = args if isinstance(args, tuple) else (args,)
    a, b = float(a), float(b)
    if callable(workers):
        raise NotImplementedError("scipy.integrate.quad_vec(workers=) is only available for numbers")
    sizes = {None: lambda v: np.max(np.abs(v)), "max": lambda v: np.max(np.abs(v)), "2": lambda v: np.sqrt(np.sum(np.abs(v) ** 2))}
    if norm not in sizes:
        raise KeyError(norm)
    size = sizes[norm]
    if quadrature not in (None, "gk21", "gk15", "trapezoid"):
        raise ValueError(f"unknown quadrature {quadrature!r}")
    if quadrature == "trapezoid":
        raise NotImplementedError("scipy.integrate.quad_vec(quadrature='trapezoid') is not available: use 'gk21' or 'gk15'")
    sign, mapped, low, high = _mapped(lambda x: np.asarray(f(x, *args)), a, b)
    infinite = math.isinf(a) or math.isinf(b)
    rule = _rule(KRONROD_15, GAUSS_7) if (quadrature == "gk15" or (quadrature is None and infinite)) else _rule(KRONROD_21, GAUSS_10)
    cuts = [low, high]
    if points is not None:
        inner = [float(point) for point in points]
        if infinite:
            raise NotImplementedError("scipy.integrate.quad_vec(points=) is only available for finite limits")
        cuts = [low, *sorted({point for point in inner if low < point < high}), high]
    calls = 0

    def panel(left, right):
        nonlocal calls
        middle, half = (left + right) / 2, (right - left) / 2
        values = [mapped(middle + half * place) for place in rule[0]]
        calls += len(values)
        fine = sum(weight * value for weight, value in zip(rule[1], values)) * half
        rough = sum(weight * value for weight, value in zip(rule[2], values) if weight) * half
        mean = fine / (2 * half) if half else fine
        error = float(size(fine - rough))
        spread = float(size(sum(weight * np.abs(value - mean) for weight, value in zip(rule[1], values)) * abs(half)))
        if spread and error:
            error = spread * min(1.0, (200 * error / spread) ** 1.5)
        rounding = float(size(sum(weight * np.abs(value) for weight, value in zip(rule[1],
        values)) * abs(half))) * 50 * 2.220446049250313e-16
        return fine, max(error, rounding) if rounding > 2.2e-308 else error, rounding

    heap = []
    for place, (left, right) in enumerate(zip(cuts[:-1], cuts[1:])):
        value, error, rounding = panel(left, right)
        heap.append((-error, place, left, right, value, rounding))
    heapq.heapify(heap)
    ticket, status = len(heap), 2
    while True:
        total = sum(item[4] for item in heap)
        error, rounding = math.fsum(-item[0] for item in heap), math.fsum(item[5] for item in heap)
        wanted = max(epsabs, epsrel * float(size(total)))
        if error < wanted / 8 or error < rounding or len(heap) == 0:
            status = 0 if error < wanted / 8 or error < wanted else 2
            break
        if not np.isfinite(error):
            status = 3
            break
        if ticket - len(cuts) + 1 >= limit:
            status = 1
            break
        _, _, left, right, _, _ = heapq.heappop(heap)
        middle = (left + right) / 2
        for start, stop in ((left, middle), (middle, right)):
            value, part, rounding = panel(start, stop)
            heapq.heappush(heap, (-part, ticket, start, stop, value, rounding))
            ticket += 1
    answer = sign * total
    error = error + rounding
    if not full_output:
        return answer, error
    from scipy.optimize._result import OptimizeResult

    words = {
        0: "Target precision reached.", 1: "Target precision not reached.",
        2: "Target precision could not be reached due to rounding error.", 3: "Non-finite values encountered."
    }
    intervals = np.array([[item[2], item[3]] for item in heap])
    return answer, error, OptimizeResult(
        neval=calls, success=status == 0, status=status, message=words[status], intervals=intervals,
        integrals=np.array([item[4] for item in heap]), errors=np.array([-item[0] for item in heap])
    )


def _mapped(f, a, b):
    """A sign, and the function on a finite interval."""
    if a > b:
        sign, inner, low, high = _mapped(f, b, a)
        return -sign, inner, low, high
    if math.isinf(a) and math.isinf(b):
        return 1, lambda t: (f((1 - t) / t) + f(-(1 - t) / t)) / t**2, 0.0, 1.0
    if math.isinf(b):
        return 1, lambda t: f(a + (1 - t) / t) / t**2, 0.0, 1.0
    if math.isinf(a):
        return 1, lambda t: f(b - (1 - t) / t) / t**2, 0.0, 1.0
    return 1, f, a, b
