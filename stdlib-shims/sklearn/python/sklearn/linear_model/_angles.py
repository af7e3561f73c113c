"""Least angle regression: the path on which coefficients grow together."""

import warnings

import numpy as np

from sklearn.exceptions import ConvergenceWarning

_TINY = float(np.finfo(np.float32).tiny)
_CLOSE = float(np.finfo(np.float32).eps)


def _least_positive(values):
    above = values[values > 0]
    return above.min() if above.size else np.finfo(np.float64).max


class _Path:
    """Where the path stands: products of columns, those in use first, and what each still correlates with."""

    def __init__(self, gram, with_y, eps, positive):
        self.gram, self.with_y, self.eps, self.positive = gram, with_y, eps, positive
        self.order = np.arange(len(with_y))
        self.left = with_y.copy()
        self.active, self.signs = [], []

    def highest(self):
        """The place and the size of the largest correlation left."""
        if not self.left.size:
            return 0, 0.0
        place = int(np.argmax(self.left if self.positive else np.abs(self.left)))
        return place, self.left[place] if self.positive else abs(self.left[place])

    def take(self, place):
        """Bring a column in; gives the pivot, and leaves the column out where that is too small."""
        n_active = len(self.active)
        sign = 1.0 if self.positive else np.sign(self.left[place])
        self.left[[place, 0]] = self.left[[0, place]]
        self.order[[place + n_active, n_active]] = self.order[[n_active, place + n_active]]
        column = self.order[n_active]
        own = self.gram[column, column]
        if n_active:
            row = self.gram[column, self.active]
            own = own - row @ np.linalg.solve(self.gram[np.ix_(self.active, self.active)], row)
        pivot = max(np.sqrt(abs(own)), self.eps)
        if pivot < 1e-7:
            self.left[0] = 0
            self.left[[place, 0]] = self.left[[0, place]]
            return pivot
        self.left = self.left[1:]
        self.active.append(column)
        self.signs.append(sign)
        return pivot

    def direction(self):
        """The step of the coefficients in use, and how fast their correlations fall."""
        signs = np.array(self.signs)
        step = np.linalg.solve(self.gram[np.ix_(self.active, self.active)], signs)
        if step.size == 1 and step[0] == 0:
            return np.ones(1), 1.0
        pace = 1.0 / np.sqrt(np.sum(step * signs))
        return step * pace, pace

    def drop(self, places, coef):
        """Take columns out again, as the lasso does where a coefficient reaches zero."""
        n_active = len(self.active) - 1
        for place in places:
            for spot in range(place, n_active):
                self.order[[spot, spot + 1]] = self.order[[spot + 1, spot]]
        columns = [self.active.pop(place) for place in places]
        self.left = np.concatenate((self.with_y[columns] - self.gram[columns] @ coef, self.left))
        self.signs = [sign for place, sign in enumerate(self.signs) if place not in places]


def _follow(path, n_rows, max_iter, alpha_min, method):
    """Penalties, coefficients and steps of the whole path."""
    n_columns = len(path.with_y)
    coefs, alphas = [np.zeros(n_columns)], []
    n_iter, dropped = 0, False
    while True:
        place, highest = path.highest()
        alpha = highest / n_rows
        if alpha <= alpha_min + _CLOSE:
            if abs(alpha - alpha_min) > _CLOSE:
                if n_iter > 0:
                    share = (alphas[-1] - alpha_min) / (alphas[-1] - alpha)
                    coefs[-1] = coefs[-2] + share * (coefs[-1] - coefs[-2])
                alpha = alpha_min
            alphas.append(alpha)
            break
        if n_iter >= max_iter or len(path.active) >= n_columns:
            alphas.append(alpha)
            break
        if not dropped:
            pivot = path.take(place)
            if pivot < 1e-7:
                warnings.warn(
                    f"Regressors in active set degenerate. Dropping a regressor, after {n_iter} iterations, i.e. alpha={alpha:.3e}, with "
                    f"an active set of {len(path.active)} regressors, and the smallest cholesky pivot element being {pivot:.3e}. Reduce "
                    "max_iter or increase eps parameters.", ConvergenceWarning, stacklevel=4,
                )
                continue
        if method == "lasso" and n_iter > 0 and alphas[-1] < alpha:
            warnings.warn(
                "Early stopping the lars path, as the residues are small and the current value of alpha is no longer well controlled. "
                f"{n_iter} iterations, alpha={alpha:.3e}, previous alpha={alphas[-1]:.3e}, with an active set of {len(path.active)} "
                "regressors.", ConvergenceWarning, stacklevel=4,
            )
            alphas.append(alpha)
            break
        alphas.append(alpha)
        step, pace = path.direction()
        fall = np.around(path.gram[np.ix_(path.order[len(path.active):], path.active)] @ step, 15)
        length = min(_least_positive((highest - path.left) / (pace - fall + _TINY)), highest / pace)
        if not path.positive:
            length = min(length, _least_positive((highest + path.left) / (pace + fall + _TINY)))
        now = coefs[-1]
        until_zero = -now[path.active] / (step + _TINY)
        nearest = _least_positive(until_zero)
        dropped = bool(nearest < length)
        places = np.where(until_zero == nearest)[0][::-1].tolist() if dropped else []
        for spot in places:
            path.signs[spot] = -path.signs[spot]
        if dropped and method == "lasso":
            length = nearest
        n_iter += 1
        after = np.zeros(n_columns)
        after[path.active] = now[path.active] + length * step
        coefs.append(after)
        path.left = path.left - length * fall
        if dropped and method == "lasso":
            path.drop(places, after)
    return np.array(alphas), np.array(coefs).T, n_iter


def _run(X, y, gram, with_y, n_rows, max_iter, alpha_min, method, eps, return_path, return_n_iter, positive):
    if method == "lar" and positive:
        raise ValueError("Positive constraint not supported for 'lar' coding method.")
    with_y = X.T @ y if with_y is None else np.asarray(with_y, dtype=np.float64)
    gram = X.T @ X if gram is None or isinstance(gram, (bool, str)) else np.asarray(gram, dtype=np.float64)
    if gram.shape != (len(with_y), len(with_y)):
        raise ValueError("The shapes of the inputs Gram and Xy do not match.")
    path = _Path(gram, with_y, eps, positive)
    alphas, coefs, n_iter = _follow(path, n_rows, max_iter, alpha_min, method)
    if not return_path:
        alphas, coefs = alphas[-1:], coefs[:, -1]
    found = (alphas, path.active, coefs)
    return (*found, n_iter) if return_n_iter else found


def lars_path(X, y, Xy=None, *, Gram=None, max_iter=500, alpha_min=0, method="lar", copy_X=True, eps=np.finfo(float).eps, copy_Gram=True,
              verbose=0, return_path=True, return_n_iter=False, positive=False):
    """Penalties, columns in use and coefficients along the path."""
    _check_method("lars_path", method)
    if X is None and Gram is not None:
        raise ValueError("X cannot be None if Gram is not NoneUse lars_path_gram to avoid passing X and y.")
    X, y = np.asarray(X, dtype=np.float64), np.asarray(y, dtype=np.float64)
    return _run(X, y, Gram, Xy, y.size, max_iter, alpha_min, method, eps, return_path, return_n_iter, positive)


def lars_path_gram(Xy, Gram, *, n_samples, max_iter=500, alpha_min=0, method="lar", copy_X=True, eps=np.finfo(float).eps, copy_Gram=True,
                   verbose=0, return_path=True, return_n_iter=False, positive=False):
    """The same from products of columns."""
    _check_method("lars_path_gram", method)
    return _run(None, None, Gram, Xy, n_samples, max_iter, alpha_min, method, eps, return_path, return_n_iter, positive)


def _check_method(owner, method):
    from sklearn._rules import check, one_of
    check(owner, "method", method, one_of("lar", "lasso"))
