"""Pictures of arrays."""

import math

import numpy as np

import _matplotlib

from . import rcParams
from ._bbox import Bbox
from ._following_boxes import TransformedBbox
from .artist import Artist
from .cm import ScalarMappable

interpolations_names = {"auto", "antialiased", "none", "nearest", "bilinear", "bicubic", "spline16", "spline36", "hanning", "hamming",
                        "hermite", "kaiser", "quadric", "catrom", "gaussian", "bessel", "mitchell", "sinc", "lanczos", "blackman"}


def _setting(name):
    return rcParams[f"image.{name}"]


class _ImageBase(Artist, ScalarMappable):
    """An array of values or colours that is drawn in a box."""

    zorder = 0
    get_alpha = Artist.get_alpha

    def __init__(self, ax, cmap=None, norm=None, colorizer=None, interpolation=None, origin=None, filternorm=True, filterrad=4.0,
                 resample=False, *, interpolation_stage=None, **kwargs):
        Artist.__init__(self)
        if colorizer is not None:
            raise NotImplementedError("colorizer=: give norm= and cmap= instead")
        ScalarMappable.__init__(self, norm, cmap)
        self.origin = _setting("origin") if origin is None else origin
        if self.origin not in ("upper", "lower"):
            raise ValueError(f"{origin!r} is not a valid value for origin; supported values are 'upper', 'lower'")
        self.axes = ax
        self.set(interpolation=interpolation, interpolation_stage=interpolation_stage, resample=resample, filterrad=filterrad,
                 filternorm=filternorm)
        self._internal_update(kwargs)

    def __str__(self):
        try:
            return f"{type(self).__name__}(shape={self.get_shape()!r})"
        except RuntimeError:
            return type(self).__name__

    def get_size(self):
        """Rows and columns."""
        return self.get_shape()[:2]

    def get_shape(self):
        if self._A is None:
            raise RuntimeError("You must first set the image array")
        return self._A.shape

    def set_alpha(self, alpha):
        """Set the opacity, one number or one for each pixel."""
        self._set_alpha_for_array(alpha)
        if np.ndim(alpha) not in (0, 2):
            raise TypeError("alpha must be a float, two-dimensional array, or None")

    def _get_scalar_alpha(self):
        return 1.0 if self._alpha is None or np.ndim(self._alpha) > 0 else self._alpha

    def changed(self):
        ScalarMappable.changed(self)

    def set_data(self, A):
        """Replace the values (rows, columns) or colours (rows, columns, 3 or 4)."""
        self._A = _checked_image(A)
        self.stale = True

    def set_array(self, A):
        """Replace the values."""
        self.set_data(A)

    def get_interpolation(self):
        return self._interpolation

    def set_interpolation(self, s):
        """Set how values between pixels are found."""
        s = str(_setting("interpolation") if s is None else s).lower()
        if s not in interpolations_names:
            raise ValueError(f"{s!r} is not a valid value for interpolation; supported values are "
                             + ", ".join(repr(name) for name in sorted(interpolations_names)))
        self._interpolation = s
        self.stale = True

    def get_interpolation_stage(self):
        return self._interpolation_stage

    def set_interpolation_stage(self, s):
        if s is None:
            s = _setting("interpolation_stage")
        if s not in ("data", "rgba", "auto"):
            raise ValueError(f"{s!r} is not a valid value for s; supported values are 'data', 'rgba', 'auto'")
        self._interpolation_stage = s
        self.stale = True

    def set_resample(self, v):
        self._resample = _setting("resample") if v is None else v
        self.stale = True

    def get_resample(self):
        return self._resample

    def set_filternorm(self, filternorm):
        self._filternorm = bool(filternorm)
        self.stale = True

    def get_filternorm(self):
        return self._filternorm

    def set_filterrad(self, filterrad):
        if filterrad <= 0:
            raise ValueError("The filter radius must be a positive number")
        self._filterrad = float(filterrad)
        self.stale = True

    def get_filterrad(self):
        return self._filterrad

    def can_composite(self):
        return False

    def _mixed(self, width, height):
        """The numbers at the size they are drawn, if they are mixed before they get colours."""
        if self._A.ndim != 2 or self._interpolation in ("nearest", "none") or np.ndim(self._alpha) or width * height > 4e7:
            return None
        is_large = min(width / self._A.shape[1], height / self._A.shape[0]) >= 3
        if self._interpolation_stage == "rgba" or (self._interpolation_stage in (None, "auto") and not is_large):
            return None
        self.autoscale_None()
        numbers = np.asarray(self._A, dtype=float)
        drawn = _matplotlib.resample(numbers, height, width, self._interpolation)
        return None if drawn is numbers else drawn

    def _colours(self, A=None):
        """The pixels as bytes (rows, columns, 4), first row first."""
        A = self._A if A is None else A
        alpha = self._alpha
        if A.ndim == 2:
            return self.to_rgba(A, alpha=alpha if np.ndim(alpha) else (None if alpha is None else float(alpha)), bytes=True)
        rgba = self.to_rgba(A, bytes=True)
        if alpha is not None:
            rgba = rgba.copy()
            rgba[..., 3] = (rgba[..., 3] * alpha).astype(np.uint8)
        return rgba

    def _box(self):
        """Left, bottom, right and top in pixels, as they come from the transform."""
        raise NotImplementedError("The _box method must be overridden")

    def _oriented(self, rgba, flip_across, flip_up):
        """Pixels with the row that is drawn on top first."""
        if (self.origin == "lower") != flip_up:
            rgba = rgba[::-1]
        return rgba[:, ::-1] if flip_across else rgba

    def draw(self, renderer):
        if not self.get_visible() or self._A is None or 0 in self._A.shape:
            self.stale = False
            return
        renderer.open_group("image", self.get_gid())
        gc = self._clipped_context(renderer, url=self._url)
        transform = self.get_transform()
        affine = transform._values() if transform.is_affine else None
        if affine is not None and (affine[1] or affine[2]) and hasattr(self, "get_extent"):
            left, right, bottom, top = self.get_extent()
            picture = self._oriented(self._colours(), False, False)
            renderer.draw_image(gc, left, bottom, picture, transform.get_affine(), width=right - left, height=top - bottom,
                                interpolation=self._interpolation)
        else:
            x0, y0, x1, y1 = self._box()
            flips = x1 < x0, y1 < y0
            x0, x1, y0, y1 = min(x0, x1), max(x0, x1), min(y0, y1), max(y0, y1)
            if x1 > x0 and y1 > y0:
                width, height = math.ceil(x1 - x0 - 1e-9), math.ceil(y1 - y0 - 1e-9)
                mixed = self._mixed(width, height)
                picture = self._oriented(self._colours(mixed), *flips)
                renderer.draw_image(gc, _rounded(x0), _rounded(y0), picture, width=width, height=height,
                                    interpolation=self._interpolation if mixed is None else "nearest")
        renderer.close_group("image")
        self.stale = False

    def make_image(self, renderer, magnification=1.0, unsampled=False):
        """The pixels as drawn (nearest value), where they go, and None."""
        if self._A is None:
            raise RuntimeError("You must first set the image array or the image attribute")
        x0, y0, x1, y1 = self._box()
        picture = self._oriented(self._colours(), x1 < x0, y1 < y0)
        left, low = min(x0, x1), min(y0, y1)
        width, height = (math.ceil(abs(size) * magnification - 1e-9) for size in (x1 - x0, y1 - y0))
        rows = (np.arange(height) * picture.shape[0] // height)
        columns = (np.arange(width) * picture.shape[1] // width)
        return picture[rows][:, columns], left, low, None

    def write_png(self, fname):
        """Save the pixels as PNG."""
        imsave(fname, self._colours()[::-1] if self.origin == "lower" else self._colours())


def _rounded(value):
    return math.floor(value + 0.5)


def _checked_image(A):
    """Values that can be shown; colours out of range are cut off."""
    A = A.filled(np.nan).astype(float) if hasattr(A, "filled") and A.dtype.kind == "f" else np.array(A)
    if A.dtype != np.uint8 and A.dtype.kind not in "biuf":
        try:
            A = A.astype(float)
        except (TypeError, ValueError):
            raise TypeError(f"Image data of dtype {A.dtype} cannot be converted to float") from None
    if A.ndim == 3 and A.shape[-1] == 1:
        A = A.squeeze(-1)
    if not (A.ndim == 2 or A.ndim == 3 and A.shape[-1] in (3, 4)):
        raise TypeError(f"Invalid shape {A.shape} for image data")
    if A.ndim == 3:
        high = 255 if A.dtype.kind in "iu" else 1
        if A.size and (A.min() < 0 or high < A.max()):
            import logging
            logging.getLogger("matplotlib.image").warning(
                "Clipping input data to the valid range for imshow with RGB data ([0..1] for floats or [0..255] for integers). "
                f"Got range [{A.min()}..{A.max()}].")
            A = np.clip(A, 0, high)
        if A.dtype != np.uint8 and A.dtype.kind in "iu":
            A = A.astype(np.uint8)
    return A


class AxesImage(_ImageBase):
    """A picture on axes."""

    def __init__(self, ax, *, cmap=None, norm=None, colorizer=None, interpolation=None, origin=None, extent=None, filternorm=True,
                 filterrad=4.0, resample=False, interpolation_stage=None, **kwargs):
        self._extent = extent
        super().__init__(ax, cmap=cmap, norm=norm, colorizer=colorizer, interpolation=interpolation, origin=origin,
                         filternorm=filternorm, filterrad=filterrad, resample=resample, interpolation_stage=interpolation_stage, **kwargs)

    def get_window_extent(self, renderer=None):
        x0, x1, y0, y1 = self.get_extent()
        return Bbox.from_extents([x0, y0, x1, y1]).transformed(self.get_transform())

    def _box(self):
        x0, x1, y0, y1 = self.get_extent()
        return TransformedBbox(Bbox._of(x0, y0, x1, y1), self.get_transform())._box()

    def set_extent(self, extent, **kwargs):
        """Set left, right, bottom and top in data."""
        ax = self.axes
        across, up = ax._process_unit_info([("x", [extent[0], extent[1]]), ("y", [extent[2], extent[3]])], kwargs)
        if kwargs:
            raise TypeError(f"set_extent() got an unexpected keyword argument {next(iter(kwargs))!r}")
        across, up = [self.convert_xunits(x) for x in across], [self.convert_yunits(y) for y in up]
        self._extent = [*across, *up]
        ax.update_datalim([*zip(across, up)])
        for ends, sticky, follows, show in ((across, self.sticky_edges.x, ax.get_autoscalex_on, ax.set_xlim),
                                            (up, self.sticky_edges.y, ax.get_autoscaley_on, ax.set_ylim)):
            sticky[:] = ends
            if follows():
                show(ends, auto=None)
        self.stale = True

    def get_extent(self):
        """Left, right, bottom and top in data."""
        if self._extent is not None:
            return self._extent
        rows, columns = self.get_size()
        if self.origin == "upper":
            return [-0.5, columns - 0.5, rows - 0.5, -0.5]
        return [-0.5, columns - 0.5, -0.5, rows - 0.5]


class FigureImage(_ImageBase):
    """A picture on a figure, one pixel per value."""

    _interpolation = "nearest"

    def __init__(self, fig, *, cmap=None, norm=None, colorizer=None, offsetx=0, offsety=0, origin=None, **kwargs):
        super().__init__(None, norm=norm, cmap=cmap, colorizer=colorizer, origin=origin)
        self.set_figure(fig)
        self.ox, self.oy = offsetx, offsety
        self._internal_update(kwargs)
        self._interpolation = "nearest"

    def get_extent(self):
        rows, columns = self.get_size()
        return (-0.5 + self.ox, columns - 0.5 + self.ox, -0.5 + self.oy, rows - 0.5 + self.oy)

    def _box(self):
        rows, columns = self.get_size()
        return self.ox, self.oy, self.ox + columns, self.oy + rows


class BboxImage(_ImageBase):
    """A picture in a box of pixels."""

    def __init__(self, bbox, *, cmap=None, norm=None, colorizer=None, interpolation=None, origin=None, filternorm=True, filterrad=4.0,
                 resample=False, **kwargs):
        super().__init__(None, cmap=cmap, norm=norm, colorizer=colorizer, interpolation=interpolation, origin=origin,
                         filternorm=filternorm, filterrad=filterrad, resample=resample, **kwargs)
        self.bbox = bbox

    def get_window_extent(self, renderer=None):
        return self.bbox(renderer) if callable(self.bbox) else self.bbox

    def _box(self):
        return self.get_window_extent(getattr(self, "_renderer", None))._box()

    def draw(self, renderer):
        self._renderer = renderer
        super().draw(renderer)


def imread(fname, format=None):
    """A PNG as an array."""
    from ._image_files import read
    return read(fname, format)


def imsave(fname, arr, vmin=None, vmax=None, cmap=None, format=None, origin=None, dpi=100, *, metadata=None, pil_kwargs=None):
    """Write an array as PNG."""
    from ._image_files import save
    save(fname, arr, vmin, vmax, cmap, format, origin, dpi, metadata)


def pil_to_array(pilImage):
    raise NotImplementedError("matplotlib.image.pil_to_array: pictures of Pillow are not available; use imread")


def thumbnail(infile, thumbfile, scale=0.1, interpolation="bilinear", preview=False):
    raise NotImplementedError("matplotlib.image.thumbnail is not available")


def __getattr__(name):
    if name in ("NonUniformImage", "PcolorImage"):
        raise NotImplementedError(f"matplotlib.image.{name} is not available: draw with pcolormesh")
    raise AttributeError(f"module 'matplotlib.image' has no attribute {name!r}")
