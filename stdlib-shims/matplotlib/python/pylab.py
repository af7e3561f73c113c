"""The same as `matplotlib.pylab`."""

from matplotlib.pylab import *
