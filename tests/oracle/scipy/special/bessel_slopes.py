"""Slopes and zeros of Bessel functions."""
import numpy as np
from scipy import special


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


show(special.jvp(1, 2.0), special.jvp(2.5, 3.0, 2), special.yvp(0, 2.0), special.ivp(1, 2.0), special.kvp(1, 2.0, 3))
show(special.jn_zeros(0, 4), special.jnp_zeros(1, 3), special.yn_zeros(2, 3), special.ynp_zeros(0, 2))
show(special.hankel1(1, 2.0).real, special.hankel1(1, 2.0).imag, special.hankel2(1, 2.0).imag)
