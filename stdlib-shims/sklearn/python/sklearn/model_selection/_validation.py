"""Fits and scores over splits: cross-validation and curves of learning."""

import numbers
import time
import warnings

import numpy as np

from sklearn._data import check_consistent_length, row_count
from sklearn.base import clone, is_classifier
from sklearn.exceptions import FitFailedWarning
from sklearn.metrics._scorer import MultimetricScorer, check_scoring, check_several
from sklearn.model_selection._folds import check_cv
from sklearn.utils._indexing import take_rows
from sklearn.utils._random import check_random_state


def part_of(estimator, X, y, rows, train_rows=None):
    """The rows of X and y; of a square matrix of distances also the columns of the training rows."""
    if getattr(estimator, "_pairwise_input", lambda: False)():
        if not hasattr(X, "shape"):
            raise ValueError("Precomputed kernels or affinity matrices have to be passed as arrays or sparse matrices.")
        if X.shape[0] != X.shape[1]:
            raise ValueError("X should be a square kernel matrix")
        taken = X[np.ix_(rows, rows if train_rows is None else train_rows)]
    else:
        taken = take_rows(X, rows)
    return taken, None if y is None else take_rows(y, rows)


def part_of_params(X, params, rows):
    """Parameters of fit that have a value for each row, cut to the rows."""
    if not params:
        return {}
    n_rows = row_count(X)
    made = {}
    for name, value in params.items():
        fits = hasattr(value, "__len__") and not isinstance(value, (str, dict)) and len(value) == n_rows
        made[name] = take_rows(value, rows) if fits else value
    return made


def fit_and_score(estimator, X, y, scorer, train, test, fit_params=None, score_params=None, parameters=None, error_score=np.nan,
                  return_train_score=False, return_estimator=False):
    """Fit on the training rows, score on the test rows; a dictionary of what came of it."""
    if parameters is not None:
        estimator = estimator.set_params(**clone(parameters, safe=False))
    X_train, y_train = part_of(estimator, X, y, train)
    X_test, y_test = part_of(estimator, X, y, test, train)
    fit_params = part_of_params(X, fit_params, train)
    made = {"fit_error": None}
    start = time.perf_counter()
    score_time = 0.0
    try:
        if y_train is None:
            estimator.fit(X_train, **fit_params)
        else:
            estimator.fit(X_train, y_train, **fit_params)
    except Exception:
        fit_time = time.perf_counter() - start
        if isinstance(error_score, str) and error_score == "raise":
            raise
        from traceback import format_exc
        made["fit_error"] = format_exc()
        names = scorer._scorers if isinstance(scorer, MultimetricScorer) else None
        failed = error_score if names is None else {name: error_score for name in names}
        made["test_scores"] = failed
        if return_train_score:
            made["train_scores"] = dict(failed) if names is not None else failed
    else:
        fit_time = time.perf_counter() - start
        score_params = score_params or {}
        made["test_scores"] = score(estimator, X_test, y_test, scorer, part_of_params(X, score_params, test), error_score)
        score_time = time.perf_counter() - start - fit_time
        if return_train_score:
            made["train_scores"] = score(estimator, X_train, y_train, scorer, part_of_params(X, score_params, train), error_score)
    made["n_test_samples"] = row_count(X_test)
    made["fit_time"], made["score_time"] = fit_time, score_time
    if return_estimator:
        made["estimator"] = estimator
    return made


def score(estimator, X, y, scorer, params, error_score):
    """The score, or scores by name; what fails counts `error_score`."""
    try:
        found = scorer(estimator, X, **params) if y is None else scorer(estimator, X, y, **params)
    except Exception:
        if isinstance(scorer, MultimetricScorer) or (isinstance(error_score, str) and error_score == "raise"):
            raise
        from traceback import format_exc
        warnings.warn(
            f"Scoring failed. The score on this train-test partition for these parameters will be set to {error_score}. Details: \n"
            f"{format_exc()}", UserWarning, stacklevel=2,
        )
        return error_score
    if isinstance(scorer, MultimetricScorer):
        for name, value in list(found.items()):
            if isinstance(value, str):
                if isinstance(error_score, str) and error_score == "raise":
                    raise ValueError(value)
                found[name] = error_score
                warnings.warn(
                    f"Scoring failed. The score on this train-test partition for these parameters will be set to {error_score}. Details: "
                    f"\n{value}", UserWarning, stacklevel=2,
                )
    if isinstance(found, dict):
        return {name: _number(value, scorer) for name, value in found.items()}
    return _number(found, scorer)


def _number(value, scorer):
    if hasattr(value, "item"):
        try:
            value = value.item()
        except ValueError:
            pass
    if not isinstance(value, numbers.Number):
        raise ValueError(f"scoring must return a number, got {value} ({type(value)}) instead. (scorer={scorer})")
    return value


def warn_about_failures(results, error_score):
    """Raise where every fit failed, warn where some did."""
    errors = [result["fit_error"] for result in results if result["fit_error"] is not None]
    if not errors:
        return
    counts = {}
    for error in errors:
        counts[error] = counts.get(error, 0) + 1
    line = "-" * 80 + "\n"
    details = "\n".join(f"{line}{count} fits failed with the following error:\n{error}" for error, count in counts.items())
    if len(errors) == len(results):
        raise ValueError(
            f"\nAll the {len(results)} fits failed.\nIt is very likely that your model is misconfigured.\nYou can try to debug the error "
            f"by setting error_score='raise'.\n\nBelow are more details about the failures:\n{details}"
        )
    warnings.warn(
        f"\n{len(errors)} fits failed out of a total of {len(results)}.\nThe score on these train-test partitions for these parameters "
        f"will be set to {error_score}.\nIf these failures are not expected, you can try to debug them by setting error_score='raise'.\n\n"
        f"Below are more details about the failures:\n{details}", FitFailedWarning, stacklevel=3,
    )


def gather(dicts):
    """A dictionary of lists, of a list of dictionaries."""
    return {key: np.asarray([each[key] for each in dicts]) if isinstance(dicts[0][key], numbers.Number) else [each[key] for each in dicts]
            for key in dicts[0]}


def _by_name(scores, name="score"):
    return gather(scores) if isinstance(scores[0], dict) else {name: np.array(scores)}


def scorer_of(estimator, scoring):
    """A scorer, of several names one for all of them."""
    if isinstance(scoring, (list, tuple, set, dict)):
        return MultimetricScorer(scorers=check_several(estimator, scoring), raise_exc=False)
    return check_scoring(estimator, scoring)


def _check_options(owner, cv, scoring):
    from sklearn._rules import InvalidParameterError, check, one_of
    if cv is not None and not isinstance(cv, numbers.Integral) and not hasattr(cv, "split") and not hasattr(cv, "__iter__") \
            or isinstance(cv, str) or isinstance(cv, numbers.Integral) and cv < 2:
        raise InvalidParameterError(
            f"The 'cv' parameter of {owner} must be an int in the range [2, inf), an object implementing 'split' and 'get_n_splits', an "
            f"iterable or None. Got {cv!r} instead."
        )
    if isinstance(scoring, (str, list, tuple, set, dict)):
        from sklearn.metrics import get_scorer_names
        check(owner, "scoring", scoring, (one_of(*get_scorer_names()), "a callable", "None"))


def _refuse_routing(params, name):
    if params is not None and not isinstance(params, dict):
        raise NotImplementedError(f"{name}(params=...) must be a dictionary of parameters of fit")


def cross_validate(estimator, X, y=None, *, groups=None, scoring=None, cv=None, n_jobs=None, verbose=0, params=None,
                   pre_dispatch="2*n_jobs", return_train_score=False, return_estimator=False, return_indices=False, error_score=np.nan):
    """Scores, times and perhaps estimators of each split."""
    _refuse_routing(params, "cross_validate")
    _check_options("cross_validate", cv, None)
    check_consistent_length(X, y, groups)
    splitter = check_cv(cv, y, classifier=is_classifier(estimator))
    scorer = scorer_of(estimator, scoring)
    splits = list(splitter.split(X, y, groups))
    results = [fit_and_score(clone(estimator), X, y, scorer, train, test, params, None, None, error_score, return_train_score,
                             return_estimator) for train, test in splits]
    warn_about_failures(results, error_score)
    made = {"fit_time": np.array([result["fit_time"] for result in results]),
            "score_time": np.array([result["score_time"] for result in results])}
    if return_estimator:
        made["estimator"] = [result["estimator"] for result in results]
    if return_indices:
        made["indices"] = {"train": tuple(train for train, _ in splits), "test": tuple(test for _, test in splits)}
    tests = _by_name([result["test_scores"] for result in results])
    trains = _by_name([result["train_scores"] for result in results]) if return_train_score else {}
    for name, scores in tests.items():
        made[f"test_{name}"] = scores
        if return_train_score:
            made[f"train_{name}"] = trains[name]
    return made


def cross_val_score(estimator, X, y=None, *, groups=None, scoring=None, cv=None, n_jobs=None, verbose=0, params=None,
                    pre_dispatch="2*n_jobs", error_score=np.nan):
    """The score of each split."""
    _check_options("cross_val_score", cv, scoring)
    scorer = check_scoring(estimator, scoring)
    found = cross_validate(estimator, X, y, groups=groups, scoring={"score": scorer}, cv=cv, params=params, error_score=error_score)
    return found["test_score"]


def cross_val_predict(estimator, X, y=None, *, groups=None, cv=None, n_jobs=None, verbose=0, params=None, pre_dispatch="2*n_jobs",
                      method="predict"):
    """For each row what is predicted when it is not among the training rows."""
    _refuse_routing(params, "cross_val_predict")
    _check_options("cross_val_predict", cv, None)
    check_consistent_length(X, y, groups)
    splitter = check_cv(cv, y, classifier=is_classifier(estimator))
    splits = list(splitter.split(X, y, groups))
    n_rows = row_count(X)
    tests = np.concatenate([test for _, test in splits])
    if len(tests) != n_rows or not np.array_equal(np.sort(tests), np.arange(n_rows)):
        raise ValueError("cross_val_predict only works for partitions")
    encode = method in ("decision_function", "predict_proba", "predict_log_proba") and y is not None
    target = y
    if encode:
        values = np.asarray(y)
        if values.ndim != 1:
            raise NotImplementedError(f"cross_val_predict(method={method!r}) with several outputs is not available")
        target = np.unique(values, return_inverse=True)[1]
    parts = [_fit_and_predict(clone(estimator), X, target, train, test, params, method, encode) for train, test in splits]
    order = np.empty(n_rows, dtype=np.int64)
    order[tests] = np.arange(n_rows)
    if hasattr(parts[0], "toarray"):
        from scipy.sparse import vstack
        return vstack(parts, format=parts[0].format)[order]
    return np.concatenate([np.asarray(part) for part in parts])[order]


def _fit_and_predict(estimator, X, y, train, test, params, method, encode):
    X_train, y_train = part_of(estimator, X, y, train)
    X_test, _ = part_of(estimator, X, y, test, train)
    options = part_of_params(X, params, train)
    if y_train is None:
        estimator.fit(X_train, **options)
    else:
        estimator.fit(X_train, y_train, **options)
    found = getattr(estimator, method)(X_test)
    if not encode:
        return found
    return _with_all_classes(np.asarray(found), estimator.classes_, len(np.unique(y)), method)


def _with_all_classes(found, classes, n_classes, method):
    """Columns for every class, also for those that the training rows lacked."""
    if n_classes == len(classes):
        return found
    warnings.warn(
        f"Number of classes in training fold ({len(classes)}) does not match total number of classes ({n_classes}). Results may not be "
        "appropriate for your use case. To fix this, use a cross-validation technique resulting in properly stratified folds",
        RuntimeWarning, stacklevel=3,
    )
    if method == "decision_function":
        if found.ndim == 2 and found.shape[1] != len(classes):
            raise ValueError(f"Output shape {found.shape} of {method} does not match number of classes ({len(classes)}) in fold. Irregular "
                             "decision_function outputs are not currently supported by cross_val_predict")
        if len(classes) <= 2:
            raise ValueError(f"Only {len(classes)} class/es in training fold, but {n_classes} in overall dataset. This is not supported for "
                             "decision_function with imbalanced folds. To fix this, use a cross-validation technique resulting in properly "
                             "stratified folds")
    empty = {"decision_function": np.finfo(found.dtype).min, "predict_log_proba": np.finfo(found.dtype).min, "predict_proba": 0}[method]
    made = np.full((len(found), n_classes), empty, dtype=found.dtype)
    made[:, classes] = found
    return made


def permutation_test_score(estimator, X, y, *, groups=None, cv=None, n_permutations=100, n_jobs=None, random_state=0, verbose=0,
                           scoring=None, fit_params=None, params=None):
    """The score, the scores on shuffled targets, and how rarely those are as good."""
    check_consistent_length(X, y, groups)
    splitter = check_cv(cv, y, classifier=is_classifier(estimator))
    scorer = check_scoring(estimator, scoring)
    rng = check_random_state(random_state)
    params = params if params is not None else fit_params
    found = _mean_score(clone(estimator), X, y, groups, splitter, scorer, params)
    shuffled = np.array([_mean_score(clone(estimator), X, _shuffled(y, groups, rng), groups, splitter, scorer, params)
                         for _ in range(n_permutations)])
    value = (np.sum(shuffled >= found) + 1.0) / (n_permutations + 1)
    return float(found), shuffled, float(value)


def _mean_score(estimator, X, y, groups, splitter, scorer, params):
    scores = []
    for train, test in splitter.split(X, y, groups):
        X_train, y_train = part_of(estimator, X, y, train)
        X_test, y_test = part_of(estimator, X, y, test, train)
        estimator.fit(X_train, y_train, **part_of_params(X, params, train))
        scores.append(scorer(estimator, X_test, y_test))
    return np.mean(scores)


def _shuffled(y, groups, rng):
    if groups is None:
        rows = rng.permutation(len(y))
    else:
        groups = np.asarray(groups)
        rows = np.arange(len(groups))
        for group in np.unique(groups):
            own = groups == group
            rows[own] = rng.permutation(rows[own])
    return take_rows(y, rows)


def learning_curve(estimator, X, y, *, groups=None, train_sizes=np.array([0.1, 0.33, 0.55, 0.78, 1.0]), cv=None, scoring=None,
                   exploit_incremental_learning=False, n_jobs=None, pre_dispatch="all", verbose=0, shuffle=False, random_state=None,
                   error_score=np.nan, return_times=False, fit_params=None, params=None):
    """Training and test scores for growing numbers of training rows."""
    if exploit_incremental_learning:
        raise NotImplementedError("learning_curve(exploit_incremental_learning=True) is not available: leave it False")
    check_consistent_length(X, y, groups)
    splitter = check_cv(cv, y, classifier=is_classifier(estimator))
    splits = list(splitter.split(X, y, groups))
    scorer = check_scoring(estimator, scoring)
    sizes = _sizes(train_sizes, len(splits[0][0]))
    if verbose > 0:
        print("[learning_curve] Training set sizes: " + str(sizes))
    if shuffle:
        rng = check_random_state(random_state)
        splits = [(rng.permutation(train), test) for train, test in splits]
    params = params if params is not None else fit_params
    results = [fit_and_score(clone(estimator), X, y, scorer, train[:size], test, params, None, None, error_score, True)
               for train, test in splits for size in sizes.tolist()]
    warn_about_failures(results, error_score)
    shape = (len(splits), len(sizes))
    made = [np.array([result[key] for result in results]).reshape(shape).T
            for key in ("train_scores", "test_scores", "fit_time", "score_time")]
    return (sizes, *made) if return_times else (sizes, *made[:2])


def _sizes(train_sizes, most):
    sizes = np.asarray(train_sizes)
    least, largest = np.min(sizes), np.max(sizes)
    if sizes.dtype.kind == "f":
        if least <= 0.0 or largest > 1.0:
            raise ValueError("train_sizes has been interpreted as fractions of the maximum number of training samples and must be within "
                             f"(0, 1], but is within [{least:f}, {largest:f}].")
        sizes = np.clip((sizes * most).astype(int), 1, most)
    elif least <= 0 or largest > most:
        raise ValueError("train_sizes has been interpreted as absolute numbers of training samples and must be within (0, "
                         f"{most}], but is within [{least}, {largest}].")
    distinct = np.unique(sizes)
    if len(distinct) < len(sizes):
        warnings.warn(f"Removed duplicate entries from 'train_sizes'. Number of ticks will be less than the size of 'train_sizes': "
                      f"{len(distinct)} instead of {len(sizes)}.", RuntimeWarning, stacklevel=3)
    return distinct


def validation_curve(estimator, X, y, *, param_name, param_range, groups=None, cv=None, scoring=None, n_jobs=None, pre_dispatch="all",
                     verbose=0, error_score=np.nan, fit_params=None, params=None):
    """Training and test scores for each value of a parameter."""
    check_consistent_length(X, y, groups)
    splitter = check_cv(cv, y, classifier=is_classifier(estimator))
    scorer = check_scoring(estimator, scoring)
    splits = list(splitter.split(X, y, groups))
    params = params if params is not None else fit_params
    results = [fit_and_score(clone(estimator), X, y, scorer, train, test, params, None, {param_name: value}, error_score, True)
               for train, test in splits for value in param_range]
    warn_about_failures(results, error_score)
    shape = (-1, len(param_range))
    return tuple(np.array([result[key] for result in results]).reshape(shape).T for key in ("train_scores", "test_scores"))
