import numpy as np
from matplotlib.path import Path


def tried(make):
    try:
        return make()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


print(Path([[0, 0], [1, 0], [1, 1]]))
print(repr(Path([[0, 0], [1, 1], [0, 0]], closed=True)), len(Path([[0, 0], [1, 1]])))
print(Path([[0, 0], [1, 2], [2, 0]], [Path.MOVETO, Path.CURVE3, Path.CURVE3]).codes.tolist())
print(Path.make_compound_path(Path([[0, 0], [1, 1]]), Path.unit_rectangle()).codes.tolist(), Path.make_compound_path())
print(Path.make_compound_path_from_polys(np.arange(12.0).reshape(2, 3, 2)).vertices.tolist())
for wrong in (lambda: Path([1, 2]), lambda: Path([[0, 0], [1, 1]], [1, 2, 3]), lambda: Path([[0, 0], [1, 1]], [2, 2])):
    print(tried(wrong))
path = Path([[0, 0], [1, 1]])
print(path.readonly, path.should_simplify, Path.unit_circle().readonly, tried(lambda: setattr(Path.unit_circle(), "vertices", 3)))
copied = path.deepcopy()
copied.vertices[0] = 9
print(path.vertices.tolist(), copied.vertices.tolist(), [code for _, code in Path.unit_rectangle().iter_segments()])
