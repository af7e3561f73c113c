"""How strongly rows and columns go together."""
import numpy as np
from scipy.stats import contingency


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


table = np.array([[100, 150], [203, 322], [42, 7]])
show([contingency.association(table, method=method) for method in ("cramer", "tschuprow", "pearson")])
for call in (lambda: contingency.association(table * 1.0), lambda: contingency.association(table, method="x")):
    try:
        call()
    except ValueError as error:
        print(error)
