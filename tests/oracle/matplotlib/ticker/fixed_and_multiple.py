# Ticks at given places, multiples, equal parts.
import numpy as np
from matplotlib.ticker import FixedLocator, IndexLocator, LinearLocator, MultipleLocator, NullLocator

for limits in ((0, 1), (0, 10), (-1, 1), (0.1, 0.35)):
    for locator in (MultipleLocator(0.25), MultipleLocator(3, 1), LinearLocator(5), LinearLocator(), FixedLocator([1, 2, 5]), FixedLocator(range(20), nbins=4),
                    NullLocator(), IndexLocator(3, 0.5)):
        print(type(locator).__name__, np.round(locator.tick_values(*limits), 10).tolist(), np.round(locator.view_limits(*limits), 10).tolist())
