# Round numbers for many ranges.
import numpy as np
from matplotlib.ticker import AutoLocator, MaxNLocator

ranges = [(0, 1), (0, 10), (-1, 1), (0.1, 0.35), (1e-5, 3e-5), (1e6, 1.0001e6), (-5, 123), (3, 3), (0, 0), (1999.5, 2010.3), (1e10, 1e10 + 5), (0, 1e-12), (5, 2),
          (0.98, 1.02), (-37.3, -12.1)]
for limits in ranges:
    print(limits)
    for locator in (AutoLocator(), MaxNLocator(5), MaxNLocator(nbins=4, integer=True), MaxNLocator(6, steps=[1, 2, 5, 10], prune="both"),
                    MaxNLocator(3, symmetric=True), MaxNLocator(7, prune="lower", min_n_ticks=4)):
        print(np.round(locator.tick_values(*limits), 12).tolist(), np.round(locator.view_limits(*limits), 12).tolist())
