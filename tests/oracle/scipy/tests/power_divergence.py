"""Counts against the frequencies expected, by every statistic."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


seen, wanted = [16, 18, 16, 14, 12, 12], [16, 16, 16, 16, 16, 8]
for name in ("pearson", "log-likelihood", "freeman-tukey", "mod-log-likelihood", "neyman", "cressie-read"):
    show(stats.power_divergence(seen, wanted, lambda_=name))
show(stats.power_divergence(seen, ddof=1, lambda_=0.5))
for call in (lambda: stats.power_divergence(seen, lambda_="best"), lambda: stats.chisquare([1, 2], [2, 3])):
    try:
        call()
    except ValueError as error:
        print(str(error).splitlines()[0][:80])
