"""`KernelCenterer`: kernels as if the rows were centred in their space."""

import numpy as np

from sklearn._data import check_fitted
from sklearn.base import BaseEstimator, ClassNamePrefixFeaturesOutMixin, TransformerMixin


class KernelCenterer(ClassNamePrefixFeaturesOutMixin, TransformerMixin, BaseEstimator):
    """Centres a matrix of kernels."""

    def fit(self, K, y=None):
        """Learn the means of the kernels."""
        K = self._validate(K, dtype=(np.float64, np.float32))
        if K.shape[0] != K.shape[1]:
            raise ValueError(f"Kernel matrix must be a square matrix. Input is a {K.shape[0]}x{K.shape[1]} matrix.")
        self.K_fit_rows_ = K.sum(axis=0) / K.shape[0]
        self.K_fit_all_ = self.K_fit_rows_.sum() / K.shape[0]
        return self

    def transform(self, K, copy=True):
        """Centre kernels of rows with the rows fitted."""
        check_fitted(self)
        K = self._validate(K, dtype=(np.float64, np.float32), reset=False)
        means = (K.sum(axis=1) / self.K_fit_rows_.shape[0])[:, None]
        return K - self.K_fit_rows_ - means + self.K_fit_all_

    @property
    def _n_features_out(self):
        return self.n_features_in_
