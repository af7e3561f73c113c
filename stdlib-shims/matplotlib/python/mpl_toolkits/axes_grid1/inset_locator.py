"""Axes inside of axes, and lines from a part to its enlargement."""

from matplotlib import rcParams
from matplotlib.patches import Patch
from matplotlib.path import Path
from matplotlib.transforms import Bbox, IdentityTransform, TransformedBbox

from . import axes_size as Size

_PLACES = {
    "upper right": "NE", "upper left": "NW", "lower left": "SW", "lower right": "SE", "right": "E", "center left": "W",
    "center right": "E", "lower center": "S", "upper center": "N", "center": "C",
}  # fmt: skip
_NUMBERS = dict(enumerate(_PLACES, start=1))


class _AnchoredLocator:
    """Finds the box of an inset at the time of drawing."""

    def __init__(self, bbox_to_anchor, loc, borderpad, bbox_transform):
        name = _NUMBERS.get(loc, loc)
        if name not in _PLACES:
            raise ValueError(f"{loc!r} is not a valid value for loc; supported values are {', '.join(map(repr, _PLACES))}")
        self._place, self.borderpad = _PLACES[name], borderpad
        self._anchor, self._transform = bbox_to_anchor, bbox_transform

    def get_bbox_to_anchor(self):
        """The box the inset is in, in pixels."""
        box = self._anchor
        if not hasattr(box, "bounds"):
            box = tuple(box)
            box = Bbox.from_bounds(*box, 0, 0) if len(box) == 2 else Bbox.from_bounds(*box)
        return box if self._transform is None else TransformedBbox(box, self._transform)

    def __call__(self, ax, renderer):
        figure = ax.get_figure(root=False)
        if renderer is None:
            renderer = ax.get_figure(root=True)._get_renderer()
        self.axes = ax
        width, height = self._size(renderer)
        pad = self.borderpad * _points(rcParams["legend.fontsize"]) * figure.dpi / 72
        room = self.get_bbox_to_anchor().padded(-pad)
        box = Bbox.from_bounds(0, 0, width, height).anchored(self._place, room)
        return TransformedBbox(box, figure.transSubfigure.inverted())


def _points(size):
    from matplotlib.font_manager import FontProperties

    return FontProperties(size=size).get_size_in_points()


class AnchoredSizeLocator(_AnchoredLocator):
    """An inset of a size in inches or in parts of the box it is in."""

    def __init__(self, bbox_to_anchor, x_size, y_size, loc, borderpad=0.5, bbox_transform=None):
        super().__init__(bbox_to_anchor, loc, borderpad, bbox_transform)
        self.x_size, self.y_size = Size.from_any(x_size), Size.from_any(y_size)

    def _size(self, renderer):
        room = self.get_bbox_to_anchor()
        dpi = self.axes.get_figure(root=True).dpi
        shares = self.x_size.get_size(renderer), self.y_size.get_size(renderer)
        return tuple(whole * share + inches * dpi for whole, (share, inches) in zip((room.width, room.height), shares))


class AnchoredZoomLocator(_AnchoredLocator):
    """An inset that shows its limits enlarged."""

    def __init__(self, parent_axes, zoom, loc, borderpad=0.5, bbox_to_anchor=None, bbox_transform=None):
        self.parent_axes, self.zoom = parent_axes, zoom
        super().__init__(parent_axes.bbox if bbox_to_anchor is None else bbox_to_anchor, loc, borderpad, bbox_transform)

    def _size(self, renderer):
        box = self.parent_axes.transData.transform_bbox(self.axes.viewLim)
        return abs(box.width * self.zoom), abs(box.height * self.zoom)


def _add(parent_axes, axes_class, axes_kwargs, locator):
    from matplotlib.axes import Axes

    kwargs = {} if axes_kwargs is None else dict(axes_kwargs)
    figure = parent_axes.get_figure(root=False)
    inset = (Axes if axes_class is None else axes_class)(figure, parent_axes.get_position(), **kwargs)
    inset.set_axes_locator(locator)
    return figure.add_axes(inset)


def inset_axes(parent_axes, width, height, loc="upper right", bbox_to_anchor=None, bbox_transform=None, axes_class=None,
               axes_kwargs=None, borderpad=0.5):  # fmt: skip
    """An axes inside of another one; sizes in inches or as '30%'."""
    if bbox_transform in (parent_axes.transAxes, parent_axes.get_figure(root=False).transFigure) and bbox_to_anchor is None:
        bbox_to_anchor = (0, 0, 1, 1)
    if bbox_to_anchor is None:
        bbox_to_anchor = parent_axes.bbox
    if isinstance(bbox_to_anchor, tuple) and (isinstance(width, str) or isinstance(height, str)):
        if len(bbox_to_anchor) != 4:
            raise ValueError(
                "Using relative units for width or height requires to provide a 4-tuple or a `Bbox` instance to `bbox_to_anchor."
            )
    return _add(
        parent_axes, axes_class, axes_kwargs,
        AnchoredSizeLocator(bbox_to_anchor, width, height, loc, borderpad=borderpad, bbox_transform=bbox_transform),
    )  # fmt: skip


def zoomed_inset_axes(parent_axes, zoom, loc="upper right", bbox_to_anchor=None, bbox_transform=None, axes_class=None,
                      axes_kwargs=None, borderpad=0.5):  # fmt: skip
    """An axes inside of another one that shows its limits enlarged."""
    return _add(
        parent_axes, axes_class, axes_kwargs,
        AnchoredZoomLocator(
            parent_axes, zoom=zoom, loc=loc, bbox_to_anchor=bbox_to_anchor, bbox_transform=bbox_transform, borderpad=borderpad
        ),
    )  # fmt: skip


class BboxPatch(Patch):
    """The outline of a box."""

    def __init__(self, bbox, **kwargs):
        kwargs["transform"] = IdentityTransform()
        super().__init__(**kwargs)
        self.bbox = bbox

    def get_path(self):
        """The outline."""
        x0, y0, x1, y1 = self.bbox.extents
        return Path([(x0, y0), (x1, y0), (x1, y1), (x0, y1), (x0, y0)], closed=True)


class BboxConnector(Patch):
    """A line from a corner of a box to a corner of another one."""

    def __init__(self, bbox1, bbox2, loc1, loc2=None, **kwargs):
        kwargs["transform"] = IdentityTransform()
        kwargs.setdefault("fill", bool({"fc", "facecolor", "color"}.intersection(kwargs)))
        super().__init__(**kwargs)
        self.bbox1, self.bbox2, self.loc1, self.loc2 = bbox1, bbox2, loc1, loc1 if loc2 is None else loc2

    @staticmethod
    def get_bbox_edge_pos(bbox, loc):
        """A corner: 1 upper right, 2 upper left, 3 lower left, 4 lower right."""
        x0, y0, x1, y1 = bbox.extents
        return {1: (x1, y1), 2: (x0, y1), 3: (x0, y0), 4: (x1, y0)}[loc]

    def get_path(self):
        """The line."""
        return Path([self.get_bbox_edge_pos(self.bbox1, self.loc1), self.get_bbox_edge_pos(self.bbox2, self.loc2)])


def mark_inset(parent_axes, inset_axes, loc1, loc2, **kwargs):
    """Draws the part that an inset shows, and two lines to its enlargement."""
    part = TransformedBbox(inset_axes.viewLim, parent_axes.transData)
    kwargs.setdefault("fill", bool({"fc", "facecolor", "color"}.intersection(kwargs)))
    outline = BboxPatch(part, **kwargs)
    parent_axes.add_patch(outline)
    lines = []
    for loc in (loc1, loc2):
        line = BboxConnector(inset_axes.bbox, part, loc1=loc, **kwargs)
        inset_axes.add_patch(line)
        line.set_clip_on(False)
        lines.append(line)
    return (outline, *lines)
