import numpy as np
from matplotlib.collections import CircleCollection, EllipseCollection, PatchCollection, PolyCollection, RegularPolyCollection
from matplotlib.patches import Circle, Rectangle


def tried(make):
    try:
        return make()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


shapes = PolyCollection([[(0, 0), (1, 1), (1, 0)]], facecolors="r", alpha=0.5)
print(shapes.get_paths()[0].vertices.tolist(), shapes.get_paths()[0].codes.tolist(), shapes.get_facecolor(), shapes.get_edgecolor())
shapes.set_verts([[(0, 0), (2, 2), (1, 0)]], closed=False)
print(shapes.get_paths()[0].vertices.tolist(), shapes.get_linewidth(), shapes.get_fill())
shapes.set_edgecolor("face")
print(shapes.get_edgecolor())
shapes.set(facecolor="none", linewidth=3, linestyle=":", hatch="/")
print(shapes.get_facecolor(), shapes.get_lw(), shapes.get_hatch())
patches = PatchCollection([Rectangle((0, 0), 1, 1, fc="r"), Circle((0, 0), 1)], match_original=True)
print(patches.get_facecolor().round(3).tolist(), patches.get_linewidth(), len(patches.get_paths()))
patches.set_array([1, 2])
print(patches.get_array(), patches.get_clim())
print(CircleCollection([10, 20]).get_sizes(), RegularPolyCollection(5, rotation=1, sizes=(3,)).get_numsides())
ellipses = EllipseCollection([1, 2], [3, 4], [0, 90])
print(ellipses.get_widths(), ellipses.get_heights(), ellipses.get_angles())
for wrong in (lambda: shapes.set_linestyle("foo"), lambda: shapes.set_color("foo"), lambda: shapes.set_alpha(3), lambda: shapes.set_array(["a"]),
              lambda: PolyCollection([], foo=3), lambda: shapes.set_pickradius("a")):
    print(tried(wrong))
