import numpy as np
from matplotlib.markers import CARETLEFT, MarkerStyle, TICKUP
from matplotlib.path import Path


def tried(make):
    try:
        return make()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


for marker in ((5, 0, 30), (4, 1), (6, 2, 10), Path([[0, 0], [3, 0], [3, 6]]), [[0, 0], [3, 0], [3, 6]], TICKUP, CARETLEFT):
    style = MarkerStyle(marker)
    print(len(style.get_path()), style.is_filled(), style.get_joinstyle(), (np.round(style.get_transform().get_matrix(), 4) + 0.0).tolist())
turned = MarkerStyle("s").rotated(deg=45).scaled(2)
print((np.round(turned.get_transform().get_matrix(), 4) + 0.0).tolist(), turned.get_marker())
print(MarkerStyle("o", fillstyle="left").get_alt_path() is not None, MarkerStyle("o", "none").is_filled(), MarkerStyle(MarkerStyle("D")).get_marker())
for wrong in (lambda: MarkerStyle("foo"), lambda: MarkerStyle("o", fillstyle="bar"), lambda: MarkerStyle((5, 4, 3)), lambda: MarkerStyle(99),
              lambda: MarkerStyle("o", joinstyle="odd"), lambda: MarkerStyle("o").rotated()):
    print(tried(wrong))
