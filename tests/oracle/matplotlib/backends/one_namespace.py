# pyplot and numpy in one namespace.
import pylab
from pylab import array, figure, linspace, plot, sin, title

plot(linspace(0, 1, 5), sin(linspace(0, 1, 5)))
title("old style")
print(pylab.gca().get_title(), len(pylab.gca().lines), pylab.gcf().number)
print(array([1, 2]).sum(), pylab.max([1, 3]), pylab.pi > 3)
print(type(figure()).__name__, pylab.get_fignums())
