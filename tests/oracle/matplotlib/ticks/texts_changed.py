"""Tick labels changed one by one, and after more ticks came."""
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
ax.plot([0, 1], [0, 1])
plt.setp(ax.get_xticklabels(), rotation=60, ha="right", color="blue")
for label in ax.get_yticklabels():
    label.set_fontsize(6)
ax.set_xlim(0, 0.7)
fig.canvas.draw()
print({(t.get_rotation(), t.get_ha(), t.get_color()) for t in ax.get_xticklabels()}, len(ax.get_xticklabels()))
print({t.get_fontsize() for t in ax.get_yticklabels()})
ax.get_xticklabels()[0].set_visible(False)
print(len(ax.get_xticklabels()))
for tick in ax.yaxis.get_major_ticks():
    tick.tick1line.set_markersize(9)
    tick.label1.set_fontweight("bold")
print(ax.get_yticklabels()[1].get_fontweight(), ax.get_yticklines()[0].get_markersize())
plt.xticks(rotation=90, fontsize=7)
print(ax.get_xticklabels()[1].get_rotation(), ax.get_xticklabels()[1].get_fontsize())
