"""The parent of everything that is drawn: where it belongs, how it is clipped, shown, named and changed."""

import numpy as np

from . import rcParams
from ._bbox import Bbox, BboxBase
from ._following_boxes import TransformedBbox
from ._composite_transforms import TransformedPatchPath, TransformedPath
from ._affine import IdentityTransform
from ._transform_base import Transform, _kind
from ._artist_inspection import ArtistInspector, TemporaryProperties, get, getp, kwdoc, normalized, setp


def allow_rasterization(draw):
    """Everything is drawn by one canvas, so this changes nothing."""
    return draw


class _StickyEdges:
    """Values beyond which autoscaling adds no margin."""

    __slots__ = ("x", "y")

    def __init__(self):
        self.x = []
        self.y = []


class Artist:
    """Something that can be drawn."""

    zorder = 0
    axes = None
    stale = True
    stale_callback = None
    mouseover = False
    clipbox = None
    # Other names of properties: the short name, then the full one.
    _aliases = {}
    # What `update_from` copies.
    _TAKEN_OVER = ("_transform", "_transformSet", "_visible", "_alpha", "clipbox", "_clipon", "_clippath", "_label", "_sketch",
                   "_path_effects")

    _parent_figure = None
    _transform = None
    _transformSet = False
    _visible = True
    _animated = False
    _alpha = None
    _clippath = None
    _clipon = True
    _label = ""
    _picker = None
    _rasterized = False
    _agg_filter = None
    _remove_method = None
    _url = None
    _gid = None
    _snap = None
    _sketch = None
    _path_effects = None
    _sticky_edges = None
    _in_layout = True
    _callbacks = None

    def __init__(self):
        effects = rcParams["path.effects"]
        if effects:
            self._path_effects = effects

    def remove(self):
        """Take this out of its figure."""
        if self._remove_method is None:
            raise NotImplementedError("cannot remove artist")
        self._remove_method(self)
        if self.axes:
            self.axes.stale = True
            self.axes = None
        self._parent_figure = None

    def have_units(self):
        """Whether an axis converts values of this."""
        return self.axes is not None and any(axis.have_units() for axis in self.axes._axis_map.values())

    def convert_xunits(self, x):
        """Values as numbers along x."""
        axis = getattr(self.axes, "xaxis", None)
        return x if axis is None else axis.convert_units(x)

    def convert_yunits(self, y):
        """Values as numbers along y."""
        axis = getattr(self.axes, "yaxis", None)
        return y if axis is None else axis.convert_units(y)

    def get_window_extent(self, renderer=None):
        """The box around this in pixels."""
        return Bbox([[0, 0], [0, 0]])

    def get_tightbbox(self, renderer=None):
        """The box around what is visible of this in pixels."""
        seen = self.get_window_extent(renderer)
        if not self._clipon:
            return seen
        if self.clipbox is not None:
            seen = Bbox.intersection(seen, self.clipbox)
        if seen is None or self._clippath is None:
            return seen
        return Bbox.intersection(seen, self._clippath.get_fully_transformed_path().get_extents())

    def add_callback(self, func):
        """Call a function when a property changes through `set` or `update`."""
        self._callbacks = self._callbacks or {}
        number = max(self._callbacks, default=-1) + 1
        self._callbacks[number] = func
        return number

    def remove_callback(self, oid):
        """Forget a function."""
        if self._callbacks:
            self._callbacks.pop(oid, None)

    def pchanged(self):
        """Call the functions that want to know of changes."""
        for func in list((self._callbacks or {}).values()):
            func(self)

    def _change(self, name, value):
        """Set an attribute and tell so."""
        setattr(self, name, value)
        self.pchanged()
        self.stale = True

    def is_transform_set(self):
        """Whether a transform was given."""
        return self._transformSet

    def set_transform(self, t):
        """Set how coordinates become pixels."""
        self._transformSet = True
        self._change("_transform", t)

    def get_transform(self):
        """How coordinates become pixels."""
        if self._transform is None:
            self._transform = IdentityTransform()
        elif not isinstance(self._transform, Transform) and hasattr(self._transform, "_as_mpl_transform"):
            self._transform = self._transform._as_mpl_transform(self.axes)
        return self._transform

    def get_children(self):
        """The artists inside this one."""
        return []

    def contains(self, mouseevent):
        """Whether an event of a mouse hits this: there is no mouse."""
        raise NotImplementedError("Artist.contains is not available: there are no mouse events")

    def pickable(self):
        return self._parent_figure is not None and self._picker is not None

    def pick(self, mouseevent):
        """Nothing is picked, as there is no mouse."""

    def set_picker(self, picker):
        self._picker = picker

    def get_picker(self):
        return self._picker

    def get_url(self):
        return self._url

    def set_url(self, url):
        self._url = url

    def get_gid(self):
        return self._gid

    def set_gid(self, gid):
        self._gid = gid

    def get_snap(self):
        """Whether edges are moved to whole pixels; None means where it helps."""
        return self._snap

    def set_snap(self, snap):
        self._snap = snap
        self.stale = True

    def get_sketch_params(self):
        return self._sketch

    def set_sketch_params(self, scale=None, length=None, randomness=None):
        """Refused: lines are drawn straight."""
        if scale is not None:
            raise NotImplementedError("set_sketch_params is not available: lines are not drawn as sketches")

    def get_path_effects(self):
        return self._path_effects

    def set_path_effects(self, path_effects):
        """Draw through path effects."""
        self.stale, self._path_effects = True, path_effects

    def get_figure(self, root=False):
        """The figure or, unless `root`, the sub-figure this is on."""
        near = self._parent_figure
        return near.get_figure(root=True) if root and near is not None else near

    def set_figure(self, fig):
        """Put this on a figure; it may not be moved to another."""
        if self._parent_figure is fig:
            return
        if self._parent_figure is not None:
            raise RuntimeError("Can not put single artist in more than one figure")
        self._change("_parent_figure", fig)

    figure = property(get_figure, set_figure)

    def set_clip_box(self, clipbox):
        """Clip to a box in pixels."""
        if clipbox is not None and not isinstance(clipbox, BboxBase):
            raise TypeError(f"'clipbox' must be an instance of matplotlib.transforms.BboxBase or None, not a {_kind(clipbox)}")
        if clipbox is not self.clipbox:
            self._change("clipbox", clipbox)

    def set_clip_path(self, path, transform=None):
        """Clip to a patch or a path."""
        from .patches import Patch, Rectangle
        from .path import Path
        if transform is None and isinstance(path, Patch):
            if isinstance(path, Rectangle):
                self.clipbox = TransformedBbox(Bbox.unit(), path.get_transform())
                self._clippath = None
            else:
                self._clippath = TransformedPatchPath(path)
        elif transform is None and isinstance(path, tuple):
            self._clippath = TransformedPath(*path)
        elif path is None:
            self._clippath = None
        elif isinstance(path, Path):
            self._clippath = TransformedPath(path, transform)
        elif isinstance(path, TransformedPath):
            self._clippath = path
        else:
            raise TypeError(f"Invalid arguments to set_clip_path, of type {type(path).__name__} and {type(transform).__name__}")
        self.pchanged()
        self.stale = True

    def get_alpha(self):
        return self._alpha

    def get_visible(self):
        return self._visible

    def get_animated(self):
        return self._animated

    def get_in_layout(self):
        return self._in_layout

    def _fully_clipped_to_axes(self):
        """Whether nothing of this shows outside its axes."""
        box, path = self.get_clip_box(), self.get_clip_path()
        if self.axes is None or not self.get_clip_on() or (box is None and path is None):
            return False
        if box is not None and not bool(np.all(box.extents == self.axes.bbox.extents)):
            return False
        return path is None or (isinstance(path, TransformedPatchPath) and path._patch is self.axes.patch)

    def get_clip_on(self):
        return self._clipon

    def get_clip_box(self):
        return self.clipbox

    def get_clip_path(self):
        return self._clippath

    def get_transformed_clip_path_and_affine(self):
        return (None, None) if self._clippath is None else self._clippath.get_transformed_path_and_affine()

    def set_clip_on(self, b):
        """Whether this is cut off at its axes."""
        self._change("_clipon", b)

    def _clipped_context(self, renderer, **properties):
        """A context to draw with, cut off where this artist is."""
        gc = renderer.new_gc()
        if self._clipon:
            gc._cliprect, gc._clippath = self.clipbox, self._clippath
        gc.take(**properties)
        return gc

    def get_rasterized(self):
        return self._rasterized

    def set_rasterized(self, rasterized):
        self._rasterized = rasterized

    def get_agg_filter(self):
        return self._agg_filter

    def set_agg_filter(self, filter_func):
        if filter_func is not None:
            raise NotImplementedError("Artist.set_agg_filter: filters on pixels are not available")

    def draw(self, renderer):
        """Draw on a renderer."""
        if not self.get_visible():
            return
        self.stale = False

    def set_alpha(self, alpha):
        """Set the opacity, 0 to 1 or None."""
        from numbers import Real
        if alpha is not None and not isinstance(alpha, Real):
            raise TypeError(f"alpha must be numeric or None, not {type(alpha)}")
        if alpha is not None and not 0 <= alpha <= 1:
            raise ValueError(f"alpha ({alpha}) is outside 0-1 range")
        if alpha != self._alpha:
            self._change("_alpha", alpha)

    def _set_alpha_for_array(self, alpha):
        """Set the opacity, a number or one for each element."""
        if isinstance(alpha, str):
            raise TypeError("alpha must be numeric or None, not a string")
        if not np.iterable(alpha):
            return Artist.set_alpha(self, alpha)
        alpha = np.asarray(alpha)
        low, high = alpha.min(), alpha.max()
        if not 0 <= low <= high <= 1:
            raise ValueError(f"alpha must be between 0 and 1, inclusive, but min is {low}, max is {high}")
        self._change("_alpha", alpha)

    def set_visible(self, b):
        """Show or hide."""
        if b != self._visible:
            self._change("_visible", b)

    def set_animated(self, b):
        self._animated = b

    def set_in_layout(self, in_layout):
        """Whether this counts when room is made."""
        self._in_layout = in_layout

    def get_label(self):
        """The name shown in a legend."""
        return self._label

    def set_label(self, s):
        """Set the name shown in a legend."""
        text = None if s is None else str(s)
        if text != self._label:
            self._change("_label", text)

    def get_zorder(self):
        return self.zorder

    def set_zorder(self, level):
        """Set the order of drawing: higher is on top."""
        wanted = type(self).zorder if level is None else level
        if wanted != self.zorder:
            self._change("zorder", wanted)

    @property
    def sticky_edges(self):
        if self._sticky_edges is None:
            self._sticky_edges = _StickyEdges()
        return self._sticky_edges

    def update_from(self, other):
        """Take over the properties of another artist."""
        for name in self._TAKEN_OVER:
            setattr(self, name, getattr(other, name))
        ours, theirs = self.sticky_edges, other.sticky_edges
        ours.x, ours.y = list(theirs.x), list(theirs.y)
        self.pchanged()
        self.stale = True

    def properties(self):
        """All properties that can be read, with their values."""
        return ArtistInspector(self).properties()

    def _update_props(self, props, errfmt):
        result = []
        for name, value in props.items():
            if name == "axes":
                self.axes = value
                continue
            setter = getattr(self, f"set_{name}", None)
            if not callable(setter):
                raise AttributeError(errfmt.format(cls=type(self).__name__, name=name), name=name)
            result.append(setter(value))
        if result:
            self.pchanged()
            self.stale = True
        return result

    def update(self, props):
        """Set properties from a dictionary."""
        return self._update_props(props, "{cls!r} object has no property {name!r}")

    def _internal_update(self, kwargs):
        """Set properties; wrong names are worded like those of `set`."""
        return self._update_props(kwargs, "{cls}.set() got an unexpected keyword argument {name!r}")

    def set(self, **kwargs):
        """Set several properties."""
        return self._internal_update(normalized(kwargs, self))

    def findobj(self, match=None, include_self=True):
        """Artists inside this one that are of a class or satisfy a test."""
        if match is None:
            def fits(artist):
                return True
        elif isinstance(match, type) and issubclass(match, Artist):
            def fits(artist):
                return isinstance(artist, match)
        elif callable(match):
            fits = match
        else:
            raise ValueError("match must be None, a matplotlib.artist.Artist subclass, or a callable")
        found = []
        for child in self.get_children():
            found += child.findobj(match)
        if include_self and fits(self):
            found.append(self)
        return found

    def get_cursor_data(self, event):
        return None

    def format_cursor_data(self, data):
        return str(data)

    def get_mouseover(self):
        return self.mouseover

    def set_mouseover(self, mouseover):
        self.mouseover = bool(mouseover)

    def _cm_set(self, **kwargs):
        """A context in which some properties have other values."""
        return TemporaryProperties(self, kwargs)
