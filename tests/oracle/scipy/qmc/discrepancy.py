"""How evenly points fill the cube."""
import numpy as np
from scipy.stats import qmc


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


points = qmc.Halton(d=2, scramble=False).random(6)
for method in ("CD", "WD", "MD", "L2-star"):
    show(qmc.discrepancy(points, method=method), qmc.discrepancy(points, iterative=True, method=method))
whole = qmc.update_discrepancy([0.3, 0.9], points, qmc.discrepancy(points, iterative=True))
show(whole, qmc.discrepancy(np.vstack([points, [0.3, 0.9]])), qmc.geometric_discrepancy(points))
for call in (lambda: qmc.discrepancy([[2.0]]), lambda: qmc.discrepancy([0.5]), lambda: qmc.discrepancy(points, method="x")):
    try:
        call()
    except ValueError as error:
        print(str(error)[:40])
