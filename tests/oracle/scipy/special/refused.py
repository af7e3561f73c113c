"""What is not there is refused by name."""
import numpy as np
from scipy import special


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


for name in ("gamma", "nothing_like_it"):
    try:
        print(callable(getattr(special, name)))
    except AttributeError as error:
        print(error)
show(special.gamma([[1.0, 2.0], [3.0, 4.0]]), special.beta([[1.0], [2.0]], [1.0, 3.0]))
print(special.gamma([[1, 2], [3, 4]]).shape, special.erf(np.array([])).shape, type(special.erf(1)).__name__)
try:
    special.gamma("a")
except (TypeError, ValueError) as error:
    print(type(error).__name__)
