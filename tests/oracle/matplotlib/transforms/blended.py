import numpy as np
import matplotlib.transforms as mtransforms
from matplotlib.transforms import Affine2D

x, y = Affine2D().scale(10), Affine2D().translate(0, 5)
mixed = mtransforms.blended_transform_factory(x, y)
print(mixed.transform((1, 1)), mixed.inverted().transform((10, 6)), type(mixed).__name__, mixed.contains_branch_seperately(x))
print(mtransforms.offset_copy(Affine2D(), x=3, y=4, units="dots").transform((1, 1)))
print(mtransforms.ScaledTranslation(1, 2, Affine2D().scale(72)).transform((0, 0)))
holder = mtransforms.TransformWrapper(Affine2D())
joined = holder + Affine2D().translate(1, 1)
print(joined.transform((1, 1)))
holder.set(Affine2D().scale(5))
print(joined.transform((1, 1)), mtransforms.AffineDeltaTransform(Affine2D().scale(2).translate(9, 9)).transform((1, 1)))
print(mtransforms.nonsingular(1, 1), mtransforms.nonsingular(0, 0), mtransforms.nonsingular(3, 1), mtransforms.nonsingular(3, 1, increasing=False))
print(mtransforms.interval_contains((3, 1), 3), mtransforms.interval_contains_open((1, 3), 3))
print(np.round(Affine2D().rotate_deg(30).transform_angles([0.0, 45.0], np.array([[0, 0], [1.0, 1]])), 4))
