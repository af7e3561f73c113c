# Names of projections.
import matplotlib.pyplot as plt
from matplotlib.projections import get_projection_class
from matplotlib.projections.polar import PolarAxes

print(get_projection_class("polar") is PolarAxes, get_projection_class().__name__)
for call in (lambda: plt.subplot(projection="nope"), lambda: plt.subplot(projection=3), lambda: plt.subplot(polar=True, projection="3d")):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
fig = plt.figure()
ax = fig.add_axes([0.1, 0.1, 0.8, 0.8], projection="polar", theta_offset=1, rlabel_position=90)
print(ax.get_theta_offset(), ax.get_rlabel_position(), isinstance(ax, PolarAxes))
ax.clear()
print(ax.get_theta_offset(), ax.get_xlim()[1] > 6.28, ax.xaxis.get_gridlines()[0].get_visible())
ax.grid(False)
print(ax.xaxis.get_gridlines()[0].get_visible(), ax.yaxis.get_gridlines()[0].get_visible())
