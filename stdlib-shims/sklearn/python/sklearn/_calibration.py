"""Classifiers whose probabilities are corrected on rows they have not seen."""

import numbers
import warnings

import numpy as np

from sklearn._data import check_consistent_length, check_fitted, check_sample_weight, column_or_1d, row_count
from sklearn._rules import BOOL, check, int_from, one_of
from sklearn.base import BaseEstimator, ClassifierMixin, MetaEstimatorMixin, RegressorMixin, clone
from sklearn.metrics._scorer import response_method_of, response_values
from sklearn.utils._indexing import take_rows
from sklearn.utils.multiclass import check_classification_targets

_METHODS = ["decision_function", "predict_proba"]


def _scores(estimator, X):
    """Scores of rows, a column for each class, or one for two classes."""
    found = response_values(estimator, X, _METHODS)
    return found.reshape(-1, 1) if found.ndim == 1 else found


class CalibratedClassifierCV(ClassifierMixin, MetaEstimatorMixin, BaseEstimator):
    """A classifier, or one for each fold, with calibrated probabilities."""

    _rules = {"method": one_of("isotonic", "sigmoid"), "ensemble": (*BOOL, one_of("auto"))}

    def __init__(self, estimator=None, *, method="sigmoid", cv=None, n_jobs=None, ensemble="auto"):
        self.estimator = estimator
        self.method = method
        self.cv = cv
        self.n_jobs = n_jobs
        self.ensemble = ensemble

    def _base(self):
        if self.estimator is not None:
            return self.estimator
        from sklearn.svm import LinearSVC
        return LinearSVC(random_state=0)

    def fit(self, X, y, sample_weight=None, **fit_params):
        """Fit and calibrate."""
        from sklearn.frozen import FrozenEstimator
        self._check_parameters()
        check_classification_targets(y)
        check_consistent_length(X, y)
        y = y.to_numpy() if hasattr(y, "to_numpy") else np.asarray(y)
        base = self._base()
        weights = None if sample_weight is None else check_sample_weight(sample_weight, row_count(X))
        if isinstance(self.cv, str) and self.cv == "prefit":
            warnings.warn("The `cv='prefit'` option is deprecated in 1.6 and will be removed in 1.8. You can use "
                          "CalibratedClassifierCV(FrozenEstimator(estimator)) instead.", FutureWarning, stacklevel=2)
            check_fitted(self.estimator, attributes=["classes_"])
            self.classes_ = self.estimator.classes_
            self.calibrated_classifiers_ = [_calibrate(base, _scores(base, X), y, self.classes_, self.method, weights)]
        else:
            self.classes_ = np.unique(y)
            params = self._fit_params(base, weights, fit_params)
            ensemble = not isinstance(base, FrozenEstimator) if self.ensemble == "auto" else self.ensemble
            self._fit_folds(base, X, y, weights, params, ensemble)
        first = self.calibrated_classifiers_[0].estimator
        for name in ("n_features_in_", "feature_names_in_"):
            if hasattr(first, name):
                setattr(self, name, getattr(first, name))
        return self

    @staticmethod
    def _fit_params(base, weights, fit_params):
        from sklearn.utils.validation import has_fit_parameter
        takes = has_fit_parameter(base, "sample_weight")
        if weights is not None and not takes:
            warnings.warn(
                f"Since {type(base).__name__} does not appear to accept sample_weight, sample weights will only be used for the calibration "
                "itself. This can be caused by a limitation of the current scikit-learn API. See the following issue for more details: "
                "https://github.com/scikit-learn/scikit-learn/issues/21134. Be warned that the result of the calibration is likely to be "
                "incorrect.", stacklevel=3)
        return {**fit_params, "sample_weight": weights} if weights is not None and takes else dict(fit_params)

    def _fit_folds(self, base, X, y, weights, params, ensemble):
        from sklearn.model_selection import LeaveOneOut, check_cv, cross_val_predict
        from sklearn.model_selection._validation import part_of_params
        n_folds = self.cv if isinstance(self.cv, numbers.Integral) else getattr(self.cv, "n_splits", None)
        if n_folds and np.any(np.unique(y, return_counts=True)[1] < n_folds):
            raise ValueError(f"Requesting {n_folds}-fold cross-validation but provided less than {n_folds} examples for at least one class.")
        if isinstance(self.cv, LeaveOneOut):
            raise ValueError("LeaveOneOut cross-validation does not allowall classes to be present in test splits. Please use a "
                             "cross-validation generator that allows all classes to appear in every test and train split.")
        splitter = check_cv(self.cv, y, classifier=True)
        self.calibrated_classifiers_ = []
        if ensemble:
            for train, test in splitter.split(X, y):
                own = clone(base).fit(take_rows(X, train), y[train], **part_of_params(X, params, train))
                scores = _scores(own, take_rows(X, test))
                own_weights = None if weights is None else weights[test]
                self.calibrated_classifiers_.append(_calibrate(own, scores, y[test], self.classes_, self.method, own_weights))
            return
        own = clone(base)
        method = response_method_of(own, _METHODS).__name__
        scores = cross_val_predict(own, X, y, cv=splitter, method=method, params=params or None)
        if len(self.classes_) == 2:
            scores = (scores[:, 1] if method == "predict_proba" else scores).reshape(-1, 1)
        own.fit(X, y, **params)
        self.calibrated_classifiers_.append(_calibrate(own, scores, y, self.classes_, self.method, weights))

    def predict_proba(self, X):
        """The mean of the calibrated probabilities."""
        check_fitted(self)
        return sum(own.predict_proba(X) for own in self.calibrated_classifiers_) / len(self.calibrated_classifiers_)

    def predict(self, X):
        """The class with the largest probability."""
        check_fitted(self)
        return self.classes_[np.argmax(self.predict_proba(X), axis=1)]


def _calibrate(estimator, scores, y, classes, method, weights):
    from sklearn.isotonic import IsotonicRegression
    columns = np.searchsorted(classes, estimator.classes_)
    if scores.shape[1] == 1:
        columns = np.array([len(classes) - 1])
    calibrators = []
    for column, own in zip(columns.tolist(), scores.T):
        calibrator = IsotonicRegression(out_of_bounds="clip") if method == "isotonic" else _SigmoidCalibration()
        calibrators.append(calibrator.fit(own, (y == classes[column]).astype(np.int64), weights))
    return _CalibratedClassifier(estimator, calibrators, columns, classes, method)


class _CalibratedClassifier:
    """A fitted classifier with a curve for each column of its scores."""

    def __init__(self, estimator, calibrators, columns, classes, method):
        self.estimator = estimator
        self.calibrators = calibrators
        self.classes = classes
        self.method = method
        self._columns = columns

    def predict_proba(self, X):
        """Probabilities that add up to one."""
        scores = _scores(self.estimator, X)
        n_classes = len(self.classes)
        found = np.zeros((row_count(X), n_classes))
        for column, own, calibrator in zip(self._columns.tolist(), scores.T, self.calibrators):
            found[:, column] = calibrator.predict(own)
        if n_classes == 2:
            found[:, 0] = 1.0 - found[:, 1]
        else:
            sums = found.sum(axis=1)
            empty = sums == 0
            found = np.where(empty[:, None], 1 / n_classes, found / np.where(empty, 1.0, sums)[:, None])
        found[(1.0 < found) & (found <= 1.0 + 1e-5)] = 1.0
        return found


class _SigmoidCalibration(RegressorMixin, BaseEstimator):
    """Platt's curve: a logistic function of the score."""

    def fit(self, X, y, sample_weight=None):
        """Find slope and offset."""
        self.a_, self.b_ = _sigmoid(column_or_1d(X), column_or_1d(y), sample_weight)
        return self

    def predict(self, T):
        """Probabilities of scores."""
        from scipy.special import expit
        return expit(-(self.a_ * column_or_1d(T) + self.b_))


def _sigmoid(scores, y, weights):
    from scipy.optimize import minimize

    from sklearn.ensemble._losses import HalfBinomial
    scores = scores.astype(np.float64)
    largest = np.max(np.abs(scores))
    scale = largest if largest >= 30 else 1.0
    scores = scores / scale if scale != 1.0 else scores
    is_negative = y <= 0
    if weights is None:
        n_negative = float(np.sum(is_negative))
        n_positive = y.shape[0] - n_negative
    else:
        n_negative, n_positive = weights[is_negative].sum(), weights[~is_negative].sum()
    target = np.where(is_negative, 1.0 / (n_negative + 2.0), (n_positive + 1.0) / (n_positive + 2.0))
    loss = HalfBinomial()

    def value_and_gradient(line):
        raw = -(line[0] * scores + line[1])
        values, gradient = loss.values(target, raw), loss.gradient(target, raw)
        if weights is not None:
            values, gradient = values * weights, gradient * weights
        return values.sum(), np.asarray([-gradient @ scores, -gradient.sum()])

    start = np.array([0.0, np.log((n_negative + 1.0) / (n_positive + 1.0))])
    found = minimize(value_and_gradient, start, method="L-BFGS-B", jac=True,
                     options={"gtol": 1e-6, "ftol": 64 * np.finfo(float).eps}).x
    return found[0] / scale, found[1]


def calibration_curve(y_true, y_prob, *, pos_label=None, n_bins=5, strategy="uniform"):
    """In each bin of probabilities the share of positives and the mean probability."""
    check("calibration_curve", "n_bins", n_bins, int_from(1))
    check("calibration_curve", "strategy", strategy, one_of("quantile", "uniform"))
    y_true, y_prob = column_or_1d(y_true), column_or_1d(y_prob)
    check_consistent_length(y_true, y_prob)
    pos_label = positive_label(pos_label, y_true)
    if y_prob.min() < 0 or y_prob.max() > 1:
        raise ValueError("y_prob has values outside [0, 1].")
    labels = np.unique(y_true)
    if len(labels) > 2:
        raise ValueError(f"Only binary classification is supported. Provided labels {labels}.")
    hits = (y_true == pos_label).astype(np.float64)
    edges = np.linspace(0.0, 1.0, n_bins + 1)
    if strategy == "quantile":
        edges = np.percentile(y_prob, edges * 100)
    bins = np.searchsorted(edges[1:-1], y_prob)
    counts = np.bincount(bins, minlength=len(edges))
    used = counts != 0
    sums = [np.bincount(bins, weights=values, minlength=len(edges))[used] / counts[used] for values in (hits, y_prob)]
    return sums[0], sums[1]


def positive_label(pos_label, y):
    """The label given, or 1 where the labels are 0 or -1 and 1."""
    if pos_label is not None:
        return pos_label
    found = np.unique(y)
    if found.dtype.kind in "OUS" or not any(np.array_equal(found, known) for known in ([0, 1], [-1, 1], [0], [-1], [1])):
        shown = ", ".join(repr(label) for label in found.tolist()) if found.dtype.kind in "OUS" else ", ".join(map(repr, found))
        raise ValueError(f"y_true takes value in {{{shown}}} and pos_label is not specified: either make y_true take value in {{0, 1}} or "
                         "{-1, 1} or pass pos_label explicitly.")
    return 1
