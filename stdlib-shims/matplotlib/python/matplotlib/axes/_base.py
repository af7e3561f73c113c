"""`_AxesBase`: what every axes has, put together from the rooms of this folder, and how one comes into being and is emptied."""

from matplotlib import artist as martist
from matplotlib import rcParams
from matplotlib import transforms as mtransforms

from ._aspect import Aspect
from ._children import Children
from ._cycles import PropertyCycles
from ._cycles import _process_plot_format as _process_plot_format
from ._cycles import _process_plot_var_args as _process_plot_var_args
from ._drawing import Drawing
from ._labels import Labels
from ._limits import Limits
from ._autoscaling import Autoscaling
from ._placement import Placement
from ._scales import Scales
from ._siblings import Siblings
from ._ticks import Ticks
from ._twins import Twins
from ._units import Units

_SIDES = ("left", "right", "bottom", "top")


class _AxesBase(Placement, Limits, Autoscaling, Units, Scales, Labels, Ticks, Aspect, Children, Drawing, Twins, PropertyCycles, martist.Artist):
    """Everything of an axes but the methods that plot."""

    __module__ = "matplotlib.axes._base"
    name = "rectilinear"
    _axis_names = ("x", "y")
    _shared_axes = {"x": Siblings("x"), "y": Siblings("y"), "z": Siblings("z")}
    _twinned_axes = Siblings("twins")
    _sharex = _sharey = None
    _subplotspec = None
    _limit_listeners = None
    _axes_locator = None
    _colorbar = None

    def __init__(self, fig, *args, facecolor=None, frameon=True, sharex=None, sharey=None, label="", xscale=None, yscale=None,
                 box_aspect=None, forward_navigation_events="auto", **kwargs):
        super().__init__()
        self.axes = self
        self._take_place(fig, args)
        self._children = []
        self.child_axes = []
        self._colorbars = []
        self._aspect = "auto"
        self._adjustable = "box"
        self._anchor = "C"
        self._stale_viewlims = dict.fromkeys(self._axis_names, False)
        self._forward_navigation_events = forward_navigation_events
        self._sharex, self._sharey = sharex, sharey
        self.set_label(label)
        self.set_figure(fig)
        self.set_box_aspect(box_aspect)
        self._init_axis()
        self._axis_map = {name: getattr(self, f"{name}axis") for name in self._axis_names}
        if facecolor is None:
            facecolor = rcParams["axes.facecolor"]
        self._facecolor = facecolor
        self._frameon = frameon
        self._axisbelow = rcParams["axes.axisbelow"]
        self._rasterization_zorder = None
        self.ignore_existing_data_limits = True
        self.spines = self._make_spines()
        self.clear()
        self._navigate = True
        self._navigate_mode = None
        if xscale:
            self.set_xscale(xscale)
        if yscale:
            self.set_yscale(yscale)
        if kwargs:
            self._internal_update(kwargs)
        self._show_ticks_by_settings()

    def _make_spines(self):
        from matplotlib.spines import Spines
        spines = Spines.from_dict(self._gen_axes_spines())
        for side, axis in (("bottom", self.xaxis), ("top", self.xaxis), ("left", self.yaxis), ("right", self.yaxis)):
            if side in spines:
                spines[side].register_axis(axis)
        return spines

    def _gen_axes_spines(self, locations=None, offset=0.0, units="inches"):
        from matplotlib.spines import Spine
        return {side: Spine.linear_spine(self, side) for side in _SIDES}

    def _gen_axes_patch(self):
        """The background, in axes coordinates."""
        from matplotlib.patches import Rectangle
        return Rectangle((0.0, 0.0), 1.0, 1.0)

    def _init_axis(self):
        from matplotlib.axis import XAxis, YAxis
        self.xaxis = XAxis(self, clear=False)
        self.yaxis = YAxis(self, clear=False)

    def _show_ticks_by_settings(self):
        """Which sides have ticks and labels at the start."""
        rc = rcParams
        for which in ("major", "minor"):
            for axis_name, axis, first, second in (("xtick", "xaxis", "bottom", "top"), ("ytick", "yaxis", "left", "right")):
                shown = {}
                for side in (first, second):
                    shown[side] = rc[f"{axis_name}.{side}"] and rc[f"{axis_name}.{which}.{side}"]
                    shown["label" + side] = rc[f"{axis_name}.label{side}"] and (which == "major" or rc[f"{axis_name}.{which}.{side}"])
                getattr(self, axis).set_tick_params(which=which, **shown)

    def cla(self):
        """Empty the axes."""
        self.clear()

    def clear(self):
        """Empty the axes: no artists, limits from 0 to 1, linear scales, no title and no labels."""
        old = self._children
        keep_x = self._sharex is not None and self.xaxis.get_visible()
        keep_y = self._sharey is not None and self.yaxis.get_visible()
        for axis in self._axis_map.values():
            axis.clear()
        for spine in self.spines.values():
            spine._clear()
            spine._ensure_position_is_set()
        self.ignore_existing_data_limits = True
        self._limit_listeners = None
        for name, shared in (("x", self._sharex), ("y", self._sharey)):
            if shared is not None:
                getattr(self, "share" + name)(shared)
            else:
                axis = self._axis_map[name]
                axis._set_scale("linear")
                axis._set_lim(0, 1, auto=True)
        self._update_transScale()
        self._tight = None
        self._use_sticky_edges = True
        self._xmargin, self._ymargin = rcParams["axes.xmargin"], rcParams["axes.ymargin"]
        self._make_cycles()
        self._children = []
        for child in old:
            child.axes = child._parent_figure = None
        self.child_axes = []
        self.containers = []
        self.legend_ = None
        self._current_image = None
        self._mouseover_set = []
        self._gridOn = rcParams["axes.grid"]
        if self._gridOn:
            self.grid(False)
            self.grid(True, which=rcParams["axes.grid.which"], axis=rcParams["axes.grid.axis"])
        self._forget_titles()
        self._make_patch()
        self.set_axis_on()
        if self._sharex is not None:
            self.xaxis.set_visible(keep_x or not old)
        if self._sharey is not None:
            self.yaxis.set_visible(keep_y or not old)
        self.set_axisbelow(self._axisbelow)
        self.stale = True

    def _make_patch(self):
        """A fresh background in the colour that the axes has."""
        shown = self.patch.get_visible() if hasattr(self, "patch") else True
        self.patch = self._gen_axes_patch()
        self.patch.set_figure(self.figure)
        self.patch.set_facecolor(self._facecolor)
        self.patch.set_edgecolor("none")
        self.patch.set_linewidth(0)
        self.patch.set_transform(self.transAxes)
        self.patch.set_visible(shown)
        upright = type(self.patch).__name__ == "Rectangle"
        self._clip_box = mtransforms.TransformedBbox(mtransforms.Bbox.unit(), self.patch.get_transform()) if upright else None

    @property
    def callbacks(self):
        """Who wants to hear of changed limits."""
        if self._limit_listeners is None:
            from matplotlib.cbook import CallbackRegistry
            self._limit_listeners = CallbackRegistry(signals=["xlim_changed", "ylim_changed", "zlim_changed"])
        return self._limit_listeners

    @callbacks.setter
    def callbacks(self, value):
        self._limit_listeners = value

    def _announce(self, signal):
        if self._limit_listeners is not None:
            self._limit_listeners.process(signal, self)

    def set_figure(self, fig):
        """Belong to a figure; the place and the transforms follow it."""
        super().set_figure(fig)
        self.bbox = mtransforms.TransformedBbox(self._position, fig.transSubfigure)
        self.dataLim = mtransforms.Bbox.null()
        self._viewLim = mtransforms.Bbox.unit()
        self.transScale = mtransforms.TransformWrapper(mtransforms.IdentityTransform())
        self._set_lim_and_transforms()

    def __str__(self):
        left, bottom, width, height = self._position.bounds
        return f"{type(self).__name__}({left:g},{bottom:g};{width:g}x{height:g})"

    def __repr__(self):
        parts = []
        if self.get_label():
            parts.append(f"label={self.get_label()!r}")
        titles = {place: text for place in ("left", "center", "right") if (text := self.get_title(place))}
        if titles:
            parts.append(f"title={titles}")
        for name, axis in self._axis_map.items():
            if axis.get_label() and axis.get_label().get_text():
                parts.append(f"{name}label={axis.get_label().get_text()!r}")
        return f"<{type(self).__name__}: " + ", ".join(parts) + ">"


# Wrong arguments are reported as of the class that has the method in matplotlib.
_ELSEWHERE = {
    **dict.fromkeys(("set_title", "get_title", "inset_axes", "secondary_xaxis", "secondary_yaxis"), "Axes.{}"),
    **dict.fromkeys(("get_xticks", "get_yticks"), "Axis.get_ticklocs"),
    **dict.fromkeys(("set_xticks", "set_yticks"), "Axis.set_ticks"),
    **dict.fromkeys(("get_xticklabels", "get_yticklabels"), "Axis.get_ticklabels"),
    **dict.fromkeys(("set_xticklabels", "set_yticklabels"), "Axis.set_ticklabels"),
    **dict.fromkeys(("set_xscale", "set_yscale"), "Axis._set_axes_scale"),
}
for _room in _AxesBase.__mro__[1:-2]:
    for _name, _method in vars(_room).items():
        if type(_method) is type(_AxesBase.clear):
            _method.__qualname__ = _ELSEWHERE.get(_name, "_AxesBase.{}").format(_name)
