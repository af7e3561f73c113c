"""`JointGrid` and `jointplot`: two variables together, and each alone at the margins."""

from warnings import warn

import numpy as np
from matplotlib.colors import to_rgb

from .. import utils
from .._plotter import Plotter
from .._statistics import check_argument
from ._grid import _Figured, accepts, of_seaborn


class JointGrid(_Figured):
    """A square plot with a narrow one above and one to the right."""

    def __init__(
        self, data=None, *, x=None, y=None, hue=None, height=6, ratio=5, space=0.2, palette=None, hue_order=None,
        hue_norm=None, dropna=False, xlim=None, ylim=None, marginal_ticks=False,
    ):
        import matplotlib.pyplot as plt
        from matplotlib.gridspec import GridSpec

        figure = plt.figure(figsize=(height, height))
        cells = GridSpec(ratio + 1, ratio + 1, figure=figure)
        self._figure = figure
        self.ax_joint = figure.add_subplot(cells[1:, :-1])
        self.ax_marg_x = figure.add_subplot(cells[0, :-1], sharex=self.ax_joint)
        self.ax_marg_y = figure.add_subplot(cells[1:, -1], sharey=self.ax_joint)
        self._hide_margins(marginal_ticks)

        p = Plotter(data, {"x": x, "y": y, "hue": hue})
        columns = {role: column for role, column in p.columns.items() if column.notna().any()}
        if dropna and columns:
            known = np.ones(p.n_rows, bool)
            for column in columns.values():
                known &= column.notna().to_numpy()
            columns = {role: column[known] for role, column in columns.items()}
        self.x, self.y, self.hue = (
            columns[role].rename(p.names.get(role)) if role in columns else None for role in ("x", "y", "hue")
        )
        for role in ("x", "y"):
            if p.names.get(role) is not None:
                getattr(self.ax_joint, f"set_{role}label")(p.names[role])
        if xlim is not None:
            self.ax_joint.set_xlim(xlim)
        if ylim is not None:
            self.ax_joint.set_ylim(ylim)
        self._hue_params = {"palette": palette, "hue_order": hue_order, "hue_norm": hue_norm}
        utils.despine(figure)
        if not marginal_ticks:
            utils.despine(ax=self.ax_marg_x, left=True)
            utils.despine(ax=self.ax_marg_y, bottom=True)
        for ax in (self.ax_marg_x, self.ax_marg_y):
            ax.xaxis.label.set_visible(False)
            ax.yaxis.label.set_visible(False)
        figure.tight_layout()
        figure.subplots_adjust(hspace=space, wspace=space)

    def _hide_margins(self, marginal_ticks):
        import matplotlib.pyplot as plt

        above, beside = self.ax_marg_x, self.ax_marg_y
        hidden = [above.get_xticklabels(), beside.get_yticklabels(), above.get_xticklabels(minor=True),
                  beside.get_yticklabels(minor=True)]
        if not marginal_ticks:
            hidden += [above.yaxis.get_majorticklines(), above.yaxis.get_minorticklines(),
                       beside.xaxis.get_majorticklines(), beside.xaxis.get_minorticklines(), above.get_yticklabels(),
                       beside.get_xticklabels(), above.get_yticklabels(minor=True), beside.get_xticklabels(minor=True)]
            above.yaxis.grid(False)
            beside.xaxis.grid(False)
        for artists in hidden:
            plt.setp(artists, visible=False)

    def _add_hue(self, func, options):
        if self.hue is not None:
            options["hue"] = self.hue
            for name, value in self._hue_params.items():
                if accepts(func, name):
                    options.setdefault(name, value)

    def plot(self, joint_func, marginal_func, **kwargs):
        """Draw the middle and the margins."""
        self.plot_marginals(marginal_func, **kwargs)
        self.plot_joint(joint_func, **kwargs)
        return self

    def plot_joint(self, func, **kwargs):
        """Draw both variables in the middle."""
        options = dict(kwargs)
        if not of_seaborn(func):
            _make_current(self.ax_joint)
        else:
            options["ax"] = self.ax_joint
        self._add_hue(func, options)
        if of_seaborn(func):
            func(x=self.x, y=self.y, **options)
        else:
            func(self.x, self.y, **options)
        return self

    def plot_marginals(self, func, **kwargs):
        """Draw each variable at its margin."""
        ours = of_seaborn(func) and func.__name__ != "distplot"
        options = dict(kwargs)
        self._add_hue(func, options)
        if accepts(func, "legend"):
            options.setdefault("legend", False)
        lying = {}, {}
        if accepts(func, "orientation"):
            lying = {"orientation": "vertical"}, {"orientation": "horizontal"}
        elif accepts(func, "vertical"):
            lying = {"vertical": False}, {"vertical": True}
        for role, ax, turned in (("x", self.ax_marg_x, lying[0]), ("y", self.ax_marg_y, lying[1])):
            vector = getattr(self, role)
            if ours:
                func(**{role: vector}, ax=ax, **options)
            else:
                _make_current(ax)
                func(vector, **turned, **options)
        self.ax_marg_x.yaxis.get_label().set_visible(False)
        self.ax_marg_y.xaxis.get_label().set_visible(False)
        return self

    def refline(self, *, x=None, y=None, joint=True, marginal=True, color=".5", linestyle="--", **line_kws):
        """A line across the Axes at x, y or both."""
        options = {"color": color, "linestyle": linestyle, **line_kws}
        for place, margin, draw in ((x, self.ax_marg_x, "axvline"), (y, self.ax_marg_y, "axhline")):
            for ax, wanted in ((self.ax_joint, joint), (margin, marginal)):
                if wanted and place is not None:
                    getattr(ax, draw)(place, **options)
        return self

    def set_axis_labels(self, xlabel="", ylabel="", **kwargs):
        """Labels of the middle."""
        self.ax_joint.set_xlabel(xlabel, **kwargs)
        self.ax_joint.set_ylabel(ylabel, **kwargs)
        return self

    def set(self, **kwargs):
        """Set properties of the middle."""
        self.ax_joint.set(**kwargs)
        return self


def _make_current(ax):
    import matplotlib.pyplot as plt

    plt.sca(ax)


def jointplot(
    data=None, *, x=None, y=None, hue=None, kind="scatter", height=6, ratio=5, space=0.2, dropna=False, xlim=None,
    ylim=None, color=None, palette=None, hue_order=None, hue_norm=None, marginal_ticks=False, joint_kws=None,
    marginal_kws=None, **kwargs,
):
    """Two variables as points, cells, contours or a fit, with their distributions at the margins."""
    if kwargs.pop("ax", None) is not None:
        warn("Ignoring `ax`; jointplot is a figure-level function.", UserWarning, stacklevel=2)
    joint_kws, marginal_kws = {**(joint_kws or {}), **kwargs}, dict(marginal_kws or {})
    check_argument("kind", ["scatter", "hist", "hex", "kde", "reg", "resid"], kind)
    if hue is not None and kind in ("hex", "reg", "resid"):
        raise ValueError(f"Use of `hue` with `kind='{kind}'` is not currently supported.")
    color = "C0" if color is None else color
    grid = JointGrid(data, x=x, y=y, hue=hue, palette=palette, hue_order=hue_order, hue_norm=hue_norm,
                     dropna=dropna or kind == "hex", height=height, ratio=ratio, space=space, xlim=xlim, ylim=ylim,
                     marginal_ticks=marginal_ticks)
    if grid.hue is not None:
        marginal_kws.setdefault("legend", False)
    marginal_kws.setdefault("color", color)
    _DRAW[kind](grid, color, joint_kws, marginal_kws, data, x, y, hue)
    _make_current(grid.ax_joint)
    return grid


def _scatter(grid, color, joint_kws, marginal_kws, *_):
    from ..distributions import histplot, kdeplot
    from ..relational import scatterplot

    grid.plot_joint(scatterplot, **{"color": color, **joint_kws})
    if grid.hue is None:
        grid.plot_marginals(histplot, **marginal_kws)
    else:
        grid.plot_marginals(kdeplot, **{"warn_singular": False, "fill": True, **marginal_kws})


def _hist(grid, color, joint_kws, marginal_kws, data, x, y, hue):
    from ..distributions import histplot

    grid.plot_joint(histplot, **{"color": color, **joint_kws})
    for place, (name, vector, ax) in enumerate((("x", x, grid.ax_marg_x), ("y", y, grid.ax_marg_y))):
        options = dict(marginal_kws)
        for key in ("bins", "binwidth", "binrange"):
            if isinstance(joint_kws.get(key), tuple):
                options.setdefault(key, joint_kws[key][place])
        histplot(data=data, **{name: vector}, hue=hue, **options, ax=ax)


def _kde(grid, color, joint_kws, marginal_kws, *_):
    from ..distributions import kdeplot

    grid.plot_joint(kdeplot, **{"color": color, "warn_singular": False, **joint_kws})
    if "fill" in joint_kws:
        marginal_kws.setdefault("fill", joint_kws["fill"])
    grid.plot_marginals(kdeplot, **marginal_kws)


def _hex(grid, color, joint_kws, marginal_kws, *_):
    import matplotlib.pyplot as plt

    from ..distributions import histplot
    from ..distributions._distplot import _freedman_diaconis_bins
    from ..palettes import blend_palette

    shades = [utils.set_hls_values(to_rgb(color), l=light) for light in np.linspace(1, 0, 12)]
    bins = [min(_freedman_diaconis_bins(np.asarray(vector, float)), 50) for vector in (grid.x, grid.y)]
    joint_kws.setdefault("gridsize", int(np.mean(bins)))
    joint_kws.setdefault("cmap", blend_palette(shades, as_cmap=True))
    grid.plot_joint(plt.hexbin, **joint_kws)
    grid.plot_marginals(histplot, **marginal_kws)


def _reg(grid, color, joint_kws, marginal_kws, *_):
    from ..distributions import histplot
    from ..regression import regplot

    grid.plot_marginals(histplot, **{"kde": True, **marginal_kws})
    grid.plot_joint(regplot, **{"color": color, **joint_kws})


def _resid(grid, color, joint_kws, marginal_kws, *_):
    from ..distributions import histplot
    from ..regression import residplot

    grid.plot_joint(residplot, **{"color": color, **joint_kws})
    across, up = np.asarray(grid.ax_joint.collections[0].get_offsets()).T
    histplot(x=across, ax=grid.ax_marg_x, **marginal_kws)
    histplot(y=up, ax=grid.ax_marg_y, **marginal_kws)


_DRAW = {"scatter": _scatter, "hist": _hist, "kde": _kde, "hex": _hex, "reg": _reg, "resid": _resid}
