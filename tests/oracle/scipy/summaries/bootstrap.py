"""Drawing again."""
import numpy as np
from scipy import stats


def show(*values):
    print(*(" ".join(f"{x:.12g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

for method in ("percentile", "basic", "BCa"):
    r = stats.bootstrap((x,), np.mean, n_resamples=500, method=method, rng=np.random.default_rng(1))
    show(r.confidence_interval, r.standard_error)
r = stats.bootstrap((x, y), lambda a, b: np.corrcoef(a, b)[0, 1], paired=True, vectorized=False, n_resamples=200,
    rng=np.random.default_rng(2))
show(r.confidence_interval.low, r.confidence_interval.high)
r = stats.bootstrap((x,), np.median, n_resamples=300, random_state=3, confidence_level=0.9)
show(r.confidence_interval)
