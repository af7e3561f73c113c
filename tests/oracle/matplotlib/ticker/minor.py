# Minor ticks between the major ones.
import matplotlib.pyplot as plt
import numpy as np
from matplotlib.ticker import AutoMinorLocator, MultipleLocator

fig, ax = plt.subplots()
for limits, major, n in (((0, 10), 2, None), ((0, 1), 0.25, None), ((0, 3), 1, 2), ((-1, 1), 0.5, 4), ((0, 30), 10, None), ((0, 8), 4, 5)):
    ax.set_xlim(*limits)
    ax.xaxis.set_major_locator(MultipleLocator(major))
    ax.xaxis.set_minor_locator(AutoMinorLocator(n))
    print(np.round(ax.xaxis.get_minorticklocs(), 6).tolist(), np.round(ax.xaxis.get_minor_locator()(), 6).tolist())
ax.minorticks_on()
print(type(ax.yaxis.get_minor_locator()).__name__)
