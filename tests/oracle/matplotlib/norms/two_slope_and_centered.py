# Norms with a centre.
import numpy as np
from matplotlib.colors import CenteredNorm, TwoSlopeNorm

t = TwoSlopeNorm(0, -1, 10)
print(t([-1, -0.5, 0, 5, 10]).tolist(), t.inverse([0, 0.25, 0.5, 0.75, 1]).tolist(), t(2), t.vcenter, t.vmin)
print(TwoSlopeNorm(0)([-2, 4]).tolist(), np.round(TwoSlopeNorm(0)([1, 2, 3]), 6).tolist())
c = CenteredNorm()
print(c([-1, 5, 2]).tolist(), c.vmin, c.vmax, c.halfrange, c.vcenter)
print(np.round(CenteredNorm(2, 3)([0, 2, 4]), 6).tolist())
c = CenteredNorm(vcenter=1, halfrange=2); c.vmin = -3; print(c.vmin, c.vmax, c.halfrange)
c.vmax = 9; print(c.vmin, c.vmax); c.vcenter = 0; print(c.vmin, c.vmax); c.halfrange = 1; print(c.vmin, c.vmax)
for call in (lambda: TwoSlopeNorm(0, 1, 2), lambda: TwoSlopeNorm(5, 1, 2), lambda: TwoSlopeNorm(0).inverse(1)):
    try:
        print(call())
    except ValueError as error:
        print(error)
