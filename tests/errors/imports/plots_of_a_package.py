# A sub-module of one: the package is named, and the same functions.
import matplotlib.pyplot as plt

plt.plot([1, 2, 3])
