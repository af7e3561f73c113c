"""Steps that satisfy Wolfe's conditions: More and Thuente's search, and a simpler one where that fails."""

import warnings

import numpy as np


class LineSearchWarning(RuntimeWarning):
    """The search along a line did not end well."""


def trial_step(best, other, step, f, g, bracketed, low, high):
    """The next step from cubic and quadratic interpolation (dcstep of MINPACK-2)."""
    (stx, fx, dx), (sty, fy, dy) = best, other
    with np.errstate(all="ignore"):
        opposite = np.sign(g) * np.sign(dx)

        def cubic(a, fa, da, floor=False):
            theta = 3.0 * (fa - f) / (step - a) + da + g
            s = max(abs(theta), abs(da), abs(g))
            inner = (theta / s) ** 2 - (da / s) * (g / s)
            return theta, s * np.sqrt(max(0.0, inner) if floor else inner)

        if f > fx:
            theta, gamma = cubic(stx, fx, dx)
            gamma = -gamma if step < stx else gamma
            r = ((gamma - dx) + theta) / (((gamma - dx) + gamma) + g)
            c = stx + r * (step - stx)
            q = stx + ((dx / ((fx - f) / (step - stx) + dx)) / 2.0) * (step - stx)
            new = c if abs(c - stx) <= abs(q - stx) else c + (q - c) / 2.0
            bracketed = True
        elif opposite < 0.0:
            theta, gamma = cubic(stx, fx, dx)
            gamma = -gamma if step > stx else gamma
            r = ((gamma - g) + theta) / (((gamma - g) + gamma) + dx)
            c = step + r * (stx - step)
            q = step + (g / (g - dx)) * (stx - step)
            new = c if abs(c - step) > abs(q - step) else q
            bracketed = True
        elif abs(g) < abs(dx):
            theta, gamma = cubic(stx, fx, dx, True)
            gamma = -gamma if step > stx else gamma
            r = ((gamma - g) + theta) / ((gamma + (dx - g)) + gamma)
            c = step + r * (stx - step) if r < 0 and gamma != 0 else high if step > stx else low
            q = step + (g / (g - dx)) * (stx - step)
            if bracketed:
                new = c if abs(c - step) < abs(q - step) else q
                edge = step + 0.66 * (sty - step)
                new = min(edge, new) if step > stx else max(edge, new)
            else:
                new = c if abs(c - step) > abs(q - step) else q
                new = np.clip(new, low, high)
        elif bracketed:
            theta = 3.0 * (f - fy) / (sty - step) + dy + g
            s = max(abs(theta), abs(dy), abs(g))
            gamma = s * np.sqrt((theta / s) ** 2 - (dy / s) * (g / s))
            gamma = -gamma if step > sty else gamma
            r = ((gamma - g) + theta) / (((gamma - g) + gamma) + dy)
            new = step + r * (sty - step)
        else:
            new = high if step > stx else low
    if f > fx:
        other = (step, f, g)
    else:
        if opposite < 0:
            other = best
        best = (step, f, g)
    return best, other, new, bracketed


class Search:
    """More and Thuente's search: asks for values at steps until one satisfies both conditions."""

    def __init__(self, step, f, g, ftol, gtol, xtol, low, high):
        self.ftol, self.gtol, self.xtol, self.low, self.high = ftol, gtol, xtol, low, high
        self.f0, self.g0, self.test = f, g, ftol * g
        self.bracketed, self.stage = False, 1
        self.width = high - low
        self.width_before = self.width / 0.5
        self.best = self.other = (0.0, f, g)
        self.step_low, self.step_high = 0, step + 4.0 * step
        self.step, self.state = step, "go on"
        if step < low or step > high or g >= 0:
            self.state = "error"

    def feed(self, f, g):
        """Takes value and slope at `step`; sets the next one, or the state when it is over."""
        step, goal = self.step, self.f0 + self.step * self.test
        if self.stage == 1 and f <= goal and g >= 0:
            self.stage = 2
        if self.bracketed and (step <= self.step_low or step >= self.step_high):
            self.state = "warning"
        if self.bracketed and self.step_high - self.step_low <= self.xtol * self.step_high:
            self.state = "warning"
        if step == self.high and f <= goal and g <= self.test:
            self.state = "warning"
        if step == self.low and (f > goal or g >= self.test):
            self.state = "warning"
        if f <= goal and abs(g) <= self.gtol * -self.g0:
            self.state = "found"
        if self.state != "go on":
            return
        if self.stage == 1 and f <= self.best[1] and f > goal:
            # The function less the line it has to stay below.
            less = lambda point: (point[0], point[1] - point[0] * self.test, point[2] - self.test)
            more = lambda point: (point[0], point[1] + point[0] * self.test, point[2] + self.test)
            best, other, step, self.bracketed = trial_step(
                less(self.best), less(self.other), step, f - step * self.test, g - self.test, self.bracketed, self.step_low, self.step_high
            )
            self.best, self.other = more(best), more(other)
        else:
            self.best, self.other, step, self.bracketed = trial_step(
                self.best, self.other, step, f, g, self.bracketed, self.step_low, self.step_high
            )
        x, y = self.best[0], self.other[0]
        if self.bracketed:
            if abs(y - x) >= 0.66 * self.width_before:
                step = x + 0.5 * (y - x)
            self.width_before, self.width = self.width, abs(y - x)
            self.step_low, self.step_high = min(x, y), max(x, y)
        else:
            self.step_low, self.step_high = step + 1.1 * (step - x), step + 4.0 * (step - x)
        step = np.clip(step, self.low, self.high)
        if self.bracketed and (
            step <= self.step_low or step >= self.step_high or self.step_high - self.step_low <= self.xtol * self.step_high
        ):
            step = x
        self.step = step


def _first_step(f, before, slope):
    step = 1.0
    if before is not None and slope != 0:
        step = min(1.0, 1.01 * 2 * (f - before) / slope)
    return 1.0 if step < 0 else step


def _check(c1, c2):
    if not 0 < c1 < c2 < 1:
        raise ValueError("'c1' and 'c2' do not satisfy'0 < c1 < c2 < 1'.")


def wolfe1(fun, grad, x, way, slope, f, before, c1=1e-4, c2=0.9, amax=50, amin=1e-8, xtol=1e-14):
    """Step, value there, value before and slopes there; the step is None where none is found."""
    _check(c1, c2)
    along = np.dot(slope, way)
    search = Search(_first_step(f, before, along), f, along, c1, c2, xtol, amin, amax)
    value, slopes = f, slope
    for _ in range(100):
        if search.state != "go on":
            break
        if not np.isfinite(search.step):
            return None, value, f, slopes
        value, slopes = fun(x + search.step * way), grad(x + search.step * way)
        search.feed(value, np.dot(slopes, way))
    return (search.step if search.state == "found" else None), value, f, slopes


def _lowest_cubic(a, fa, ga, b, fb, c, fc):
    with np.errstate(divide="raise", over="raise", invalid="raise"):
        try:
            db, dc = np.float64(b - a), np.float64(c - a)
            below = (db * dc) ** 2 * (db - dc)
            first, second = fb - fa - ga * db, fc - fa - ga * dc
            p = (dc**2 * first - db**2 * second) / below
            q = (-(dc**3) * first + db**3 * second) / below
            at = a + (-q + np.sqrt(q * q - 3 * p * ga)) / (3 * p)
        except ArithmeticError:
            return None
    return at if np.isfinite(at) else None


def _lowest_quadratic(a, fa, ga, b, fb):
    with np.errstate(divide="raise", over="raise", invalid="raise"):
        try:
            db = np.float64(b - a)
            at = a - ga / (2.0 * ((fb - fa - ga * db) / (db * db)))
        except ArithmeticError:
            return None
    return at if np.isfinite(at) else None


def _zoom(low, high, f_low, f_high, g_low, phi, slope_at, f0, g0, c1, c2, extra):
    f_rec, rec = f0, 0
    for round_ in range(11):
        width = high - low
        a, b = (high, low) if width < 0 else (low, high)
        step = _lowest_cubic(low, f_low, g_low, high, f_high, rec, f_rec) if round_ else None
        if step is None or step > b - 0.2 * width or step < a + 0.2 * width:
            step = _lowest_quadratic(low, f_low, g_low, high, f_high)
            if step is None or step > b - 0.1 * width or step < a + 0.1 * width:
                step = low + 0.5 * width
        value = phi(step)
        if value > f0 + c1 * step * g0 or value >= f_low:
            f_rec, rec, high, f_high = f_high, high, step, value
            continue
        slope = slope_at(step)
        if abs(slope) <= -c2 * g0 and extra(step, value):
            return step, value, slope
        if slope * (high - low) >= 0:
            f_rec, rec, high, f_high = f_high, high, low, f_low
        else:
            f_rec, rec = f_low, low
        low, f_low, g_low = step, value, slope
    return None, None, None


def wolfe2(phi, slope_at, f0, before, g0, c1=1e-4, c2=0.9, amax=None, extra=lambda step, value: True, maxiter=10):
    """Step, value there, value before and slope there, by doubling and then narrowing."""
    _check(c1, c2)
    last, step = 0, _first_step(f0, before, g0)
    step = step if amax is None else min(step, amax)
    value, f_last, g_last = phi(step), f0, g0
    for round_ in range(maxiter):
        if step == 0 or (amax is not None and last > amax):
            words = f"The line search algorithm could not find a solution less than or equal to amax: {amax}"
            words = "Rounding errors prevent the line search from converging" if step == 0 else words
            warnings.warn(words, LineSearchWarning, stacklevel=3)
            return None, f0, before, None
        if value > f0 + c1 * step * g0 or (value >= f_last and round_ > 0):
            found = _zoom(last, step, f_last, value, g_last, phi, slope_at, f0, g0, c1, c2, extra)
            return found[0], found[1], f0, found[2]
        slope = slope_at(step)
        if abs(slope) <= -c2 * g0 and extra(step, value):
            return step, value, f0, slope
        if slope >= 0:
            found = _zoom(step, last, value, f_last, slope, phi, slope_at, f0, g0, c1, c2, extra)
            return found[0], found[1], f0, found[2]
        last, step = step, 2 * step if amax is None else min(2 * step, amax)
        f_last, g_last, value = value, slope, phi(step)
    warnings.warn("The line search algorithm did not converge", LineSearchWarning, stacklevel=3)
    return step, value, f0, None


def line_search(
    f, myfprime, xk, pk, gfk=None, old_fval=None, old_old_fval=None, args=(), c1=0.0001, c2=0.9, amax=None,
    extra_condition=None, maxiter=10
):
    """A step that satisfies Wolfe's strong conditions: step, calls of both functions, values, slope."""
    calls, slopes, at = [0, 0], [None], [None]

    def phi(step):
        calls[0] += 1
        return f(xk + step * pk, *args)

    def slope_at(step):
        calls[1] += 1
        slopes[0], at[0] = myfprime(xk + step * pk, *args), step
        return np.dot(slopes[0], pk)

    def extra(step, value):
        if extra_condition is None:
            return True
        if at[0] != step:
            slope_at(step)
        return extra_condition(step, xk + step * pk, value, slopes[0])

    gfk = myfprime(xk, *args) if gfk is None else gfk
    old_fval = phi(0.0) if old_fval is None else old_fval
    step, value, before, slope = wolfe2(phi, slope_at, old_fval, old_old_fval, np.dot(gfk, pk), c1, c2, amax, extra, maxiter)
    if slope is None:
        warnings.warn("The line search algorithm did not converge", LineSearchWarning, stacklevel=2)
    return step, calls[0], calls[1], value, before, None if slope is None else slopes[0]


def wolfe(objective, x, way, slope, f, before, extra=None, c1=1e-4, c2=0.9, **limits):
    """More and Thuente's step, else the simpler one: step, value, value before, slopes; None where neither ends."""
    step, value, old, slopes = wolfe1(objective.fun, objective.grad, x, way, slope, f, before, c1, c2, **limits)
    if step is not None and (extra is None or extra(step, x + step * way, value, slopes)):
        return step, value, old, slopes
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LineSearchWarning)
        more = {"amax": limits["amax"]} if "amax" in limits else {}
        found = line_search(objective.fun, objective.grad, x, way, slope, f, before, (), c1, c2, extra_condition=extra, **more)
    return None if found[0] is None else (found[0], found[3], found[4], found[5])
