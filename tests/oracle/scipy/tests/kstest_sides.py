"""Exact tails of the one-sided and the two-sided test."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


for n in (5, 20, 60):
    sample = stats.norm.rvs(size=n, random_state=n)
    show(stats.kstest(sample, "norm").pvalue, stats.kstest(sample, "norm", alternative="less").pvalue,
        stats.kstest(sample, "norm", method="asymp").pvalue)
show(stats.kstwo.sf([0.1, 0.25, 0.4], 20), stats.ksone.sf([0.1, 0.25], 20), stats.kstwobign.sf([0.5, 1.3]))
show(stats.kstwo.ppf([0.1, 0.9], 12), stats.ksone.ppf(0.5, 30))
