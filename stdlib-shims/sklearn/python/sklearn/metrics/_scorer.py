"""Scorers: a metric, the method of the estimator it needs, and which way is better."""

from sklearn._rules import check, one_of
from sklearn.base import is_classifier

_METHODS = ("predict", "predict_proba", "decision_function")


class _PassthroughScorer:
    """The `score` of an estimator, as a scorer."""

    def __init__(self, estimator):
        self._estimator = estimator

    def __call__(self, estimator, *args, **kwargs):
        """The estimator's own score."""
        return estimator.score(*args, **kwargs)

    def __repr__(self):
        return f"{type(self._estimator)}.score"


class _Scorer:
    """Calls a metric on what an estimator predicts."""

    def __init__(self, score_func, sign, kwargs, response_method="predict"):
        self._score_func = score_func
        self._sign = sign
        self._kwargs = kwargs
        self._response_method = response_method

    def __call__(self, estimator, X, y_true, sample_weight=None, **kwargs):
        """The score of an estimator on data; greater is better."""
        predicted = response_values(estimator, X, self._response_method, self._pos_label(estimator))
        options = {**self._kwargs, **kwargs}
        if sample_weight is not None:
            options["sample_weight"] = sample_weight
        return self._sign * self._score_func(y_true, predicted, **options)

    def _pos_label(self, estimator):
        if "pos_label" in self._kwargs:
            return self._kwargs["pos_label"]
        code = getattr(self._score_func, "__code__", None)
        if code is None:
            return None
        defaults = dict(self._score_func.__kwdefaults__ or {})
        positional = code.co_varnames[:code.co_argcount]
        values = self._score_func.__defaults__ or ()
        defaults.update(zip(positional[len(positional) - len(values):], values))
        return defaults.get("pos_label")

    def __repr__(self):
        sign = "" if self._sign > 0 else ", greater_is_better=False"
        method = self._response_method
        shown = method if isinstance(method, str) else tuple(method)
        options = "".join(f", {name}={value}" for name, value in self._kwargs.items())
        return f"make_scorer({self._score_func.__name__}{sign}, response_method={shown!r}{options})"

    def __eq__(self, other):
        return isinstance(other, _Scorer) and vars(self) == vars(other)

    __hash__ = None


def response_method_of(estimator, methods):
    """The first of the methods that the estimator has."""
    wanted = [methods] if isinstance(methods, str) else list(methods)
    for name in wanted:
        found = getattr(estimator, name, None)
        if found is not None:
            return found
    raise AttributeError(f"{type(estimator).__name__} has none of the following attributes: {', '.join(wanted)}.")


def response_values(estimator, X, methods, pos_label=None):
    """What the estimator predicts; probabilities and decisions of two classes as one column."""
    if not is_classifier(estimator):
        return response_method_of(estimator, methods)(X)
    method = response_method_of(estimator, methods)
    name = method.__name__
    classes = getattr(estimator, "classes_", None)
    predicted = method(X)
    if name == "predict" or classes is None or isinstance(classes, list):
        return predicted
    if pos_label is not None and len(classes) == 2 and pos_label not in classes.tolist():
        if name != "predict":
            raise ValueError(f"pos_label={pos_label} is not a valid label: It should be one of {classes}")
    if len(classes) > 2:
        return predicted
    first = pos_label is not None and pos_label == classes[0]
    if name == "predict_proba":
        if predicted.ndim == 2 and predicted.shape[1] == 2:
            return predicted[:, 0 if first else 1]
        return predicted
    return -predicted if first and predicted.ndim == 1 else predicted


def make_scorer(score_func, *, response_method="default", greater_is_better=True, **kwargs):
    """A scorer of a metric."""
    if response_method == "default":
        response_method = "predict"
    elif response_method is None:
        response_method = "predict"
    for name in ([response_method] if isinstance(response_method, str) else response_method):
        check("make_scorer", "response_method", name, one_of(*_METHODS))
    if isinstance(response_method, list):
        response_method = tuple(response_method)
    return _Scorer(score_func, 1 if greater_is_better else -1, kwargs, response_method)


_BY_PREDICT = {
    "explained_variance": "explained_variance_score", "r2": "r2_score", "matthews_corrcoef": "matthews_corrcoef",
    "d2_absolute_error_score": "d2_absolute_error_score", "accuracy": "accuracy_score", "balanced_accuracy": "balanced_accuracy_score",
    "adjusted_mutual_info_score": "adjusted_mutual_info_score", "adjusted_rand_score": "adjusted_rand_score",
    "completeness_score": "completeness_score", "fowlkes_mallows_score": "fowlkes_mallows_score", "homogeneity_score": "homogeneity_score",
    "mutual_info_score": "mutual_info_score", "normalized_mutual_info_score": "normalized_mutual_info_score", "rand_score": "rand_score",
    "v_measure_score": "v_measure_score",
}
_NEGATED = {
    "neg_max_error": "max_error", "neg_mean_absolute_error": "mean_absolute_error",
    "neg_mean_absolute_percentage_error": "mean_absolute_percentage_error", "neg_mean_gamma_deviance": "mean_gamma_deviance",
    "neg_mean_poisson_deviance": "mean_poisson_deviance", "neg_mean_squared_error": "mean_squared_error",
    "neg_mean_squared_log_error": "mean_squared_log_error", "neg_median_absolute_error": "median_absolute_error",
    "neg_root_mean_squared_error": "root_mean_squared_error", "neg_root_mean_squared_log_error": "root_mean_squared_log_error",
}
_BY_PROBABILITY = {
    "neg_brier_score": ("brier_score_loss", -1, {}), "neg_log_loss": ("log_loss", -1, {}),
    "roc_auc_ovo": ("roc_auc_score", 1, {"multi_class": "ovo"}), "roc_auc_ovo_weighted": ("roc_auc_score", 1, {"multi_class": "ovo", "average": "weighted"}),
    "roc_auc_ovr": ("roc_auc_score", 1, {"multi_class": "ovr"}), "roc_auc_ovr_weighted": ("roc_auc_score", 1, {"multi_class": "ovr", "average": "weighted"}),
}
_BY_EITHER = {"average_precision": "average_precision_score", "roc_auc": "roc_auc_score", "top_k_accuracy": "top_k_accuracy_score"}
_AVERAGED = {f"{name}{ending}": (f"{name}_score", average) for name in ("precision", "recall", "f1", "jaccard")
             for ending, average in (("", "binary"), ("_macro", "macro"), ("_micro", "micro"), ("_samples", "samples"), ("_weighted", "weighted"))}
_RATIOS = ("neg_negative_likelihood_ratio", "positive_likelihood_ratio")


def positive_likelihood_ratio(y_true, y_pred):
    """How much a positive answer raises the odds."""
    from sklearn.metrics import class_likelihood_ratios
    return class_likelihood_ratios(y_true, y_pred, replace_undefined_by=1.0)[0]


def negative_likelihood_ratio(y_true, y_pred):
    """How much a negative answer lowers the odds."""
    from sklearn.metrics import class_likelihood_ratios
    return class_likelihood_ratios(y_true, y_pred, replace_undefined_by=1.0)[1]


def get_scorer_names():
    """The names `get_scorer` knows, sorted."""
    return sorted([*_BY_PREDICT, *_NEGATED, *_BY_PROBABILITY, *_BY_EITHER, *_AVERAGED, *_RATIOS])


def get_scorer(scoring):
    """The scorer of a name; a scorer is handed back."""
    if not isinstance(scoring, str):
        return scoring
    from sklearn import metrics
    if scoring in _BY_PREDICT:
        return make_scorer(getattr(metrics, _BY_PREDICT[scoring]))
    if scoring in _NEGATED:
        return make_scorer(getattr(metrics, _NEGATED[scoring]), greater_is_better=False)
    if scoring in _BY_PROBABILITY:
        name, sign, options = _BY_PROBABILITY[scoring]
        return make_scorer(getattr(metrics, name), greater_is_better=sign > 0, response_method="predict_proba", **options)
    if scoring in _BY_EITHER:
        return make_scorer(getattr(metrics, _BY_EITHER[scoring]), response_method=("decision_function", "predict_proba"))
    if scoring in _AVERAGED:
        name, average = _AVERAGED[scoring]
        options = {} if average == "binary" else {"pos_label": None}
        return make_scorer(getattr(metrics, name), **options, average=average)
    if scoring == "positive_likelihood_ratio":
        return make_scorer(positive_likelihood_ratio)
    if scoring == "neg_negative_likelihood_ratio":
        return make_scorer(negative_likelihood_ratio, greater_is_better=False)
    raise ValueError(
        f"{scoring!r} is not a valid scoring value. Use sklearn.metrics.get_scorer_names() to get valid options."
    )


class MultimetricScorer:
    """Several scorers at once, as a dictionary of scores."""

    def __init__(self, *, scorers, raise_exc=True):
        self._scorers = scorers
        self._raise_exc = raise_exc

    def __call__(self, estimator, *args, **kwargs):
        """The scores by name; what fails is its traceback where errors are not raised."""
        made = {}
        for name, scorer in self._scorers.items():
            try:
                made[name] = scorer(estimator, *args, **kwargs)
            except Exception:
                if self._raise_exc:
                    raise
                from traceback import format_exc
                made[name] = format_exc()
        return made

    def __repr__(self):
        listed = ", ".join(f'"{name}"' for name in self._scorers)
        return f"MultiMetricScorer({listed})"


def check_scoring(estimator=None, scoring=None, *, allow_none=False, raise_exc=True):
    """A scorer of what `scoring` says: a name, a function, several of them, or the estimator's own score."""
    if isinstance(scoring, str):
        check("check_scoring", "scoring", scoring, (one_of(*get_scorer_names()), "a callable", "an instance of 'list'",
              "an instance of 'set'", "an instance of 'tuple'", "an instance of 'dict'", "None"))
        return get_scorer(scoring)
    if callable(scoring):
        module = getattr(scoring, "__module__", None)
        if isinstance(module, str) and module.startswith("sklearn.metrics.") and not isinstance(scoring, (_Scorer, MultimetricScorer)) \
                and hasattr(scoring, "__code__"):
            raise ValueError(
                f"scoring value {scoring!r} looks like it is a metric function rather than a scorer. A scorer should require an "
                "estimator as its first parameter. Please use `make_scorer` to convert a metric to a scorer."
            )
        return get_scorer(scoring)
    if isinstance(scoring, (list, tuple, set, dict)):
        return MultimetricScorer(scorers=check_several(estimator, scoring), raise_exc=raise_exc)
    if scoring is None:
        if estimator is not None and hasattr(estimator, "score"):
            return _PassthroughScorer(estimator)
        if allow_none:
            return None
        raise TypeError(
            f"If no scoring is specified, the estimator passed should have a 'score' method. The estimator {estimator!r} does not."
        )
    raise ValueError(f"scoring value should either be a callable, string or None. {scoring!r} was passed")


def check_several(estimator, scoring):
    """Scorers by name, of a list of names or a dictionary."""
    wrong = f"The list/tuple elements must be unique strings of predefined scorers. One or more of the elements were callables. Use a dict of score name mapped to the scorer callable. Got {scoring!r}"
    if isinstance(scoring, dict):
        if not scoring:
            raise ValueError(f"An empty dict was passed. {scoring!r}")
        if not all(isinstance(name, str) for name in scoring):
            raise ValueError(f"Non-string types were found in the keys of the given dict. scoring={scoring!r}")
        return {name: check_scoring(estimator, value) for name, value in scoring.items()}
    names = list(scoring)
    start = "The list/tuple elements must be unique strings of predefined scorers.  "
    if len(set(map(str, names))) != len(names):
        raise ValueError(start + f"Duplicate elements were found in the given list. {scoring!r}")
    if not all(isinstance(name, str) for name in names):
        if any(callable(name) for name in names):
            raise ValueError(wrong)
        raise ValueError(start + f"Non-string types were found in the given list. Got {scoring!r}")
    if not names:
        raise ValueError(start + f"Empty list was given. {scoring!r}")
    return {name: check_scoring(estimator, name) for name in names}
