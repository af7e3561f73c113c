"""What processes share: triangular systems, and the search for the numbers of the kernel."""

import numpy as np

from sklearn.base import clone


def default_kernel(kernel):
    """A copy of the kernel given, or a fixed one."""
    from sklearn.gaussian_process._shapes import RBF, ConstantKernel
    if kernel is not None:
        return clone(kernel)
    return ConstantKernel(1.0, constant_value_bounds="fixed") * RBF(1.0, length_scale_bounds="fixed")


def solve_lower(lower, right):
    """Solves a lower triangular system."""
    from scipy.linalg import solve_triangular
    return solve_triangular(lower, right, lower=True, check_finite=False)


def solve_both(lower, right):
    """Solves a system given its Cholesky factor."""
    from scipy.linalg import solve_triangular
    return solve_triangular(lower, solve_lower(lower, right), lower=True, trans=1, check_finite=False)


def search(model, random_state, is_log):
    """The numbers of the kernel that make the data most likely, and that likelihood."""

    def loss(theta, eval_gradient=True):
        if eval_gradient:
            value, slopes = model.log_marginal_likelihood(theta, eval_gradient=True, clone_kernel=False)
            return -value, -slopes
        return -model.log_marginal_likelihood(theta, clone_kernel=False)

    bounds = model.kernel_.bounds
    found = [_minimum(model.optimizer, loss, model.kernel_.theta, bounds)]
    if model.n_restarts_optimizer > 0:
        if not np.isfinite(bounds).all():
            raise ValueError("Multiple optimizer restarts (n_restarts_optimizer>0) requires that all bounds are finite.")
        for _ in range(model.n_restarts_optimizer):
            start = random_state.uniform(bounds[:, 0], bounds[:, 1])
            found.append(_minimum(model.optimizer, loss, start if is_log else np.exp(start), bounds))
    values = [value for _, value in found]
    model.kernel_.theta = found[int(np.argmin(values))][0]
    model.kernel_._check_bounds_params()
    return -np.min(values)


def _minimum(optimizer, loss, start, bounds):
    if callable(optimizer):
        return optimizer(loss, start, bounds=bounds)
    from sklearn.linear_model._logistic import warn_unconverged
    from sklearn.utils._descent import descend
    found = descend(loss, start, low=bounds[:, 0], high=bounds[:, 1])
    warn_unconverged(found.ending, found.n_iter, None, "")
    return found.at, found.value
