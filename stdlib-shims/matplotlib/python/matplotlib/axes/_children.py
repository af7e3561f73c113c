"""The artists in an axes: how they come in, in which order they stand, and the lists that scripts look at."""

import sys

from matplotlib._transform_base import _kind
from matplotlib.artist import Artist


def _known(module, name):
    """A class of a module, if some code has loaded it: without that no artist can be of the class."""
    module = sys.modules.get(module)
    return getattr(module, name) if module is not None else ()


def _kinds():
    return {
        "images": _known("matplotlib.image", "AxesImage"),
        "lines": _known("matplotlib.lines", "Line2D"),
        "patches": _known("matplotlib.patches", "Patch"),
        "collections": _known("matplotlib.collections", "Collection"),
        "tables": _known("matplotlib.table", "Table"),
        "texts": _known("matplotlib.text", "Text"),
    }


class ArtistList:
    """The artists of one kind in an axes, in the order they were added. It follows the axes and cannot be changed."""

    def __init__(self, axes, prop_name, valid_types=None, invalid_types=None):
        self._axes, self._name = axes, prop_name

    def _members(self):
        kinds = _kinds()
        if self._name == "artists":
            others = tuple(kind for kind in kinds.values() if kind)
            if _known("matplotlib.image", "_ImageBase"):
                others += (_known("matplotlib.image", "_ImageBase"),)
            return [child for child in self._axes._children if not isinstance(child, others)]
        kind = kinds[self._name]
        return [child for child in self._axes._children if isinstance(child, kind)]

    def __repr__(self):
        return f"<Axes.ArtistList of {len(self)} {self._name}>"

    def __len__(self):
        return len(self._members())

    def __iter__(self):
        return iter(self._members())

    def __getitem__(self, key):
        return self._members()[key]

    def __contains__(self, item):
        return any(item is member for member in self._members())

    def index(self, item, *args):
        """The place of an artist."""
        return self._members().index(item, *args)

    def count(self, item):
        """How often an artist is in the list."""
        return self._members().count(item)

    def __reversed__(self):
        return reversed(self._members())

    def __add__(self, other):
        if isinstance(other, (list, ArtistList)):
            return [*self, *other]
        return tuple([*self, *other]) if isinstance(other, tuple) else NotImplemented

    def __radd__(self, other):
        if isinstance(other, list):
            return other + list(self)
        return other + tuple(self) if isinstance(other, tuple) else NotImplemented


def _check(name, value, kind, spelled):
    if not isinstance(value, kind):
        raise TypeError(f"{name!r} must be an instance of {spelled}, not a {_kind(value)}")


class Children:
    """The artists in an axes."""

    ArtistList = ArtistList

    artists = property(lambda self: ArtistList(self, "artists"))
    collections = property(lambda self: ArtistList(self, "collections"))
    images = property(lambda self: ArtistList(self, "images"))
    lines = property(lambda self: ArtistList(self, "lines"))
    patches = property(lambda self: ArtistList(self, "patches"))
    tables = property(lambda self: ArtistList(self, "tables"))
    texts = property(lambda self: ArtistList(self, "texts"))

    def get_lines(self):
        """The lines, as a silent list."""
        from matplotlib.cbook import silent_list
        return silent_list("Line2D", self.lines)

    def get_images(self):
        """The images, as a silent list."""
        from matplotlib.cbook import silent_list
        return silent_list("AxesImage", self.images)

    def _set_artist_props(self, a):
        """Make an artist belong to this axes and its figure, in data coordinates unless it has its own."""
        a.set_figure(self.figure)
        if not a.is_transform_set():
            a.set_transform(self.transData)
        a.axes = self

    def _keep(self, a):
        """Append an artist that already belongs to the axes."""
        self._children.append(a)
        a._remove_method = self._children.remove
        self.stale = True
        return a

    def _adopt(self, a):
        """Append an artist that already belongs to the axes, with a label if it has none."""
        if not a.get_label():
            a.set_label(f"_child{len(self._children)}")
        return self._keep(a)

    def _clip_to_patch(self, a):
        """Clip an artist to the background, unless it is clipped to something else; all share one box."""
        if a.get_clip_path() is not None:
            return
        if self._clip_box is None or type(a).set_clip_path is not Artist.set_clip_path:
            a.set_clip_path(self.patch)
        else:
            a.clipbox = self._clip_box

    def add_artist(self, a):
        """Add any artist; the data limits do not change."""
        a.axes = self
        self._keep(a)
        self._set_artist_props(a)
        self._clip_to_patch(a)
        return a

    def add_child_axes(self, ax):
        """Add an axes that is drawn within this one."""
        ax._axes = self
        ax.stale_callback = None
        self.child_axes.append(ax)
        ax._remove_method = self.child_axes.remove
        self.stale = True
        return ax

    def add_line(self, line):
        """Add a line and widen the data limits."""
        from matplotlib.lines import Line2D
        _check("line", line, Line2D, "matplotlib.lines.Line2D")
        self._set_artist_props(line)
        self._clip_to_patch(line)
        self._update_line_limits(line)
        return self._adopt(line)

    def add_patch(self, p):
        """Add a patch and widen the data limits."""
        from matplotlib.patches import Patch
        _check("p", p, Patch, "matplotlib.patches.Patch")
        self._set_artist_props(p)
        self._clip_to_patch(p)
        self._update_patch_limits(p)
        return self._keep(p)

    def add_collection(self, collection, autolim=True):
        """Add a collection and, with `autolim`, widen the data limits."""
        import numpy as np
        from matplotlib.collections import Collection
        _check("collection", collection, Collection, "matplotlib.collections.Collection")
        self._set_artist_props(collection)
        self._clip_to_patch(collection)
        self._adopt(collection)
        if autolim:
            # The limits of data come through the view of an axes that may still be due for autoscaling.
            self._unstale_viewLim()
            box = collection.get_datalim(self.transData)
            points = box.get_points()
            if not np.isinf(box.minpos).all():
                points = np.concatenate([points, [box.minpos]])
            self.update_datalim(points)
        return collection

    def add_image(self, image):
        """Add an image."""
        self._set_artist_props(image)
        return self._adopt(image)

    def add_table(self, tab):
        """Add a table."""
        from matplotlib.table import Table
        _check("tab", tab, Table, "matplotlib.table.Table")
        self._set_artist_props(tab)
        self._clip_to_patch(tab)
        return self._keep(tab)

    def add_container(self, container):
        """Add a container: artists that belong together, such as the bars of one call."""
        if not container.get_label():
            container.set_label(f"_container{len(self.containers)}")
        self.containers.append(container)
        container._remove_method = self.containers.remove
        return container

    def _add_text(self, txt):
        """Add a text that is in its own coordinates."""
        from matplotlib.text import Text
        _check("txt", txt, Text, "matplotlib.text.Text")
        self._set_artist_props(txt)
        return self._keep(txt)

    def get_children(self):
        """Everything that is drawn: data, spines, axes, titles, inner axes, legend, background."""
        children = [*self._children, *self.spines.values(), *self._axis_map.values(),
                    self.title, self._left_title, self._right_title, *self.child_axes]
        if self.legend_ is not None:
            children.append(self.legend_)
        children.append(self.patch)
        return children

    def _remove_legend(self, legend):
        """Forget the legend."""
        self.legend_ = None

    def get_legend(self):
        """The legend, or None."""
        return self.legend_

    def has_data(self):
        """Whether collections, images, lines or patches have been added."""
        kinds = _kinds()
        wanted = tuple(kinds[name] for name in ("collections", "images", "lines", "patches") if kinds[name])
        return any(isinstance(child, wanted) for child in self._children)

    def _sci(self, im):
        """Remember the image or collection that colours are read from."""
        if im not in self._children:
            contours = _known("matplotlib.contour", "ContourSet")
            raise ValueError("ContourSet must be in current Axes" if contours and isinstance(im, contours)
                             else "Argument must be an image or collection in this Axes")
        self._current_image = im

    def _gci(self):
        """The image or collection that colours are read from, or None."""
        return self._current_image
