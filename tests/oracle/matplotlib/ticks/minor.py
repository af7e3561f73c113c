"""Minor ticks."""
import matplotlib.pyplot as plt
from matplotlib.ticker import MultipleLocator

fig, ax = plt.subplots()
ax.plot([0, 10], [0, 1])
print(ax.get_xticks(minor=True).tolist(), ax.xaxis.get_minorticklabels())
ax.minorticks_on()
print([round(v, 6) for v in ax.get_xticks(minor=True).tolist()])
print(len(ax.xaxis.get_minor_ticks()), len(ax.get_xticklines(minor=True)))
ax.xaxis.set_minor_locator(MultipleLocator(1))
print(ax.xaxis.get_minorticklocs().tolist())
ax.xaxis.remove_overlapping_locs = False
print(ax.xaxis.get_minorticklocs().tolist())
ax.xaxis.set_minor_formatter("{x:.1f}")
print([t.get_text() for t in ax.get_xticklabels(minor=True)][:3], [t.get_text() for t in ax.get_xticklabels(which="both")][:2])
ax.minorticks_off()
print(ax.get_xticks(minor=True).tolist())
