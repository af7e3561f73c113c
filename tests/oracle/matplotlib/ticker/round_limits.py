# Limits at round numbers.
import matplotlib as mpl
import numpy as np
from matplotlib.ticker import AutoLocator, LinearLocator, MultipleLocator

mpl.rcParams["axes.autolimit_mode"] = "round_numbers"
for limits in ((0, 1), (0.1, 0.35), (-5, 123), (3, 3), (1999.5, 2010.3), (-37.3, -12.1)):
    for locator in (AutoLocator(), MultipleLocator(3), LinearLocator(6)):
        print(np.round(locator.view_limits(*limits), 8).tolist())
