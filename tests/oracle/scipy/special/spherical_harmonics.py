"""Associated Legendre functions and spherical harmonics."""
import numpy as np
from scipy import special


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([-0.5, 0.1, 0.8])
for order in (-1, 0, 1, 2):
    show(special.lpmv(order, 3, x))
value = special.sph_harm_y(3, [-2, 0, 1], 0.4, 1.1)
show(value.real, value.imag)
