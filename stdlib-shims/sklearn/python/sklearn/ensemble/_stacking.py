"""Estimators whose answers another estimator learns from."""

from copy import deepcopy

import numpy as np

from sklearn._data import check_fitted, column_or_1d, feature_names_in
from sklearn._rules import BOOL, one_of
from sklearn.base import ClassifierMixin, RegressorMixin, TransformerMixin, clone, is_classifier, is_regressor
from sklearn.ensemble._named_members import NamedMembers, check_fit_params, fit_member, is_dropped
from sklearn.metrics._scorer import response_method_of
from sklearn.utils._named import available_if
from sklearn.utils.multiclass import check_classification_targets, type_of_target

_RULES = {"estimators": "an instance of 'list'", "passthrough": BOOL}


def _final_has(name):
    def found(self):
        getattr(self.final_estimator_ if hasattr(self, "final_estimator_") else self.final_estimator, name)
        return True
    return found


class _Stacking(TransformerMixin, NamedMembers):
    _word_attribute, _attribute_word = "attribute ", ""

    def _fit(self, X, y, fit_params):
        names, estimators = self._members(is_regressor(self))
        self._choose_final()
        kept = [estimator for estimator in estimators if not is_dropped(estimator)]
        if isinstance(self.cv, str) and self.cv == "prefit":
            for estimator in kept:
                check_fitted(estimator)
            self.estimators_ = kept
        else:
            self.estimators_ = [fit_member(clone(estimator), X, y, fit_params) for estimator in kept]
        self._keep_fitted(names, estimators)
        kept_names = [name for name, estimator in zip(names, estimators) if not is_dropped(estimator)]
        self.stack_method_ = [self._method_of(name, estimator) for name, estimator in zip(kept_names, kept)]
        if isinstance(self.cv, str):
            answers = [getattr(estimator, method)(X) for estimator, method in zip(self.estimators_, self.stack_method_)]
        else:
            answers = self._cross_answers(kept, X, y, fit_params)
        fit_member(self.final_estimator_, self._joined(X, answers), y, fit_params)
        return self

    def _cross_answers(self, estimators, X, y, fit_params):
        from sklearn.model_selection import check_cv, cross_val_predict
        splitter = check_cv(self.cv, y=y, classifier=is_classifier(self))
        if hasattr(splitter, "random_state") and splitter.random_state is None:
            splitter.random_state = np.random.RandomState()
        return [cross_val_predict(clone(estimator), X, y, cv=deepcopy(splitter), method=method, params=fit_params or None)
                for estimator, method in zip(estimators, self.stack_method_)]

    def _method_of(self, name, estimator):
        method = self.stack_method
        if method == "auto":
            method = ["predict_proba", "decision_function", "predict"]
        try:
            return response_method_of(estimator, method).__name__
        except AttributeError as error:
            raise ValueError(f"Underlying estimator {name} does not implement the method {method}.") from error

    def _joined(self, X, answers):
        columns = []
        for place, found in enumerate(answers):
            if isinstance(found, list):
                columns.extend(own[:, 1:] for own in found)
            elif found.ndim == 1:
                columns.append(found.reshape(-1, 1))
            elif self.stack_method_[place] == "predict_proba" and len(self.classes_) == 2:
                columns.append(found[:, 1:])
            else:
                columns.append(found)
        self._n_feature_outs = [own.shape[1] for own in columns]
        if self.passthrough:
            columns.append(np.asarray(X.toarray() if hasattr(X, "toarray") else X))
        return np.hstack(columns)

    def transform(self, X):
        """What each estimator answers, as the final one sees it."""
        check_fitted(self)
        return self._joined(X, [getattr(estimator, method)(X) for estimator, method in zip(self.estimators_, self.stack_method_)])

    def get_feature_names_out(self, input_features=None):
        """Names of what `transform` gives."""
        check_fitted(self, "n_features_in_")
        if input_features is not None or self.passthrough:
            input_features = feature_names_in(self, input_features)
        own = type(self).__name__.lower()
        names = []
        kept = [name for name, estimator in self.estimators if not is_dropped(estimator)]
        for name, width in zip(kept, self._n_feature_outs):
            names.extend([f"{own}_{name}"] if width == 1 else [f"{own}_{name}{place}" for place in range(width)])
        if self.passthrough:
            names.extend(list(input_features))
        return np.asarray(names, dtype=object)


class StackingClassifier(ClassifierMixin, _Stacking):
    """Classifiers stacked under a final one."""

    _rules = {**_RULES, "stack_method": one_of("auto", "decision_function", "predict", "predict_proba")}

    def __init__(self, estimators, final_estimator=None, *, cv=None, stack_method="auto", n_jobs=None, passthrough=False, verbose=0):
        self.estimators = estimators
        self.final_estimator = final_estimator
        self.cv = cv
        self.stack_method = stack_method
        self.n_jobs = n_jobs
        self.passthrough = passthrough
        self.verbose = verbose

    def _choose_final(self):
        if self.final_estimator is None:
            from sklearn.linear_model import LogisticRegression
            self.final_estimator_ = LogisticRegression()
        else:
            self.final_estimator_ = clone(self.final_estimator)
        if not is_classifier(self.final_estimator_):
            raise ValueError(f"'final_estimator' parameter should be a classifier. Got {self.final_estimator_}")

    def fit(self, X, y, **fit_params):
        """Fit the estimators, then the final one on what they answer for rows they have not seen."""
        from sklearn.preprocessing import LabelEncoder
        self._check_parameters()
        check_fit_params("StackingClassifier", fit_params)
        check_classification_targets(y)
        if type_of_target(y) == "multilabel-indicator":
            raise NotImplementedError("StackingClassifier.fit with several labels for each row is not available")
        self._label_encoder = LabelEncoder().fit(y)
        self.classes_ = self._label_encoder.classes_
        return self._fit(X, self._label_encoder.transform(y), fit_params)

    @available_if(_final_has("predict"))
    def predict(self, X, **predict_params):
        """The class of each row."""
        check_fitted(self)
        return self.classes_[self.final_estimator_.predict(self.transform(X), **predict_params)]

    @available_if(_final_has("predict_proba"))
    def predict_proba(self, X):
        """The probability of each class."""
        check_fitted(self)
        return self.final_estimator_.predict_proba(self.transform(X))

    @available_if(_final_has("decision_function"))
    def decision_function(self, X):
        """Decisions of the final estimator."""
        check_fitted(self)
        return self.final_estimator_.decision_function(self.transform(X))


class StackingRegressor(RegressorMixin, _Stacking):
    """Regressors stacked under a final one."""

    _rules = _RULES
    stack_method = "predict"

    def __init__(self, estimators, final_estimator=None, *, cv=None, n_jobs=None, passthrough=False, verbose=0):
        self.estimators = estimators
        self.final_estimator = final_estimator
        self.cv = cv
        self.n_jobs = n_jobs
        self.passthrough = passthrough
        self.verbose = verbose

    def _choose_final(self):
        if self.final_estimator is None:
            from sklearn.linear_model import RidgeCV
            self.final_estimator_ = RidgeCV()
        else:
            self.final_estimator_ = clone(self.final_estimator)
        if not is_regressor(self.final_estimator_):
            raise ValueError(f"'final_estimator' parameter should be a regressor. Got {self.final_estimator_}")

    def fit(self, X, y, **fit_params):
        """Fit the estimators, then the final one on what they answer for rows they have not seen."""
        self._check_parameters()
        check_fit_params("StackingRegressor", fit_params)
        return self._fit(X, column_or_1d(y, warn=True), fit_params)

    @available_if(_final_has("predict"))
    def predict(self, X, **predict_params):
        """The number of each row."""
        check_fitted(self)
        return self.final_estimator_.predict(self.transform(X), **predict_params)
