"""The figure: the top of the artist tree, and parts of a figure that behave like one."""

from matplotlib import _figure_children, _figure_labels, _figure_layout, _figure_parts, _saving, rcParams
from matplotlib._figure_axes_stack import AxesStack
from matplotlib._figure_parts import figaspect
from matplotlib.artist import Artist, allow_rasterization
from matplotlib.backend_bases import FigureCanvasBase
from matplotlib.gridspec import SubplotParams
from matplotlib.patches import Rectangle
from matplotlib.transforms import Affine2D, Bbox, BboxTransformTo, TransformedBbox


class FigureBase(_figure_children.FigureBase, _figure_parts.FigureBase, _figure_labels.FigureBase,
                 _figure_layout.FigureBase, Artist):
    """What a figure and a part of a figure have in common."""

    def __init__(self, **kwargs):
        super().__init__()
        self._forget_children()
        self._align_label_groups = _alignment_groups()
        self._localaxes = []
        if kwargs:
            self.set(**kwargs)

    def _forget_children(self):
        """Start with no artists of the figure's own."""
        self._suptitle = self._supxlabel = self._supylabel = None
        self.artists, self.lines, self.patches, self.texts = [], [], [], []
        self.images, self.legends, self.subfigs = [], [], []
        self.suppressComposite = None
        self._button_pick_id = self._scroll_pick_id = None

    def _add_patch(self, frameon, facecolor, edgecolor, linewidth):
        """The rectangle behind everything."""
        self.patch = Rectangle(
            xy=(0, 0), width=1, height=1, visible=frameon, facecolor=facecolor, edgecolor=edgecolor,
            linewidth=linewidth, antialiased=False,
        )
        self._set_artist_props(self.patch)

    def _set_artist_props(self, a):
        if a is not self:
            a.set_figure(self)
        a.set_transform(self.transSubfigure)

    def get_figure(self, root=None):
        """The figure this is a part of; `root=True` gives the outermost."""
        if self._root_figure is self:
            return self
        return self._root_figure if root or root is None else self._parent

    def set_figure(self, fig):
        """A figure belongs to itself; anything else is refused."""
        if fig not in (self, self._root_figure):
            raise ValueError(
                "The parent and root figures of a (Sub)Figure are set at instantiation and cannot be changed."
            )

    figure = property(lambda self: self.get_figure(), set_figure, doc="The outermost figure.")

    def get_facecolor(self):
        """Colour of the background."""
        return self.patch.get_facecolor()

    def get_edgecolor(self):
        """Colour of the frame."""
        return self.patch.get_edgecolor()

    def get_linewidth(self):
        """Width of the frame."""
        return self.patch.get_linewidth()

    def get_frameon(self):
        """Whether the background is drawn."""
        return self.patch.get_visible()

    def set_facecolor(self, color):
        """Set the colour of the background."""
        self.patch.set_facecolor(color)

    def set_edgecolor(self, color):
        """Set the colour of the frame."""
        self.patch.set_edgecolor(color)

    def set_linewidth(self, linewidth):
        """Set the width of the frame."""
        self.patch.set_linewidth(linewidth)

    def set_frameon(self, b):
        """Set whether the background is drawn."""
        self.patch.set_visible(b)

    frameon = property(get_frameon, set_frameon)

    def contains(self, mouseevent):
        """There is no mouse here."""
        return False, {}

    def get_window_extent(self, renderer=None):
        """The box of the figure in pixels."""
        return self.bbox

    def get_children(self):
        """The artists right below this figure."""
        return [
            self.patch, *self.artists, *self._localaxes, *self.lines, *self.patches, *self.texts,
            *self.images, *self.legends, *self.subfigs,
        ]

    def _get_draw_artists(self, renderer):
        """What is drawn over the background, lowest first; axes take their place before."""
        artists = [child for child in self.get_children() if child is not self.patch]
        for ax in self._localaxes:
            _place(ax, renderer)
            for child in ax.get_children():
                if hasattr(child, "apply_aspect"):
                    _place(child, renderer)
        artists = [child for child in artists if child.get_visible() and not child.get_animated()]
        return sorted(artists, key=lambda artist: artist.get_zorder())

    def clear(self, keep_observers=False):
        """Remove everything from the figure."""
        for part in self.subfigs:
            part.clear(keep_observers=keep_observers)
        for ax in tuple(self.axes):
            ax.clear()
            self.delaxes(ax)
        self._forget_children()
        self._align_label_groups = _alignment_groups()
        self.stale = True

    def clf(self, keep_observers=False):
        """Remove everything from the figure."""
        return self.clear(keep_observers=keep_observers)


class SubFigure(FigureBase):
    """A part of a figure with labels and a background of its own."""

    def __init__(self, parent, subplotspec, *, facecolor=None, edgecolor=None, linewidth=0.0, frameon=None, **kwargs):
        super().__init__()
        self._subplotspec, self._parent = subplotspec, parent
        for shared in ("_root_figure", "_axstack", "subplotpars", "dpi_scale_trans", "transFigure", "figbbox"):
            setattr(self, shared, getattr(parent, shared))
        self.bbox_relative = Bbox.null()
        self._redo_transform_rel_fig()
        self.bbox = TransformedBbox(self.bbox_relative, parent.transSubfigure)
        self.transSubfigure = BboxTransformTo(self.bbox)
        if edgecolor is None:
            edgecolor = rcParams["figure.edgecolor"]
        self._add_patch(frameon is None or frameon, "none" if facecolor is None else facecolor, edgecolor, linewidth)
        if kwargs:
            self.set(**kwargs)

    canvas = property(lambda self: self._parent.canvas, doc="The canvas of the outermost figure.")

    def get_dpi(self):
        """Pixels per inch of the outermost figure."""
        return self._parent.dpi

    def set_dpi(self, val):
        """Set the pixels per inch of the outermost figure."""
        self._parent.dpi = val
        self.stale = True

    dpi = property(get_dpi, set_dpi, doc="Pixels per inch of the outermost figure.")

    def _get_renderer(self):
        return self._root_figure._get_renderer()

    def _redo_transform_rel_fig(self, bbox=None):
        """Take the box that the grid around gives, or a given one (in units of the parent)."""
        if bbox is None:
            bbox = self._subplotspec._position_without_margins()
        self.bbox_relative.set_points(bbox.get_points())

    def get_constrained_layout(self):
        """Whether constrained layout places the parts."""
        return self._parent.get_constrained_layout()

    def get_constrained_layout_pads(self, relative=False):
        """The pads of constrained layout."""
        return self._parent.get_constrained_layout_pads(relative=relative)

    def get_layout_engine(self):
        """What places the axes of the outermost figure."""
        return self._parent.get_layout_engine()

    @property
    def axes(self):
        """The axes of this part."""
        return self._localaxes[:]

    def get_axes(self):
        """The axes of this part."""
        return self._localaxes[:]

    @allow_rasterization
    def draw(self, renderer):
        """Draw the background and everything in this part."""
        if not self.get_visible():
            return
        artists = self._get_draw_artists(renderer)
        renderer.open_group("subfigure", gid=self.get_gid())
        self.patch.draw(renderer)
        for artist in artists:
            artist.draw(renderer)
        renderer.close_group("subfigure")
        self.stale = False


class Figure(_figure_layout.Figure, _figure_parts.Figure, _saving.Figure, FigureBase):
    """The whole picture: its size, its axes, and saving it."""

    def __init__(self, figsize=None, dpi=None, *, facecolor=None, edgecolor=None, linewidth=0.0, frameon=None,
                 subplotpars=None, tight_layout=None, constrained_layout=None, layout=None, **kwargs):
        super().__init__()
        self._root_figure = self
        self._layout_engine = None
        self._choose_layout(layout, tight_layout, constrained_layout)
        given = {"figsize": figsize, "dpi": dpi, "frameon": frameon, "facecolor": facecolor, "edgecolor": edgecolor}
        figsize, dpi, *frame = (rcParams[f"figure.{name}"] if value is None else value for name, value in given.items())
        _check_size(figsize)
        self._dpi = self._original_dpi = dpi
        self.dpi_scale_trans = Affine2D().scale(dpi)
        self.bbox_inches = Bbox.from_bounds(0, 0, *figsize)
        self.bbox = self.figbbox = TransformedBbox(self.bbox_inches, self.dpi_scale_trans)
        self.transFigure = self.transSubfigure = BboxTransformTo(self.bbox)
        self._add_patch(*frame, linewidth)
        FigureCanvasBase(self)
        self.subplotpars = SubplotParams() if subplotpars is None else subplotpars
        self._axstack = AxesStack()
        self._number = None
        self.clear()
        if kwargs:
            self.set(**kwargs)

    def __str__(self):
        return f"Figure({self.bbox.width:g}x{self.bbox.height:g})"

    def __repr__(self):
        return f"<{type(self).__name__} size {self.bbox.width:g}x{self.bbox.height:g} with {len(self.axes)} Axes>"

    @property
    def axes(self):
        """All axes of the figure, in the order they were added."""
        return self._axstack.as_list()

    def get_axes(self):
        """All axes of the figure, in the order they were added."""
        return self._axstack.as_list()

    @property
    def number(self):
        """The number pyplot knows this figure by."""
        if self._number is None:
            raise AttributeError(
                "'Figure' object has no attribute 'number'. In the future thiswill change to returning 'None' instead."
            )
        return self._number

    @number.setter
    def number(self, num):
        self._number = num

    @property
    def dpi(self):
        """Pixels per inch."""
        return self._dpi

    @dpi.setter
    def dpi(self, value):
        self._set_dpi(value)

    def _set_dpi(self, dpi, forward=True):
        if dpi == self._dpi:
            return
        self._dpi = dpi
        self.dpi_scale_trans.clear().scale(dpi)
        self.stale = True

    def get_dpi(self):
        """Pixels per inch."""
        return self._dpi

    def set_dpi(self, val):
        """Set the pixels per inch."""
        self.dpi = val
        self.stale = True

    def set_size_inches(self, w, h=None, forward=True):
        """Set width and height in inches."""
        import numpy as np

        if h is None:
            w, h = w
        size = np.array([w, h])
        if not np.isfinite(size).all() or (size < 0).any():
            raise ValueError(f"figure size must be positive finite not {size}")
        self.bbox_inches.p1 = size
        self.stale = True

    def get_size_inches(self):
        """Width and height in inches."""
        import numpy as np

        return np.array(self.bbox_inches.p1)

    def get_figwidth(self):
        """Width in inches."""
        return self.bbox_inches.width

    def get_figheight(self):
        """Height in inches."""
        return self.bbox_inches.height

    def set_figwidth(self, val, forward=True):
        """Set the width in inches."""
        self.set_size_inches(val, self.get_figheight(), forward=forward)

    def set_figheight(self, val, forward=True):
        """Set the height in inches."""
        self.set_size_inches(self.get_figwidth(), val, forward=forward)

    def set_canvas(self, canvas):
        """Set the canvas that paints this figure."""
        self.canvas = canvas

    def add_axobserver(self, func):
        """Refused: nothing watches figures here."""
        raise NotImplementedError("Figure.add_axobserver is not available: there are no events")

    @allow_rasterization
    def draw(self, renderer):
        """Draw the background and everything in the figure."""
        if not self.get_visible():
            return
        self._run_layout()
        artists = self._get_draw_artists(renderer)
        renderer.open_group("figure", gid=self.get_gid())
        self.patch.draw(renderer)
        for artist in artists:
            artist.draw(renderer)
        renderer.close_group("figure")
        self.stale = False


def _place(ax, renderer):
    """Let axes take their box: what their locator says, narrowed to their aspect."""
    locator = ax.get_axes_locator()
    ax.apply_aspect(locator(ax, renderer) if locator else None)


def _alignment_groups():
    from matplotlib.axes._siblings import Siblings

    return {"x": Siblings("aligned_x"), "y": Siblings("aligned_y"), "title": Siblings("aligned_title")}


def _check_size(figsize):
    """Refuse sizes no figure can have."""
    import numpy as np

    if not np.isfinite(figsize).all() or (np.array(figsize) < 0).any():
        raise ValueError(f"figure size must be positive finite not {figsize}")
