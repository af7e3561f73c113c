"""Ensembles of different estimators, given as (name, estimator) pairs; "drop" leaves one out."""

from sklearn.base import BaseEstimator, MetaEstimatorMixin, is_classifier, is_regressor
from sklearn._data import check_fitted
from sklearn.exceptions import NotFittedError
from sklearn.utils import Bunch
from sklearn.utils._named import NamedParts, show_progress


def fit_member(estimator, X, y, fit_params, title=None, message=None):
    """Fit one estimator, with weights where they are given."""
    with show_progress(title, message):
        if "sample_weight" not in fit_params:
            return estimator.fit(X, y, **fit_params)
        try:
            return estimator.fit(X, y, sample_weight=fit_params["sample_weight"])
        except TypeError as error:
            if "unexpected keyword argument 'sample_weight'" in str(error):
                raise TypeError(f"Underlying estimator {type(estimator).__name__} does not support sample weights.") from error
            raise


def check_fit_params(owner, fit_params):
    """Only weights may be handed on."""
    extra = [name for name in fit_params if name != "sample_weight"]
    if extra:
        raise ValueError(
            f"Passing extra keyword arguments to {owner}.fit is only supported if enable_metadata_routing=True, which you can set using "
            f"`sklearn.set_config`. See the User Guide <https://scikit-learn.org/stable/metadata_routing.html> for more details. Extra "
            f"parameters passed are: {set(extra)}")


class NamedMembers(NamedParts, MetaEstimatorMixin, BaseEstimator):
    """What voting and stacking share."""

    _parts_name = "estimators"

    @property
    def named_estimators(self):
        """Estimators by name, as they were given."""
        return Bunch(**dict(self.estimators))

    def get_params(self, deep=True):
        """Parameters, and those of the estimators as `name__parameter`."""
        return self._get_part_params(deep)

    def set_params(self, **params):
        """Set parameters, estimators by name or parameters of estimators."""
        return self._set_part_params(**params)

    def _members(self, check_kinds=True):
        listed = self.estimators
        if len(listed) == 0 or check_kinds and not all(
                isinstance(item, (tuple, list)) and isinstance(item[0], str) for item in listed):
            raise ValueError("Invalid 'estimators' attribute, 'estimators' should be a non-empty list of (string, estimator) tuples.")
        names, estimators = zip(*listed)
        self._check_names(names)
        if all(_is_dropped(estimator) for estimator in estimators):
            raise ValueError("All estimators are dropped. At least one is required to be an estimator.")
        if check_kinds:
            is_right, kind = (is_classifier, "classifier") if is_classifier(self) else (is_regressor, "regressor")
            for estimator in estimators:
                if not _is_dropped(estimator) and not is_right(estimator):
                    raise ValueError(f"The estimator {type(estimator).__name__} should be a {kind}.")
        return names, estimators

    def _keep_fitted(self, names, estimators):
        fitted = iter(self.estimators_)
        self.named_estimators_ = Bunch()
        for name, estimator in zip(names, estimators):
            current = estimator if _is_dropped(estimator) else next(fitted)
            self.named_estimators_[name] = current
            if hasattr(current, "feature_names_in_"):
                self.feature_names_in_ = current.feature_names_in_

    @property
    def n_features_in_(self):
        """The number of columns."""
        try:
            check_fitted(self)
        except NotFittedError as error:
            raise AttributeError(f"{type(self).__name__} object has no {self._word_attribute}n_features_in_{self._attribute_word}") from error
        return self.estimators_[0].n_features_in_

    _word_attribute, _attribute_word = "", " attribute."


def _is_dropped(estimator):
    return isinstance(estimator, str) and estimator == "drop"


is_dropped = _is_dropped
