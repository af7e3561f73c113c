"""Errors and scores of predicted numbers."""
import warnings

import numpy as np
from sklearn import metrics as m

np.set_printoptions(precision=12)
y, p = [3, 0.5, 2, 7, 4.2], [2.5, 0.4, 2, 8, 4]
for name in ("mean_squared_error", "root_mean_squared_error", "mean_absolute_error", "mean_absolute_percentage_error", "median_absolute_error",
             "max_error", "r2_score", "explained_variance_score", "mean_squared_log_error", "root_mean_squared_log_error", "mean_pinball_loss",
             "mean_poisson_deviance", "mean_gamma_deviance", "mean_tweedie_deviance", "d2_tweedie_score", "d2_pinball_score",
             "d2_absolute_error_score"):
    print(name, [round(getattr(m, name)(y, p), 12)])
    if name not in ("max_error",):
        print("   weighted", round(getattr(m, name)(y, p, sample_weight=[1, 2, 3, 1, 0.5]), 12))
print([round(m.mean_tweedie_deviance(y, p, power=power), 11) for power in (-1, 0, 1, 1.5, 2, 3)])
print([round(m.d2_tweedie_score(y, p, power=power), 11) for power in (0, 1, 1.5, 2)])
Y, P = np.array([[0.5, 1], [-1, 1], [7, -6]]), np.array([[0, 2], [-1, 2], [8, -5]])
for multioutput in ("raw_values", "uniform_average", [0.3, 0.7]):
    print(m.mean_squared_error(Y, P, multioutput=multioutput), m.r2_score(Y, P, multioutput=multioutput), m.mean_absolute_error(Y, P, multioutput=multioutput))
print(m.r2_score(Y, P, multioutput="variance_weighted"), m.explained_variance_score(Y, P, multioutput="variance_weighted"))
print(m.r2_score([1, 1], [1, 1]), m.r2_score([1, 1], [1, 2]), m.r2_score([1, 1], [1, 2], force_finite=False))
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    print(m.r2_score([1], [1]))
print([str(warning.message) for warning in seen])
for call in (lambda: m.mean_squared_log_error([-2], [1]), lambda: m.mean_poisson_deviance([-1, 2], [1, 1]), lambda: m.max_error(Y, P),
             lambda: m.mean_squared_error(y, p, multioutput=[1]), lambda: m.mean_squared_error(Y, [1, 2, 3]), lambda: m.mean_absolute_error([1, np.nan], [1, 2])):
    try:
        call()
    except ValueError as error:
        print(error)
