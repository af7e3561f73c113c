"""A fitted estimator that stays as it is."""

from sklearn._data import check_fitted
from sklearn.base import BaseEstimator
from sklearn.exceptions import NotFittedError

__all__ = ["FrozenEstimator"]


class FrozenEstimator(BaseEstimator):
    """Wraps a fitted estimator: `fit` does nothing, everything else is the estimator's."""

    def __init__(self, estimator):
        self.estimator = estimator

    def __getattr__(self, name):
        if name.startswith("__") or name in ("estimator", "fit_transform", "fit_predict"):
            raise AttributeError(name)
        return getattr(self.estimator, name)

    def __getitem__(self, *args, **kwargs):
        return self.estimator.__getitem__(*args, **kwargs)

    def __sklearn_clone__(self):
        return self

    def __sklearn_is_fitted__(self):
        try:
            check_fitted(self.estimator)
            return True
        except NotFittedError:
            return False

    def fit(self, X, y, *args, **kwargs):
        """Check that the estimator is fitted."""
        check_fitted(self.estimator)
        return self

    def get_params(self, deep=True):
        """The estimator alone; its own parameters cannot be changed."""
        return {"estimator": self.estimator}

    def set_params(self, **kwargs):
        """The estimator may be replaced, nothing else."""
        estimator = kwargs.pop("estimator", None)
        if estimator is not None:
            self.estimator = estimator
        if kwargs:
            raise ValueError("You cannot set parameters of the inner estimator in a frozen estimator since calling `fit` is a no-op. You "
                             "can use `frozenestimator.estimator.set_params` to set parameters of the inner estimator.")
