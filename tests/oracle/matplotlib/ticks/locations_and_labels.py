"""Ticks of a plain plot, before and after drawing."""
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
ax.plot([0, 5, 10], [1, 30, 20])
print(ax.get_xticks().tolist(), ax.get_yticks().tolist())
print([t.get_text() for t in ax.get_xticklabels()], [t.get_text() for t in ax.get_yticklabels()])
print(ax.get_xticklabels()[1], ax.get_yticklabels()[1])
fig.canvas.draw()
print([t.get_text() for t in ax.get_xticklabels()])
print([t.get_position() for t in ax.get_yticklabels()])
print(len(ax.get_xticklines()), len(ax.get_xgridlines()), len(ax.xaxis.get_major_ticks()), len(ax.xaxis.get_minor_ticks()))
ax.set_ylim(0, 3)
print(ax.get_yticks().tolist(), [t.get_text() for t in ax.get_yticklabels()])
