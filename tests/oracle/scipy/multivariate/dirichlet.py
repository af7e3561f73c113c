"""Shares of a whole."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


alpha = np.array([0.4, 5.0, 15.0])
share = np.array([0.2, 0.2, 0.6])
show(stats.dirichlet.pdf(share, alpha), stats.dirichlet.logpdf(share, alpha), stats.dirichlet.mean(alpha), stats.dirichlet.var(alpha),
    stats.dirichlet.entropy(alpha))
frozen = stats.dirichlet(alpha)
show(frozen.cov(), frozen.rvs(size=2, random_state=1), stats.dirichlet.rvs(alpha, random_state=np.random.default_rng(2)))
for call in (lambda: stats.dirichlet.pdf([0.5, 0.6], alpha), lambda: stats.dirichlet.pdf(share, [-1.0, 1, 1]),
    lambda: stats.dirichlet.pdf([0.1] * 5, alpha)):
    try:
        call()
    except ValueError as error:
        print(error)
