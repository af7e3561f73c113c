"""A line through points."""
import numpy as np
from scipy import stats


def show(*values):
    print(*(" ".join(f"{x:.12g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

r = stats.linregress(x, y)
show(r.slope, r.intercept, r.rvalue, r.pvalue, r.stderr, r.intercept_stderr)
slope, intercept, rvalue, pvalue, stderr = stats.linregress(x, y, alternative="greater")
show(slope, pvalue)
for call in (lambda: stats.linregress([1, 1], [2, 3]), lambda: stats.linregress([], [])):
    try:
        call()
    except ValueError as error:
        print(error)
