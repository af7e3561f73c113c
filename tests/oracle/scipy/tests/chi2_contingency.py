"""Independence in a table."""
import numpy as np
from scipy import stats


def show(*values):
    print(*(" ".join(f"{x:.12g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

r = stats.chi2_contingency([[10, 10, 20], [20, 20, 20]])
show(r.statistic, r.pvalue, r.dof, r.expected_freq)
chi2, p, dof, expected = stats.chi2_contingency([[12, 5], [3, 9]])
show(chi2, p, dof, expected)
show(stats.chi2_contingency([[12, 5], [3, 9]], correction=False)[:2],
    stats.chi2_contingency([[12, 5], [3, 9]], lambda_="log-likelihood")[:2])
for bad in ([[0, 0], [1, 2]], [[-1, 2], [3, 4]]):
    try:
        stats.chi2_contingency(bad)
    except ValueError as error:
        print(error)
