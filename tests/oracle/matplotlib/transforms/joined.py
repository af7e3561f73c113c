import numpy as np
from matplotlib.transforms import Affine2D, Bbox, BboxTransform, BboxTransformFrom, BboxTransformTo, IdentityTransform, TransformedBbox

grow, move = Affine2D().scale(2), Affine2D().translate(1, 2)
both = grow + move
print(both, type(both).__name__, both.transform((1, 1)), (both - move).transform((1, 1)), both.contains_branch(move))
print((IdentityTransform() + grow) is grow, (grow - grow), both.inverted().transform((3, 4)))
limits = Bbox.from_bounds(0, 0, 10, 20)
to_unit = BboxTransformFrom(limits)
print(to_unit.transform((5, 5)), BboxTransformTo(limits).transform((0.5, 0.5)))
print(BboxTransform(limits, Bbox.from_bounds(100, 100, 10, 10)).transform((5, 10)))
follow = TransformedBbox(limits, grow)
print(follow.bounds)
limits.x1 = 30
print(follow.bounds, to_unit.transform((15, 5)))
grow.scale(2)
print(follow.bounds, both.transform((1, 1)))
print(follow)
