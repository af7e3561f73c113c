"""Lowpasses made highpasses and bands, analog filters made digital."""
import numpy as np
from scipy.signal import bilinear, bilinear_zpk, lp2bp, lp2bs, lp2hp, lp2lp, lp2lp_zpk, lp2hp_zpk, lp2bp_zpk, lp2bs_zpk, normalize

np.set_printoptions(precision=12)
b, a = [1.0], [1.0, 1.4, 1.0]
for made in (lp2lp(b, a, 5), lp2hp(b, a, 5), lp2bp(b, a, 5, 2), lp2bs(b, a, 5, 2), bilinear(b, a, 3), normalize([2, 4], [2, 1])):
    print(*[np.round(part, 11) for part in made])
system = [-3.0], [-1 + 1j, -1 - 1j], 2.0
for made in (lp2lp_zpk(*system, 2), lp2hp_zpk(*system, 2), lp2bp_zpk(*system, 2, 1), lp2bs_zpk(*system, 2, 1), bilinear_zpk(*system, 3)):
    print(*[np.round(part, 10) + 0.0 for part in made])
for call in (lambda: bilinear_zpk([1, 2], [1], 1, 1), lambda: normalize([1], [0, 0]), lambda: bilinear([1], [1, 2], None)):
    try:
        call()
    except ValueError as error:
        print(error)
