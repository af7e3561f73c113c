# Ticks of scales that are linear near zero.
import numpy as np
from matplotlib.ticker import AsinhLocator, SymmetricalLogLocator

for limits in ((-100, 100), (0, 1e5), (-1, 1), (-1e3, -5), (5, 1e3), (-3, 50)):
    for locator in (SymmetricalLogLocator(base=10, linthresh=2), SymmetricalLogLocator(base=10, linthresh=1, subs=[1, 2, 5]), AsinhLocator(1),
                    AsinhLocator(1, subs=(2, 5)), AsinhLocator(0.5, base=0, numticks=7)):
        print(np.round(locator.tick_values(*limits), 8).tolist())
try:
    SymmetricalLogLocator()
except ValueError as error:
    print(error)
