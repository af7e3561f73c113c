"""Normal matrices."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


mean, rows, columns = np.arange(6).reshape(3, 2) * 1.0, np.diag([1.0, 2.0, 3.0]), np.array([[2.0, 0.3], [0.3, 1.0]])
point = mean + 0.3
show(stats.matrix_normal.pdf(point, mean, rows, columns), stats.matrix_normal.logpdf(point, mean, rows, columns))
show(stats.matrix_normal(mean, rows, columns).rvs(random_state=1),
    stats.matrix_normal.rvs(rowcov=rows, colcov=columns, size=2, random_state=np.random.default_rng(1)))
try:
    stats.matrix_normal.pdf(point, mean, columns, columns)
except ValueError as error:
    print(error)
