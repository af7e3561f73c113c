"""Intervals of two samples, one side, several lines."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

r = stats.bootstrap((x, z), lambda a, b, axis: np.mean(a, axis=axis) - np.mean(b, axis=axis), n_resamples=300, rng=np.random.default_rng(1))
show(r.confidence_interval, r.standard_error)
r = stats.bootstrap((x,), np.mean, n_resamples=200, alternative="less", method="percentile", rng=np.random.default_rng(2))
show(r.confidence_interval)
r = stats.bootstrap((np.array([x, x**2]),), np.std, axis=1, n_resamples=150, batch=50, method="basic", rng=np.random.default_rng(3))
show(r.confidence_interval.low, r.confidence_interval.high)
for call in (lambda: stats.bootstrap(([1.0],), np.mean), lambda: stats.bootstrap((x,), np.mean, n_resamples=1.5)):
    try:
        call()
    except ValueError as error:
        print(error)
