"""Values of orthogonal polynomials."""
import numpy as np
from scipy import special


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([-0.7, 0.1, 0.4, 1.0])
for name in ("legendre", "chebyt", "chebyu", "hermite", "hermitenorm", "laguerre", "sh_legendre", "chebyc"):
    evaluate = getattr(special, f"eval_{name}")
    show(evaluate(0, x), evaluate(3, x), evaluate(10, 0.3))
show(special.eval_genlaguerre(3, 0.5, x), special.eval_gegenbauer(3, 0.7, x), special.eval_jacobi(3, 0.5, 1.5, x),
    special.eval_legendre([0, 1, 2], 0.5))
