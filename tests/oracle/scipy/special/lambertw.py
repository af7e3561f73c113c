"""Lambert's W."""
import numpy as np
from scipy import special


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


z = np.array([-0.3, 0.0, 0.5, 1.0, 10.0])
show(special.lambertw(z).real, special.lambertw(z).imag, special.lambertw(z[:1], k=-1).real)
w = special.lambertw(1 + 2j)
show(w.real, w.imag, special.lambertw(-1.0).real, special.lambertw(-1.0).imag)
print(special.lambertw(1.0).dtype, special.lambertw(0.0, k=-1).real)
