"""Distribution functions under their short names."""
import numpy as np
from scipy import special


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


show(special.stdtr(5, [-1.0, 0.5]), special.stdtrit(5, 0.9), special.chdtr(3, 2.0), special.chdtrc(3, 2.0), special.chdtri(3, 0.2))
show(special.fdtr(3, 8, 2.0), special.fdtrc(3, 8, 2.0), special.fdtri(3, 8, 0.9), special.pdtr(3, 2.5), special.pdtrc(3, 2.5),
    special.pdtri(3, 0.4))
show(special.bdtr(3, 8, 0.4), special.bdtrc(3, 8, 0.4), special.bdtri(3, 8, 0.6), special.nbdtr(3, 5, 0.4), special.nbdtrc(3, 5, 0.4),
    special.nbdtri(3, 5, 0.6))
show(special.chndtr(3.0, 2, 1.5), special.chndtrix(0.6, 2, 1.5), special.nctdtr(5, 0.5, 1.0), special.nctdtrit(5, 0.5, 0.7),
    special.ncfdtr(3, 8, 0.5, 2.0), special.ncfdtri(3, 8, 0.5, 0.7), special.tklmbda(0.3, 0.5))
show(special.kolmogorov([0.5, 1.3]), special.kolmogi([0.1, 0.9]), special.smirnov(10, [0.1, 0.4]), special.smirnovi(10, [0.1, 0.9]),
    digits=8)
