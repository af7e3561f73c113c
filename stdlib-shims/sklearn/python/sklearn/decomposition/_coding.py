"""Rows as sparse sums of the atoms of a dictionary."""

import numpy as np

from sklearn._data import check_array, check_fitted
from sklearn._rules import BOOL, float_in, int_from, one_of
from sklearn.base import BaseEstimator, ClassNamePrefixFeaturesOutMixin, TransformerMixin


def _lasso(gram, cov, alpha, positive):
    """The codes of least squares plus alpha times the absolute sum, to the last digit, for all rows at once."""
    n_atoms, n_rows = cov.shape
    codes, slack = np.zeros((n_atoms, n_rows)), cov.copy()
    scale = np.abs(cov).max() or 1.0
    for _ in range(500):
        change = np.zeros(n_rows)
        for atom in range(n_atoms):
            size = gram[atom, atom]
            if size == 0:
                continue
            aim = slack[atom] + size * codes[atom]
            after = np.maximum(aim - alpha, 0.0) - (0.0 if positive else np.maximum(-aim - alpha, 0.0))
            after = after / size
            step = after - codes[atom]
            slack -= gram[:, atom][:, None] * step[None, :]
            codes[atom] = after
            change = np.maximum(change, np.abs(step) * size)
        if change.max() <= 1e-14 * scale:
            break
    # Atoms that are nearly the same make the rounds slow: the path of solutions is followed there instead.
    for row in np.flatnonzero(change > 1e-14 * scale).tolist():
        codes[:, row] = _followed(gram, cov[:, row], alpha, positive)
    return np.where(np.abs(codes) < 1e-14 * np.abs(codes).max(), 0.0, codes).T


def _followed(gram, cov, alpha, positive):
    """The same for one row, by least angles: from no atom on, until the penalty is `alpha`."""
    n_atoms = len(cov)
    code, left, active = np.zeros(n_atoms), cov.copy(), []
    for _ in range(8 * n_atoms):
        outside = [atom for atom in range(n_atoms) if atom not in active]
        sizes = left if positive else np.abs(left)
        if not active:
            active.append(int(np.argmax(sizes)))
            outside.remove(active[0])
        now = sizes[active].max()
        if now <= alpha or now <= 1e-14 * np.abs(cov).max():
            break
        signs = np.sign(left[active])
        try:
            way = np.linalg.solve(gram[np.ix_(active, active)], signs)
        except np.linalg.LinAlgError:
            active.pop()
            break
        slope = gram[:, active] @ way
        length, joins, leaves = now - alpha, None, None
        for atom in outside:
            for sign in (1,) if positive else (1, -1):
                rate = 1 - sign * slope[atom]
                reach = (now - sign * left[atom]) / rate if rate > 1e-12 else np.inf
                if 1e-14 < reach < length:
                    length, joins = reach, atom
        for place, atom in enumerate(active):
            reach = -code[atom] / way[place] if way[place] != 0 else np.inf
            if 1e-14 < reach < length:
                length, joins, leaves = reach, None, atom
        code[active] += length * way
        left = left - length * slope
        if leaves is not None:
            code[leaves] = 0.0
            active.remove(leaves)
        elif joins is None:
            break
        else:
            active.append(joins)
    return code


def _pursuit(gram, cov, n_nonzero):
    """Orthogonal matching pursuit: atoms one by one, each time the one most like what is left."""
    codes = np.zeros(cov.T.shape)
    for row in range(cov.shape[1]):
        target, chosen = cov[:, row], []
        left = target
        for _ in range(n_nonzero):
            place = int(np.argmax(np.abs(left)))
            if place in chosen or left[place] ** 2 < np.finfo(gram.dtype).eps:
                break
            chosen.append(place)
            weights = np.linalg.solve(gram[np.ix_(chosen, chosen)], target[chosen])
            left = target - gram[:, chosen] @ weights
        if chosen:
            codes[row, chosen] = weights
    return codes


def sparse_encode(X, dictionary, *, gram=None, cov=None, algorithm="lasso_lars", n_nonzero_coefs=None, alpha=None, copy_cov=True,
                  init=None, max_iter=1000, n_jobs=None, check_input=True, verbose=0, positive=False):
    """The sparse codes of rows for a dictionary."""
    if check_input:
        dictionary, X = check_array(dictionary), check_array(X)
    if dictionary.shape[1] != X.shape[1]:
        raise ValueError(f"Dictionary and X have different numbers of features:dictionary.shape: {dictionary.shape} X.shape{X.shape}")
    if positive and algorithm in ("omp", "lars"):
        raise ValueError(f"Positive constraint not supported for '{algorithm}' coding method.")
    n_features, n_atoms = X.shape[1], len(dictionary)
    if algorithm in ("lars", "omp"):
        strength = min(max(n_features / 10, 1), n_atoms) if n_nonzero_coefs is None else n_nonzero_coefs
    else:
        strength = 1.0 if alpha is None else alpha
    gram = dictionary @ dictionary.T if gram is None else gram
    cov = dictionary @ X.T if cov is None else cov
    if algorithm == "lasso_lars":
        return _lasso(gram, cov, float(strength), positive)
    if algorithm == "lasso_cd":
        from sklearn.linear_model import Lasso
        estimator = Lasso(alpha=float(strength) / n_features, fit_intercept=False, precompute=gram, max_iter=max_iter, warm_start=True,
                          positive=positive)
        if init is not None:
            estimator.coef_ = np.array(init)
        return estimator.fit(dictionary.T, X.T).coef_.reshape(len(X), n_atoms)
    if algorithm == "threshold":
        codes = (np.sign(cov) * np.maximum(np.abs(cov) - strength, 0)).T
        return np.clip(codes, 0, None) if positive else codes
    if algorithm == "omp":
        return _pursuit(gram, cov, int(strength))
    if algorithm == "lars":
        from sklearn.linear_model import Lars
        estimator = Lars(fit_intercept=False, precompute=gram, n_nonzero_coefs=int(strength), fit_path=False)
        return estimator.fit(dictionary.T, X.T, Xy=cov).coef_.reshape(len(X), n_atoms)
    raise ValueError(f"Sparse coding method must be \"lasso_lars\" \"lasso_cd\", \"lasso\", \"threshold\" or \"omp\", got {algorithm}.")


CODING_RULES = {
    "transform_algorithm": one_of("lasso_lars", "lasso_cd", "lars", "omp", "threshold"), "transform_n_nonzero_coefs": (int_from(1), "None"),
    "transform_alpha": (float_in(0.0), "None"), "split_sign": BOOL, "positive_code": BOOL, "transform_max_iter": int_from(0),
}


class BaseCoding(ClassNamePrefixFeaturesOutMixin, TransformerMixin, BaseEstimator):
    """Codes of rows, and rows of codes."""

    def _encode(self, X, dictionary):
        X = self._validate(X, reset=False)
        alpha = self.alpha if hasattr(self, "alpha") and self.transform_alpha is None else self.transform_alpha
        codes = sparse_encode(X, dictionary, algorithm=self.transform_algorithm, n_nonzero_coefs=self.transform_n_nonzero_coefs,
                              alpha=alpha, max_iter=self.transform_max_iter, positive=self.positive_code)
        return np.hstack((np.maximum(codes, 0), -np.minimum(codes, 0))) if self.split_sign else codes

    def transform(self, X):
        """The sparse codes of rows."""
        check_fitted(self)
        return self._encode(X, self.components_)

    def _decode(self, codes, dictionary):
        codes = check_array(codes)
        wanted = len(dictionary) * (2 if self.split_sign else 1)
        if codes.shape[1] != wanted:
            raise ValueError("The number of components in the code is different from the number of components in the dictionary."
                             f"Expected {wanted}, got {codes.shape[1]}.")
        if self.split_sign:
            codes = codes[:, :len(dictionary)] - codes[:, len(dictionary):]
        return codes @ dictionary

    def inverse_transform(self, X):
        """The rows that codes make."""
        check_fitted(self)
        return self._decode(X, self.components_)


class SparseCoder(BaseCoding):
    """Sparse codes for a dictionary that is given."""

    _rules = CODING_RULES

    def __init__(self, dictionary, *, transform_algorithm="omp", transform_n_nonzero_coefs=None, transform_alpha=None, split_sign=False,
                 n_jobs=None, positive_code=False, transform_max_iter=1000):
        self.transform_algorithm = transform_algorithm
        self.transform_n_nonzero_coefs = transform_n_nonzero_coefs
        self.transform_alpha = transform_alpha
        self.transform_max_iter = transform_max_iter
        self.split_sign = split_sign
        self.n_jobs = n_jobs
        self.positive_code = positive_code
        self.dictionary = dictionary

    def fit(self, X, y=None):
        """Nothing is learned."""
        self._check_parameters()
        return self

    def transform(self, X, y=None):
        """The sparse codes of rows."""
        return self._encode(X, self.dictionary)

    def inverse_transform(self, X):
        """The rows that codes make."""
        return self._decode(X, self.dictionary)

    @property
    def n_components_(self):
        """The number of atoms."""
        return self.dictionary.shape[0]

    @property
    def n_features_in_(self):
        """The number of columns."""
        return self.dictionary.shape[1]

    @property
    def _n_features_out(self):
        return self.n_components_
