# The box around everything drawn.
import matplotlib.pyplot as plt

fig = plt.figure(figsize=(4, 3))
print([round(float(v), 2) for v in fig.get_tightbbox().bounds])
ax = fig.add_axes([0.25, 0.25, 0.5, 0.5])
ax.set_axis_off()
print([round(float(v), 2) for v in ax.get_tightbbox().bounds])
print([round(float(v), 2) for v in fig.get_window_extent().bounds])
ax.set_axis_on()
ax.set_title("title")
ax.set_ylabel("label")
bbox = fig.get_tightbbox()
print([round(float(v), 1) for v in bbox.extents])
fig.draw_without_rendering()
print(fig.get_default_bbox_extra_artists()[0] in fig.get_children())
