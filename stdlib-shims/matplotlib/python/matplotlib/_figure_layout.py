"""Where the axes of a figure go: margins, layout engines, and the box around everything drawn."""

from matplotlib import rcParams
from matplotlib._warning import warn
from matplotlib.transforms import Bbox


class FigureBase:
    """Methods of a figure, or a part of one, about margins and boxes.

    Named like the class it is a part of, because errors of calls name it."""

    def subplots_adjust(self, left=None, bottom=None, right=None, top=None, wspace=None, hspace=None):
        """Set margins and gaps of the subplots."""
        engine = self.get_layout_engine()
        if engine is not None and not engine.adjust_compatible:
            warn(
                "This figure was using a layout engine that is incompatible with subplots_adjust and/or "
                "tight_layout; not calling subplots_adjust."
            )
            return
        self.subplotpars.update(left, bottom, right, top, wspace, hspace)
        for ax in self.axes:
            spec = ax.get_subplotspec()
            if spec is not None:
                ax._set_position(spec.get_position(self))
        self.stale = True

    def get_default_bbox_extra_artists(self):
        """Artists that count for the box around everything drawn."""
        artists = [child for child in self.get_children()
                   if child is not self.patch and child.get_visible() and child.get_in_layout()]
        for ax in self.axes:
            if ax.get_visible():
                artists.extend(ax.get_default_bbox_extra_artists())
        return artists

    def get_tightbbox(self, renderer=None, *, bbox_extra_artists=None):
        """The box around everything drawn, in inches."""
        if renderer is None:
            renderer = self._root_figure._get_renderer()
        artists = self.get_default_bbox_extra_artists() if bbox_extra_artists is None else bbox_extra_artists
        boxes = []
        for artist in artists:
            box = artist.get_tightbbox(renderer)
            if box is not None:
                boxes.append(box)
        for ax in self.axes:
            if ax.get_visible():
                boxes.append(ax.get_tightbbox(renderer, bbox_extra_artists=bbox_extra_artists))
        boxes = [box for box in boxes
                 if box is not None and _finite(box) and (box.width != 0 or box.height != 0)]
        own = isinstance(self.bbox_inches if hasattr(self, "bbox_inches") else None, Bbox)
        if not boxes:
            return self.bbox_inches if own else self.bbox
        around = Bbox.union(boxes)
        # A figure answers in inches, a part of one in pixels.
        return _scaled(around, 1 / self._root_figure.dpi) if own else around


class Figure:
    """Methods of a whole figure about layout engines."""

    def _choose_layout(self, layout, tight_layout, constrained_layout):
        """The layout engine that the arguments of a new figure ask for."""
        if layout is not None:
            for name, value in (("tight_layout", tight_layout), ("constrained_layout", constrained_layout)):
                if value is not None:
                    warn(
                        f"The Figure parameters 'layout' and '{name}' cannot be used together. Please use 'layout' "
                        "only."
                    )
            self.set_layout_engine(layout=layout)
        elif tight_layout is not None:
            if constrained_layout is not None:
                warn(
                    "The Figure parameters 'tight_layout' and 'constrained_layout' cannot be used together. Please "
                    "use 'layout' parameter"
                )
            self.set_layout_engine(layout="tight")
            if isinstance(tight_layout, dict):
                self.get_layout_engine().set(**tight_layout)
        elif constrained_layout is not None:
            if isinstance(constrained_layout, dict):
                self.set_layout_engine(layout="constrained")
                self.get_layout_engine().set(**constrained_layout)
            elif constrained_layout:
                self.set_layout_engine(layout="constrained")
        else:
            self.set_layout_engine(layout=None)

    def set_layout_engine(self, layout=None, **kwargs):
        """Choose what places the axes: 'constrained', 'compressed', 'tight', 'none', an engine, or the settings'."""
        if layout is None:
            if rcParams["figure.autolayout"]:
                layout = "tight"
            elif rcParams["figure.constrained_layout.use"]:
                layout = "constrained"
            else:
                self._layout_engine = None
                return
        from matplotlib import layout_engine

        if layout == "tight":
            new = layout_engine.TightLayoutEngine(**kwargs)
        elif layout == "constrained":
            new = layout_engine.ConstrainedLayoutEngine(**kwargs)
        elif layout == "compressed":
            new = layout_engine.ConstrainedLayoutEngine(compress=True, **kwargs)
        elif layout == "none":
            new = None
            if self._layout_engine is not None:
                new = layout_engine.PlaceHolderLayoutEngine(
                    self._layout_engine.adjust_compatible, self._layout_engine.colorbar_gridspec
                )
        elif isinstance(layout, layout_engine.LayoutEngine):
            new = layout
        else:
            raise ValueError(f"Invalid value for 'layout': {layout!r}")
        if not self._check_layout_engines_compat(self._layout_engine, new):
            raise RuntimeError(
                "Colorbar layout of new layout engine not compatible with old engine, and a colorbar has been "
                "created.  Engine not changed."
            )
        self._layout_engine = new

    def _check_layout_engines_compat(self, old, new):
        """Whether colorbars that stand already can stay under the new engine."""
        if old is None or new is None or old.colorbar_gridspec == new.colorbar_gridspec:
            return True
        return all(getattr(ax, "_colorbar", None) is None for ax in self.axes)

    def get_layout_engine(self):
        """What places the axes, or None."""
        return self._layout_engine

    def _run_layout(self):
        """Place the axes; where no layout is possible they stay."""
        if self.axes and self._layout_engine is not None:
            try:
                self._layout_engine.execute(self)
            except ValueError:
                pass

    def get_tight_layout(self):
        """Whether tight layout places the axes."""
        from matplotlib.layout_engine import TightLayoutEngine

        return isinstance(self._layout_engine, TightLayoutEngine)

    def set_tight_layout(self, tight):
        """Switch tight layout on or off, or set its pads."""
        if tight is None:
            tight = rcParams["figure.autolayout"]
        options = tight if isinstance(tight, dict) else {}
        self.set_layout_engine("tight" if tight else "none", **options)
        self.stale = True

    def get_constrained_layout(self):
        """Whether constrained layout places the axes."""
        from matplotlib.layout_engine import ConstrainedLayoutEngine

        return isinstance(self._layout_engine, ConstrainedLayoutEngine)

    def set_constrained_layout(self, constrained):
        """Switch constrained layout on or off, or set its pads."""
        if constrained is None:
            constrained = rcParams["figure.constrained_layout.use"]
        options = constrained if isinstance(constrained, dict) else {}
        self.set_layout_engine("constrained" if constrained else "none", **options)
        self.stale = True

    def get_constrained_layout_pads(self, relative=False):
        """Pads of constrained layout: w_pad, h_pad, wspace, hspace; in inches, or relative to the figure."""
        if not self.get_constrained_layout():
            return None, None, None, None
        info = self._layout_engine.get()
        w_pad, h_pad = info["w_pad"], info["h_pad"]
        if relative and (w_pad is not None or h_pad is not None):
            width, height = self.get_size_inches()
            w_pad, h_pad = w_pad / width, h_pad / height
        return w_pad, h_pad, info["wspace"], info["hspace"]

    def set_constrained_layout_pads(self, **kwargs):
        """Set pads of constrained layout."""
        if self.get_constrained_layout():
            self._layout_engine.set(**kwargs)

    def tight_layout(self, *, pad=1.08, h_pad=None, w_pad=None, rect=None):
        """Choose margins and gaps, once, so that labels do not overlap."""
        from matplotlib.layout_engine import TightLayoutEngine

        engine = TightLayoutEngine(pad=pad, h_pad=h_pad, w_pad=w_pad, rect=rect)
        previous = self._layout_engine
        try:
            self.set_layout_engine(engine)
            engine.execute(self)
            if previous is not None and not isinstance(previous, TightLayoutEngine) and previous.adjust_compatible is False:
                warn("The figure layout has changed to tight")
        finally:
            self.set_layout_engine("none")


def _finite(box):
    import math

    return all(math.isfinite(value) for value in box.extents)


def _scaled(box, factor):
    x0, y0, x1, y1 = box.extents
    return Bbox.from_extents(x0 * factor, y0 * factor, x1 * factor, y1 * factor)
