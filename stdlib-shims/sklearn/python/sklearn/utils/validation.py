"""Checks of data under the names scripts import them by."""

import numpy as np

from sklearn._data import check_array, check_consistent_length, check_feature_count, check_feature_names, check_X_y, check_y, column_or_1d
from sklearn._data import check_fitted as check_is_fitted
from sklearn._data import check_sample_weight as _sample_weight
from sklearn._data import row_count as _num_samples
from sklearn.exceptions import NotFittedError
from sklearn.utils._pieces import as_float_array, assert_all_finite, check_scalar, check_symmetric, indexable
from sklearn.utils._random import check_random_state

__all__ = [
    "NotFittedError", "as_float_array", "assert_all_finite", "check_X_y", "check_array", "check_consistent_length", "check_is_fitted",
    "check_memory", "check_non_negative", "check_random_state", "check_scalar", "check_symmetric", "column_or_1d", "has_fit_parameter",
    "indexable", "validate_data",
]


def check_non_negative(X, whom):
    """Raise where there are negative numbers."""
    values = X.tocsr().data if hasattr(X, "tocsr") else np.asarray(X)
    if values.size and values.min() < 0:
        raise ValueError(f"Negative values in data passed to {whom}.")


def check_memory(memory):
    """Something with `cache`: a joblib.Memory of a folder, or what was given."""
    if memory is None or isinstance(memory, str):
        import joblib
        return joblib.Memory(location=memory, verbose=0)
    if not hasattr(memory, "cache"):
        raise ValueError("'memory' should be None, a string or have the same interface as joblib.Memory. Got memory="
                         f"'{memory}' instead.")
    return memory


def validate_data(_estimator, /, X="no_validation", y="no_validation", reset=True, validate_separately=False, skip_check_array=False,
                  **check_params):
    """X and y checked for an estimator; at fit (`reset`) it keeps the names and number of the columns."""
    if validate_separately is not False:
        raise NotImplementedError("validate_data(validate_separately=...) is not available")
    no_X, no_y = isinstance(X, str) and X == "no_validation", y is None or (isinstance(y, str) and y == "no_validation")
    if no_X and no_y:
        raise ValueError("Validation should be done on X, y or both.")
    if not no_X:
        check_feature_names(_estimator, X, reset)
    if not skip_check_array:
        y_options = {name: check_params.pop(name) for name in ("multi_output", "y_numeric") if name in check_params}
        if not no_X:
            X = check_array(X, estimator=_estimator, input_name="X", **check_params)
        if not no_y:
            y = check_y(y, estimator=_estimator, **y_options)
        if not no_X and not no_y:
            check_consistent_length(X, y)
    if not no_X and check_params.get("ensure_2d", True):
        check_feature_count(_estimator, X, reset)
    return y if no_X else X if no_y else (X, y)


def _check_sample_weight(sample_weight, X, *, dtype=None, **ignored):
    return _sample_weight(sample_weight, _num_samples(X), np.float64 if dtype is None else dtype)


def has_fit_parameter(estimator, parameter):
    """Whether `fit` takes a parameter of that name."""
    code = estimator.fit.__code__
    return parameter in code.co_varnames[:code.co_argcount + code.co_kwonlyargcount]
