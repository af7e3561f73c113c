"""What selectors share: the mask of the columns kept, and the ways there and back."""

import warnings
from operator import attrgetter

import numpy as np

from sklearn._data import check_array, check_feature_count, check_feature_names, check_fitted, feature_names_in, is_frame
from sklearn._output import output_kind
from sklearn.base import TransformerMixin


class SelectorMixin(TransformerMixin):
    """Transformers that keep some columns: a class needs `_get_support_mask`."""

    _finite = True

    def get_support(self, indices=False):
        """The mask of the columns kept, or their places."""
        mask = self._get_support_mask()
        return np.nonzero(mask)[0] if indices else mask

    def transform(self, X):
        """The columns kept."""
        if is_frame(X) and output_kind(self) != "default":
            check_feature_names(self, X, False)
            check_feature_count(self, X, False)
        else:
            X = self._validate(X, reset=False, dtype=None, accept_sparse="csr", ensure_all_finite=self._finite)
        return self._kept(X)

    def _kept(self, X):
        mask = self.get_support()
        if not mask.any():
            warnings.warn("No features were selected: either the data is too noisy or the selection test too strict.", UserWarning,
                          stacklevel=3)
            return X.iloc[:, :0] if hasattr(X, "iloc") else np.empty(0, dtype=X.dtype).reshape((X.shape[0], 0))
        places = np.flatnonzero(mask)
        return X.iloc[:, places] if hasattr(X, "iloc") else X[:, places]

    def inverse_transform(self, X):
        """The columns kept at their places, the others zero."""
        mask = self.get_support()
        if hasattr(X, "tocsc"):
            from scipy.sparse import csc_matrix
            X = X.tocsc()
            counts = np.zeros(len(mask), dtype=X.indptr.dtype)
            counts[mask] = np.diff(X.indptr)
            return csc_matrix((X.data, X.indices, np.concatenate([[0], np.cumsum(counts)])), shape=(X.shape[0], len(mask)))
        X = check_array(X, dtype=None)
        if mask.sum() != X.shape[1]:
            raise ValueError("X has a different shape than during fitting.")
        made = np.zeros((X.shape[0], mask.size), dtype=X.dtype)
        made[:, mask] = X
        return made

    def get_feature_names_out(self, input_features=None):
        """The names of the columns kept."""
        check_fitted(self)
        return feature_names_in(self, input_features)[self.get_support()]


def importances_of(estimator, getter, how, norm_order=1):
    """How much each column matters to a fitted model: as a norm or a square over its outputs."""
    if isinstance(getter, str):
        if getter == "auto":
            if hasattr(estimator, "coef_"):
                getter = "coef_"
            elif hasattr(estimator, "feature_importances_"):
                getter = "feature_importances_"
            else:
                raise ValueError(
                    f"when `importance_getter=='auto'`, the underlying estimator {type(estimator).__name__} should have `coef_` or "
                    "`feature_importances_` attribute. Either pass a fitted estimator to feature selector or call fit before calling "
                    "transform."
                )
        getter = attrgetter(getter)
    elif not callable(getter):
        raise ValueError("`importance_getter` has to be a string or `callable`")
    found = getter(estimator)
    found = found.toarray() if hasattr(found, "toarray") else np.asarray(found)
    if how == "norm":
        return np.abs(found) if found.ndim == 1 else np.linalg.norm(found, axis=0, ord=norm_order)
    return found ** 2 if found.ndim == 1 else (found ** 2).sum(axis=0)
