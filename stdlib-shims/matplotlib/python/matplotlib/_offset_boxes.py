"""Boxes that hold artists and are put together: the base, rows, columns, drawing areas, text areas."""

from ._affine import Affine2D
from ._bbox import Bbox
from ._packing import aligned, packed
from .artist import Artist
from .path import Path
from .text import Text


class OffsetBox(Artist):
    """A box that is moved by an offset in pixels."""

    __module__ = "matplotlib.offsetbox"

    def __init__(self, **kwargs):
        super().__init__()
        self._internal_update(kwargs)
        self._children = []
        self._offset = (0, 0)

    def set_figure(self, fig):
        super().set_figure(fig)
        for child in self.get_children():
            child.set_figure(fig)

    @property
    def axes(self):
        return self.__dict__.get("axes")

    @axes.setter
    def axes(self, axes):
        self.__dict__["axes"] = axes
        for child in self.get_children() if "_children" in self.__dict__ else []:
            if child is not None:
                child.axes = axes

    def get_children(self):
        return self._children

    def get_visible_children(self):
        return [child for child in self._children if child.get_visible()]

    def set_offset(self, xy):
        """Set the offset: a pair, or a function of the box and the renderer."""
        self._offset = xy
        self.stale = True

    def get_offset(self, bbox=None, renderer=None):
        return self._offset(bbox, renderer) if callable(self._offset) else self._offset

    def set_width(self, width):
        self.width = width
        self.stale = True

    def set_height(self, height):
        self.height = height
        self.stale = True

    def _get_bbox_and_child_offsets(self, renderer):
        raise NotImplementedError("get_bbox_and_offsets must be overridden in derived classes")

    def get_bbox(self, renderer):
        """The box without its offset."""
        return self._get_bbox_and_child_offsets(renderer)[0]

    def get_window_extent(self, renderer=None):
        if renderer is None:
            from ._renderer import measuring
            renderer = measuring(self.get_figure(root=True).dpi)
        box = self.get_bbox(renderer)
        return box.translated(*self.get_offset(box, renderer))

    def draw(self, renderer):
        box, offsets = self._get_bbox_and_child_offsets(renderer)
        x, y = self.get_offset(box, renderer)
        for child, (across, up) in zip(self.get_visible_children(), offsets):
            child.set_offset((x + across, y + up))
            child.draw(renderer)
        self.stale = False


class PackerBase(OffsetBox):
    """Boxes in a row or a column."""

    __module__ = "matplotlib.offsetbox"

    def __init__(self, pad=0.0, sep=0.0, width=None, height=None, align="baseline", mode="fixed", children=None):
        super().__init__()
        self.height, self.width = height, width
        self.sep, self.pad = sep, pad
        self.mode, self.align = mode, align
        self._children = children

    def _spaces(self, renderer):
        return renderer.points_to_pixels(self.pad), renderer.points_to_pixels(self.sep)


class VPacker(PackerBase):
    """Boxes on top of each other."""

    __module__ = "matplotlib.offsetbox"

    def _get_bbox_and_child_offsets(self, renderer):
        pad, sep = self._spaces(renderer)
        if self.width is not None:
            for child in self.get_visible_children():
                if isinstance(child, PackerBase) and child.mode == "expand":
                    child.set_width(self.width)
        boxes = [child.get_bbox(renderer)._box() for child in self.get_visible_children()]
        (x0, x1), across = aligned([(box[0], box[2]) for box in boxes], self.width, self.align)
        height, down = packed([box[3] - box[1] for box in boxes], self.height, sep, self.mode)
        up = [height - (start + box[3]) for start, box in zip(down.tolist(), boxes)]
        descent = up[0]
        up = [value - descent for value in up]
        return Bbox.from_bounds(x0, -descent, x1 - x0, height).padded(pad), [*zip(across, up)]


class HPacker(PackerBase):
    """Boxes beside each other."""

    __module__ = "matplotlib.offsetbox"

    def _get_bbox_and_child_offsets(self, renderer):
        pad, sep = self._spaces(renderer)
        boxes = [child.get_bbox(renderer)._box() for child in self.get_visible_children()]
        if not boxes:
            return Bbox.from_bounds(0, 0, 0, 0).padded(pad), []
        (y0, y1), up = aligned([(box[1], box[3]) for box in boxes], self.height, self.align)
        width, starts = packed([box[2] - box[0] for box in boxes], self.width, sep, self.mode)
        x0 = boxes[0][0]
        across = [start - (box[0] - x0) for start, box in zip(starts.tolist(), boxes)]
        return Bbox.from_bounds(x0, y0, width, y1 - y0).padded(pad), [*zip(across, up)]


def fit_frame(patch, bbox, fontsize):
    """Put a frame around a box, perhaps with its padding in sizes of another font."""
    patch.set_bounds(bbox.bounds)
    if fontsize:
        patch.set_mutation_scale(fontsize)


class PaddedBox(OffsetBox):
    """A box with room and perhaps a frame around another."""

    __module__ = "matplotlib.offsetbox"

    def __init__(self, child, pad=0.0, *, draw_frame=False, patch_attrs=None):
        super().__init__()
        from ._fancy_box import FancyBboxPatch
        self.pad = pad
        self._children = [child]
        self.patch = FancyBboxPatch((0.0, 0.0), 1.0, 1.0, facecolor="w", edgecolor="k", mutation_scale=1, snap=True, visible=draw_frame,
                                    boxstyle="square,pad=0")
        if patch_attrs is not None:
            self.patch.update(patch_attrs)

    def _get_bbox_and_child_offsets(self, renderer):
        return self._children[0].get_bbox(renderer).padded(renderer.points_to_pixels(self.pad)), [(0, 0)]

    def draw(self, renderer):
        box, offsets = self._get_bbox_and_child_offsets(renderer)
        x, y = self.get_offset(box, renderer)
        for child, (across, up) in zip(self.get_visible_children(), offsets):
            child.set_offset((x + across, y + up))
        self.draw_frame(renderer)
        for child in self.get_visible_children():
            child.draw(renderer)
        self.stale = False

    def draw_frame(self, renderer):
        self.update_frame(self.get_window_extent(renderer))
        self.patch.draw(renderer)

    def update_frame(self, bbox, fontsize=None):
        fit_frame(self.patch, bbox, fontsize)
        self.stale = True


class DrawingArea(OffsetBox):
    """An area of a given size in points in which artists are drawn."""

    __module__ = "matplotlib.offsetbox"

    def __init__(self, width, height, xdescent=0.0, ydescent=0.0, clip=False):
        super().__init__()
        self.width, self.height = width, height
        self.xdescent, self.ydescent = xdescent, ydescent
        self._clip_children = clip
        self.offset_transform = Affine2D()
        self.dpi_transform = Affine2D()

    clip_children = property(lambda self: self._clip_children)

    def get_transform(self):
        return self.dpi_transform + self.offset_transform

    def set_transform(self, t):
        """The transform follows the offset."""

    def set_offset(self, xy):
        self._offset = xy
        self.offset_transform.clear().translate(xy[0], xy[1])
        self.stale = True

    def get_offset(self, bbox=None, renderer=None):
        return self._offset

    def get_bbox(self, renderer):
        scale = renderer.points_to_pixels(1.0)
        return Bbox.from_bounds(-self.xdescent * scale, -self.ydescent * scale, self.width * scale, self.height * scale)

    def add_artist(self, a):
        """Put an artist in; its coordinates are points from the lower left."""
        if not a.is_transform_set():
            a.set_transform(self.get_transform())
        axes, figure = self.axes, self.get_figure(root=False)
        if axes is not None:
            a.axes = axes
        if figure is not None:
            a.set_figure(figure)
        self._children.append(a)

    def draw(self, renderer):
        self.dpi_transform.clear().scale(renderer.points_to_pixels(1.0))
        if self._clip_children:
            from ._composite_transforms import TransformedPath
            outline = Path([(0, 0), (0, self.height), (self.width, self.height), (self.width, 0)])
            clip = TransformedPath(outline, self.get_transform())
        for child in self._children:
            if self._clip_children and not (child.clipbox or child._clippath):
                child.set_clip_path(clip)
            child.draw(renderer)
        self.stale = False


class TextArea(OffsetBox):
    """Text as a box."""

    __module__ = "matplotlib.offsetbox"

    def __init__(self, s, *, textprops=None, multilinebaseline=False):
        self._text = Text(0, 0, s, **(textprops or {}))
        super().__init__()
        self._children = [self._text]
        self.offset_transform = Affine2D()
        self._baseline_transform = Affine2D()
        self._text.set_transform(self.offset_transform + self._baseline_transform)
        self._multilinebaseline = multilinebaseline

    def set_text(self, s):
        self._text.set_text(s)
        self.stale = True

    def get_text(self):
        return self._text.get_text()

    def set_multilinebaseline(self, t):
        self._multilinebaseline = t
        self.stale = True

    def get_multilinebaseline(self):
        return self._multilinebaseline

    def set_transform(self, t):
        """The transform follows the offset."""

    def set_offset(self, xy):
        self._offset = xy
        self.offset_transform.clear().translate(xy[0], xy[1])
        self.stale = True

    def get_offset(self, bbox=None, renderer=None):
        return self._offset

    def get_bbox(self, renderer):
        _, tall, deep = renderer.get_text_width_height_descent("lp", self._text._fontproperties, False)
        box, lines, descent = self._text._get_layout(renderer)
        width, height = box.size.tolist()
        self._baseline_transform.clear()
        if len(lines) > 1 and self._multilinebaseline:
            new = 0.5 * height - 0.5 * (tall - deep)
            self._baseline_transform.translate(0, descent - new)
            descent = new
        else:
            height = max(tall - deep, height - descent) + descent
        x0 = {"left": 0, "center": -width / 2, "right": -width}[self._text.get_horizontalalignment()]
        return Bbox.from_bounds(x0, -descent, width, height)

    def draw(self, renderer):
        self._text.draw(renderer)
        self.stale = False


class AuxTransformBox(OffsetBox):
    """Artists in coordinates of their own, as a box."""

    __module__ = "matplotlib.offsetbox"

    def __init__(self, aux_transform):
        self.aux_transform = aux_transform
        super().__init__()
        self.offset_transform = Affine2D()
        self.ref_offset_transform = Affine2D()

    def add_artist(self, a):
        a.set_transform(self.get_transform())
        self._children.append(a)
        self.stale = True

    def get_transform(self):
        return self.aux_transform + self.ref_offset_transform + self.offset_transform

    def set_transform(self, t):
        """The transform follows the offset."""

    def set_offset(self, xy):
        self._offset = xy
        self.offset_transform.clear().translate(xy[0], xy[1])
        self.stale = True

    def get_offset(self, bbox=None, renderer=None):
        return self._offset

    def get_bbox(self, renderer):
        before = self.offset_transform.get_matrix()
        self.ref_offset_transform.clear()
        self.offset_transform.clear()
        union = Bbox.union([child.get_window_extent(renderer) for child in self._children])
        self.ref_offset_transform.translate(-union.x0, -union.y0)
        self.offset_transform.set_matrix(before)
        return Bbox.from_bounds(0, 0, union.width, union.height)

    def draw(self, renderer):
        for child in self._children:
            child.draw(renderer)
        self.stale = False
