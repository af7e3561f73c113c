# attack: printing options without sense
# prints: array([0, 1, 2]) True
import numpy as np

usual = np.get_printoptions()
for name in ("precision", "threshold", "edgeitems", "linewidth"):
    for value in (-1, -(2**63), 2**31, 2**63 - 1, 2**64, float("nan"), "x", None):
        try:
            np.set_printoptions(**{name: value})
            repr(np.array([[1.5, float("nan")], [float("inf"), 1e300]]))
            repr(np.arange(2000))
        except (OverflowError, TypeError, ValueError):
            pass
        np.set_printoptions(**usual)
        try:
            np.array2string(np.arange(2000), **{name if name != "linewidth" else "max_line_width": value})
        except (OverflowError, TypeError, ValueError):
            pass
print(repr(np.arange(3)), np.get_printoptions() == usual)
