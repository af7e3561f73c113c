import numpy as np
from matplotlib.patches import BoxStyle, FancyBboxPatch


def tried(make):
    try:
        return make()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


for name in ("square", "circle", "ellipse", "larrow", "rarrow", "darrow", "round", "round4", "sawtooth", "roundtooth"):
    path = BoxStyle(name)(1, 2, 30, 10, 10)
    print(name, len(path), np.round(path.vertices[:8] + 0.0, 3).tolist(), path.codes[:6].tolist(), path.codes[-2:].tolist())
box = FancyBboxPatch((0, 0), 2, 1, boxstyle="round,pad=0.2,rounding_size=0.1")
print(box.get_boxstyle().pad, box.get_boxstyle().rounding_size, box.get_bbox(), box.get_mutation_scale(), box.get_mutation_aspect())
print(np.round(box.get_path().vertices, 3).tolist(), sorted(BoxStyle.get_styles()))
box.set_boxstyle("square", pad=1)
print(box.get_path().vertices.tolist())
box.set_bounds(1, 1, 1, 1)
box.set_mutation_aspect(0.5)
print(box.get_path().vertices.tolist())
for wrong in (lambda: BoxStyle("foo"), lambda: BoxStyle("round,pad"), lambda: BoxStyle("round,pad=x")):
    print(tried(wrong))
