"""`KernelPCA`: principal components in the space of a kernel."""

import numpy as np

from sklearn._data import check_fitted
from sklearn._rules import BOOL, SEED, float_in, int_from, one_of
from sklearn.base import BaseEstimator, ClassNamePrefixFeaturesOutMixin, TransformerMixin
from sklearn.exceptions import NotFittedError
from sklearn.utils import check_random_state
from sklearn.utils.extmath import randomized_range_finder, svd_flip


def checked_eigenvalues(values):
    """Eigenvalues of a kernel without the small ones that rounding leaves; errors where it is none."""
    largest, smallest = values.max(), values.min()
    if largest < 0:
        raise ValueError(f"All eigenvalues are negative (maximum is {largest:g}). Either the matrix is not PSD, or there was an issue "
                         f"while "
                         "computing the eigendecomposition of the matrix.")
    if smallest < -1e-5 * largest and smallest < -1e-10:
        raise ValueError(f"There are significant negative eigenvalues ({-smallest / largest:g} of the maximum positive). Either the "
                         f"matrix is "
                         "not PSD, or there was an issue while computing the eigendecomposition of the matrix.")
    return np.where(values < 1e-12 * largest, 0.0, values)


class KernelPCA(ClassNamePrefixFeaturesOutMixin, TransformerMixin, BaseEstimator):
    """Principal components by a kernel instead of the columns themselves."""

    _rules = {
        "n_components": (int_from(1), "None"),
        "kernel": (one_of("linear", "poly", "rbf", "sigmoid", "cosine", "precomputed"), "a callable"),
        "gamma": (float_in(0.0), "None"), "degree": float_in(0.0), "alpha": float_in(0.0), "fit_inverse_transform": BOOL,
        "eigen_solver": one_of("auto", "dense", "arpack", "randomized"), "tol": float_in(0.0), "max_iter": (int_from(1), "None"),
        "iterated_power": (int_from(0), one_of("auto")), "remove_zero_eig": BOOL, "random_state": SEED, "copy_X": BOOL,
    }

    def __init__(self, n_components=None, *, kernel="linear", gamma=None, degree=3, coef0=1, kernel_params=None, alpha=1.0,
                 fit_inverse_transform=False, eigen_solver="auto", tol=0, max_iter=None, iterated_power="auto", remove_zero_eig=False,
                 random_state=None, copy_X=True, n_jobs=None):
        self.n_components = n_components
        self.kernel = kernel
        self.kernel_params = kernel_params
        self.gamma = gamma
        self.degree = degree
        self.coef0 = coef0
        self.alpha = alpha
        self.fit_inverse_transform = fit_inverse_transform
        self.eigen_solver = eigen_solver
        self.tol = tol
        self.max_iter = max_iter
        self.iterated_power = iterated_power
        self.remove_zero_eig = remove_zero_eig
        self.random_state = random_state
        self.n_jobs = n_jobs
        self.copy_X = copy_X

    def _kernel(self, X, Y=None):
        from sklearn.metrics.pairwise import pairwise_kernels
        if callable(self.kernel):
            options = self.kernel_params or {}
        else:
            options = {"gamma": self.gamma_, "degree": self.degree, "coef0": self.coef0}
        return pairwise_kernels(X, Y, metric=self.kernel, filter_params=True, **options)

    def _decompose(self, K):
        from sklearn.preprocessing import KernelCenterer
        self._centerer = KernelCenterer()
        K = self._centerer.fit(K).transform(K)
        n_rows = K.shape[0]
        wanted = n_rows if self.n_components is None else min(n_rows, self.n_components)
        if self.eigen_solver == "randomized":
            values, vectors = self._randomized(K, wanted)
        else:
            values, vectors = np.linalg.eigh(K)
            values, vectors = values[n_rows - wanted:], vectors[:, n_rows - wanted:]
        values = checked_eigenvalues(values)
        vectors, _ = svd_flip(vectors, None)
        order = values.argsort()[::-1]
        values, vectors = values[order], vectors[:, order]
        if self.remove_zero_eig or self.n_components is None:
            vectors, values = vectors[:, values > 0], values[values > 0]
        self.eigenvalues_, self.eigenvectors_ = values, vectors

    def _randomized(self, K, wanted):
        rounds = self.iterated_power
        if rounds == "auto":
            rounds = 7 if wanted < 0.1 * len(K) else 4
        Q = randomized_range_finder(K, size=wanted + 10, n_iter=rounds, random_state=check_random_state(self.random_state))
        U, S, Vt = np.linalg.svd(Q.T @ K, full_matrices=False)
        U, Vt = svd_flip(Q @ U, Vt)
        U, S, Vt = U[:, :wanted], S[:wanted], Vt[:wanted]
        return S * np.sign(np.einsum("ij,ji->i", Vt, U)), U

    def fit(self, X, y=None):
        """Find the components."""
        self._check_parameters()
        if self.fit_inverse_transform and self.kernel == "precomputed":
            raise ValueError("Cannot fit_inverse_transform with a precomputed kernel.")
        if self.fit_inverse_transform and hasattr(X, "tocsr"):
            raise NotImplementedError("Inverse transform not implemented for sparse matrices!")
        X = self._validate(X, accept_sparse="csr", copy=self.copy_X)
        if hasattr(X, "toarray"):
            X = X.toarray()
        self.gamma_ = 1 / X.shape[1] if self.gamma is None else self.gamma
        self._decompose(self._kernel(X))
        if self.fit_inverse_transform:
            made = self.eigenvectors_ * np.sqrt(self.eigenvalues_)
            K = self._kernel(made)
            K[np.arange(len(K)), np.arange(len(K))] += self.alpha
            self.dual_coef_ = np.linalg.solve(K, X)
            self.X_transformed_fit_ = made
        self.X_fit_ = X
        return self

    def fit_transform(self, X, y=None, **params):
        """Find the components, and give the rows as sums of them."""
        self.fit(X, **params)
        return self.eigenvectors_ * np.sqrt(self.eigenvalues_)

    def transform(self, X):
        """Rows as sums of the components."""
        check_fitted(self)
        X = self._validate(X, accept_sparse="csr", reset=False)
        K = self._centerer.transform(self._kernel(X.toarray() if hasattr(X, "toarray") else X, self.X_fit_))
        there = np.flatnonzero(self.eigenvalues_)
        scaled = np.zeros_like(self.eigenvectors_)
        scaled[:, there] = self.eigenvectors_[:, there] / np.sqrt(self.eigenvalues_[there])
        return np.dot(K, scaled)

    def inverse_transform(self, X):
        """Rows that would give these components, nearly."""
        if not self.fit_inverse_transform:
            raise NotFittedError("The fit_inverse_transform parameter was not set to True when instantiating and hence the inverse "
                                 "transform is not available.")
        return np.dot(self._kernel(np.asarray(X), self.X_transformed_fit_), self.dual_coef_)

    @property
    def _n_features_out(self):
        return self.eigenvalues_.shape[0]
