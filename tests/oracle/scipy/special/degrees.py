"""Trigonometry in degrees, sinc and kin."""
import numpy as np
from scipy import special


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


angles = np.array([0.0, 30.0, 45.0, 90.0, 180.0, -270.0])
show(special.sindg(angles) + 0.0, special.cosdg(angles) + 0.0, special.tandg([0.0, 45.0, 135.0]), special.cotdg([45.0, 90.0]),
    special.radian(90, 30, 15))
show(special.sinc([0.0, 0.5, 1.0]), special.diric([0.0, 0.7, 2 * np.pi], 4), special.agm(24.0, 6.0), special.round([0.5, 1.5, -2.4]))
