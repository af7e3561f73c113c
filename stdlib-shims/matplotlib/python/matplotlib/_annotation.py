"""Text that points at something: coordinate systems, and the arrow from the text to the point."""

import math

import numpy as np

from ._affine import Affine2D, BboxTransformTo, IdentityTransform
from ._bbox import Bbox, BboxBase
from ._composite_transforms import blended_transform_factory
from ._transform_base import Transform
from .artist import Artist
from .text import Text


class OffsetFrom:
    """Coordinates relative to a place on another artist."""

    __module__ = "matplotlib.text"

    def __init__(self, artist, ref_coord, unit="points"):
        self._artist = artist
        x, y = ref_coord
        self._ref_coord = x, y
        self.set_unit(unit)

    def set_unit(self, unit):
        if unit not in ("points", "pixels"):
            raise ValueError(f"{unit!r} is not a valid value for unit; supported values are 'points', 'pixels'")
        self._unit = unit

    def get_unit(self):
        return self._unit

    def __call__(self, renderer):
        if isinstance(self._artist, Artist):
            box = self._artist.get_window_extent(renderer)
            xf, yf = self._ref_coord
            x, y = box.x0 + box.width * xf, box.y0 + box.height * yf
        elif isinstance(self._artist, BboxBase):
            xf, yf = self._ref_coord
            x, y = self._artist.x0 + self._artist.width * xf, self._artist.y0 + self._artist.height * yf
        elif isinstance(self._artist, Transform):
            x, y = self._artist.transform(self._ref_coord)
        else:
            raise RuntimeError("unknown type")
        scale = 1 if self._unit == "pixels" else renderer.points_to_pixels(1.0)
        return Affine2D().scale(scale).translate(float(x), float(y))


class _AnnotationBase:
    """A point in some coordinate system, and whether it is shown outside the axes."""

    def __init__(self, xy, xycoords="data", annotation_clip=None):
        x, y = xy
        self.xy = x, y
        self.xycoords = xycoords
        self.set_annotation_clip(annotation_clip)

    @property
    def xycoords(self):
        return self._xycoords

    @xycoords.setter
    def xycoords(self, xycoords):
        def is_offset(coords):
            return isinstance(coords, str) and coords.startswith("offset")

        if isinstance(xycoords, tuple) and any(map(is_offset, xycoords)) or is_offset(xycoords):
            raise ValueError("xycoords cannot be an offset coordinate")
        self._xycoords = xycoords

    def get_annotation_clip(self):
        return self._annotation_clip

    def set_annotation_clip(self, b):
        """Whether the annotation is hidden when its point lies outside the axes."""
        self._annotation_clip = b

    def _get_xy(self, renderer, xy, coords):
        """A point in pixels."""
        x, y = xy
        across, up = coords if isinstance(coords, tuple) else (coords, coords)
        if isinstance(across, str) and across == "data":
            x = float(self.convert_xunits(x))
        if isinstance(up, str) and up == "data":
            y = float(self.convert_yunits(y))
        return self._get_xy_transform(renderer, coords).transform((x, y))

    def _get_xy_transform(self, renderer, coords):
        """From a coordinate system to pixels."""
        if isinstance(coords, tuple):
            across, up = coords
            return blended_transform_factory(self._get_xy_transform(renderer, across), self._get_xy_transform(renderer, up))
        if isinstance(coords, Artist):
            return BboxTransformTo(coords.get_window_extent(renderer))
        if isinstance(coords, BboxBase):
            return BboxTransformTo(coords)
        if isinstance(coords, Transform):
            return coords
        if callable(coords):
            made = coords(renderer)
            if isinstance(made, BboxBase):
                return BboxTransformTo(made)
            if isinstance(made, Transform):
                return made
            raise TypeError(f"xycoords callable must return a BboxBase or Transform, not a {type(made).__name__}")
        if not isinstance(coords, str):
            raise TypeError(f"'xycoords' must be an instance of str, tuple[str, str], Artist, Transform, or Callable, "
                            f"not a {type(coords).__name__}")
        return named_transform(coords, self.axes, self.get_figure(root=False), renderer, self._font_size(),
                               lambda: self._get_position_xy(renderer))

    def _font_size(self):
        return self.get_size()

    def _get_position_xy(self, renderer):
        return self._get_xy(renderer, self.xy, self.xycoords)

    def _check_xy(self, renderer=None):
        """Whether the point is to be shown."""
        if renderer is None:
            from ._renderer import measuring
            renderer = measuring(self.get_figure(root=True).dpi)
        clip = self._annotation_clip
        if clip or (clip is None and isinstance(self.xycoords, str) and self.xycoords == "data"):
            return self.axes.contains_point(self._get_position_xy(renderer))
        return True


def named_transform(coords, axes, figure, renderer, font_size, point):
    """From a named coordinate system, like 'axes fraction', to pixels."""
    if coords == "data":
        return axes.transData
    if coords == "polar":
        from .projections.polar import PolarTransform
        return PolarTransform() + axes.transData
    try:
        name, unit = coords.split()
    except ValueError:
        raise ValueError(f"{coords!r} is not a valid coordinate") from None
    boxes = {"figure": lambda: figure.get_figure(root=True).figbbox, "subfigure": lambda: figure.bbox, "axes": lambda: axes.bbox}
    if name in boxes:
        box = boxes[name]()
        left, low = box._box()[:2]
    elif name == "offset":
        box = None
        left, low = (float(value) for value in point())
    else:
        raise ValueError(f"{coords!r} is not a valid coordinate")
    if unit == "points":
        place = Affine2D().scale(renderer.points_to_pixels(1.0))
    elif unit == "pixels":
        place = Affine2D()
    elif unit == "fontsize":
        place = Affine2D().scale(renderer.points_to_pixels(font_size))
    elif unit == "fraction" and box is not None:
        place = Affine2D().scale(float(box.width), float(box.height))
    else:
        raise ValueError(f"{unit!r} is not a recognized unit")
    return place.translate(left, low)


def position_in_pixels(xy, coords, axes, figure):
    """A point of a coordinate system in pixels, negative points and pixels counted from the far side."""
    x, y = xy
    if isinstance(coords, Transform):
        return coords.transform((float(x), float(y)))
    if coords == "data":
        return axes.transData.transform((float(axes.xaxis.convert_units(x)), float(axes.yaxis.convert_units(y))))
    from ._renderer import measuring
    root = figure.get_figure(root=True)
    name, _, unit = coords.partition(" ")
    if unit in ("points", "pixels") and name in ("figure", "subfigure", "axes"):
        scale = 1 if unit == "pixels" else root.dpi / 72.0
        box = axes.bbox if name == "axes" else figure.bbox
        x, y = float(x) * scale, float(y) * scale
        left, low, right, high = box._box()
        return np.array([right + x if x < 0 else left + x, high + y if y < 0 else low + y])
    place = named_transform(coords, axes, figure, measuring(root.dpi), 10.0, None)
    return place.transform((float(x), float(y)))


class Annotation(Text, _AnnotationBase):
    """Text that belongs to a point, perhaps with an arrow to it."""

    __module__ = "matplotlib.text"

    def __str__(self):
        return f"Annotation({self.xy[0]:g}, {self.xy[1]:g}, {self._text!r})"

    def __init__(self, text, xy, xytext=None, xycoords="data", textcoords=None, arrowprops=None, annotation_clip=None, **kwargs):
        _AnnotationBase.__init__(self, xy, xycoords=xycoords, annotation_clip=annotation_clip)
        if xytext is None and textcoords is not None and textcoords != xycoords:
            import warnings
            warnings.warn("You have used the `textcoords` kwarg, but not the `xytext` kwarg.  This can lead to surprising results.",
                          stacklevel=2)
        self._textcoords = xycoords if textcoords is None else textcoords
        xytext = self.xy if xytext is None else xytext
        Text.__init__(self, *xytext, text, **kwargs)
        self.arrowprops = arrowprops
        self.arrow_patch = None
        if arrowprops is not None:
            from ._fancy_arrow import FancyArrowPatch
            arrowprops = arrowprops.copy()
            if "arrowstyle" in arrowprops:
                self._arrow_relpos = arrowprops.pop("relpos", (0.5, 0.5))
            else:
                for key in ("width", "headwidth", "headlength", "shrink"):
                    arrowprops.pop(key, None)
            self.arrow_patch = FancyArrowPatch((0, 0), (1, 1), **arrowprops)

    def set_figure(self, fig):
        if self.arrow_patch is not None:
            self.arrow_patch.set_figure(fig)
        Artist.set_figure(self, fig)

    figure = property(Artist.get_figure, set_figure)

    @property
    def xyann(self):
        """Where the text is."""
        return self.get_position()

    @xyann.setter
    def xyann(self, xytext):
        self.set_position(xytext)

    def get_anncoords(self):
        return self._textcoords

    def set_anncoords(self, coords):
        self._textcoords = coords

    anncoords = property(get_anncoords, set_anncoords)

    def update_positions(self, renderer):
        """Put the text where its coordinate system says, and the arrow between text and point."""
        self.set_transform(self._get_xy_transform(renderer, self._textcoords))
        if self.arrowprops is None:
            return
        box = Text.get_window_extent(self, renderer)
        end = x1, y1 = self._get_position_xy(renderer).tolist()
        size = self.arrowprops.get("mutation_scale", self.get_size())
        self.arrow_patch.set_mutation_scale(size)
        left, low, right, high = box._box()
        if "arrowstyle" not in self.arrowprops:
            props = self.arrowprops
            self.arrow_patch.set_arrowstyle("simple", head_length=props.get("headlength", 12) / size,
                                            head_width=props.get("headwidth", 12) / size, tail_width=props.get("width", 4) / size)
            x, across = min(((left, 0), ((left + right) / 2, 0.5), (right, 1)), key=lambda place: abs(place[0] - x1))
            y, up = min(((low, 0), ((low + high) / 2, 0.5), (high, 1)), key=lambda place: abs(place[0] - y1))
            self._arrow_relpos = (across, up)
            shrink = props.get("shrink", 0.0) * math.hypot(y - y1, x - x1) / renderer.points_to_pixels(1.0)
            self.arrow_patch.shrinkA = self.arrow_patch.shrinkB = shrink
        begin = (left + (right - left) * self._arrow_relpos[0], low + (high - low) * self._arrow_relpos[1])
        self.arrow_patch.set_positions(begin, end)
        self.arrow_patch.set_patchA(self._arrow_start(renderer, left, low, right, high))

    def _arrow_start(self, renderer, left, low, right, high):
        """The patch at whose edge the arrow begins."""
        if "patchA" in self.arrowprops:
            return self.arrowprops["patchA"]
        if self._bbox_patch is not None:
            return self._bbox_patch
        if self._text == "":
            return None
        from .patches import Rectangle
        pad = renderer.points_to_pixels(4)
        return Rectangle((left - pad / 2, low - pad / 2), right - left + pad, high - low + pad, transform=IdentityTransform(),
                         clip_on=False)

    def draw(self, renderer):
        if not self.get_visible() or not self._check_xy(renderer):
            return
        self.update_positions(renderer)
        self.update_bbox_position_size(renderer)
        if self.arrow_patch is not None:
            if self.arrow_patch.get_figure(root=True) is None:
                self.arrow_patch.set_figure(self.get_figure(root=False))
            self.arrow_patch.draw(renderer)
        Text.draw(self, renderer)

    def get_window_extent(self, renderer=None):
        if not self.get_visible() or not self._check_xy(renderer):
            return Bbox.unit()
        if renderer is None:
            renderer = self._measuring_renderer(self.get_figure(root=True))
        self.update_positions(renderer)
        boxes = [Text.get_window_extent(self, renderer)]
        if self.arrow_patch is not None:
            self.arrow_patch._dpi_cor = renderer.points_to_pixels(1.0)
            boxes.append(self.arrow_patch.get_window_extent())
        return Bbox.union(boxes)

    def get_tightbbox(self, renderer=None):
        if not self._check_xy(renderer):
            return Bbox.null()
        return super().get_tightbbox(renderer)
