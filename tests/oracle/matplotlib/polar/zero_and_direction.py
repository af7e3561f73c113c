# Where zero is and which way angles grow.
import matplotlib.pyplot as plt
import numpy as np

ax = plt.subplot(projection="polar")
ax.set_rmax(2)
points = [[0, 1], [np.pi / 2, 2], [3, 0.5]]
for place in ("N", "NW", "W", "SW", "S", "SE", "E", "NE"):
    ax.set_theta_zero_location(place)
    print(place, round(ax.get_theta_offset(), 6), np.round(ax.transData.transform(points), 2).tolist())
ax.set_theta_zero_location("N", offset=10)
for direction in ("clockwise", 1, -1, "counterclockwise"):
    ax.set_theta_direction(direction)
    print(direction, ax.get_theta_direction(), np.round(ax.transData.transform(points), 2).tolist())
back = ax.transData.inverted().transform(ax.transData.transform(points))
print(np.round(back, 6).tolist())
for call in (lambda: ax.set_theta_zero_location("Q"), lambda: ax.set_theta_direction("left")):
    try:
        call()
    except (KeyError, ValueError) as error:
        print(type(error).__name__, error)
