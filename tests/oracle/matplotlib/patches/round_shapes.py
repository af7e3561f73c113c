import numpy as np
from matplotlib.patches import Annulus, Arc, Circle, Ellipse, Wedge


def tried(make):
    try:
        return make()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


circle = Circle((1, 2), 3)
print(circle.get_radius(), circle.center, circle.width, np.round(circle.get_extents().extents, 6).tolist())
circle.set_radius(1)
circle.center = (0, 0)
print(circle, circle.radius, circle.contains_point((0.5, 0.5)))
ellipse = Ellipse((0, 0), 2, 4, angle=30)
print(ellipse.get_width(), ellipse.get_height(), ellipse.get_angle(), np.round(ellipse.get_corners(), 4).tolist())
print(np.round(ellipse.get_vertices(), 4).tolist(), np.round(ellipse.get_co_vertices(), 4).tolist())
wedge = Wedge((0, 0), 1, 0, 90)
print(np.round(wedge.get_path().vertices + 0.0, 4).tolist(), wedge.get_path().codes.tolist())
wedge.set_width(0.3)
wedge.set_theta2(45)
print(np.round(wedge.get_path().vertices + 0.0, 4).tolist(), wedge)
print(np.round(Arc((0, 0), 3, 2, theta1=30, theta2=200).get_path().vertices + 0.0, 4).tolist())
print(len(Annulus((0, 0), 2, 1).get_path()), Annulus((0, 0), 2, 1).get_radii())
for wrong in (lambda: Arc((0, 0), 1, 1, fill=True), lambda: Annulus((0, 0), 1, 2)):
    print(tried(wrong))
