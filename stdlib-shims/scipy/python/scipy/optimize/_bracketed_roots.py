"""Roots within a bracket by Ridder's method and TOMS 748, and fixed points."""

import math
import operator

import numpy as np

from scipy.optimize._scalar_roots import EPSILON, _answer, _check


def ridder(f, a, b, args=(), xtol=2e-12, rtol=8.881784197001252e-16, maxiter=100, full_output=False, disp=True):
    """A root between a and b, by Ridder's method."""
    args = args if isinstance(args, tuple) else (args,)
    a, b = float(a), float(b)
    low, high = _check(f, a, b, xtol, rtol, args)
    calls = 2
    if low == 0 or high == 0:
        return _answer((a if low == 0 else b, 0, calls, 0), full_output, disp, "ridder")
    tolerance, last = xtol + rtol * min(abs(a), abs(b)), 0.0
    for rounds in range(1, maxiter + 1):
        half = 0.5 * (b - a)
        middle = a + half
        value = float(f(middle, *args))
        move = math.copysign(half, half * (high - low)) * value / math.sqrt(value * value - low * high)
        last = middle - math.copysign(min(abs(move), abs(half) - 0.5 * tolerance), move)
        at_last = float(f(last, *args))
        calls += 2
        if (at_last < 0) != (value < 0):
            a, low, b, high = last, at_last, middle, value
        elif (at_last < 0) != (low < 0):
            b, high = last, at_last
        else:
            a, low = last, at_last
        tolerance = xtol + rtol * abs(last)
        if at_last == 0.0 or abs(b - a) < tolerance:
            return _answer((last, rounds, calls, 0), full_output, disp, "ridder")
    return _answer((last, maxiter, calls, -2), full_output, disp, "ridder")


def _cubic(xs, fs):
    """Where the inverse cubic through four points is zero (Aitken and Neville)."""
    q, d = [float(x) for x in xs], [float(x) for x in xs]
    columns_q, columns_d = [q], [d]
    for k in range(1, 4):
        new_q, new_d = [0.0] * 4, [0.0] * 4
        for row in range(k, 4):
            gap = columns_d[-1][row] - columns_q[-1][row - 1]
            width = fs[row - k] - fs[row]
            new_q[row], new_d[row] = fs[row] / width * gap, fs[row - k] / width * gap
        columns_q.append(new_q)
        columns_d.append(new_d)
    return sum(column[3] for column in columns_q[1:]) + columns_q[0][3]


def _quadratic(ab, fab, d, fd, steps):
    """Newton's steps to the root of the parabola through three points."""
    (a, b), (fa, fb) = ab, fab
    slope = (fb - fa) / (b - a)
    bend = ((fd - fb) / (d - b) - slope) / (d - a)
    if bend == 0:
        return a - fa / slope
    r = a if np.sign(bend) * np.sign(fa) > 0 else b
    for _ in range(steps):
        after = r - ((bend * (r - b) + slope) * (r - a) + fa) / (slope + bend * (2 * r - a - b))
        if not a < after < b:
            return r if a < r < b else (a + b) / 2.0
        r = after
    return r


def _all_apart(values, tolerance):
    if any(value is None or value == 0 or not math.isfinite(value) for value in values):
        return False
    return not any(abs(first - second) <= tolerance for place, first in enumerate(values) for second in values[place + 1 :])


class _Alefeld:
    """A bracket that shrinks by interpolation of the third order, and by halving where that is slow."""

    def __init__(self, f, a, b, args, k, xtol, rtol):
        self.f, self.args, self.k, self.xtol, self.rtol = f, args, k, xtol, rtol
        self.calls = self.rounds = 0
        self.ab, self.fab = [a, b], [0.0, 0.0]

    def value(self, x):
        value = self.f(x, *self.args)
        self.calls += 1
        if np.isnan(value):
            raise ValueError(f"The function value at x={x} is NaN; solver cannot continue.")
        if not np.isfinite(value):
            raise ValueError(f"Invalid function value: f({x:f}) -> {value} ")
        return value

    def narrow(self, c, fc):
        place = 0 if np.sign(self.fab[0]) * np.sign(fc) > 0 else 1
        out = self.ab[place], self.fab[place]
        self.ab[place], self.fab[place] = c, fc
        return out

    def iterate(self):
        """One round; the root when it is met exactly."""
        self.rounds += 1
        width = self.ab[1] - self.ab[0]
        d, fd, e, fe = self.d, self.fd, self.e, self.fe
        c = None
        for steps in range(2, self.k + 2):
            if _all_apart([*self.fab, fd, fe], 32 * EPSILON):
                c0 = _cubic([*self.ab, d, e], [*self.fab, fd, fe])
                if self.ab[0] < c0 < self.ab[1]:
                    c = c0
            if c is None:
                c = _quadratic(self.ab, self.fab, d, fd, steps)
            fc = self.value(c)
            if fc == 0:
                return c
            e, fe = d, fd
            d, fd = self.narrow(c, fc)
        near = 0 if abs(self.fab[0]) < abs(self.fab[1]) else 1
        u, fu = self.ab[near], self.fab[near]
        c = u - 2 * fu / ((self.fab[1] - self.fab[0]) / (self.ab[1] - self.ab[0]))
        if abs(c - u) > 0.5 * (self.ab[1] - self.ab[0]):
            c = sum(self.ab) / 2.0
        elif abs(c - u) <= EPSILON * abs(u):
            c = self._pushed(near, c, u)
        fc = self.value(c)
        if fc == 0:
            return c
        e, fe = d, fd
        d, fd = self.narrow(c, fc)
        if self.ab[1] - self.ab[0] > 0.5 * width:
            e, fe = d, fd
            z = sum(self.ab) / 2.0
            fz = self.value(z)
            if fz == 0:
                return z
            d, fd = self.narrow(z, fz)
        self.d, self.fd, self.e, self.fe = d, fd, e, fe
        return None

    def _pushed(self, near, c, u):
        scales = [math.frexp(value)[1] for value in self.fab]
        if scales[near] < scales[1 - near] - 50:
            c = (31 * self.ab[near] + self.ab[1 - near]) / 32
        else:
            sign = 1 if near == 0 else -1
            c = u + sign * abs(c) * self.rtol + sign * self.xtol
        return c if self.ab[0] < c < self.ab[1] else sum(self.ab) / 2.0

    def near_enough(self):
        a, b = self.ab
        return abs(a - b) <= self.xtol + self.rtol * abs(b)


def toms748(f, a, b, args=(), k=1, xtol=2e-12, rtol=8.881784197001252e-16, maxiter=100, full_output=False, disp=True):
    """A root between a and b, by Alefeld, Potra and Shi's method."""
    if xtol <= 0:
        raise ValueError(f"xtol too small ({xtol:g} <= 0)")
    if rtol < EPSILON:
        raise ValueError(f"rtol too small ({rtol:g} < {EPSILON:g})")
    maxiter = operator.index(maxiter)
    if maxiter < 1:
        raise ValueError("maxiter must be greater than 0")
    for name, end in (("a", a), ("b", b)):
        if not np.isfinite(end):
            raise ValueError(f"{name} is not finite {end}")
    if a >= b:
        raise ValueError(f"a and b are not an interval [{a}, {b}]")
    if not k >= 1:
        raise ValueError(f"k too small ({k} < 1)")
    args = args if isinstance(args, tuple) else (args,)
    state = _Alefeld(f, a, b, args, k, xtol, rtol)
    done = lambda root, flag=0: _answer((np.float64(root), state.rounds, state.calls, flag), full_output, False, "toms748")
    for place, end in enumerate((a, b)):
        state.fab[place] = state.value(end)
        if state.fab[place] == 0:
            return done(end)
    fa, fb = state.fab
    if np.sign(fb) * np.sign(fa) > 0:
        raise ValueError(f"f(a) and f(b) must have different signs, but f({a:e})={fa:e}, f({b:e})={fb:e} ")
    c = (-fa / fb * b + a) / (1 - fa / fb) if abs(fb) > abs(fa) else (-fb / fa * a + b) / (1 - fb / fa)
    c = c if a < c < b else (a + b) / 2.0
    fc = state.value(c)
    if fc == 0:
        return done(c)
    state.d, state.fd = state.narrow(c, fc)
    state.e = state.fe = None
    state.rounds += 1
    while True:
        root = state.iterate()
        if root is not None:
            return done(root)
        middle = sum(state.ab) / 2.0
        if state.near_enough():
            return done(middle)
        if state.rounds >= maxiter:
            if disp:
                raise RuntimeError(f"Failed to converge after {state.rounds + 1} iterations, bracket is {state.ab}")
            return done(middle, -2)


def fixed_point(func, x0, args=(), xtol=1e-8, maxiter=500, method="del2"):
    """Where func(x) is x, by repeating it, with Steffensen's acceleration."""
    accelerated = {"del2": True, "iteration": False}[method]
    x = np.asarray_chkfinite(x0)
    x = x if x.dtype.kind in "fc" else x.astype(float)
    for _ in range(maxiter):
        after = func(x, *args)
        if accelerated:
            second = func(after, *args)
            bend = second - 2.0 * after + x
            with np.errstate(all="ignore"):
                after = np.where(bend != 0, x - np.square(after - x) / np.where(bend != 0, bend, 1), second)
        with np.errstate(all="ignore"):
            error = np.where(x != 0, (after - x) / np.where(x != 0, x, 1), after)
        if np.all(np.abs(error) < xtol):
            return np.asarray(after)
        x = after
    raise RuntimeError(f"Failed to converge after {maxiter} iterations, value is {x}")
