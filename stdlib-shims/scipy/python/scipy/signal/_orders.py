"""The least order with which a recursive filter keeps its promises."""

import math
import warnings

import numpy as np

from scipy.signal._prototypes import complete_integral, complete_integral_of_rest
from scipy.signal._rates import checked_rate


def check_losses(gpass, gstop):
    """Ripple and attenuation must be positive, the first the smaller one."""
    if gpass <= 0.0:
        raise ValueError("gpass should be larger than 0.0")
    if gstop <= 0.0:
        raise ValueError("gstop should be larger than 0.0")
    if gpass > gstop:
        raise ValueError("gpass should be smaller than gstop")


def _powers(gpass, gstop):
    return 10 ** (0.1 * abs(gpass)) - 1.0, 10 ** (0.1 * abs(gstop)) - 1.0


def _order_of(kind, nat, gpass, gstop):
    """The order as a real number for a stop edge at `nat`."""
    small, large = _powers(gpass, gstop)
    if kind == "butter":
        return math.log10(large / small) / (2 * math.log10(nat))
    if kind == "cheby":
        return math.acosh(math.sqrt(large / small)) / math.acosh(nat)
    squared = math.expm1(math.log(10) * 0.1 * gpass) / math.expm1(math.log(10) * 0.1 * gstop)
    inner = (1.0 / nat) ** 2
    return complete_integral(inner) * complete_integral_of_rest(squared) / (complete_integral_of_rest(inner) * complete_integral(squared))


class _Request:
    """Edges made analog, what kind of band they make, and the edge of the lowpass that stands for it."""

    def __init__(self, wp, ws, gpass, gstop, analog, fs, kind):
        fs = checked_rate(fs)
        check_losses(gpass, gstop)
        wp, ws = (np.atleast_1d(np.asarray(edges)).astype(float) for edges in (wp, ws))
        if fs is not None:
            if analog:
                raise ValueError("fs cannot be specified for an analog filter")
            wp, ws = 2 * wp / fs, 2 * ws / fs
        self.fs, self.analog = fs, analog
        self.band = ("low", "high", "stop", "pass")[2 * (wp.shape[0] - 1) + int(wp[0] >= ws[0])]
        passing, stopping = (wp, ws) if analog else (np.tan(np.pi * wp / 2.0), np.tan(np.pi * ws / 2.0))
        if self.band == "low":
            nat = stopping / passing
        elif self.band == "high":
            nat = passing / stopping
        elif self.band == "stop":
            passing = _widest_stop(passing, stopping, gpass, gstop, kind)
            nat = stopping * (passing[0] - passing[1]) / (stopping**2 - passing[0] * passing[1])
        else:
            nat = (stopping**2 - passing[0] * passing[1]) / (stopping * (passing[0] - passing[1]))
        self.passing, self.nat = passing, float(np.min(np.abs(nat)))
        self.order = math.ceil(_order_of(kind, self.nat, gpass, gstop))

    def answer(self, edges):
        """The order and the edges as they were asked for."""
        edges = np.atleast_1d(edges)
        edges = edges if self.analog else np.arctan(edges) * 2.0 / np.pi
        edges = edges[0] if edges.shape[0] == 1 else edges
        return self.order, edges if self.fs is None else edges * self.fs / 2


def _widest_stop(passing, stopping, gpass, gstop, kind):
    """Edges moved inwards as far as they lower the order."""
    from scipy.optimize import fminbound

    def order_at(edge, which, edges):
        edges = edges.copy()
        edges[which] = edge
        nat = stopping * (edges[0] - edges[1]) / (stopping**2 - edges[0] * edges[1])
        return _order_of(kind, float(np.min(np.abs(nat))), gpass, gstop)
    first = fminbound(order_at, passing[0], stopping[0] - 1e-12, args=(0, passing), disp=0)
    second = fminbound(order_at, stopping[1] + 1e-12, passing[1], args=(1, passing), disp=0)
    return np.array([float(first), float(second)])


def buttord(wp, ws, gpass, gstop, analog=False, fs=None):
    """The least order of Butterworth's filter, and its edges."""
    asked = _Request(wp, ws, gpass, gstop, analog, fs, "butter")
    small, _ = _powers(gpass, gstop)
    try:
        scale = small ** (-1.0 / (2.0 * asked.order))
    except ZeroDivisionError:
        scale = 1.0
        warnings.warn("Order is zero...check input parameters.", RuntimeWarning, stacklevel=2)
    edges = asked.passing
    if asked.band == "low":
        return asked.answer(scale * edges)
    if asked.band == "high":
        return asked.answer(edges / scale)
    width, product = edges[1] - edges[0], edges[0] * edges[1]
    if asked.band == "stop":
        root = np.sqrt(width**2 + 4 * scale**2 * product)
        return asked.answer(np.sort(np.abs(np.array([(width + root) / (2 * scale), (width - root) / (2 * scale)]))))
    both = np.array([-scale, scale])
    return asked.answer(np.sort(np.abs(-both * width / 2.0 + np.sqrt(both**2 / 4.0 * width**2 + product))))


def cheb1ord(wp, ws, gpass, gstop, analog=False, fs=None):
    """The least order of Chebyshev's first filter, and its edges."""
    asked = _Request(wp, ws, gpass, gstop, analog, fs, "cheby")
    return asked.answer(asked.passing)


def cheb2ord(wp, ws, gpass, gstop, analog=False, fs=None):
    """The least order of Chebyshev's second filter, and its edges."""
    asked = _Request(wp, ws, gpass, gstop, analog, fs, "cheby")
    small, large = _powers(gpass, gstop)
    edge = 1.0 / math.cosh(1.0 / asked.order * math.acosh(math.sqrt(large / small)))
    passing = asked.passing
    if asked.band == "low":
        return asked.answer(passing / edge)
    if asked.band == "high":
        return asked.answer(passing * edge)
    low, high = passing
    if asked.band == "stop":
        first = edge / 2.0 * (low - high) + math.sqrt(edge**2 * (high - low) ** 2 / 4.0 + high * low)
        return asked.answer(np.array([first, high * low / first]))
    first = 1.0 / (2.0 * edge) * (low - high) + math.sqrt((high - low) ** 2 / (4.0 * edge**2) + high * low)
    return asked.answer(np.array([first, low * high / first]))


def ellipord(wp, ws, gpass, gstop, analog=False, fs=None):
    """The least order of Cauer's filter, and its edges."""
    asked = _Request(wp, ws, gpass, gstop, analog, fs, "ellip")
    return asked.answer(asked.passing)
