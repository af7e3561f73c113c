"""Systems of equations without slopes: Broyden's methods, Anderson's mixing, and simpler mixings."""

import sys

import numpy as np

from scipy._refusals import refuse
from scipy.optimize._line_search import wolfe1


def norm(v):
    """The length of finite values, as a plain number whose square may be too large."""
    if not np.all(np.isfinite(v)):
        raise ValueError("array must not contain infs or NaNs")
    return float(np.linalg.norm(v))


class NoConvergence(Exception):
    """The search did not come near enough; its last place is the argument."""


class _Mixing:
    """What all of them keep: the last place and values, and a first guess of the slopes, -1 / alpha."""

    def __init__(self, alpha=None):
        self.alpha = alpha

    def setup(self, x, f, fun):
        self.last_x, self.last_f, self.fun = x, f, fun
        if self.alpha is None:
            size = norm(f)
            self.alpha = 0.5 * max(norm(x), 1) / size if size else 1.0

    def update(self, x, f):
        self.learn(x - self.last_x, f - self.last_f, f)
        self.last_x, self.last_f = x, f


class BroydenFirst(_Mixing):
    """Broyden's "good" method: changes of low rank to the inverse slopes."""

    def __init__(self, alpha=None, reduction_method="restart", max_rank=None):
        super().__init__(alpha)
        name = reduction_method if isinstance(reduction_method, str) else reduction_method[0]
        if name == "svd" and max_rank is not None:
            refuse("scipy.optimize.broyden1(reduction_method='svd')", "use 'restart' or 'simple'")
        if name not in ("svd", "simple", "restart"):
            raise ValueError(f"Unknown rank reduction method '{name}'")
        self.simple, self.most = name == "simple", np.inf if max_rank is None else max_rank - 1

    def setup(self, x, f, fun):
        super().setup(x, f, fun)
        self.pairs = []

    def apply(self, v, turned=False):
        answer = -self.alpha * v
        for c, d in self.pairs:
            first, second = (d, c) if turned else (c, d)
            answer = answer + first * np.vdot(second, v)
        return answer

    def solve(self, f):
        answer = self.apply(f)
        if not np.all(np.isfinite(answer)):
            self.setup(self.last_x, self.last_f, self.fun)
            answer = self.apply(f)
        return answer

    def direction(self, dx, df):
        v = self.apply(dx, True)
        return v / np.vdot(df, v)

    def learn(self, dx, df, f):
        if len(self.pairs) > self.most:
            self.pairs = self.pairs[-int(self.most) :] if self.simple else []
        self.pairs.append((dx - self.apply(df), self.direction(dx, df)))


class BroydenSecond(BroydenFirst):
    """Broyden's "bad" method."""

    def direction(self, dx, df):
        return df / norm(df) ** 2


class Anderson(_Mixing):
    """Anderson's mixing of the last M steps."""

    def __init__(self, alpha=None, w0=0.01, M=5):
        super().__init__(alpha)
        self.w0, self.most, self.dx, self.df = w0, M, [], []

    def solve(self, f):
        step = -self.alpha * f
        if not self.dx:
            return step
        try:
            shares = np.linalg.solve(self.matrix, np.array([np.vdot(df, f) for df in self.df]))
        except np.linalg.LinAlgError:
            self.dx, self.df = [], []
            return step
        for share, dx, df in zip(shares, self.dx, self.df):
            step = step + share * (dx + self.alpha * df)
        return step

    def learn(self, dx, df, f):
        if self.most == 0:
            return
        self.dx, self.df = [*self.dx, dx][-self.most :], [*self.df, df][-self.most :]
        n = len(self.dx)
        self.matrix = np.array([[np.vdot(first, second) for second in self.df] for first in self.df])
        self.matrix[np.diag_indices(n)] *= 1 + self.w0**2


class DiagBroyden(_Mixing):
    """Broyden's method with slopes on the diagonal only."""

    def setup(self, x, f, fun):
        super().setup(x, f, fun)
        self.d = np.full(x.shape, 1 / self.alpha)

    def solve(self, f):
        return -f / self.d

    def learn(self, dx, df, f):
        self.d = self.d - (df + self.d * dx) * dx / norm(dx) ** 2


class LinearMixing(_Mixing):
    """The same share of the values each time."""

    def solve(self, f):
        return -f * self.alpha

    def learn(self, dx, df, f):
        pass


class ExcitingMixing(_Mixing):
    """A share for each variable, that grows while its value keeps its sign."""

    def __init__(self, alpha=None, alphamax=1.0):
        super().__init__(alpha)
        self.most = alphamax

    def setup(self, x, f, fun):
        super().setup(x, f, fun)
        self.beta = np.full(x.shape, self.alpha)

    def solve(self, f):
        return -f * self.beta

    def learn(self, dx, df, f):
        self.beta = np.clip(np.where(f * self.last_f > 0, self.beta + self.alpha, self.alpha), 0, self.most)


def _armijo(phi, phi0, least, c1=1e-4):
    """A step that falls enough, by quadratic and then cubic interpolation."""
    slope, a0, f0 = -phi0, 1, phi(1)
    if f0 <= phi0 + c1 * a0 * slope:
        return a0
    a1 = -slope * a0**2 / 2.0 / (f0 - phi0 - slope * a0)
    f1 = phi(a1)
    if f1 <= phi0 + c1 * a1 * slope:
        return a1
    while a1 > least:
        below = a0**2 * a1**2 * (a1 - a0)
        first, second = f1 - phi0 - slope * a1, f0 - phi0 - slope * a0
        a, b = (a0**2 * first - a1**2 * second) / below, (-(a0**3) * first + a1**3 * second) / below
        a2 = (-b + np.sqrt(abs(b**2 - 3 * a * slope))) / (3.0 * a)
        f2 = phi(a2)
        if f2 <= phi0 + c1 * a2 * slope:
            return a2
        if (a1 - a2) > a1 / 2.0 or (1 - a2 / a1) < 0.96:
            a2 = a1 / 2.0
        a0, a1, f0, f1 = a1, a2, f1, f2
    return None


def _search(fun, x, f, dx, kind):
    """The share of a step, and place and values after it."""
    last = [0, f, norm(f) ** 2]

    def phi(share, keep=True):
        if share == last[0]:
            return last[2]
        value = fun(x + share * dx)
        size = norm(value) ** 2 if np.all(np.isfinite(value)) else np.array(np.inf)
        if keep:
            last[:] = [share, value, size]
        return size

    start = last[2]
    if kind == "armijo":
        share = _armijo(phi, start, 1e-2)
    else:
        ratio = norm(x) / norm(dx)

        def slope(share):
            width = (abs(share) + ratio + 1) * 1e-8
            return (phi(share + width, False) - phi(share)) / width

        one = np.ones(1)
        share = wolfe1(lambda s: phi(s[0]), lambda s: np.array([slope(s[0])]), np.zeros(1), one, np.array([slope(0.0)]), start,
        None, xtol=1e-2, amin=1e-2)[
            0
        ]
    share = 1.0 if share is None else share
    after = x + share * dx
    return share, after, last[1] if share == last[0] else fun(after)


def solve(
    F, x0, mixing, iter=None, verbose=False, maxiter=None, f_tol=None, f_rtol=None, x_tol=None, x_rtol=None, tol_norm=None,
    line_search="armijo",
    callback=None, raise_exception=True,
):
    """The last place and what is known of it."""
    size = (lambda v: np.max(np.abs(v))) if tol_norm is None else tol_norm
    f_tol = np.finfo(float).eps ** (1.0 / 3) if f_tol is None else f_tol
    f_rtol, x_tol, x_rtol = (np.inf if limit is None else limit for limit in (f_rtol, x_tol, x_rtol))
    x0 = np.asarray(x0)
    x0 = x0 if x0.dtype.kind in "fc" else x0.astype(float)
    fun = lambda z: np.asarray(F(z.reshape(x0.shape)), dtype=float).ravel()
    x = x0.ravel().copy()
    dx, f = np.full(x.shape, np.inf), fun(x)
    mixing.setup(x.copy(), f, fun)
    if maxiter is None:
        maxiter = 100 * (x.size + 1) if iter is None else iter + 1
    line_search = {True: "armijo", False: None}.get(line_search, line_search)
    if line_search not in (None, "armijo", "wolfe"):
        raise ValueError("Invalid line search")
    first, rounds, status = size(f), 0, 0
    for count in range(maxiter):
        rounds += 1
        here = size(f)
        if here == 0:
            status = 1
        elif iter is not None:
            status = 2 * (rounds > iter)
        else:
            status = int(here <= f_tol and here / f_rtol <= first and size(dx) <= x_tol and size(dx) / x_rtol <= size(x))
        if status:
            break
        dx = -mixing.solve(f)
        if norm(dx) == 0:
            raise ValueError("Jacobian inversion yielded zero vector. This indicates a bug in the Jacobian approximation.")
        if line_search:
            share, x, f = _search(fun, x, f, dx, line_search)
        else:
            share, x = 1.0, x + dx
            f = fun(x)
        mixing.update(x.copy(), f)
        if callback:
            callback(x, f)
        if verbose:
            sys.stdout.write(f"{count}:  |F(x)| = {size(f):g}; step {share:g}\n")
    else:
        if raise_exception:
            raise NoConvergence(x.reshape(x0.shape))
        status = 2
    words = {1: "A solution was found at the specified tolerance.", 2: "The maximum number of iterations allowed has been reached."}
    return x.reshape(x0.shape), {"nit": rounds, "fun": f, "status": status, "success": status == 1, "message": words[status]}


def _caller(name, kind, defaults, doc):
    def call(
        F, xin, iter=None, *given, verbose=False, maxiter=None, f_tol=None, f_rtol=None, x_tol=None, x_rtol=None, tol_norm=None,
        line_search="armijo", callback=None, **options,
    ):
        options.update(zip(defaults, given))
        return solve(F, xin, kind(**options), iter, verbose, maxiter, f_tol, f_rtol, x_tol, x_rtol, tol_norm, line_search, callback)[0]

    call.__name__ = call.__qualname__ = name
    call.__doc__ = doc
    return call


KINDS = {
    "broyden1": BroydenFirst, "broyden2": BroydenSecond, "anderson": Anderson, "linearmixing": LinearMixing, "diagbroyden": DiagBroyden,
    "excitingmixing": ExcitingMixing,
}
_LOW_RANK = ("alpha", "reduction_method", "max_rank")
broyden1 = _caller("broyden1", BroydenFirst, _LOW_RANK, 'A root by Broyden\'s "good" method.')
broyden2 = _caller("broyden2", BroydenSecond, _LOW_RANK, 'A root by Broyden\'s "bad" method.')
anderson = _caller("anderson", Anderson, ("alpha", "w0", "M"), "A root by Anderson's mixing.")
linearmixing = _caller("linearmixing", LinearMixing, ("alpha",), "A root by equal shares of the values.")
diagbroyden = _caller("diagbroyden", DiagBroyden, ("alpha",), "A root by Broyden's method on the diagonal.")
excitingmixing = _caller("excitingmixing", ExcitingMixing, ("alpha", "alphamax"), "A root by shares that grow.")
