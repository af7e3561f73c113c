"""Iterative solvers: conjugate gradients of several kinds, and residuals of least size."""

import warnings

import numpy as np

from ._system import made_system, tolerance


class _Start:
    """The system, its residual and when to stop, shared by the solvers of this file."""

    def __init__(self, name, A, b, x0, rtol, atol, maxiter, M):
        self.A, self.M, self.x, self.b = made_system(A, M, x0, b)
        self.size = np.linalg.norm(self.b)
        self.limit = tolerance(name, self.size, atol, rtol)
        self.maxiter = len(self.b) * 10 if maxiter is None else maxiter
        self.dot = np.vdot if np.iscomplexobj(self.x) else np.dot
        self.tiny = np.finfo(self.x.dtype).eps ** 2
        self.residual = None
        if self.size != 0:
            self.residual = self.b - self.A.matvec(self.x) if self.x.any() else self.b.copy()


def cg(A, b, x0=None, *, rtol=1e-5, atol=0.0, maxiter=None, M=None, callback=None):
    """Conjugate gradients: A must be positive definite. The solution and 0, or the rounds done in vain."""
    now = _Start("cg", A, b, x0, rtol, atol, maxiter, M)
    x, r, p, before = now.x, now.residual, None, None
    if now.size == 0:
        return now.b, 0
    for _ in range(now.maxiter):
        if np.linalg.norm(r) < now.limit:
            return x, 0
        z = now.M.matvec(r)
        product = now.dot(r, z)
        p = z.copy() if p is None else z + (product / before) * p
        q = now.A.matvec(p)
        step = product / now.dot(p, q)
        x = x + step * p
        r = r - step * q
        before = product
        if callback:
            callback(x)
    return x, now.maxiter


def bicg(A, b, x0=None, *, rtol=1e-5, atol=0.0, maxiter=None, M=None, callback=None):
    """Biconjugate gradients, with products of the adjoint besides."""
    now = _Start("bicg", A, b, x0, rtol, atol, maxiter, M)
    if now.size == 0:
        return now.b, 0
    x, r = now.x, now.residual
    shadow, p, shadow_p, before = r.copy(), None, None, None
    for _ in range(now.maxiter):
        if np.linalg.norm(r) < now.limit:
            return x, 0
        z, shadow_z = now.M.matvec(r), now.M.rmatvec(shadow)
        product = now.dot(shadow, z)
        if abs(product) < now.tiny:
            return x, -10
        if p is None:
            p, shadow_p = z.copy(), shadow_z.copy()
        else:
            share = product / before
            p, shadow_p = z + share * p, shadow_z + np.conj(share) * shadow_p
        q, shadow_q = now.A.matvec(p), now.A.rmatvec(shadow_p)
        along = now.dot(shadow_p, q)
        if along == 0:
            return x, -11
        step = product / along
        x, r, shadow = x + step * p, r - step * q, shadow - np.conj(step) * shadow_q
        before = product
        if callback:
            callback(x)
    return x, now.maxiter


def bicgstab(A, b, x0=None, *, rtol=1e-5, atol=0.0, maxiter=None, M=None, callback=None):
    """Biconjugate gradients, steadied by a second step in each round."""
    now = _Start("bicgstab", A, b, x0, rtol, atol, maxiter, M)
    if now.size == 0:
        return now.b, 0
    x, r = now.x, now.residual
    shadow, p, v, before, step, second = r.copy(), None, None, None, None, None
    for _ in range(now.maxiter):
        if np.linalg.norm(r) < now.limit:
            return x, 0
        product = now.dot(shadow, r)
        if abs(product) < now.tiny:
            return x, -10
        if p is None:
            p = r.copy()
        else:
            if abs(second) < now.tiny:
                return x, -11
            p = (p - second * v) * (product / before * (step / second)) + r
        p_hat = now.M.matvec(p)
        v = now.A.matvec(p_hat)
        along = now.dot(shadow, v)
        if along == 0:
            return x, -11
        step = product / along
        r = r - step * v
        if np.linalg.norm(r) < now.limit:
            return x + step * p_hat, 0
        r_hat = now.M.matvec(r)
        t = now.A.matvec(r_hat)
        second = now.dot(t, r) / now.dot(t, t)
        x = x + step * p_hat + second * r_hat
        r = r - second * t
        before = product
        if callback:
            callback(x)
    return x, now.maxiter


def cgs(A, b, x0=None, *, rtol=1e-5, atol=0.0, maxiter=None, M=None, callback=None):
    """Conjugate gradients squared."""
    now = _Start("cgs", A, b, x0, rtol, atol, maxiter, M)
    if now.size == 0:
        return now.b, 0
    x, r = now.x, now.residual
    shadow, p, q, before = r.copy(), None, None, None
    for _ in range(now.maxiter):
        if np.linalg.norm(r) < now.limit:
            return x, 0
        product = now.dot(shadow, r)
        if abs(product) < now.tiny:
            return x, -10
        if p is None:
            p, u = r.copy(), r.copy()
        else:
            share = product / before
            u = r + share * q
            p = (p * share + q) * share + u
        v = now.A.matvec(now.M.matvec(p))
        along = now.dot(shadow, v)
        if along == 0:
            return x, -11
        step = product / along
        q = u - step * v
        x = x + step * now.M.matvec(u + q)
        r = now.b - now.A.matvec(x)
        before = product
        if callback:
            callback(x)
    return x, now.maxiter


def _rotation(f, g):
    """A turn that brings (f, g) to (r, 0)."""
    if g == 0:
        return 1.0, f * 0, f
    if f == 0:
        size = abs(g)
        return 0.0, np.conj(g) / size, size
    size = np.sqrt(abs(f) ** 2 + abs(g) ** 2)
    if not np.iscomplexobj(f):
        r = np.copysign(size, f)
        return f / r if f > 0 else abs(f) / size, g / r, r
    unit = f / abs(f)
    return abs(f) / size, unit * np.conj(g) / size, unit * size


class _Inner:
    """One restart of GMRES: an orthonormal basis and the least residual in it."""

    def __init__(self, now, restart, first):
        kind = now.x.dtype
        self.now, self.size = now, np.linalg.norm(first)
        self.basis = np.empty((restart + 1, len(first)), dtype=kind)
        self.basis[0] = first / self.size
        self.rows = np.zeros((restart, restart + 1), dtype=kind)
        self.turns = []
        self.sides = np.zeros(restart + 1, dtype=kind)
        self.sides[0] = self.size
        self.stuck = False

    def step(self, column):
        """One more vector; the size of the residual then."""
        w = np.array(self.now.M.matvec(self.now.A.matvec(self.basis[column])))
        whole = np.linalg.norm(w)
        row = self.rows[column]
        for place in range(column + 1):
            row[place] = self.now.dot(self.basis[place], w)
            w = w - row[place] * self.basis[place]
        rest = np.linalg.norm(w)
        row[column + 1] = rest
        self.basis[column + 1] = w
        if rest <= np.finfo(self.now.x.dtype).eps * whole:
            row[column + 1], self.stuck = 0, True
        else:
            self.basis[column + 1] = w / rest
        for place, (c, s) in enumerate(self.turns):
            one, other = row[place], row[place + 1]
            row[place], row[place + 1] = c * one + s * other, -np.conj(s) * one + c * other
        c, s, row[column] = _rotation(row[column], row[column + 1])
        row[column + 1] = 0
        self.turns.append((c, s))
        self.sides[column + 1] = -np.conj(s) * self.sides[column]
        self.sides[column] = c * self.sides[column]
        return abs(self.sides[column + 1])

    def solution(self, column):
        """What to add to the start."""
        if self.rows[column, column] == 0:
            self.sides[column] = 0
        y = self.sides[:column + 1].copy()
        for place in range(column, -1, -1):
            if y[place] != 0:
                y[place] /= self.rows[place, place]
                y[:place] -= y[place] * self.rows[place, :place]
        return y @ self.basis[:column + 1]


def gmres(A, b, x0=None, *, rtol=1e-5, atol=0.0, restart=None, maxiter=None, M=None, callback=None, callback_type=None):
    """The residual of least size over growing spaces, restarted now and then."""
    if callback is not None and callback_type is None:
        warnings.warn(
            "scipy.sparse.linalg.gmres called without specifying `callback_type`. The default value will be changed in a future "
            "release. For compatibility, specify a value for `callback_type` explicitly, e.g., ``gmres(..., "
            "callback_type='pr_norm')``, or to retain the old behavior ``gmres(..., callback_type='legacy')``",
            DeprecationWarning, stacklevel=2,
        )
    way = "legacy" if callback_type is None else callback_type
    if way not in ("x", "pr_norm", "legacy"):
        raise ValueError(f"Unknown callback_type: {way!r}")
    if callback is None:
        way = None
    now = _Start("gmres", A, b, x0, rtol, atol, maxiter, M)
    if now.size == 0:
        return now.b, 0
    restart = min(20 if restart is None else restart, len(now.b))
    eps, factor = np.finfo(now.x.dtype).eps, 1.0
    limit = np.linalg.norm(now.M.matvec(now.b)) * min(factor, now.limit / now.size)
    x, r, n_inner = now.x, now.residual, 0
    if np.linalg.norm(r) < now.limit:
        return x, 0
    rest = np.linalg.norm(r)
    for _ in range(now.maxiter):
        inner, column, left = _Inner(now, restart, now.M.matvec(r)), 0, 0.0
        for column in range(restart):
            left = inner.step(column)
            n_inner += 1
            if way in ("legacy", "pr_norm"):
                callback(left / now.size)
            if (way == "legacy" and n_inner == now.maxiter) or left <= limit or inner.stuck:
                break
        x = x + inner.solution(column)
        r = now.b - now.A.matvec(x)
        rest = np.linalg.norm(r)
        if way == "legacy" and n_inner == now.maxiter:
            return x, 0 if rest <= now.limit else now.maxiter
        if way == "x":
            callback(x)
        if rest <= now.limit or inner.stuck:
            break
        factor = max(eps, 0.25 * factor) if left <= limit else min(1.0, 1.5 * factor)
        limit = left * min(factor, now.limit / rest)
    return x, 0 if rest <= now.limit else now.maxiter
