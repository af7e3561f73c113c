# Ticks of logarithmic axes.
import numpy as np
from matplotlib.ticker import LogLocator

for limits in ((1, 10), (1, 100), (0.5, 2e4), (2, 7), (1e-10, 1e10), (3, 30), (0.02, 0.05), (90, 110)):
    for locator in (LogLocator(), LogLocator(subs="auto"), LogLocator(subs="all"), LogLocator(subs=(1, 2, 5)), LogLocator(2), LogLocator(numticks=4), LogLocator(subs=(2.0,))):
        print([float(f"{x:.8g}") for x in locator.tick_values(*limits)])
for call in (lambda: LogLocator().tick_values(-1, 10), lambda: LogLocator(subs="x"), lambda: LogLocator(subs=[[1, 2]])):
    try:
        print(call())
    except ValueError as error:
        print(error)
