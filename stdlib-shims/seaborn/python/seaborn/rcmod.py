"""Themes: what seaborn sets in matplotlib's rcParams, by style, by context and by palette."""

import functools

import matplotlib as mpl

_STYLE_KEYS = (
    "axes.facecolor", "axes.edgecolor", "axes.grid", "axes.axisbelow", "axes.labelcolor", "figure.facecolor",
    "grid.color", "grid.linestyle", "text.color", "xtick.color", "ytick.color", "xtick.direction", "ytick.direction",
    "lines.solid_capstyle", "patch.edgecolor", "patch.force_edgecolor", "image.cmap", "font.family", "font.sans-serif",
    "xtick.bottom", "xtick.top", "ytick.left", "ytick.right", "axes.spines.left", "axes.spines.bottom",
    "axes.spines.right", "axes.spines.top",
)

_CONTEXT_KEYS = (
    "font.size", "axes.labelsize", "axes.titlesize", "xtick.labelsize", "ytick.labelsize", "legend.fontsize",
    "legend.title_fontsize", "axes.linewidth", "grid.linewidth", "lines.linewidth", "lines.markersize",
    "patch.linewidth", "xtick.major.width", "ytick.major.width", "xtick.minor.width", "ytick.minor.width",
    "xtick.major.size", "ytick.major.size", "xtick.minor.size", "ytick.minor.size",
)

_DARK_GRAY, _LIGHT_GRAY = ".15", ".8"

_ALL_STYLES = {
    "figure.facecolor": "white", "axes.labelcolor": _DARK_GRAY, "xtick.direction": "out", "ytick.direction": "out",
    "xtick.color": _DARK_GRAY, "ytick.color": _DARK_GRAY, "axes.axisbelow": True, "grid.linestyle": "-",
    "text.color": _DARK_GRAY, "font.family": ["sans-serif"],
    "font.sans-serif": ["Arial", "DejaVu Sans", "Liberation Sans", "Bitstream Vera Sans", "sans-serif"],
    "lines.solid_capstyle": "round", "patch.edgecolor": "w", "patch.force_edgecolor": True, "image.cmap": "rocket",
    "xtick.top": False, "ytick.right": False,
}

_ALL_SPINES = {f"axes.spines.{side}": True for side in ("left", "bottom", "right", "top")}

# Background, colour of the frame, colour of the grid.
_STYLES = {
    "darkgrid": ("#EAEAF2", "white", "white"),
    "whitegrid": ("white", _LIGHT_GRAY, _LIGHT_GRAY),
    "dark": ("#EAEAF2", "white", "white"),
    "white": ("white", _DARK_GRAY, _LIGHT_GRAY),
    "ticks": ("white", _DARK_GRAY, _LIGHT_GRAY),
}

_CONTEXTS = {"paper": 0.8, "notebook": 1, "talk": 1.5, "poster": 2}

_WIDTHS = {
    "axes.linewidth": 1.25, "grid.linewidth": 1, "lines.linewidth": 1.5, "lines.markersize": 6, "patch.linewidth": 1,
    "xtick.major.width": 1.25, "ytick.major.width": 1.25, "xtick.minor.width": 1, "ytick.minor.width": 1,
    "xtick.major.size": 6, "ytick.major.size": 6, "xtick.minor.size": 4, "ytick.minor.size": 4,
}

_FONTS = {
    "font.size": 12, "axes.labelsize": 12, "axes.titlesize": 12, "xtick.labelsize": 11, "ytick.labelsize": 11,
    "legend.fontsize": 11, "legend.title_fontsize": 12,
}


class _Parameters(dict):
    """Parameters that can be used in a `with` or as a decorator, to hold for a while."""

    def __enter__(self):
        self._previous = {key: mpl.rcParams[key] for key in self._keys}
        self._set(self)

    def __exit__(self, *details):
        self._set(self._previous)

    def __call__(self, function):
        @functools.wraps(function)
        def inside(*args, **kwargs):
            with self:
                return function(*args, **kwargs)

        return inside


class _AxesStyle(_Parameters):
    _keys = _STYLE_KEYS

    @staticmethod
    def _set(style):
        set_style(style)


class _PlottingContext(_Parameters):
    _keys = _CONTEXT_KEYS

    @staticmethod
    def _set(context):
        set_context(context)


def axes_style(style=None, rc=None):
    """The parameters of a style: darkgrid, whitegrid, dark, white or ticks; the current ones without a name."""
    if style is None:
        chosen = {key: mpl.rcParams[key] for key in _STYLE_KEYS}
    elif isinstance(style, dict):
        chosen = style
    else:
        if style not in _STYLES:
            raise ValueError(f"style must be one of {', '.join(['white', 'dark', 'whitegrid', 'darkgrid', 'ticks'])}")
        background, frame, grid = _STYLES[style]
        ticks = style == "ticks"
        chosen = {
            **_ALL_STYLES, "axes.grid": style.endswith("grid"), "axes.facecolor": background, "axes.edgecolor": frame,
            "grid.color": grid, **_ALL_SPINES, "xtick.bottom": ticks, "ytick.left": ticks,
        }
    return _AxesStyle(_with_changes(chosen, rc, _STYLE_KEYS))


def plotting_context(context=None, font_scale=1, rc=None):
    """The sizes of a context: paper, notebook, talk or poster; the current ones without a name."""
    if isinstance(context, dict):
        sizes = context
    elif context is None:
        sizes = {key: mpl.rcParams[key] for key in _CONTEXT_KEYS}
    elif context in _CONTEXTS:
        scale = _CONTEXTS[context]
        sizes = {key: size * scale for key, size in _WIDTHS.items()}
        sizes.update({key: size * scale * font_scale for key, size in _FONTS.items()})
    else:
        raise ValueError(f"context must be in {', '.join(_CONTEXTS)}")
    return _PlottingContext(_with_changes(sizes, rc, _CONTEXT_KEYS))


def _with_changes(chosen, rc, keys):
    chosen = {key: value for key, value in chosen.items() if key in keys}
    if rc is not None:
        chosen.update((key, value) for key, value in rc.items() if key in keys)
    return chosen


def set_theme(
    context="notebook", style="darkgrid", palette="deep", font="sans-serif", font_scale=1, color_codes=True, rc=None
):
    """Set context, style, palette and font at once."""
    for part in (plotting_context(context, font_scale), axes_style(style, {"font.family": font})):
        mpl.rcParams.update(part)
    set_palette(palette, color_codes=color_codes)
    mpl.rcParams.update(rc or {})


def set(*args, **kwargs):
    """The older name of `set_theme`."""
    set_theme(*args, **kwargs)


def set_style(style=None, rc=None):
    """Set the parameters of `axes_style`."""
    mpl.rcParams.update(axes_style(style, rc))


def set_context(context=None, font_scale=1, rc=None):
    """Set the parameters of `plotting_context`."""
    mpl.rcParams.update(plotting_context(context, font_scale, rc))


def set_palette(palette, n_colors=None, desat=None, color_codes=False):
    """Set the colours that plots go through."""
    from cycler import cycler

    from .palettes import color_palette, set_color_codes

    colors = color_palette(palette, n_colors, desat)
    mpl.rcParams["axes.prop_cycle"] = cycler("color", colors)
    if color_codes:
        try:
            set_color_codes(palette)
        except (ValueError, TypeError):
            pass


def reset_defaults():
    """All parameters as matplotlib has them by default."""
    mpl.rcParams.update(mpl.rcParamsDefault)


def reset_orig():
    """All parameters as they were when seaborn was imported."""
    import seaborn

    mpl.rcParams.update(seaborn._orig_rc_params)
