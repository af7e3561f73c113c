"""Locators and formatters put on an axis."""
import matplotlib.pyplot as plt
from matplotlib.ticker import (EngFormatter, FixedFormatter, FixedLocator, FormatStrFormatter, LinearLocator, MaxNLocator, MultipleLocator,
                               NullFormatter, NullLocator, ScalarFormatter)

fig, ax = plt.subplots()
ax.set_xlim(0, 10)
said = lambda: (list(map(float, ax.get_xticks())), [t.get_text() for t in ax.get_xticklabels()])
for locator in (MaxNLocator(3, integer=True), MultipleLocator(2.5), FixedLocator([0, 3, 9]), LinearLocator(5), NullLocator(), MaxNLocator("auto")):
    ax.xaxis.set_major_locator(locator)
    print(type(locator).__name__, *said())
for formatter in (FormatStrFormatter("%.3f"), NullFormatter(), EngFormatter("Hz"), ScalarFormatter()):
    ax.xaxis.set_major_formatter(formatter)
    print(type(formatter).__name__, *said())
ax.xaxis.set_major_locator(FixedLocator([1, 2]))
ax.xaxis.set_major_formatter(FixedFormatter(["one", "two"]))
print(*said(), ax.xaxis.get_major_formatter().axis is ax.xaxis, ax.xaxis.get_major_locator().axis is ax.xaxis)
try:
    ax.ticklabel_format(style="plain")
except AttributeError as error:
    print(error)
