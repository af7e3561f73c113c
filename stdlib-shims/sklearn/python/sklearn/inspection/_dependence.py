"""What a model answers on average as a few columns change."""

import numbers
import warnings
from itertools import product

import numpy as np

from sklearn._data import check_array, check_fitted, check_sample_weight
from sklearn._rules import check, int_from, one_of
from sklearn.base import is_classifier, is_regressor
from sklearn.utils import Bunch
from sklearn.utils._indexing import column_positions

_BY_RECURSION = ("GradientBoostingClassifier", "GradientBoostingRegressor", "HistGradientBoostingClassifier",
                 "HistGradientBoostingRegressor", "HistGradientBoostingRegressor", "DecisionTreeRegressor", "RandomForestRegressor")


def quantiles(values, shares):
    """Quantiles that are nearly unbiased for any distribution."""
    ordered = np.sort(np.asarray(values, dtype=np.float64))
    shares = np.asarray(shares, dtype=np.float64)
    place = len(ordered) * shares + 0.4 + shares * 0.2
    below = np.floor(np.clip(place, 1, len(ordered) - 1)).astype(np.int64)
    share = np.clip(place - below, 0, 1)
    return (1.0 - share) * ordered[below - 1] + share * ordered[below]


def names_of(X, given=None):
    """Names of columns: given, of the frame, or x0, x1, ..."""
    if given is None:
        names = X.columns.tolist() if hasattr(X, "columns") else [f"x{place}" for place in range(X.shape[1])]
    else:
        names = given.tolist() if hasattr(given, "tolist") else list(given)
    if len(set(names)) != len(names):
        raise ValueError("feature_names should not contain duplicates.")
    return names


def place_of(feature, names):
    """The position of a column given by name or position."""
    if not isinstance(feature, str):
        return feature
    if names is None:
        raise ValueError(f"Cannot plot partial dependence for feature {feature!r} since the list of feature names was not provided, neither "
                         "as column names of a pandas data-frame nor via the feature_names parameter.")
    if feature not in names:
        raise ValueError(f"Feature {feature!r} not in feature_names")
    return names.index(feature)


def column(X, place):
    """A column as an array."""
    return X.iloc[:, place].to_numpy() if hasattr(X, "iloc") else np.asarray(X)[:, place]


def flags_of(categorical, places, n_columns, names):
    """Which of a few columns are categories."""
    if categorical is None:
        return [False] * len(places)
    categorical = np.asarray(categorical)
    if categorical.size == 0:
        raise ValueError("Passing an empty list (`[]`) to `categorical_features` is not supported. Use `None` instead to indicate that there "
                         "are no categorical features.")
    if categorical.dtype.kind == "b":
        if categorical.size != n_columns:
            raise ValueError("When `categorical_features` is a boolean array-like, the array should be of shape (n_features,). Got "
                             f"{categorical.size} elements while `X` contains {n_columns} features.")
        return [bool(categorical[place]) for place in places]
    if categorical.dtype.kind not in "iOU":
        raise ValueError("Expected `categorical_features` to be an array-like of boolean, integer, or string. Got "
                         f"{categorical.dtype} instead.")
    known = [place_of(feature, names) for feature in categorical.tolist()]
    return [place in known for place in places]


def _axis(values, place, is_categorical, percentiles, resolution):
    try:
        distinct = np.unique(values)
    except TypeError as error:
        raise ValueError(
            f"The column #{place} contains mixed data types. Finding unique categories fail due to sorting. It usually means that the column "
            "contains `np.nan` values together with `str` categories. Such use case is not yet supported in scikit-learn.") from error
    if is_categorical or len(distinct) < resolution:
        return distinct
    low, high = quantiles(values, percentiles)
    if np.allclose(low, high):
        raise ValueError("percentiles are too close to each other, unable to build the grid. Please choose percentiles that are further apart.")
    return np.linspace(low, high, num=resolution)


def _check_grid(percentiles, resolution, custom):
    if not hasattr(percentiles, "__iter__") or len(percentiles) != 2:
        raise ValueError("'percentiles' must be a sequence of 2 elements.")
    if not all(0 <= share <= 1 for share in percentiles):
        raise ValueError("'percentiles' values must be in [0, 1].")
    if percentiles[0] >= percentiles[1]:
        raise ValueError("percentiles[0] must be strictly less than percentiles[1].")
    if resolution <= 1:
        raise ValueError("'grid_resolution' must be strictly greater than 1.")
    wrong = ", ".join(f"Feature {key}: {values.ndim} dimensions" for key, values in custom.items() if values.ndim != 1)
    if wrong:
        raise ValueError(f"The custom grid for some features is not a one-dimensional array. {wrong}")


def _method_for(estimator, method, sample_weight):
    """"recursion" or "brute", as is possible."""
    from sklearn.ensemble import RandomForestRegressor
    from sklearn.ensemble._gradient_core import BaseGradientBoosting
    from sklearn.ensemble._hist_core import BaseHistGradientBoosting
    from sklearn.tree import DecisionTreeRegressor
    of_trees = isinstance(estimator, (BaseHistGradientBoosting, DecisionTreeRegressor, RandomForestRegressor))
    boosted = isinstance(estimator, BaseGradientBoosting)
    if method == "auto":
        return "recursion" if sample_weight is None and (of_trees or boosted and estimator.init is None) else "brute"
    if method == "recursion" and not (of_trees or boosted):
        raise ValueError(f"Only the following estimators support the 'recursion' method: {', '.join(_BY_RECURSION)}. Try using "
                         "method='brute'.")
    return method


def _check_request(estimator, response_method, method, kind, sample_weight):
    owner = "partial_dependence"
    check(owner, "response_method", response_method, one_of("auto", "decision_function", "predict_proba"))
    check(owner, "method", method, one_of("auto", "brute", "recursion"))
    check(owner, "kind", kind, one_of("average", "both", "individual"))
    check_fitted(estimator)
    if not (is_classifier(estimator) or is_regressor(estimator)):
        raise ValueError("'estimator' must be a fitted regressor or classifier.")
    if is_classifier(estimator) and isinstance(estimator.classes_[0], np.ndarray):
        raise ValueError("Multiclass-multioutput estimators are not supported")
    if is_regressor(estimator) and response_method != "auto":
        raise ValueError("The response_method parameter is ignored for regressors and must be 'auto'.")
    if kind != "average" and method == "recursion":
        raise ValueError("The 'recursion' method only applies when 'kind' is set to 'average'")
    if method == "recursion" and sample_weight is not None:
        raise ValueError("The 'recursion' method can only be applied when sample_weight is None.")


def partial_dependence(estimator, X, features, *, sample_weight=None, categorical_features=None, feature_names=None, response_method="auto",
                       percentiles=(0.05, 0.95), grid_resolution=100, custom_values=None, method="auto", kind="average"):
    """Averages, or curves of single rows, over a grid of values of a few columns."""
    check("partial_dependence", "grid_resolution", grid_resolution, int_from(1))
    _check_request(estimator, response_method, method, kind, sample_weight)
    if not hasattr(X, "__array__") and not hasattr(X, "iloc"):
        X = check_array(X, ensure_all_finite="allow-nan", dtype=object)
    method = _method_for(estimator, method if kind == "average" else "brute", sample_weight)
    if method == "recursion" and response_method not in ("auto", "decision_function"):
        raise ValueError(f"With the 'recursion' method, the response_method must be 'decision_function'. Got {response_method}.")
    if sample_weight is not None:
        sample_weight = check_sample_weight(sample_weight, X.shape[0])
    features = [features] if isinstance(features, (str, numbers.Integral)) else list(features)
    if any(isinstance(feature, numbers.Integral) and feature < 0 for feature in features):
        raise ValueError(f"all features must be in [0, {X.shape[1] - 1}]")
    places = column_positions(X, features)
    if any(place >= X.shape[1] for place in places):
        raise ValueError(f"all features must be in [0, {X.shape[1] - 1}] or [-{X.shape[1]}, 0]")
    flags = flags_of(categorical_features, places, X.shape[1], names_of(X, feature_names))
    for place, feature, flag in zip(places, features, flags):
        if not flag and column(X, place).dtype.kind in "iu":
            warnings.warn(
                f"The column {feature!r} contains integer data. Partial dependence plots are not supported for integer data: this can lead to "
                "implicit rounding with NumPy arrays or even errors with newer pandas versions. Please convert numerical featuresto floating "
                "point dtypes ahead of time to avoid problems. This will raise ValueError in scikit-learn 1.9.", FutureWarning, stacklevel=2)
            break
    custom = {place: np.asarray(custom_values[feature], dtype=object if any(isinstance(v, str) for v in custom_values[feature]) else None)
              for place, feature in zip(places, features) if custom_values and feature in custom_values}
    _check_grid(percentiles, grid_resolution, custom)
    values = [custom[place] if place in custom else _axis(column(X, place), number, flag, percentiles, grid_resolution)
              for number, (place, flag) in enumerate(zip(places, flags))]
    shape = [len(axis) for axis in values]
    made = Bunch(grid_values=values)
    if method == "recursion":
        grid = np.array([point for point in product(*[axis.tolist() for axis in values])], dtype=np.float64)
        made["average"] = _by_recursion(estimator, grid, places).reshape(-1, *shape)
        return made
    averages, singles = _by_force(estimator, values, places, X, response_method, sample_weight)
    if kind in ("average", "both"):
        made["average"] = averages.reshape(-1, *shape)
    if kind in ("individual", "both"):
        made["individual"] = singles.reshape(-1, X.shape[0], *shape)
    return made


def _by_recursion(estimator, grid, places):
    if hasattr(estimator, "_partial_dependence"):
        if not hasattr(estimator, "_bin_mapper"):
            grid = grid.astype(np.float32)
        return estimator._partial_dependence(grid, places)
    members = getattr(estimator, "estimators_", [estimator])
    grid = grid.astype(np.float32)
    return sum(member.tree_.partial_dependence(grid, places) for member in members) / len(members)


def _by_force(estimator, values, places, X, response_method, sample_weight):
    from sklearn.metrics._scorer import response_values
    methods = response_method
    if methods == "auto":
        methods = "predict" if is_regressor(estimator) else ["predict_proba", "decision_function"]
    changed = X.copy()
    found, averages = [], []
    for point in product(*values):
        for place, value in zip(places, point):
            if hasattr(changed, "iloc"):
                changed[changed.columns[place]] = [value] * len(changed) if isinstance(value, str) else value
            else:
                changed[:, place] = value
        answers = response_values(estimator, changed, methods)
        found.append(answers)
        averages.append(np.average(answers, axis=0, weights=sample_weight))
    found = np.array(found).T
    if is_regressor(estimator) and found.ndim == 2:
        found = found.reshape(X.shape[0], -1)
    averages = np.array(averages).T
    return averages.reshape(1, -1) if averages.ndim == 1 else averages, found
