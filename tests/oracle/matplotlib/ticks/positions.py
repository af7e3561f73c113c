"""Sides of ticks and their labels."""
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
print(ax.xaxis.get_ticks_position(), ax.yaxis.get_ticks_position())
for place in ("top", "bottom", "both", "none", "default"):
    ax.xaxis.set_ticks_position(place)
    tick = ax.xaxis.get_major_ticks()[0]
    print(place, ax.xaxis.get_ticks_position(), [part.get_visible() for part in (tick.tick1line, tick.tick2line, tick.label1, tick.label2)])
ax.yaxis.tick_right()
print(ax.yaxis.get_ticks_position(), ax.yaxis.get_label_position(), ax.yaxis.get_offset_text().get_ha(), ax.yaxis.get_offset_text().get_position()[0])
ax.yaxis.tick_left()
ax.xaxis.tick_top()
print(ax.yaxis.get_ticks_position(), ax.xaxis.get_ticks_position())
ax.tick_params(labeltop=False)
ax.xaxis.tick_bottom()
print(ax.xaxis.get_ticks_position(), len(ax.get_xticklabels()))
