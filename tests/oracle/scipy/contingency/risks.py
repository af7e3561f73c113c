"""Relative risks and odds ratios with their ranges."""
import numpy as np
from scipy.stats import contingency


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


r = contingency.relative_risk(27, 122, 44, 487)
show(r.relative_risk, r.confidence_interval(0.95))
for kind in ("sample", "conditional"):
    r = contingency.odds_ratio([[8, 3], [2, 11]], kind=kind)
    show(r.statistic, r.confidence_interval(), r.confidence_interval(0.9, alternative="less"))
print(contingency.odds_ratio([[0, 3], [2, 11]]), contingency.relative_risk(0, 5, 3, 9).relative_risk)
for call in (lambda: contingency.odds_ratio([[1.5, 2], [3, 4]]), lambda: contingency.relative_risk(5, 3, 1, 9),
    lambda: contingency.relative_risk(-1, 3, 1, 9)):
    try:
        call()
    except ValueError as error:
        print(error)
