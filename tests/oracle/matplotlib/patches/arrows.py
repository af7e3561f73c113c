import numpy as np
from matplotlib.patches import Arrow, FancyArrow

arrow = Arrow(0, 0, 1, 2)
print(arrow.get_path().vertices.tolist(), np.round(arrow.get_patch_transform().get_matrix(), 4).tolist())
arrow.set_data(dx=3)
print(np.round(arrow.get_patch_transform().get_matrix(), 4).tolist())
for options in ({}, {"width": 0.1}, {"width": 0.1, "length_includes_head": True}, {"shape": "left", "head_width": 1}, {"overhang": 0.5},
                {"head_starts_at_zero": True, "head_length": 0.3}):
    print(np.round(FancyArrow(0, 0, 3, 4, **options).get_xy() + 0.0, 4).tolist())
fancy = FancyArrow(0, 0, 1, 1)
fancy.set_data(x=5, width=0.2)
print(np.round(fancy.get_xy() + 0.0, 4).tolist(), fancy.get_edgecolor())
try:
    FancyArrow(0, 0, 1, 1, shape="q")
except ValueError as error:
    print(error)
