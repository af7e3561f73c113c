"""Integrals of functions: adaptive Gauss-Kronrod quadrature."""

import math
import warnings

import numpy as np

from scipy._legendre import gauss_nodes
from scipy._refusals import refuse_others
from scipy.integrate._extrapolated import Panels, integrate
from scipy.integrate._nodes import GAUSS_10, GAUSS_7, KRONROD_15, KRONROD_21


class IntegrationWarning(UserWarning):
    """The integral may be less exact than asked for."""


def _panel(f, a, b, table, gauss):
    """The integral over one panel and an estimate of its error."""
    centre, half = (a + b) / 2, (b - a) / 2
    middle = f(centre)
    kronrod = middle * table[-1][1]
    coarse = middle * gauss[-1] if gauss[0] else 0.0
    weights = gauss[1]
    absolute = abs(middle) * table[-1][1]
    pairs = []
    for place, (node, weight) in enumerate(table[:-1]):
        left, right = f(centre - half * node), f(centre + half * node)
        kronrod += weight * (left + right)
        absolute += weight * (abs(left) + abs(right))
        pairs.append((left, right, weight))
        if place % 2:
            coarse += weights[place // 2] * (left + right)
    mean = kronrod / 2
    spread = table[-1][1] * abs(middle - mean) + sum(weight * (abs(left - mean) + abs(right - mean)) for left, right, weight in pairs)
    value, spread, absolute = kronrod * half, spread * abs(half), absolute * abs(half)
    error = abs((kronrod - coarse) * half)
    if spread and error:
        error = spread * min(1.0, (200 * error / spread) ** 1.5)
    if absolute > 2.2250738585072014e-308 / (50 * 2.220446049250313e-16):
        error = max(error, 50 * 2.220446049250313e-16 * absolute)
    return value, error, absolute, spread


def quad(
    func, a, b, args=(), full_output=0, epsabs=1.49e-8, epsrel=1.49e-8, limit=50, points=None, weight=None, wvar=None,
    wopts=None, maxp1=50, limlst=50, complex_func=False
):
    """The integral of a function from a to b and an estimate of the error."""
    refuse_others(
        "scipy.integrate.quad", weight=(weight, None), wvar=(wvar, None), wopts=(wopts, None), maxp1=(maxp1, 50),
        limlst=(limlst, 50)
    )
    args = args if isinstance(args, tuple) else (args,)
    if complex_func:
        real, imaginary = (
            quad(lambda x, part=part: getattr(func(x, *args), part), a, b, (), 0, epsabs, epsrel, limit, points) for part in (
                "real", "imag"
            )
        )
        return complex(real[0], imaginary[0]), complex(real[1], imaginary[1])
    a, b = float(a), float(b)
    sign = 1.0
    if epsabs <= 0 and epsrel < max(50 * 2.220446049250313e-16, 5e-29):
        raise ValueError("If 'epsabs'<=0, 'epsrel' must be greater than both 5e-29 and 50*(machine epsilon).")
    if limit < 1:
        raise ValueError("Invalid 'limit' argument. There must be at least one subinterval")
    if a > b:
        a, b, sign = b, a, -1.0
    calls = 0

    def plain(x):
        nonlocal calls
        calls += 1
        return float(func(x, *args))

    infinite = math.isinf(a) or math.isinf(b)
    table, gauss, low, high, f = (KRONROD_15, GAUSS_7, 0.0, 1.0, _mapped(plain, a, b)) if infinite else (KRONROD_21, GAUSS_10, a, b, plain)
    panel = lambda left, right: _panel(f, left, right, table, gauss)
    if points is not None:
        if infinite:
            raise ValueError("Infinity inputs cannot be used with break points.")
        value, error, panels, flaw = _between(panel, points, low, high, epsabs, epsrel, limit)
    else:
        value, error, panels, flaw = integrate(panel, low, high, epsabs, epsrel, limit, abs(high - low))
    answer = (sign * value, error)
    if full_output:
        answer += (_details(panels, calls, limit),)
    if flaw:
        words = _words(flaw, limit)
        if full_output:
            return (*answer, words)
        warnings.warn(words, IntegrationWarning, stacklevel=2)
    return answer


def _mapped(plain, a, b):
    """The integrand on (0, 1] that stands for an infinite range."""
    if math.isinf(a) and math.isinf(b):
        def mapped(t):
            x = (1 - t) / t
            return (plain(x) + plain(-x)) / t / t
    else:
        base, way = (a, 1.0) if math.isinf(b) else (b, -1.0)

        def mapped(t):
            return plain(base + way * (1 - t) / t) / t / t

    return mapped


def _details(panels, calls, limit):
    """The dictionary of `full_output`: counts, and a row for each panel."""
    n = len(panels.low)
    column = lambda values, kind=float: np.array([*values, *[0] * (limit - n)], dtype=kind)[:limit]
    return {
        "neval": calls, "last": n, "iord": column(panels.order[:n], np.int32), "alist": column(panels.low),
        "blist": column(panels.high), "rlist": column(panels.value), "elist": column(panels.error),
    }


def _between(panel, points, low, high, epsabs, epsrel, limit):
    """The parts between given points, each by itself."""
    inner = sorted({float(point) for point in points if low < point < high})
    if len(inner) >= limit:
        raise ValueError(f"Number of break points ({len(inner)}) must be less than subinterval limit ({limit})")
    cuts = [low, *inner, high]
    whole, total, error, flaw = None, 0.0, 0.0, 0
    for left, right in zip(cuts[:-1], cuts[1:]):
        value, part, panels, worse = integrate(panel, left, right, epsabs / (len(inner) + 1), epsrel, limit, abs(right - left))
        total, error, flaw = total + value, error + part, max(flaw, worse)
        if whole is None:
            whole = panels
        else:
            for column, more in zip(
                (whole.low, whole.high, whole.value, whole.error),
                (panels.low, panels.high, panels.value, panels.error)
            ):
                column.extend(more)
    whole.order = sorted(range(len(whole.low)), key=lambda place: -whole.error[place])
    return total, error, whole, flaw


def _words(flaw, limit):
    """What QUADPACK's number means."""
    return {
        1: f"The maximum number of subdivisions ({limit}) has been achieved.\n  If increasing the limit yields no improvement it is "
        f"advised to "
        "analyze \n  the integrand in order to determine the difficulties.  If the position of a \n  local difficulty can be determined "
        "(singularity, discontinuity) one will \n  probably gain from splitting up the interval and calling the integrator \n  on the "
        "subranges.  Perhaps a special-purpose integrator should be used.",
        2: "The occurrence of roundoff error is detected, which prevents \n  the requested tolerance from being achieved.  The "
        "error may be \n  "
        "underestimated.",
        3: "Extremely bad integrand behavior occurs at some points of the\n  integration interval.",
        4: "The algorithm does not converge.  Roundoff error is detected\n  in the extrapolation table.  It is assumed that the requested "
        "tolerance\n  cannot be achieved, and that the returned result (if full_output = 1) is \n  the best which can be obtained.",
        5: "The integral is probably divergent, or slowly convergent.",
    }.get(flaw, "Unknown error.")


def dblquad(func, a, b, gfun, hfun, args=(), epsabs=1.49e-8, epsrel=1.49e-8):
    """The integral of func(y, x) over x from a to b and y from gfun(x) to hfun(x)."""
    at = lambda limit, *outer: limit(*outer) if callable(limit) else limit
    worst = [0.0]

    def inner(x):
        value, error = quad(lambda y: func(y, x, *args), at(gfun, x), at(hfun, x), (), 0, epsabs, epsrel)
        worst[0] = max(worst[0], error)
        return value

    value, error = quad(inner, a, b, (), 0, epsabs, epsrel)
    return value, max(error, worst[0])


def tplquad(func, a, b, gfun, hfun, qfun, rfun, args=(), epsabs=1.49e-8, epsrel=1.49e-8):
    """The integral of func(z, y, x) over a region of space."""
    at = lambda limit, *outer: limit(*outer) if callable(limit) else limit

    def inner(x):
        return dblquad(lambda z, y: func(z, y, x, *args), at(gfun, x), at(hfun, x), lambda y: at(qfun, x, y), lambda y: at(rfun, x,
        y), (), epsabs, epsrel)[
            0
        ]

    return quad(inner, a, b, (), 0, epsabs, epsrel)


def nquad(func, ranges, args=None, opts=None, full_output=False):
    """The integral over several variables; the first range is the innermost."""
    args = () if args is None else tuple(args)
    n = len(ranges)
    worst, calls = [0.0], [0]
    opts = [opts or {}] * n if not isinstance(opts, (list, tuple)) else opts

    def innermost(x, *outer):
        calls[0] += 1
        return func(x, *outer, *args)

    def level(depth, outer):
        limits = ranges[depth]
        low, high = limits(*outer, *args) if callable(limits) else limits
        settings = opts[depth](*outer, *args) if callable(opts[depth]) else opts[depth]
        settings = {name: value for name, value in settings.items() if name != "full_output"}
        inner = (lambda x: innermost(x, *outer)) if depth == 0 else (lambda x: level(depth - 1, (x, *outer)))
        value, error = quad(inner, low, high, **settings)[:2]
        worst[0] = max(worst[0], error)
        return value

    value = level(n - 1, ())
    return (value, worst[0], {"neval": calls[0]}) if full_output else (value, worst[0])


def fixed_quad(func, a, b, args=(), n=5):
    """The integral by Gauss's rule with n points."""
    nodes, weights = gauss_nodes(n)
    if np.isinf(a) or np.isinf(b):
        raise ValueError("Gaussian quadrature is only available for finite limits.")
    points = (b - a) * (np.real(nodes) + 1) / 2.0 + a
    return (b - a) / 2.0 * np.sum(weights * func(points, *args), axis=-1), None
