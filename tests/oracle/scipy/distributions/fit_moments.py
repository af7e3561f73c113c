"""Parameters by the method of moments."""
import numpy as np
from scipy import stats


def show(*values, digits=9):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


data = stats.gamma.rvs(3, loc=1, scale=2, size=100, random_state=1)
for name in ("gamma", "norm", "expon", "lognorm", "laplace", "logistic"):
    show(getattr(stats, name).fit(data, method="mm"), digits=4)
show(stats.gamma.fit(data, floc=0, method="MM"), digits=4)
for call in (lambda: stats.gamma.fit(data, method="x"), lambda: stats.norm.fit(data, what=1, method="mm")):
    try:
        call()
    except (ValueError, TypeError) as error:
        print(type(error).__name__)
