"""Pictures of arrays: imshow, matshow, spy."""

import numpy as np
from matplotlib import rcParams
from matplotlib.axes._arguments import given, look_up_options, no_colorizer, one_of


def imshow(
    self, X, cmap=None, norm=None, *, aspect=None, interpolation=None, alpha=None, vmin=None, vmax=None, colorizer=None,
    origin=None, extent=None, interpolation_stage=None, filternorm=True, filterrad=4.0, resample=None, url=None, data=None,
    **kwargs,
):
    """Shows an array of numbers or colours as a picture; returns an AxesImage."""
    from matplotlib.image import AxesImage

    no_colorizer(colorizer)
    (X,) = given(data, X)
    look_up_options(data, kwargs)
    image = AxesImage(
        self, cmap=cmap, norm=norm, interpolation=interpolation, origin=origin, extent=extent,
        filternorm=filternorm, filterrad=filterrad, resample=resample, interpolation_stage=interpolation_stage, **kwargs,
    )
    if aspect is None and not (image.is_transform_set() and not image.get_transform().contains_branch(self.transData)):
        aspect = rcParams["image.aspect"]
    if aspect is not None:
        self.set_aspect(aspect)
    image.set_data(X)
    image.set_alpha(alpha)
    if image.get_clip_path() is None:
        image.set_clip_path(self.patch)
    image._scale_norm(norm, vmin, vmax)
    image.set_url(url)
    # Setting the extent tells the axes their limits.
    image.set_extent(image.get_extent())
    self.add_image(image)
    return image


def _index_ticks(self, on_top):
    """Whole numbers as ticks, those of x above where rows count downwards."""
    from matplotlib.ticker import MaxNLocator

    self.title.set_y(1.05)
    if on_top:
        self.xaxis.tick_top()
    else:
        self.xaxis.tick_bottom()
    self.xaxis.set_ticks_position("both")
    for axis in (self.xaxis, self.yaxis):
        axis.set_major_locator(MaxNLocator(nbins=9, steps=[1, 2, 5, 10], integer=True))


def matshow(self, Z, **kwargs):
    """Shows a matrix, its first row on top."""
    image = self.imshow(np.asarray(Z), **{"origin": "upper", "interpolation": "nearest", "aspect": "equal", **kwargs})
    _index_ticks(self, True)
    return image


def spy(self, Z, precision=0, marker=None, markersize=None, aspect="equal", origin="upper", **kwargs):
    """Shows where a matrix is not zero."""
    one_of("origin", origin, ("upper", "lower"))
    Z = np.asarray(Z)
    if marker is None and markersize is None:
        from matplotlib.colors import ListedColormap, NoNorm

        if "interpolation" in kwargs:
            raise TypeError("spy() got an unexpected keyword argument 'interpolation'")
        kwargs.setdefault("cmap", ListedColormap(["w", "k"], name="binary"))
        kwargs.setdefault("norm", NoNorm())
        shown = self.imshow(np.abs(Z) > precision, interpolation="nearest", aspect=aspect, origin=origin, **kwargs)
    else:
        from matplotlib.lines import Line2D

        if "linestyle" in kwargs:
            raise TypeError("spy() got an unexpected keyword argument 'linestyle'")
        y, x = np.nonzero(np.abs(Z) > precision)
        shown = Line2D(
            x, y, linestyle="None", marker="s" if marker is None else marker, markersize=10 if markersize is None else markersize,
            **kwargs,
        )
        self.add_line(shown)
        rows, columns = Z.shape
        self.set_xlim(-0.5, columns - 0.5)
        self.set_ylim(*((rows - 0.5, -0.5) if origin == "upper" else (-0.5, rows - 0.5)))
        self.set_aspect(aspect)
    _index_ticks(self, origin == "upper")
    return shown
