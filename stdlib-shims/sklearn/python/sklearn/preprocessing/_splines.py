"""`SplineTransformer`: columns as bumps that add up to one."""

import numpy as np

from sklearn._data import check_array, check_fitted, check_sample_weight, feature_names_in
from sklearn._rules import BOOL, int_from, one_of
from sklearn.base import BaseEstimator, TransformerMixin
from sklearn.utils._percentile import weighted_percentile


class SplineTransformer(TransformerMixin, BaseEstimator):
    """A basis of splines for each column."""

    _rules = {
        "n_knots": int_from(2), "degree": int_from(0), "knots": (one_of("uniform", "quantile"), "an array-like"),
        "extrapolation": one_of("error", "constant", "linear", "continue", "periodic"), "include_bias": BOOL, "order": one_of("C", "F"),
        "sparse_output": BOOL,
    }

    def __init__(self, n_knots=5, degree=3, *, knots="uniform", extrapolation="constant", include_bias=True, order="C",
                 sparse_output=False):
        self.n_knots = n_knots
        self.degree = degree
        self.knots = knots
        self.extrapolation = extrapolation
        self.include_bias = include_bias
        self.order = order
        self.sparse_output = sparse_output

    def _base_knots(self, X, weights):
        if not isinstance(self.knots, str):
            base = check_array(self.knots, dtype=np.float64)
            if base.shape[0] < 2:
                raise ValueError("Number of knots, knots.shape[0], must be >= 2.")
            if base.shape[1] != X.shape[1]:
                raise ValueError("knots.shape[1] == n_features is violated.")
            if not (np.diff(base, axis=0) > 0).all():
                raise ValueError("knots must be sorted without duplicates.")
            return base
        if self.knots == "quantile":
            levels = 100 * np.linspace(0, 1, self.n_knots)
            if weights is None:
                return np.percentile(X, levels, axis=0)
            return np.array([[weighted_percentile(column, weights, level) for column in X.T] for level in levels.tolist()])
        used = X if weights is None else X[weights > 0]
        return np.linspace(used.min(axis=0), used.max(axis=0), self.n_knots)

    def fit(self, X, y=None, sample_weight=None):
        """Place the knots."""
        from scipy.interpolate import BSpline
        X = self._validate(X, ensure_min_samples=2)
        base = self._base_knots(X, None if sample_weight is None else check_sample_weight(sample_weight, X.shape[0]))
        n_knots, degree, periodic = len(base), self.degree, self.extrapolation == "periodic"
        if periodic and n_knots <= degree:
            raise ValueError(f"Periodic splines require degree < n_knots. Got n_knots={n_knots} and degree={degree}.")
        if periodic:
            period = base[-1] - base[0]
            knots = np.concatenate([base[-(degree + 1):-1] - period, base, base[1:degree + 1] + period])
        else:
            first, last = base[1] - base[0], base[-1] - base[-2]
            below = np.linspace(base[0] - degree * first, base[0] - first, num=degree)
            above = np.linspace(base[-1] + last, base[-1] + degree * last, num=degree)
            knots = np.concatenate([below.reshape(degree, -1), base, above.reshape(degree, -1)])
        n_splines = n_knots - 1 if periodic else n_knots + degree - 1
        weights = np.eye(n_splines)
        if periodic:
            weights = np.concatenate((weights, weights[:degree]))
        beyond = self.extrapolation in ("periodic", "continue")
        self.bsplines_ = [BSpline(knots[:, place].copy(), weights, degree, extrapolate=beyond) for place in range(X.shape[1])]
        self.n_features_out_ = X.shape[1] * n_splines - X.shape[1] * (1 - self.include_bias)
        return self

    def _values(self, column, spline):
        """The basis at the values of one column."""
        degree, knots = self.degree, spline.t
        low, high = knots[degree], knots[-degree - 1]
        if self.extrapolation == "periodic":
            return spline(low + (column - low) % (knots[len(knots) - degree - 1] - low))
        if self.extrapolation == "continue":
            return spline(column)
        inside = (column >= low) & (column <= high)
        if self.extrapolation == "error" and not inside.all():
            raise ValueError("X contains values beyond the limits of the knots.")
        made = np.zeros((len(column), spline.c.shape[1]))
        made[inside] = spline(column[inside])
        for edge, out, sign in ((low, column < low, 1), (high, column > high, -1)):
            if not out.any():
                continue
            value = spline(edge)
            if self.extrapolation == "constant":
                touched = np.arange(degree)
                if sign < 0:
                    # The original's slice of the last columns is the whole row where the degree is zero.
                    touched = np.arange(len(value) - degree, len(value))
                rows = np.flatnonzero(out)
                made[np.ix_(rows, touched)] = value[touched]
            else:
                slope = spline(edge, nu=1)
                touched = np.arange(max(degree, 2) if degree <= 1 else degree)
                touched = touched if sign > 0 else len(value) - 1 - touched
                made[np.ix_(np.flatnonzero(out), touched)] = value[touched] + (column[out] - edge)[:, None] * slope[touched]
        return made

    def transform(self, X):
        """The bases at the values of the columns."""
        check_fitted(self)
        X = self._validate(X, reset=False)
        kind = X.dtype if X.dtype in (np.float64, np.float32) else np.float64
        parts = [self._values(X[:, place].astype(np.float64), spline) for place, spline in enumerate(self.bsplines_)]
        if not self.include_bias:
            parts = [part[:, :-1] for part in parts]
        made = np.hstack(parts).astype(kind)
        if self.sparse_output:
            from scipy.sparse import csr_matrix
            return csr_matrix(made)
        return made

    def get_feature_names_out(self, input_features=None):
        """Names such as x_sp_0."""
        check_fitted(self, "n_features_in_")
        names = feature_names_in(self, input_features)
        count = self.bsplines_[0].c.shape[1] - 1 + self.include_bias
        return np.asarray([f"{name}_sp_{place}" for name in names for place in range(count)], dtype=object)
