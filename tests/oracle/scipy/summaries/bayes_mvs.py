"""What is known of mean, variance and deviation."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])

for part in stats.bayes_mvs(x, 0.9):
    print(type(part).__name__)
    show(part.statistic, part.minmax)
mean, variance, deviation = stats.mvsdist(x)
show(mean.mean(), mean.std(), variance.mean(), deviation.ppf(0.3))
try:
    stats.bayes_mvs(x, 1.5)
except ValueError as error:
    print(error)
