"""L-BFGS-B: limited memory, bounds (Byrd, Lu, Nocedal and Zhu; version 3.0)."""

import warnings

import numpy as np

from scipy.optimize._callbacks import check_unknown
from scipy.optimize._line_search import Search
from scipy.optimize._objective import Objective
from scipy.optimize._result import OptimizeResult

EPS = float(np.finfo(float).eps)
GIVEN = object()


class LbfgsInvHessProduct:
    """The inverse of the matrix of second slopes, as far as the last steps tell it."""

    def __init__(self, sk, yk):
        if sk.shape != yk.shape or sk.ndim != 2:
            raise ValueError("sk and yk must have matching shape, (n_corrs, n)")
        self.sk, self.yk = sk, yk
        self.n_corrs, n = sk.shape
        self.shape, self.dtype = (n, n), np.dtype(np.float64)
        self.rho = 1 / np.einsum("ij,ij->i", sk, yk) if self.n_corrs else np.empty(0)

    def matvec(self, x):
        q = np.array(x, dtype=float)
        flat = q.ndim == 2
        q = q.reshape(-1) if flat else q
        shares = np.empty(self.n_corrs)
        for place in range(self.n_corrs - 1, -1, -1):
            shares[place] = self.rho[place] * np.dot(self.sk[place], q)
            q = q - shares[place] * self.yk[place]
        for place in range(self.n_corrs):
            q = q + self.sk[place] * (shares[place] - self.rho[place] * np.dot(self.yk[place], q))
        return q.reshape(-1, 1) if flat else q

    rmatvec = matvec

    def matmat(self, x):
        return np.stack([self.matvec(column) for column in np.asarray(x).T], axis=1)

    def dot(self, x):
        return self.matvec(x) if np.ndim(x) == 1 else self.matmat(x)

    __matmul__ = __mul__ = __call__ = dot

    def todense(self):
        return self.matmat(np.eye(self.shape[0]))

    def __repr__(self):
        return f"<{self.shape[0]}x{self.shape[1]} {type(self).__name__} with dtype={self.dtype}>"


class Memory:
    """The last steps and changes of slope, and the compact matrix theta I - W M W' they make."""

    def __init__(self, size, n):
        self.size, self.n = size, n
        self.forget()

    def forget(self):
        self.s, self.y, self.theta = np.zeros((0, self.n)), np.zeros((0, self.n)), 1.0
        self._make()

    def add(self, step, change):
        keep = slice(1, None) if len(self.s) == self.size else slice(None)
        self.s, self.y = np.vstack([self.s[keep], step]), np.vstack([self.y[keep], change])
        self.theta = (change @ change) / (step @ change)
        self._make()

    def _make(self):
        sy, ss = self.s @ self.y.T, self.s @ self.s.T
        lower = np.tril(sy, -1)
        self.w = np.vstack([self.y, self.theta * self.s]).T
        self.middle = np.block([[-np.diag(np.diag(sy)), lower.T], [lower, self.theta * ss]])

    def is_sound(self):
        sy = self.s @ self.y.T
        lower = np.tril(sy, -1)
        try:
            np.linalg.cholesky(self.theta * (self.s @ self.s.T) + (lower / np.diag(sy)) @ lower.T)
        except np.linalg.LinAlgError:
            return False
        return True

    def m(self, v):
        return np.linalg.solve(self.middle, v)


def _projected(x, g, low, high):
    """The largest entry of the slopes that bounds leave free."""
    shown = np.where(g < 0, np.maximum(x - high, g), np.minimum(x - low, g))
    return np.max(np.abs(shown)) if len(g) else 0.0


def _cauchy(x, g, low, high, memory):
    """The first minimum of the model along the way downhill, bent at the bounds; also W'(that - x)."""
    down = -g
    stuck = ((x <= low) & (down <= 0)) | ((x >= high) & (down >= 0)) | (down == 0)
    way = np.where(stuck, 0.0, down)
    with np.errstate(divide="ignore", invalid="ignore"):
        breaks = np.where(way < 0, (x - low) / -way, np.where(way > 0, (high - x) / way, np.inf))
    order = [place for place in np.argsort(breaks, kind="stable").tolist() if not stuck[place] and np.isfinite(breaks[place])]
    found = x.copy()
    c = np.zeros(memory.w.shape[1])
    has = len(memory.s) > 0
    p = memory.w.T @ way
    f1 = -float(way @ way)
    if f1 == 0.0:
        return found, c
    f2 = -memory.theta * f1
    whole = f2
    if has:
        f2 -= p @ memory.m(p)
    best, total = -f1 / f2, 0.0
    free = int(np.sum(~stuck))
    unbounded = any(not np.isfinite(breaks[place]) for place in np.flatnonzero(~stuck).tolist())
    for count, place in enumerate(order, start=1):
        gap = breaks[place] - total
        if best < gap:
            break
        total = breaks[place]
        d = way[place]
        way[place] = 0.0
        found[place] = high[place] if d > 0 else low[place]
        z = found[place] - x[place]
        if count == len(x) == free:
            if has:
                c = c + gap * p
            return found, c
        f1 += gap * f2 + d * d - memory.theta * d * z
        f2 -= memory.theta * d * d
        if has:
            c = c + gap * p
            row = memory.w[place]
            v = memory.m(row)
            f1 += d * (c @ v)
            f2 += 2.0 * d * (p @ v) - d * d * (row @ v)
            p = p - d * row
        f2 = max(EPS * whole, f2)
        if count < len(order) or unbounded:
            best = -f1 / f2
        else:
            best = 0.0
    best = max(best, 0.0)
    total += best
    moving = way != 0
    found[moving] = x[moving] + total * way[moving]
    return found, c + best * p


def _subspace(x, g, z, c, low, high, memory, bounded):
    """The minimum of the model over the variables that are free at z, kept within the bounds."""
    free = (z > low) & (z < high) if bounded else np.ones(len(x), dtype=bool)
    if not np.any(free):
        return z
    theta, w = memory.theta, memory.w[free]
    r = -theta * (z - x)[free] - g[free] + w @ memory.m(c) if bounded else -g
    v = memory.m(w.T @ r)
    v = np.linalg.solve(np.eye(len(v)) - memory.m(w.T @ w) / theta, v)
    d = r / theta + w @ v / theta**2
    after = z.copy()
    after[free] = np.clip(z[free] + d, low[free], high[free])
    touched = free & ((after == low) | (after == high))
    if not np.any(touched) or (after - x) @ g <= 0:
        return after
    share = 1.0
    edge = None
    places = np.flatnonzero(free).tolist()
    for place, move in zip(places, d.tolist()):
        limit = low[place] if move < 0 else high[place]
        if move != 0 and np.isfinite(limit):
            room = limit - z[place]
            now = 0.0 if (room >= 0 if move < 0 else room <= 0) else room / move if abs(move * share) > abs(room) else share
            if now < share:
                share, edge = now, (place, limit)
    after = z.copy()
    after[free] = z[free] + share * d
    if share < 1.0 and edge is not None:
        after[edge[0]] = edge[1]
    return after


def _longest(x, way, low, high):
    with np.errstate(divide="ignore", invalid="ignore"):
        room = np.where(way < 0, (low - x) / way, np.where(way > 0, (high - x) / way, np.inf))
    room = np.where((way < 0) & (low - x >= 0) | (way > 0) & (high - x <= 0), 0.0, room)
    return min(1e10, float(np.min(room))) if len(room) else 1e10


def lbfgsb(
    fun, x0, args, jac, bounds, watch, disp=GIVEN, maxcor=10, ftol=2.220446049250313e-09, gtol=1e-5, eps=1e-8,
    maxfun=15000, maxiter=15000, iprint=GIVEN, maxls=20, finite_diff_rel_step=None, workers=None, **unknown
):
    """Steps of a quasi-Newton method with little memory, within bounds."""
    check_unknown(unknown)
    if disp is not GIVEN or iprint is not GIVEN:
        warnings.warn(
            "scipy.optimize: The `disp` and `iprint` options of the L-BFGS-B solver are deprecated and will be removed in SciPy 1.18.0.",
            DeprecationWarning, stacklevel=4
        )
    x = np.asarray(x0, dtype=float).ravel()
    n = len(x)
    low, high = (np.full(n, -np.inf), np.full(n, np.inf)) if bounds is None else bounds
    if np.any(low > high):
        raise ValueError("LBFGSB - one of the lower bounds is greater than an upper bound.")
    if not maxls > 0:
        raise ValueError("maxls must be positive.")
    x = np.clip(x, low, high)
    objective = Objective(fun, x, jac, args, None if bounds is None else (low, high), eps, finite_diff_rel_step)
    bounded = bool(np.any(np.isfinite(low) | np.isfinite(high)))
    boxed = bool(np.all(np.isfinite(low) & np.isfinite(high)))
    memory, rounds = Memory(maxcor, n), 0
    f, g = objective.fun(x), np.asarray(objective.grad(x), dtype=float)
    ending = "CONVERGENCE: NORM OF PROJECTED GRADIENT <= PGTOL" if _projected(x, g, low, high) <= gtol else None
    first = True
    while ending is None:
        try:
            if not bounded and len(memory.s):
                z = _subspace(x, g, x, None, low, high, memory, False)
            else:
                z, c = _cauchy(x, g, low, high, memory)
                z = _subspace(x, g, z, c, low, high, memory, True) if len(memory.s) else z
        except np.linalg.LinAlgError:
            memory.forget()
            continue
        way = z - x
        size = np.sqrt(way @ way)
        most = (1.0 if first else _longest(x, way, low, high)) if bounded else 1e10
        along = g @ way
        search = Search(min(1.0 / size, most) if first and not boxed else 1.0, f, along, 1e-3, 0.9, 0.1, 0.0,
        most) if along < 0 and size > 0 else None
        calls, after, f_after, g_after = 0, x, f, g
        failed = search is None or search.state == "error"
        while not failed and search.state == "go on":
            if calls >= maxls:
                failed = True
                break
            after = z.copy() if search.step == 1.0 else x + search.step * way
            f_after, g_after = objective.fun(after), np.asarray(objective.grad(after), dtype=float)
            calls += 1
            search.feed(f_after, g_after @ way)
        if failed:
            if not len(memory.s):
                ending = "ABNORMAL: "
                break
            memory.forget()
            continue
        first = False
        f_before, g_before, along_before = f, g, along
        step = after - x
        x, f, g = after, f_after, g_after
        rounds += 1
        if watch.halts(x, f):
            ending = "STOP: CALLBACK REQUESTED HALT"
        if rounds >= maxiter:
            ending = "STOP: TOTAL NO. OF ITERATIONS REACHED LIMIT"
        elif objective.nfev > maxfun:
            ending = "STOP: TOTAL NO. OF F,G EVALUATIONS EXCEEDS LIMIT"
        if ending is not None:
            break
        if _projected(x, g, low, high) <= gtol:
            ending = "CONVERGENCE: NORM OF PROJECTED GRADIENT <= PGTOL"
        elif f_before - f <= ftol * max(abs(f_before), abs(f), 1.0):
            ending = "CONVERGENCE: RELATIVE REDUCTION OF F <= FACTR*EPSMCH"
        else:
            share = search.step
            product = (g @ way - along_before) * share
            if product > EPS * (-along_before * share):
                memory.add(step, g - g_before)
                if not memory.is_sound():
                    memory.forget()
    flag = 0 if ending.startswith("CONVERGENCE") else 1 if objective.nfev > maxfun or rounds >= maxiter else 2
    inverse = LbfgsInvHessProduct(memory.s, memory.y)
    return OptimizeResult(
        fun=f, jac=g, nfev=objective.nfev, njev=objective.ngev, nit=rounds, status=flag, message=ending, x=x,
        success=flag == 0, hess_inv=inverse
    )
