"""Errors of predicted numbers."""

import warnings

import numpy as np

from sklearn._data import check_array, check_consistent_length
from sklearn._rules import check
from sklearn.exceptions import UndefinedMetricWarning

_FLOATS = (np.float64, np.float32)
_FORMS = ("raw_values", "uniform_average", "variance_weighted")


def _targets(y_true, y_pred, sample_weight, multioutput=None):
    """Both targets as columns, and the weights of rows."""
    check_consistent_length(y_true, y_pred, sample_weight)
    pair = [check_array(y, ensure_2d=False, dtype=_FLOATS) for y in (y_true, y_pred)]
    pair = [y.reshape(-1, 1) if y.ndim == 1 else y for y in pair]
    n_outputs = pair[0].shape[1]
    if n_outputs != pair[1].shape[1]:
        raise ValueError(f"y_true and y_pred have different number of output ({n_outputs}!={pair[1].shape[1]})")
    if isinstance(multioutput, str):
        if multioutput not in _FORMS:
            raise ValueError(f"Allowed 'multioutput' string values are {_FORMS}. You provided multioutput={multioutput!r}")
    elif multioutput is not None:
        if n_outputs == 1:
            raise ValueError("Custom weights are useful only in multi-output cases.")
        if n_outputs != len(multioutput):
            raise ValueError(f"There must be equally many custom weights ({len(multioutput)}) as outputs ({n_outputs}).")
    weights = None if sample_weight is None else np.asarray(sample_weight, dtype=np.float64)
    return pair[0], pair[1], weights


def _joined(values, multioutput):
    """One number of the errors of each output, or all of them."""
    if isinstance(multioutput, str):
        return values if multioutput == "raw_values" else float(np.average(values))
    return float(np.average(values, weights=multioutput))


def mean_squared_error(y_true, y_pred, *, sample_weight=None, multioutput="uniform_average"):
    """The mean of squared errors."""
    y_true, y_pred, weights = _targets(y_true, y_pred, sample_weight, multioutput)
    return _joined(np.average((y_true - y_pred) ** 2, axis=0, weights=weights), multioutput)


def root_mean_squared_error(y_true, y_pred, *, sample_weight=None, multioutput="uniform_average"):
    """The root of the mean of squared errors."""
    return _joined(np.sqrt(mean_squared_error(y_true, y_pred, sample_weight=sample_weight, multioutput="raw_values")), multioutput)


def _logs(y_true, y_pred, sample_weight, multioutput, name):
    y_true, y_pred, _ = _targets(y_true, y_pred, sample_weight, multioutput)
    if (y_true <= -1).any() or (y_pred <= -1).any():
        raise ValueError(f"{name} cannot be used when targets contain values less than or equal to -1.")
    return np.log1p(y_true), np.log1p(y_pred)


def mean_squared_log_error(y_true, y_pred, *, sample_weight=None, multioutput="uniform_average"):
    """The mean of squared differences of logarithms."""
    pair = _logs(y_true, y_pred, sample_weight, multioutput, "Mean Squared Logarithmic Error")
    return mean_squared_error(*pair, sample_weight=sample_weight, multioutput=multioutput)


def root_mean_squared_log_error(y_true, y_pred, *, sample_weight=None, multioutput="uniform_average"):
    """The root of the mean of squared differences of logarithms."""
    pair = _logs(y_true, y_pred, sample_weight, multioutput, "Root Mean Squared Logarithmic Error")
    return root_mean_squared_error(*pair, sample_weight=sample_weight, multioutput=multioutput)


def mean_absolute_error(y_true, y_pred, *, sample_weight=None, multioutput="uniform_average"):
    """The mean of absolute errors."""
    y_true, y_pred, weights = _targets(y_true, y_pred, sample_weight, multioutput)
    return _joined(np.average(np.abs(y_true - y_pred), axis=0, weights=weights), multioutput)


def mean_pinball_loss(y_true, y_pred, *, sample_weight=None, alpha=0.5, multioutput="uniform_average"):
    """The loss a quantile makes smallest."""
    check("mean_pinball_loss", "alpha", alpha, "a float in the range [0, 1]")
    y_true, y_pred, weights = _targets(y_true, y_pred, sample_weight, multioutput)
    difference = y_true - y_pred
    loss = np.where(difference >= 0, alpha * difference, (alpha - 1) * difference)
    return _joined(np.average(loss, axis=0, weights=weights), multioutput)


def mean_absolute_percentage_error(y_true, y_pred, *, sample_weight=None, multioutput="uniform_average"):
    """The mean of absolute errors as shares of the true values."""
    y_true, y_pred, weights = _targets(y_true, y_pred, sample_weight, multioutput)
    shares = np.abs(y_pred - y_true) / np.maximum(np.abs(y_true), np.finfo(np.float64).eps)
    return _joined(np.average(shares, axis=0, weights=weights), multioutput)


def weighted_percentile(values, weights, percent=50):
    """The lowest value that has a share of the weight at or below it, by column."""
    values = np.asarray(values)
    columns = values.reshape(len(values), -1)
    made = []
    for column in columns.T:
        order = np.argsort(column, kind="stable")
        heights = np.cumsum(weights[order])
        wanted = percent / 100 * heights[-1]
        if wanted == 0:
            wanted = np.nextafter(0, 1)
        place = min(int(np.searchsorted(heights, wanted)), len(order) - 1)
        made.append(column[order[place]])
    return np.array(made) if values.ndim > 1 else made[0]


def median_absolute_error(y_true, y_pred, *, multioutput="uniform_average", sample_weight=None):
    """The median of absolute errors."""
    y_true, y_pred, weights = _targets(y_true, y_pred, sample_weight, multioutput)
    errors = np.abs(y_pred - y_true)
    if weights is None:
        return _joined(np.median(errors, axis=0), multioutput)
    return _joined(_averaged_percentile(errors, weights, 50), multioutput)


def _averaged_percentile(values, weights, percent):
    """The mean of the weighted percentile from below and from above."""
    return (weighted_percentile(values, weights, percent) - weighted_percentile(-values, weights, 100 - percent)) / 2


def max_error(y_true, y_pred):
    """The largest absolute error."""
    y_true, y_pred, _ = _targets(y_true, y_pred, None)
    if y_true.shape[1] > 1:
        raise ValueError("Multioutput not supported in max_error")
    return float(np.max(np.abs(y_true - y_pred)))


def _explained(left, total, multioutput, force_finite):
    """1 - left / total for each output, and the outputs joined."""
    known = total != 0
    if force_finite:
        values = np.where(known, 1 - left / np.where(known, total, 1), np.where(left == 0, 1.0, 0.0))
    else:
        with np.errstate(all="ignore"):
            values = 1 - left / total
    if isinstance(multioutput, str):
        if multioutput == "raw_values":
            return values
        weights = None
        if multioutput == "variance_weighted":
            weights = total if np.any(known) else None
        return float(np.average(values, weights=weights))
    return float(np.average(values, weights=multioutput))


def _too_few(name):
    warnings.warn(f"{name} score is not well-defined with less than two samples.", UndefinedMetricWarning, stacklevel=3)
    return float("nan")


def r2_score(y_true, y_pred, *, sample_weight=None, multioutput="uniform_average", force_finite=True):
    """The share of variance that is explained."""
    y_true, y_pred, weights = _targets(y_true, y_pred, sample_weight, multioutput)
    if y_true.shape[0] < 2:
        return _too_few("R^2")
    column = 1.0 if weights is None else weights[:, None]
    left = (column * (y_true - y_pred) ** 2).sum(axis=0)
    total = (column * (y_true - np.average(y_true, axis=0, weights=weights)) ** 2).sum(axis=0)
    return _explained(left, total, multioutput, force_finite)


def explained_variance_score(y_true, y_pred, *, sample_weight=None, multioutput="uniform_average", force_finite=True):
    """The share of variance that is explained, a constant offset forgiven."""
    y_true, y_pred, weights = _targets(y_true, y_pred, sample_weight, multioutput)
    offset = np.average(y_true - y_pred, weights=weights, axis=0)
    left = np.average((y_true - y_pred - offset) ** 2, weights=weights, axis=0)
    total = np.average((y_true - np.average(y_true, weights=weights, axis=0)) ** 2, weights=weights, axis=0)
    return _explained(left, total, multioutput, force_finite)


def _xlogy(x, y):
    return np.where(x == 0, 0.0, x * np.log(np.where(x == 0, 1.0, y)))


def _deviance(y_true, y_pred, weights, power):
    """The mean deviance of a Tweedie distribution."""
    if power < 0:
        each = 2 * (np.power(np.where(y_true > 0, y_true, 0.0), 2 - power) / ((1 - power) * (2 - power))
                    - y_true * np.power(y_pred, 1 - power) / (1 - power) + np.power(y_pred, 2 - power) / (2 - power))
    elif power == 0:
        each = (y_true - y_pred) ** 2
    elif power == 1:
        each = 2 * (_xlogy(y_true, y_true / y_pred) - y_true + y_pred)
    elif power == 2:
        each = 2 * (np.log(y_pred / y_true) + y_true / y_pred - 1)
    else:
        each = 2 * (np.power(y_true, 2 - power) / ((1 - power) * (2 - power))
                    - y_true * np.power(y_pred, 1 - power) / (1 - power) + np.power(y_pred, 2 - power) / (2 - power))
    return float(np.average(each, weights=weights))


def mean_tweedie_deviance(y_true, y_pred, *, sample_weight=None, power=0):
    """The mean deviance of a Tweedie distribution."""
    check("mean_tweedie_deviance", "power", power, ("a float in the range (-inf, 0]", "a float in the range [1, inf)"))
    y_true, y_pred, weights = _targets(y_true, y_pred, sample_weight)
    if y_true.shape[1] > 1:
        raise ValueError("Multioutput not supported in mean_tweedie_deviance")
    words = f"Mean Tweedie deviance error with power={power} can only be used on "
    if power < 0 and (y_pred <= 0).any():
        raise ValueError(words + "strictly positive y_pred.")
    if 1 <= power < 2 and ((y_true < 0).any() or (y_pred <= 0).any()):
        raise ValueError(words + "non-negative y and strictly positive y_pred.")
    if power >= 2 and ((y_true <= 0).any() or (y_pred <= 0).any()):
        raise ValueError(words + "strictly positive y and y_pred.")
    return _deviance(y_true[:, 0], y_pred[:, 0], weights, power)


def mean_poisson_deviance(y_true, y_pred, *, sample_weight=None):
    """The mean deviance of a Poisson distribution."""
    return mean_tweedie_deviance(y_true, y_pred, sample_weight=sample_weight, power=1)


def mean_gamma_deviance(y_true, y_pred, *, sample_weight=None):
    """The mean deviance of a gamma distribution."""
    return mean_tweedie_deviance(y_true, y_pred, sample_weight=sample_weight, power=2)


def d2_tweedie_score(y_true, y_pred, *, sample_weight=None, power=0):
    """The share of the deviance of the mean that the predictions take away."""
    y_true, y_pred, weights = _targets(y_true, y_pred, sample_weight)
    if y_true.shape[1] > 1:
        raise ValueError("Multioutput not supported in d2_tweedie_score")
    if y_true.shape[0] < 2:
        return _too_few("D^2")
    y_true, y_pred = y_true[:, 0], y_pred[:, 0]
    found = mean_tweedie_deviance(y_true, y_pred, sample_weight=weights, power=power)
    mean = np.average(y_true, weights=weights)
    return float(1 - found / _deviance(y_true, np.full(len(y_true), mean), weights, power))


def d2_pinball_score(y_true, y_pred, *, sample_weight=None, alpha=0.5, multioutput="uniform_average"):
    """The share of the pinball loss of the quantile that the predictions take away."""
    y_true, y_pred, weights = _targets(y_true, y_pred, sample_weight, multioutput)
    if y_true.shape[0] < 2:
        return _too_few("D^2")
    found = mean_pinball_loss(y_true, y_pred, sample_weight=weights, alpha=alpha, multioutput="raw_values")
    if weights is None:
        quantile = np.percentile(y_true, q=alpha * 100, axis=0)
    else:
        quantile = weighted_percentile(y_true, weights, alpha * 100)
    plain = mean_pinball_loss(y_true, np.tile(quantile, (len(y_true), 1)), sample_weight=weights, alpha=alpha, multioutput="raw_values")
    values = np.where(plain != 0, 1 - found / np.where(plain != 0, plain, 1), np.where(found == 0, 1.0, 0.0))
    return _joined(values, multioutput)


def d2_absolute_error_score(y_true, y_pred, *, sample_weight=None, multioutput="uniform_average"):
    """The share of the absolute error of the median that the predictions take away."""
    return d2_pinball_score(y_true, y_pred, sample_weight=sample_weight, alpha=0.5, multioutput=multioutput)
