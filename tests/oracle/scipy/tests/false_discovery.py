"""Many p-values held together."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


ps = [0.01, 0.001, 0.04, 0.2, 0.9, 0.03]
show(stats.false_discovery_control(ps), stats.false_discovery_control(ps, method="by"))
for call in (lambda: stats.false_discovery_control([1.5]), lambda: stats.false_discovery_control(ps, method="x")):
    try:
        call()
    except ValueError as error:
        print(error)
