"""Checks of data: shapes, numbers, missing values and names of columns, in the usual words."""

import numbers

import numpy as np

from sklearn.exceptions import NotFittedError

# Numbers of arrays are numbers like Python's own: numpy registers them there too.
numbers.Integral.register(np.integer)
numbers.Real.register(np.floating)
numbers.Complex.register(np.complexfloating)

_HELP_FOR_NAN = (
    " does not accept missing values encoded as NaN natively. For supervised learning, you might want to consider "
    "sklearn.ensemble.HistGradientBoostingClassifier and Regressor which accept missing values encoded as NaNs natively. "
    "Alternatively, it is possible to preprocess the data, for instance by using an imputer transformer in a pipeline or drop samples "
    "with missing values. See https://scikit-learn.org/stable/modules/impute.html You can find a list of all estimators that handle "
    "NaN values at the following page: https://scikit-learn.org/stable/modules/impute.html#estimators-that-handle-nan-values"
)
_RESHAPE = (
    "Reshape your data either using array.reshape(-1, 1) if your data has a single feature or array.reshape(1, -1) if it contains a "
    "single sample."
)


def is_frame(X):
    """Whether X is a frame, without importing pandas."""
    return hasattr(X, "columns") and hasattr(X, "iloc")


def is_series(X):
    """Whether X is a series, without importing pandas."""
    return hasattr(X, "iloc") and not hasattr(X, "columns")


def row_count(X):
    """The number of rows of anything with rows."""
    shape = getattr(X, "shape", None)
    if shape is not None:
        if len(shape) == 0:
            raise TypeError(f"Singleton array {X!r} cannot be considered a valid collection.")
        return shape[0]
    if not hasattr(X, "__len__"):
        raise TypeError(f"Expected sequence or array-like, got {type(X)}")
    return len(X)


def check_consistent_length(*arrays):
    """Raise where the numbers of rows differ."""
    lengths = [row_count(array) for array in arrays if array is not None]
    if len(set(lengths)) > 1:
        raise ValueError(f"Found input variables with inconsistent numbers of samples: {[int(length) for length in lengths]}")


def check_finite(array, finite, name, estimator=""):
    """Raise where there are infinite numbers, or missing ones that are not allowed."""
    kind = array.dtype.kind
    if kind == "O":
        if finite is True and any(_not_itself(item) for item in array.ravel().tolist()):
            raise ValueError(_nan_words(name, estimator))
        return
    if kind not in "fc":
        return
    if np.isfinite(np.sum(array)) or np.isfinite(array).all():
        return
    missing = np.isnan(array)
    if missing.any() and finite is True:
        raise ValueError(_nan_words(name, estimator))
    if not (np.isfinite(array) | missing).all():
        padded = name + " " if name else ""
        raise ValueError(f"Input {padded}contains infinity or a value too large for {array.dtype!r}.")


def _not_itself(item):
    """Whether an object is NaN, or the NA of pandas."""
    return type(item).__name__ in ("float", "float64", "float32", "NAType", "NaTType") and (type(item).__name__ == "NAType" or item != item)


def _nan_words(name, estimator):
    words = f"Input {name + ' ' if name else ''}contains NaN."
    if estimator and name == "X":
        words += f"\n{estimator}{_HELP_FOR_NAN}"
    return words


def _as_array(X, dtype):
    """An array of X: numbers of frames together, missing values as NaN."""
    if is_frame(X):
        array = _frame_values(X, dtype)
    elif is_series(X):
        array = _unmasked(X, np.float64) if is_nullable(X.dtype) else X.to_numpy()
    else:
        array = np.asarray(X)
    if array.dtype.kind == "c":
        if dtype != "numeric" and not hasattr(X, "dtype"):
            raise TypeError("float() argument must be a string or a real number, not 'complex'")
        raise ValueError(f"Complex data not supported\n{array}\n")
    if dtype == "numeric":
        if array.dtype.kind == "O":
            return array.astype(np.float64)
        if array.dtype.kind in "US":
            raise ValueError("dtype='numeric' is not compatible with arrays of bytes/strings.Convert your data to numeric values explicitly "
                             "instead.")
        return array
    if dtype is None:
        return array
    if isinstance(dtype, (list, tuple)):
        if array.dtype in dtype:
            return array
        dtype = dtype[0]
    if array.dtype.kind in "US" and np.dtype(dtype).kind == "f":
        array = array.astype(object)
    return array.astype(dtype) if array.dtype != np.dtype(dtype) else array


def is_nullable(kind):
    """Whether a dtype of pandas has a mask for what is missing: Int64, Float64, boolean."""
    return not isinstance(kind, np.dtype) and str(kind).rstrip("0123456789") in ("Int", "UInt", "Float", "boolean")


def _unmasked(column, dtype):
    """A column as an array of a dtype; what is missing becomes NaN."""
    if is_nullable(column.dtype) and np.dtype(dtype).kind == "f":
        return column.to_numpy(dtype=np.float64, na_value=np.nan).astype(dtype)
    return column.to_numpy().astype(dtype)


def _frame_values(X, dtype):
    """The values of a frame, in the dtype that all of its columns share."""
    kinds = X.dtypes.tolist()
    if not kinds:
        raise ValueError("at least one array or dtype is required")
    plain = all(isinstance(kind, np.dtype) for kind in kinds)
    early = any(is_nullable(kind) or getattr(kind, "kind", "O") == "b" for kind in kinds)
    if not early:
        if plain and any(kind.kind in "mM" for kind in kinds):
            # Dates and numbers have nothing in common, which is an error.
            np.result_type(*kinds)
        if not plain and all(isinstance(kind, np.dtype) or str(kind) == "category" for kind in kinds):
            columns = [X.iloc[:, place].to_numpy() for place in range(len(kinds))]
            if all(column.dtype.kind in "iuf" for column in columns):
                return np.column_stack(columns)
        array = X.to_numpy()
        if dtype is not None and dtype != object and array.dtype.kind == "O" and {getattr(kind, "kind", "O") for kind in kinds} <= set("iuf"):
            return array.astype(np.float64)
        return array
    if any(kind == object for kind in kinds):
        common = np.dtype(object)
    else:
        common = np.result_type(*kinds) if plain else np.dtype(np.float64)
    if common.kind == "O":
        return X.to_numpy()
    return np.column_stack([_unmasked(X.iloc[:, place], common) for place in range(len(kinds))])


def check_array(X, accept_sparse=False, *, dtype="numeric", order=None, copy=False, force_writeable=False, ensure_all_finite=True,
                ensure_non_negative=False, ensure_2d=True, allow_nd=False, ensure_min_samples=1, ensure_min_features=1, estimator=None,
                input_name="", accept_large_sparse=True):
    """X as an array of numbers with rows and columns, or an error that says what is wrong."""
    who = estimator if isinstance(estimator, str) else type(estimator).__name__ if estimator is not None else ""
    context = f" by {who}" if who else ""
    if hasattr(X, "toarray"):
        if not accept_sparse:
            named = f" for {input_name}" if input_name else ""
            raise TypeError(
                f"Sparse data was passed{named}, but dense data is required. Use '.toarray()' to convert to a dense numpy array."
            )
        return _check_sparse(X, accept_sparse, dtype, copy, (ensure_all_finite, ensure_min_samples, ensure_min_features),
                             ensure_non_negative, input_name, who, context)
    if ensure_all_finite and dtype in (int, np.int64, np.int32):
        # What is missing is found before numbers are cut to whole ones.
        check_finite(_as_array(X, None), ensure_all_finite, input_name, who)
    if ensure_2d and dtype == "numeric" and not is_frame(X):
        _check_two_dimensions(X, np.asarray(X))
    array = _as_array(X, dtype)
    if ensure_2d:
        _check_two_dimensions(X, array)
    if not allow_nd and array.ndim >= 3:
        raise ValueError(f"Found array with dim {array.ndim}, while dim <= 2 is required{context}.")
    if ensure_all_finite:
        check_finite(array, ensure_all_finite, input_name, who)
    if ensure_min_samples > 0 and row_count(array) < ensure_min_samples:
        raise ValueError(
            f"Found array with {row_count(array)} sample(s) (shape={array.shape}) while a minimum of {ensure_min_samples} is "
            f"required{context}."
        )
    if ensure_min_features > 0 and array.ndim == 2 and array.shape[1] < ensure_min_features:
        raise ValueError(
            f"Found array with {array.shape[1]} feature(s) (shape={array.shape}) while a minimum of {ensure_min_features} is "
            f"required{context}."
        )
    if ensure_non_negative and array.size and array.min() < 0:
        raise ValueError(f"Negative values in data passed to {_whom(ensure_non_negative, input_name, who)}.")
    return array.copy() if copy and array is X else array


def _whom(given, input_name, who):
    """Who was given negative numbers."""
    return given if isinstance(given, str) else f"{input_name} in {who}" if input_name and who else input_name or who


def _check_sparse(X, accept_sparse, dtype, copy, least, ensure_non_negative, input_name, who, context):
    """A sparse matrix in a format that is accepted, its numbers checked like those of an array."""
    from scipy.sparse import issparse
    if not issparse(X):
        return check_array(X.toarray(), dtype=dtype, input_name=input_name)
    if isinstance(dtype, (list, tuple)):
        dtype = X.dtype if X.dtype in dtype else dtype[0]
    formats = (accept_sparse,) if isinstance(accept_sparse, str) else () if accept_sparse is True else tuple(accept_sparse)
    made = X if not formats or X.format in formats else X.asformat(formats[0])
    if dtype is not None and dtype != "numeric" and made.dtype != np.dtype(dtype):
        made = made.astype(dtype)
    finite, min_samples, min_features = least
    values = getattr(made, "data", None)
    if finite and isinstance(values, np.ndarray):
        check_finite(values, finite, input_name, who)
    for count, least_count, kind in ((made.shape[0], min_samples, "sample"), (made.shape[1], min_features, "feature")):
        if least_count > 0 and count < least_count:
            raise ValueError(f"Found array with {count} {kind}(s) (shape={made.shape}) while a minimum of {least_count} is required{context}.")
    if ensure_non_negative and made.nnz and made.min() < 0:
        raise ValueError(f"Negative values in data passed to {_whom(ensure_non_negative, input_name, who)}.")
    return made.copy() if copy and made is X else made


def _check_two_dimensions(X, array):
    if array.ndim == 2 or array.ndim > 2:
        return
    if is_series(X):
        raise ValueError(
            f"Expected a 2-dimensional container but got {type(X)} instead. Pass a DataFrame containing a single row (i.e. single "
            "sample) or a single column (i.e. single feature) instead."
        )
    kind = "scalar array" if array.ndim == 0 else "1D array"
    shown = array if array.ndim or array.dtype.kind not in "iuf" else array.item()
    raise ValueError(f"Expected 2D array, got {kind} instead:\narray={shown}.\n{_RESHAPE}")


def column_or_1d(y, *, dtype=None, warn=False, device=None):
    """y as a flat array; one column is flattened."""
    array = y.to_numpy() if hasattr(y, "to_numpy") else np.asarray(y)
    if dtype is not None:
        array = array.astype(dtype)
    if array.ndim == 1:
        return array
    if array.ndim == 2 and array.shape[1] == 1:
        if warn:
            import warnings
            from sklearn.exceptions import DataConversionWarning
            warnings.warn(
                "A column-vector y was passed when a 1d array was expected. Please change the shape of y to (n_samples, ), for example "
                "using ravel().", DataConversionWarning, stacklevel=2,
            )
        return array.ravel()
    raise ValueError(f"y should be a 1d array, got an array of shape {array.shape} instead.")


def check_y(y, multi_output=False, y_numeric=False, estimator=None):
    """y as an array without missing values."""
    if multi_output:
        array = y.to_numpy() if hasattr(y, "to_numpy") else np.asarray(y)
        if array.dtype.kind == "O" and y_numeric:
            array = array.astype(np.float64)
    else:
        array = column_or_1d(y, warn=True)
        if y_numeric and array.dtype.kind == "O":
            array = array.astype(np.float64)
    check_finite(array, True, "y", type(estimator).__name__ if estimator is not None else "")
    if y_numeric and array.dtype.kind in "US":
        array = array.astype(object).astype(np.float64)
    return array


def check_X_y(X, y, accept_sparse=False, *, multi_output=False, y_numeric=False, estimator=None, **options):
    """X and y checked, with the same number of rows."""
    if y is None:
        who = estimator if isinstance(estimator, str) else type(estimator).__name__ if estimator is not None else "estimator"
        raise ValueError(f"{who} requires y to be passed, but the target y is None")
    X = check_array(X, accept_sparse, estimator=estimator, input_name="X", **options)
    y = check_y(y, multi_output, y_numeric, estimator)
    check_consistent_length(X, y)
    return X, y


def names_of_columns(X):
    """Names of columns where all are text, else None."""
    if not is_frame(X):
        return None
    names = X.columns.tolist()
    kinds = sorted({type(name).__name__ for name in names})
    if len(kinds) > 1 and "str" in kinds:
        raise TypeError(
            "Feature names are only supported if all input features have string names, but your input has "
            f"{kinds} as feature name / column name types. If you want feature names to be stored and validated, you must convert them "
            "all to strings, by using X.columns = X.columns.astype(str) for example. Otherwise you can remove feature / column names from "
            "your input data, or convert them all to a non-string data type."
        )
    return np.asarray(names, dtype=object) if kinds == ["str"] else None


def check_feature_names(estimator, X, reset):
    """Keep the names of columns at fit, compare them afterwards."""
    names = names_of_columns(X)
    if reset:
        if names is not None:
            estimator.feature_names_in_ = names
        elif hasattr(estimator, "feature_names_in_"):
            del estimator.feature_names_in_
        return
    fitted = getattr(estimator, "feature_names_in_", None)
    if fitted is None and names is None:
        return
    if fitted is None or names is None:
        import warnings
        who = type(estimator).__name__
        warnings.warn(
            f"X has feature names, but {who} was fitted without feature names" if fitted is None else
            f"X does not have valid feature names, but {who} was fitted with feature names", UserWarning, stacklevel=2,
        )
        return
    if len(fitted) == len(names) and fitted.tolist() == names.tolist():
        return
    unseen, missing = sorted(set(names) - set(fitted)), sorted(set(fitted) - set(names))
    words = "The feature names should match those that were passed during fit.\n"
    for title, extra in (("Feature names unseen at fit time", unseen), ("Feature names seen at fit time, yet now missing", missing)):
        if extra:
            words += f"{title}:\n" + "".join(f"- {name}\n" for name in extra[:5]) + ("- ...\n" if len(extra) > 5 else "")
    if not unseen and not missing:
        words += "Feature names must be in the same order as they were in fit.\n"
    raise ValueError(words)


def check_feature_count(estimator, X, reset):
    """Keep the number of columns at fit, compare it afterwards."""
    if reset:
        estimator.n_features_in_ = int(X.shape[1])
    elif hasattr(estimator, "n_features_in_") and X.shape[1] != estimator.n_features_in_:
        raise ValueError(
            f"X has {X.shape[1]} features, but {type(estimator).__name__} is expecting {estimator.n_features_in_} features as input."
        )


# Estimators that take sparse matrices in the original and here work on the same numbers in a dense array.
_MADE_DENSE = frozenset((
    "AdaBoostClassifier AdaBoostRegressor BaggingClassifier BaggingRegressor DecisionTreeClassifier DecisionTreeRegressor "
    "ElasticNet ElasticNetCV ExtraTreeClassifier ExtraTreeRegressor ExtraTreesClassifier ExtraTreesRegressor GradientBoostingClassifier "
    "GradientBoostingRegressor HuberRegressor IsolationForest KernelRidge LabelPropagation LabelSpreading Lasso LassoCV LinearRegression "
    "LinearSVC LinearSVR LogisticRegression LogisticRegressionCV MLPClassifier MLPRegressor NuSVC NuSVR OneClassSVM "
    "RandomForestClassifier RandomForestRegressor RandomTreesEmbedding Ridge RidgeCV RidgeClassifier RidgeClassifierCV SVC SVR "
    "SpectralClustering PoissonRegressor GammaRegressor TweedieRegressor QuantileRegressor StochasticModel RANSACRegressor BernoulliRBM "
    "OneVsOneClassifier ClassifierChain RegressorChain"
).split())


def _made_dense(estimator, X, options):
    if hasattr(X, "toarray") and not options.get("accept_sparse") and any(kind.__name__ in _MADE_DENSE for kind in type(estimator).__mro__):
        return X.toarray()
    return X


def validate(estimator, X, y=None, *, reset=True, needs_y=False, multi_output=False, y_numeric=False, **options):
    """X (and y where it is needed) checked for an estimator; `reset` is for fit."""
    if reset:
        estimator._check_parameters()
    check_feature_names(estimator, X, reset)
    if needs_y and y is None:
        raise ValueError(f"This {type(estimator).__name__} estimator requires y to be passed, but the target y is None.")
    X = check_array(_made_dense(estimator, X, options), estimator=estimator, input_name="X", **options)
    if needs_y:
        y = check_y(y, multi_output, y_numeric, estimator)
        check_consistent_length(X, y)
    if X.ndim == 2:
        check_feature_count(estimator, X, reset)
    return (X, y) if needs_y else X


def feature_names_in(estimator, given=None):
    """Names of columns that went in: given, fitted, or x0, x1, ..."""
    fitted = getattr(estimator, "feature_names_in_", None)
    count = getattr(estimator, "n_features_in_", None)
    if given is not None:
        given = np.asarray(given, dtype=object)
        if fitted is not None and not (len(fitted) == len(given) and fitted.tolist() == given.tolist()):
            raise ValueError("input_features is not equal to feature_names_in_")
        if count is not None and len(given) != count:
            raise ValueError(f"input_features should have length equal to number of features ({count}), got {len(given)}")
        return given
    if fitted is not None:
        return fitted
    if count is None:
        raise ValueError("Unable to generate feature names without n_features_in_")
    return np.asarray([f"x{position}" for position in range(count)], dtype=object)


def check_fitted(estimator, attributes=None, *, msg=None, all_or_any=all):
    """Raise NotFittedError where an estimator has not been fitted."""
    if isinstance(estimator, type):
        raise TypeError(f"{estimator} is a class, not an instance.")
    if not hasattr(estimator, "fit"):
        raise TypeError(f"{estimator} is not an estimator instance.")
    if attributes is not None:
        if isinstance(attributes, str):
            attributes = (attributes,)
        fitted = all_or_any([hasattr(estimator, name) for name in attributes])
    elif hasattr(estimator, "__sklearn_is_fitted__"):
        fitted = estimator.__sklearn_is_fitted__()
    else:
        fitted = any(name.endswith("_") and not name.startswith("__") for name in vars(estimator))
    if not fitted:
        words = msg or (
            "This %(name)s instance is not fitted yet. Call 'fit' with appropriate arguments before using this estimator."
        )
        raise NotFittedError(words % {"name": type(estimator).__name__})


def check_sample_weight(sample_weight, n_rows, dtype=np.float64):
    """Weights of rows: ones, a number, or one for each row."""
    if sample_weight is None:
        return np.ones(n_rows, dtype=dtype)
    if np.ndim(sample_weight) == 0:
        return np.full(n_rows, sample_weight, dtype=dtype)
    weights = check_array(sample_weight, dtype=dtype, ensure_2d=False, input_name="sample_weight")
    if weights.ndim != 1:
        raise ValueError("Sample weights must be 1D array or scalar")
    if weights.shape[0] != n_rows:
        raise ValueError(f"sample_weight.shape == {weights.shape}, expected {(n_rows,)}!")
    return weights
