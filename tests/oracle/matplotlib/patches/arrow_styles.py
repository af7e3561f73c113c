import numpy as np
from matplotlib.patches import ArrowStyle, ConnectionStyle

path = ConnectionStyle("arc3,rad=.2")((0, 0), (100, 50), shrinkA=0, shrinkB=0)
for name in ("-", "<-", "->", "<->", "<|-", "-|>", "<|-|>", "]-", "-[", "]-[", "|-|", "]->", "<-[", "simple", "fancy", "wedge"):
    shapes, filled = ArrowStyle(name)(path, 10, 1.0, 1.0)
    for shape in shapes if isinstance(shapes, (list, tuple)) else [shapes]:
        print(name, np.round(shape.vertices + 0.0, 2).tolist(), shape.codes.tolist())
    print(filled)
print(ArrowStyle("->", head_length=2).head_length, ArrowStyle("simple,tail_width=0.7").tail_width)
try:
    ArrowStyle("foo")
except ValueError as error:
    print(error)
