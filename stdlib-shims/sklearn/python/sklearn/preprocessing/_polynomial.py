"""Products of powers of columns."""

from itertools import combinations, combinations_with_replacement

import numpy as np

from sklearn._data import check_fitted, feature_names_in
from sklearn._rules import BOOL, int_from, one_of
from sklearn.base import BaseEstimator, TransformerMixin


class PolynomialFeatures(TransformerMixin, BaseEstimator):
    """All products of columns up to a degree."""

    _rules = {"degree": (int_from(0), "an array-like"), "interaction_only": BOOL, "include_bias": BOOL, "order": one_of("C", "F")}

    def __init__(self, degree=2, *, interaction_only=False, include_bias=True, order="C"):
        self.degree = degree
        self.interaction_only = interaction_only
        self.include_bias = include_bias
        self.order = order

    def _combinations(self):
        pick = combinations if self.interaction_only else combinations_with_replacement
        low, high = (0, self.degree) if np.ndim(self.degree) == 0 else self.degree
        if low == 0 and not self.include_bias:
            low = 1
        if low > 0 and self.include_bias:
            yield ()
        for size in range(low, high + 1):
            yield from pick(range(self.n_features_in_), size)

    def fit(self, X, y=None):
        """Count the columns."""
        self._validate(X, accept_sparse=True)
        if np.ndim(self.degree) == 0 and self.degree == 0 and not self.include_bias:
            raise ValueError("Setting degree to zero and include_bias to False would result in an empty output array.")
        self._products = list(self._combinations())
        self.n_output_features_ = len(self._products)
        return self

    @property
    def powers_(self):
        """The power of each column in each product."""
        check_fitted(self)
        return np.vstack([np.bincount(product, minlength=self.n_features_in_) if product else np.zeros(self.n_features_in_, dtype=int)
                          for product in self._products])

    def transform(self, X):
        """The products."""
        check_fitted(self)
        X = self._validate(X, reset=False, dtype=(np.float64, np.float32), accept_sparse=("csr", "csc"))
        if hasattr(X, "tocsr"):
            from scipy.sparse import csr_matrix
            return csr_matrix(self._made(X.toarray())).asformat(X.format)
        return self._made(X)

    def _made(self, X):
        """The products of a dense array."""
        made = np.empty((X.shape[0], len(self._products)), dtype=X.dtype)
        places = {}
        for place, product in enumerate(self._products):
            places[product] = place
            if not product:
                made[:, place] = 1.0
            elif product[:-1] in places and len(product) > 1:
                made[:, place] = made[:, places[product[:-1]]] * X[:, product[-1]]
            else:
                made[:, place] = X[:, list(product)].prod(axis=1)
        return made

    def get_feature_names_out(self, input_features=None):
        """Names such as "a^2" and "a b"."""
        check_fitted(self)
        names = feature_names_in(self, input_features)
        made = []
        for product in self._products:
            powers = [(column, product.count(column)) for column in dict.fromkeys(product)]
            made.append(" ".join(names[column] if power == 1 else f"{names[column]}^{power}" for column, power in powers) or "1")
        return np.asarray(made, dtype=object)
