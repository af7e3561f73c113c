import matplotlib.transforms as mtransforms
from matplotlib.transforms import Affine2D, Bbox


def tried(make):
    try:
        return make()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


for make in (lambda: mtransforms.TransformWrapper(3), lambda: mtransforms.BboxTransformTo(3),
             lambda: mtransforms.TransformedBbox(3, Affine2D()), lambda: mtransforms.TransformedBbox(Bbox.unit(), 3),
             lambda: Affine2D.from_values(1, 2, 1, 2, 0, 0).inverted(), lambda: mtransforms.offset_copy(Affine2D(), units="miles"),
             lambda: mtransforms.offset_copy(Affine2D(), x=1), lambda: Affine2D() + 3, lambda: Affine2D().transform([1, 2, 3]),
             lambda: mtransforms.Transform().inverted()):
    print(tried(make))
