"""What places the axes of a figure each time it is drawn."""

from matplotlib import rcParams


def _trait(slot, doc):
    """A property that each engine has to tell."""

    def told(engine):
        answer = getattr(engine, slot)
        if answer is None:
            raise NotImplementedError
        return answer

    return property(told, doc=doc)


class LayoutEngine:
    """The common part: options, and what goes together with an engine."""

    _adjust_compatible = _colorbar_gridspec = None

    def __init__(self, **kwargs):
        object.__init__(self, **kwargs)
        self._params = {}

    def set(self, **kwargs):
        """Set the options."""
        raise NotImplementedError

    colorbar_gridspec = _trait("_colorbar_gridspec", "Whether colorbars take a cell of a grid.")
    adjust_compatible = _trait("_adjust_compatible", "Whether `subplots_adjust` may be used too.")

    def get(self):
        """The options."""
        return dict(self._params)

    def execute(self, fig):
        """Place the axes."""
        raise NotImplementedError

    def _update(self, options):
        for name, value in options.items():
            if value is not None:
                self._params[name] = value


class PlaceHolderLayoutEngine(LayoutEngine):
    """Stands where an engine was removed, and remembers what went together with it."""

    def __init__(self, adjust_compatible, colorbar_gridspec, **kwargs):
        LayoutEngine.__init__(self, **kwargs)
        self._adjust_compatible, self._colorbar_gridspec = adjust_compatible, colorbar_gridspec

    def execute(self, fig):
        """Leave the axes where they are."""


class TightLayoutEngine(LayoutEngine):
    """Chooses the margins and gaps of the subplots so that labels fit."""

    _adjust_compatible = True
    _colorbar_gridspec = True

    def __init__(self, *, pad=1.08, h_pad=None, w_pad=None, rect=(0, 0, 1, 1), **kwargs):
        super().__init__(**kwargs)
        self._params = dict.fromkeys(("pad", "h_pad", "w_pad", "rect"))
        self.set(pad=pad, h_pad=h_pad, w_pad=w_pad, rect=rect)

    def execute(self, fig):
        """Set margins and gaps."""
        from matplotlib._tight_layout import get_subplotspec_list, get_tight_layout_figure

        margins = get_tight_layout_figure(
            fig, fig.axes, get_subplotspec_list(fig.axes), fig._get_renderer(), **self._params
        )
        if margins:
            fig.subplots_adjust(**margins)

    def set(self, *, pad=None, w_pad=None, h_pad=None, rect=None):
        """Set pads, in units of the font size, and the box that is filled."""
        self._update({"pad": pad, "w_pad": w_pad, "h_pad": h_pad, "rect": rect})


class ConstrainedLayoutEngine(LayoutEngine):
    """Places axes, colorbars, titles and legends together so that nothing overlaps."""

    _adjust_compatible = False
    _colorbar_gridspec = False

    def __init__(self, *, h_pad=None, w_pad=None, hspace=None, wspace=None, rect=(0, 0, 1, 1), compress=False,
                 **kwargs):
        super().__init__(**kwargs)
        names = ("h_pad", "w_pad", "hspace", "wspace")
        self._params = {**{name: rcParams[f"figure.constrained_layout.{name}"] for name in names}, "rect": (0, 0, 1, 1)}
        self.set(h_pad=h_pad, w_pad=w_pad, hspace=hspace, wspace=wspace, rect=rect)
        self._compress = compress

    def execute(self, fig):
        """Place everything."""
        from matplotlib._constrained_layout import do_constrained_layout

        options = self.get()
        for pad, inches in zip(("w_pad", "h_pad"), fig.get_size_inches()):
            options[pad] /= inches
        return do_constrained_layout(fig, compress=self._compress, **options)

    def set(self, *, h_pad=None, w_pad=None, hspace=None, wspace=None, rect=None):
        """Set pads in inches, gaps relative to the axes, and the box that is filled."""
        self._update({"h_pad": h_pad, "w_pad": w_pad, "hspace": hspace, "wspace": wspace, "rect": rect})
