"""`MiniBatchNMF`: the factorization of `NMF`, learned batch by batch."""

import itertools
import math
import warnings

import numpy as np

from sklearn._data import check_fitted
from sklearn._rules import BOOL, float_in, int_from
from sklearn.decomposition._nmf import BaseNMF, beta_divergence, check_not_negative, gamma_of, penalized, shares, step_W
from sklearn.exceptions import ConvergenceWarning
from sklearn.utils import gen_batches

_FLOATS = (np.float64, np.float32)


class MiniBatchNMF(BaseNMF):
    """Rows as sums, without negative parts, of components; components change a little with each batch."""

    _rules = {**BaseNMF._rules, "max_no_improvement": (int_from(1), "None"), "batch_size": int_from(1),
              "forget_factor": float_in(0.0, 1.0, "[]"), "fresh_restarts": BOOL, "fresh_restarts_max_iter": int_from(1),
              "transform_max_iter": (int_from(1), "None")}

    def __init__(self, n_components="auto", *, init=None, batch_size=1024, beta_loss="frobenius", tol=1e-4, max_no_improvement=10,
                 max_iter=200, alpha_W=0.0, alpha_H="same", l1_ratio=0.0, forget_factor=0.7, fresh_restarts=False,
                 fresh_restarts_max_iter=30, transform_max_iter=None, random_state=None, verbose=0):
        self.n_components = n_components
        self.init = init
        self.beta_loss = beta_loss
        self.tol = tol
        self.max_iter = max_iter
        self.random_state = random_state
        self.alpha_W = alpha_W
        self.alpha_H = alpha_H
        self.l1_ratio = l1_ratio
        self.verbose = verbose
        self.max_no_improvement = max_no_improvement
        self.batch_size = batch_size
        self.forget_factor = forget_factor
        self.fresh_restarts = fresh_restarts
        self.fresh_restarts_max_iter = fresh_restarts_max_iter
        self.transform_max_iter = transform_max_iter

    def _read(self, X):
        super()._read(X)
        self._batch_size = min(self.batch_size, X.shape[0])
        self._rho = self.forget_factor ** (self._batch_size / X.shape[0])
        self._gamma = gamma_of(self._beta_loss)
        self._transform_max_iter = self.max_iter if self.transform_max_iter is None else self.transform_max_iter

    def _begin(self, H):
        self._components_numerator, self._components_denominator = H.copy(), np.ones(H.shape, dtype=H.dtype)

    def _solve_W(self, X, H, rounds):
        W = np.full((X.shape[0], self._n_components), np.sqrt(X.mean() / self._n_components), dtype=X.dtype)
        l1, _, l2, _ = self._strengths(X)
        for _ in range(rounds):
            before, W = W, step_W(X, W, H, self._beta_loss, l1, l2, self._gamma)
            if self.tol > 0 and np.linalg.norm(W - before) / np.linalg.norm(W) <= self.tol:
                break
        return W

    def _batch_step(self, X, W, H):
        """(cost, W, H) after one batch."""
        l1_W, l1_H, l2_W, l2_H = self._strengths(X)
        beta, tiny = self._beta_loss, np.finfo(np.float64).eps
        if self.fresh_restarts or W is None:
            W = self._solve_W(X, H, self.fresh_restarts_max_iter)
        else:
            W = step_W(X, W, H, beta, l1_W, l2_W, self._gamma)
        if beta < 1:
            W[W < tiny] = 0.0
        penalty = l1_W * W.sum() + l1_H * H.sum() + l2_W * (W ** 2).sum() + l2_H * (H ** 2).sum()
        cost = (beta_divergence(X, W, H, beta) + penalty) / X.shape[0]
        above, below = shares(X, W, H, beta, False)
        below = penalized(below, H, l1_H, l2_H)
        powered = H ** (1 / self._gamma) if self._gamma != 1 else H
        self._components_numerator = self._components_numerator * self._rho + above * powered
        self._components_denominator = self._components_denominator * self._rho + below
        H = self._components_numerator / self._components_denominator
        H = H ** self._gamma if self._gamma != 1 else H
        if beta <= 1:
            H[H < tiny] = 0.0
        return cost, W, H

    def _done(self, n_batch, cost, H, before, n_samples, step, n_steps):
        def say(words):
            if self.verbose:
                print(words)
        if step == 1:
            say(f"Minibatch step {step}/{n_steps}: mean batch cost: {cost}")
            return False
        if self._ewa_cost is None:
            self._ewa_cost = cost
        else:
            alpha = min(n_batch / (n_samples + 1), 1)
            self._ewa_cost = self._ewa_cost * (1 - alpha) + cost * alpha
        say(f"Minibatch step {step}/{n_steps}: mean batch cost: {cost}, ewa cost: {self._ewa_cost}")
        if self.tol > 0 and np.linalg.norm(H - before) / np.linalg.norm(H) <= self.tol:
            say(f"Converged (small H change) at step {step}/{n_steps}")
            return True
        if self._ewa_cost_min is None or self._ewa_cost < self._ewa_cost_min:
            self._no_improvement, self._ewa_cost_min = 0, self._ewa_cost
        else:
            self._no_improvement += 1
        if self.max_no_improvement is not None and self._no_improvement >= self.max_no_improvement:
            say(f"Converged (lack of improvement in objective function) at step {step}/{n_steps}")
            return True
        return False

    def fit_transform(self, X, y=None, W=None, H=None):
        """Find the factors, and give the rows as sums of components."""
        X = self._validate(X, accept_sparse=("csr", "csc"), dtype=_FLOATS)
        X = X.tocsr() if hasattr(X, "tocsr") else X
        check_not_negative(X, "MiniBatchNMF (input X)")
        self._read(X)
        n_samples = X.shape[0]
        W, H = (part.copy() for part in self._start(X, W, H, True))
        self._begin(H)
        self._ewa_cost = self._ewa_cost_min = None
        self._no_improvement = 0
        per_round = math.ceil(n_samples / self._batch_size)
        n_steps = self.max_iter * per_round
        for step, batch in zip(range(n_steps), itertools.cycle(gen_batches(n_samples, self._batch_size))):
            before = H
            cost, W[batch], H = self._batch_step(X[batch], W[batch], H)
            if self._done(batch.stop - batch.start, cost, H, before, n_samples, step + 1, n_steps):
                break
        if self.fresh_restarts:
            W = self._solve_W(X, H, self._transform_max_iter)
        self.n_steps_ = step + 1
        self.n_iter_ = math.ceil(self.n_steps_ / per_round)
        if self.n_iter_ == self.max_iter and self.tol > 0:
            warnings.warn(f"Maximum number of iterations {self.max_iter} reached. Increase it to improve convergence.", ConvergenceWarning,
                          stacklevel=2)
        self._keep(H)
        self.reconstruction_err_ = beta_divergence(X, W, H, self._beta_loss, square_root=True)
        return W

    def _keep(self, H):
        self.n_components_ = H.shape[0]
        self.components_ = H

    def transform(self, X):
        """Rows as sums of the components found."""
        check_fitted(self)
        X = self._validate(X, accept_sparse=("csr", "csc"), dtype=_FLOATS, reset=False)
        return self._solve_W(X, self.components_, self._transform_max_iter)

    def partial_fit(self, X, y=None, W=None, H=None):
        """Learn from one more batch."""
        first = not hasattr(self, "components_")
        X = self._validate(X, accept_sparse=("csr", "csc"), dtype=_FLOATS, reset=first)
        if first:
            self._read(X)
            H = self._start(X, W, H, True)[1]
            self._begin(H)
            self.n_steps_ = 0
        else:
            H = self.components_
        self._keep(self._batch_step(X, None, H)[2])
        self.n_steps_ += 1
        return self
