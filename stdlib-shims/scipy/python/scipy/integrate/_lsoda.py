"""LSODA: Adams' methods that give way to backward differences where a system turns out stiff (Hindmarsh and Petzold)."""

import numpy as np

from scipy.linalg._factors import lu_factor, lu_solve

EPS = float(np.finfo(float).eps)
# How far along the real axis Adams' methods of each order stay stable.
STABLE = (0.0, 0.5, 0.575, 0.55, 0.45, 0.35, 0.25, 0.2, 0.15, 0.1, 0.075, 0.05, 0.025)
ADAMS, STIFF = 1, 2


def coefficients(method):
    """Of each order, the corrector's coefficients and the three constants of the error tests."""
    el, test = np.zeros((13, 14)), np.zeros((13, 4))
    pc = np.zeros(14)
    if method == ADAMS:
        el[1, 1] = el[1, 2] = 1.0
        test[1, 2], test[2, 1] = 2.0, 1.0
        pc[1] = rq = 1.0
        for q in range(2, 13):
            before, rq = rq, rq / q
            pc[q] = 0.0
            for i in range(q, 1, -1):
                pc[i] = pc[i - 1] + (q - 1) * pc[i]
            pc[1] *= q - 1
            whole, half, sign = pc[1], pc[1] / 2, 1.0
            for i in range(2, q + 1):
                sign = -sign
                whole += sign * pc[i] / i
                half += sign * pc[i] / (i + 1)
            el[q, 1], el[q, 2] = whole * before, 1.0
            for i in range(2, q + 1):
                el[q, i + 1] = before * pc[i] / i
            test[q, 2] = 1.0 / (rq * half)
            if q < 12:
                test[q + 1, 1] = test[q, 2] * rq / (q + 1)
            test[q - 1, 3] = test[q, 2]
        return el, test
    pc[1] = rq = 1.0
    for q in range(1, 6):
        pc[q + 1] = 0.0
        for i in range(q + 1, 1, -1):
            pc[i] = pc[i - 1] + q * pc[i]
        pc[1] *= q
        el[q, 1 : q + 2] = pc[1 : q + 2] / pc[2]
        el[q, 2] = 1.0
        test[q, 1], test[q, 2], test[q, 3] = rq, (q + 1) / el[q, 1], (q + 2) / el[q, 1]
        rq /= q
    return el, test


class Stepper:
    """The history array and the state of the method; `step` goes one step on."""

    def __init__(self, fun, t, y, rtol, atol, jac=None, max_step=0.0, min_step=0.0, max_adams=12, max_stiff=5):
        self.fun, self.jac, self.t, self.n = fun, jac, t, len(y)
        self.rtol, self.atol = rtol, atol
        self.inverse_max, self.min_step = (1.0 / max_step if max_step and np.isfinite(max_step) else 0.0), min_step
        self.max_order = {ADAMS: max_adams, STIFF: max_stiff}
        self.yh = np.zeros((14, self.n))
        self.yh[0] = y
        self.nfev, self.njev, self.n_steps = 1, 0, 0
        self.yh[1] = fun(t, y.copy())
        self.tables = {kind: coefficients(kind) for kind in (ADAMS, STIFF)}
        self.constants = {
            kind: np.array([test[q, 2] * (el[q, q + 1] if q < 13 else 0) for q in range(13)]) for kind,
            (el, test) in self.tables.items()
        }
        self.method = self.used = ADAMS
        self.table = ADAMS
        self.fresh = True
        self.weigh()

    def weigh(self):
        weights = self.rtol * np.abs(self.yh[0]) + self.atol
        if np.any(weights <= 0):
            raise ArithmeticError("Error weight became zero during problem.")
        self.w = 1.0 / weights

    def size(self, v):
        return float(np.max(np.abs(v) * self.w)) if self.n else 0.0

    def start(self, goal, first=0.0, limit=None):
        """The first step, from the size of the slopes."""
        if first:
            h = first
        else:
            far = max(abs(self.t), abs(goal))
            tol = float(np.max(self.rtol))
            if tol <= 0:
                y = np.abs(self.yh[0])
                tol = float(np.max(np.where(y != 0, self.atol / np.where(y != 0, y, 1), 0), initial=0.0))
            tol = min(max(tol, 100 * EPS), 0.001)
            total = 1.0 / (tol * far * far) + tol * self.size(self.yh[1]) ** 2
            h = min(1.0 / np.sqrt(total), abs(goal - self.t))
        h = np.copysign(h, goal - self.t)
        share = abs(h) * self.inverse_max
        h = h / share if share > 1 else h
        if limit is not None and (self.t + h - limit) * h > 0:
            h = limit - self.t
        self.h = float(h)
        self.yh[1] *= self.h

    def at(self, t):
        """The value at a time within the last step."""
        s = (t - self.t) / self.h
        value = self.yh[self.q].copy()
        for j in range(self.q - 1, -1, -1):
            value = self.yh[j] + s * value
        return value

    def _begin(self):
        self.q, self.alth, self.max_ratio, self.rc, self.el0, self.rate, self.last_h = 1, 2, 10000.0, 0.0, 1.0, 0.7, self.h
        self.slope_step, self.renew, self.count, self.limited = 0, False, 20, False
        self.pdest = self.pdlast = self.pdnorm = 0.0
        self.fresh = False
        self._use_order()

    def _use_order(self):
        el, _ = self.tables[self.table]
        self.el = el[self.q]
        self.rc *= self.el[1] / self.el0
        self.el0 = self.el[1]
        self.conit = 0.5 / (self.q + 2)

    @property
    def test(self):
        return self.tables[self.table][1][self.q]

    def _rescale(self, ratio):
        """Steps of another length: the history is scaled."""
        ratio = max(ratio, self.min_step / abs(self.h))
        ratio = min(ratio, self.max_ratio)
        ratio /= max(1.0, abs(self.h) * self.inverse_max * ratio)
        if self.method == ADAMS:
            self.limited = False
            pdh = max(abs(self.h) * self.pdlast, 1e-6)
            if ratio * pdh * 1.00001 >= STABLE[self.q]:
                ratio, self.limited = STABLE[self.q] / pdh, True
        share = 1.0
        for j in range(1, self.q + 1):
            share *= ratio
            self.yh[j] *= share
        self.h *= ratio
        self.rc *= ratio
        self.alth = self.q + 1

    def _predict(self, sign):
        for k in range(self.q):
            for j in range(self.q - 1, k - 1, -1):
                self.yh[j] += sign * self.yh[j + 1]

    def step(self):
        """One step; a message when it failed."""
        if self.fresh:
            self._begin()
        elif self.method != self.used:
            self.renew = True
            self.table = self.method
            self.alth = self.q + 1
            self._use_order()
        if self.h != self.last_h:
            ratio, self.h = self.h / self.last_h, self.last_h
            self._rescale(ratio)
        before, failures, errors = self.t, 0, 0
        while True:
            if abs(self.rc - 1.0) > 0.3 or self.n_steps >= self.slope_step + 20:
                self.renew = self.method == STIFF
            self.t += self.h
            self._predict(1)
            converged, delta, m = self._correct()
            if not converged:
                failures += 1
                self.max_ratio = 2.0
                self.t = before
                self._predict(-1)
                if abs(self.h) <= self.min_step * 1.00001 or failures == 10:
                    return "Repeated convergence failures (perhaps bad Jacobian or tolerances)."
                self.renew = self.method == STIFF
                self._rescale(0.25)
                continue
            dsm = (delta if m == 0 else self.size(self.acor)) / self.test[2]
            if dsm <= 1.0:
                self._accept(dsm)
                return None
            errors += 1
            self.t = before
            self._predict(-1)
            self.max_ratio = 2.0
            if abs(self.h) <= self.min_step * 1.00001:
                return "Repeated error test failures (internal error)."
            if errors < 3:
                self._choose(dsm, 0.0, errors)
                continue
            if errors == 10:
                return "Repeated error test failures (internal error)."
            ratio = max(self.min_step / abs(self.h), 0.1)
            self.h *= ratio
            self.yh[1] = self.h * self._value(self.yh[0])
            self.renew, self.alth = self.method == STIFF, 5
            if self.q != 1:
                self.q = 1
                self._use_order()

    def _value(self, y):
        self.nfev += 1
        return self.fun(self.t, y.copy())

    def _correct(self):
        """The corrector's rounds: whether they converged, the last change and how many rounds there were."""
        size, current = self.size(self.yh[0]), False
        while True:
            m, rate, last = 0, 0.0, 0.0
            value = self._value(self.yh[0])
            if self.renew:
                if not self._slopes(value):
                    return False, 0.0, 0
                self.renew, self.rc, self.slope_step, self.rate, current = False, 1.0, self.n_steps, 0.7, True
            self.acor = np.zeros(self.n)
            while True:
                if self.method == ADAMS:
                    value = self.h * value - self.yh[1]
                    delta = self.size(value - self.acor)
                    self.acor = value
                else:
                    move = lu_solve(self.lu, self.h * value - (self.yh[1] + self.acor))
                    delta = self.size(move)
                    self.acor = self.acor + move
                y = self.yh[0] + self.el[1] * self.acor
                if delta <= 100 * size * EPS:
                    return True, delta, m
                if m != 0 or self.method != ADAMS:
                    if m != 0:
                        ratio = delta / last if delta <= 1024 * last else 1024.0
                        rate, self.rate = max(rate, ratio), max(0.2 * self.rate, ratio)
                    if delta * min(1.0, 1.5 * self.rate) / (self.test[2] * self.conit) <= 1.0:
                        self.pdest = max(self.pdest, rate / abs(self.h * self.el[1]))
                        if self.pdest != 0:
                            self.pdlast = self.pdest
                        return True, delta, m
                m += 1
                if m == 3 or (m >= 2 and delta > 2.0 * last) or not np.isfinite(delta):
                    break
                last = delta
                value = self._value(y)
            if self.method == ADAMS or current:
                return False, 0.0, m
            self.renew = True

    def _slopes(self, value):
        """The matrix of Newton's rounds, factored."""
        self.njev += 1
        share = self.h * self.el0
        if self.jac is not None:
            matrix = -share * np.asarray(self.jac(self.t, self.yh[0].copy()), dtype=float)
        else:
            matrix, y = np.empty((self.n, self.n)), self.yh[0].copy()
            r0 = 1000.0 * abs(self.h) * EPS * self.n * self.size(value) or 1.0
            for j in range(self.n):
                kept = y[j]
                r = max(EPS**0.5 * abs(kept), r0 / self.w[j])
                y[j] += r
                matrix[:, j] = (self._value(y) - value) * (-share / r)
                y[j] = kept
        self.pdnorm = float(np.max(np.sum(np.abs(matrix) / self.w, axis=1) * self.w)) / abs(share)
        matrix = matrix + np.eye(self.n)
        self.lu = lu_factor(matrix)
        return not np.any(np.diag(self.lu[0]) == 0) and np.all(np.isfinite(self.lu[0]))

    def _accept(self, dsm):
        self.n_steps += 1
        self.last_used_h, self.last_q, self.used = self.h, self.q, self.method
        for j in range(self.q + 1):
            self.yh[j] += self.el[j + 1] * self.acor
        self.count -= 1
        switched = self.count < 0 and self._switch(dsm)
        if not switched:
            self.alth -= 1
            if self.alth == 0:
                up = 0.0
                if self.q < self.max_order[self.method]:
                    gap = self.size(self.acor - self.yh[self.max_order[self.method]]) / self.test[3]
                    up = 1.0 / (1.4 * gap ** (1.0 / (self.q + 2)) + 0.0000014)
                self._choose(dsm, up, 0)
            elif self.alth == 1 and self.q < self.max_order[self.method]:
                self.yh[self.max_order[self.method]] = self.acor
        else:
            self.max_ratio = 10.0
        self.last_h = self.h

    def _switch(self, dsm):
        """Goes over to the other kind of method where that allows much longer steps."""
        exsm, size = 1.0 / (self.q + 1), self.size(self.yh[0])
        adams, stiff, most = self.constants[ADAMS], self.constants[STIFF], self.max_order
        if self.method == ADAMS:
            if dsm <= 100 * size * EPS or self.pdest == 0.0:
                if not self.limited:
                    return False
                ratio, order = 2.0, min(self.q, most[STIFF])
            else:
                here = 1.0 / (1.2 * dsm**exsm + 0.0000012)
                bound, pdh = 2.0 * here, self.pdlast * abs(self.h)
                if pdh * here > 0.00001:
                    bound = STABLE[self.q] / pdh
                here = min(here, bound)
                if self.q > most[STIFF]:
                    order = most[STIFF]
                    gap = self.size(self.yh[order + 1]) / stiff[order]
                    ratio = 1.0 / (1.2 * gap ** (1.0 / (order + 1)) + 0.0000012)
                else:
                    order = self.q
                    ratio = 1.0 / (1.2 * (dsm * (adams[self.q] / stiff[self.q])) ** exsm + 0.0000012)
                if ratio < 5.0 * here:
                    return False
            self.method = STIFF
        else:
            if most[ADAMS] < self.q:
                order, exm = most[ADAMS], 1.0 / (most[ADAMS] + 1)
                gap = self.size(self.yh[order + 1]) / adams[order]
            else:
                order, exm, gap = self.q, exsm, dsm * (stiff[self.q] / adams[self.q])
            ratio = 1.0 / (1.2 * gap**exm + 0.0000012)
            bound, pdh = 2.0 * ratio, self.pdnorm * abs(self.h)
            if pdh * ratio > 0.00001:
                bound = STABLE[order] / pdh
            ratio = min(ratio, bound)
            here = 1.0 / (1.2 * dsm**exsm + 0.0000012)
            if ratio * 5.0 < 5.0 * here or max(0.001, ratio) ** exm * gap <= 1000 * EPS * size:
                return False
            self.method = ADAMS
        self.count, self.pdlast, self.q = 20, 0.0, order
        self._rescale(ratio)
        return True

    def _choose(self, dsm, up, errors):
        """The order and the length of the next step, or of the same one tried again."""
        most = self.max_order[self.method]
        same = 1.0 / (1.2 * dsm ** (1.0 / (self.q + 1)) + 0.0000012)
        down = 0.0
        if self.q != 1:
            down = 1.0 / (1.3 * (self.size(self.yh[self.q]) / self.test[1]) ** (1.0 / self.q) + 0.0000013)
        pdh = 0.0
        if self.method == ADAMS:
            pdh = max(abs(self.h) * self.pdlast, 0.000001)
            if self.q < most:
                up = min(up, STABLE[self.q + 1] / pdh)
            same = min(same, STABLE[self.q] / pdh)
            if self.q > 1:
                down = min(down, STABLE[self.q - 1] / pdh)
            self.pdest = 0.0
        if same < up and up > down:
            if up < 1.1:
                self.alth = 3
                return
            self.yh[self.q + 1] = self.acor * (self.el[self.q + 1] / (self.q + 1))
            self._change(self.q + 1, up, errors)
            return
        order, ratio = (self.q, same) if same >= down and same >= up else (self.q - 1, down)
        if order < self.q and errors and ratio > 1.0:
            ratio = 1.0
        bound = self.method == ADAMS and ratio * pdh * 1.00001 >= STABLE[order]
        if not bound and not errors and ratio < 1.1:
            self.alth = 3
            return
        self._change(order, min(ratio, 0.2) if errors >= 2 else ratio, errors)

    def _change(self, order, ratio, errors):
        if order != self.q:
            self.q = order
            self._use_order()
        self._rescale(ratio)
        if not errors:
            self.max_ratio = 10.0
