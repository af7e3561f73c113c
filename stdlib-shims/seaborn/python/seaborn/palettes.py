"""Palettes: lists of colours and colour maps by name, by hue circle, by blending."""

from itertools import cycle

import matplotlib as mpl
import numpy as np
from matplotlib.colors import Colormap, LinearSegmentedColormap, ListedColormap, colorConverter, rgb2hex, to_rgb

from ._color_tables import MPL_QUAL_PALS, SEABORN_PALETTES, crayons
from ._husl import husl_to_rgb, rgb_to_husl
from .utils import desaturate, get_color_cycle

QUAL_PALETTE_SIZES = {**MPL_QUAL_PALS, **{name: len(colors) for name, colors in SEABORN_PALETTES.items()}}
QUAL_PALETTES = list(QUAL_PALETTE_SIZES)


def __getattr__(name):
    if name == "xkcd_rgb":
        from matplotlib.colors import XKCD_COLORS

        return {key.removeprefix("xkcd:"): value for key, value in XKCD_COLORS.items()}
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


class _ColorPalette(list):
    """A list of colours that can stand in a `with` to be the colour cycle for a while."""

    def __enter__(self):
        from .rcmod import set_palette

        self._previous = color_palette()
        set_palette(self)
        return self

    def __exit__(self, *details):
        from .rcmod import set_palette

        set_palette(self._previous)

    def as_hex(self):
        """The same colours as #rrggbb."""
        return _ColorPalette(rgb2hex(color) for color in self)

    def _repr_html_(self):
        size, n_colors = 55, len(self)
        squares = "".join(
            f'<rect x="{place * size}" y="0" width="{size}" height="{size}" '
            f'style="fill:{color};stroke-width:2;stroke:rgb(255,255,255)"/>'
            for place, color in enumerate(self.as_hex())
        )
        return f'<svg  width="{n_colors * size}" height="{size}">{squares}</svg>'


def color_palette(palette=None, n_colors=None, desat=None, as_cmap=False):
    """Colours by the name of a palette or map, or from a list; without a name, the current cycle."""
    named = isinstance(palette, str)
    if palette is None:
        palette = get_color_cycle()
    if n_colors is None:
        n_colors = QUAL_PALETTE_SIZES.get(palette, 6) if named else len(palette)
    if named:
        palette = _by_name(palette, n_colors, as_cmap)
    if desat is not None:
        palette = [desaturate(color, desat) for color in palette]
    if as_cmap:
        return palette
    endless = cycle(palette)
    palette = [next(endless) for _ in range(n_colors)]
    try:
        return _ColorPalette(map(to_rgb, palette))
    except ValueError:
        raise ValueError(f"Could not generate a palette for {palette}") from None


def _by_name(name, n_colors, as_cmap):
    if name in SEABORN_PALETTES:
        return SEABORN_PALETTES[name]
    if name == "hls":
        return hls_palette(n_colors, as_cmap=as_cmap)
    if name == "husl":
        return husl_palette(n_colors, as_cmap=as_cmap)
    if name.lower() == "jet":
        raise ValueError("No.")
    if name.startswith("ch:"):
        args, kwargs = _parse_cubehelix_args(name)
        return cubehelix_palette(n_colors, *args, **kwargs, as_cmap=as_cmap)
    for start, make in (("light:", light_palette), ("dark:", dark_palette)):
        if name.startswith(start):
            _, color = name.split(":")
            return make(color.removesuffix("_r"), n_colors, reverse=color.endswith("_r"), as_cmap=as_cmap)
    if name.startswith("blend:"):
        _, colors = name.split(":")
        return blend_palette(colors.split(","), n_colors, as_cmap=as_cmap)
    try:
        return mpl_palette(name, n_colors, as_cmap=as_cmap)
    except (ValueError, KeyError):
        raise ValueError(f"{name!r} is not a valid palette name") from None


def _hues(n_colors, h):
    hues = np.linspace(0, 1, int(n_colors) + 1)[:-1] + h
    hues %= 1
    return hues - hues.astype(int)


def hls_palette(n_colors=6, h=0.01, l=0.6, s=0.65, as_cmap=False):
    """Hues at equal steps, one lightness and saturation."""
    from colorsys import hls_to_rgb

    if as_cmap:
        n_colors = 256
    palette = [hls_to_rgb(hue, l, s) for hue in _hues(n_colors, h)]
    return ListedColormap(palette, "hls") if as_cmap else _ColorPalette(palette)


def husl_palette(n_colors=6, h=0.01, s=0.9, l=0.65, as_cmap=False):
    """Hues at equal steps that look equally bright."""
    if as_cmap:
        n_colors = 256
    hues = _hues(n_colors, h) * 359
    palette = [_color_to_rgb((hue, s * 99, l * 99), input="husl") for hue in hues.tolist()]
    return ListedColormap(palette, "hsl") if as_cmap else _ColorPalette(palette)


def mpl_palette(name, n_colors=6, as_cmap=False):
    """Colours from a matplotlib map, its ends left out."""
    if name.endswith("_d"):
        name = name.removesuffix("_d")
        colors = color_palette(name.removesuffix("_r"), 2) + ["#333333"]
        cmap = blend_palette(colors[::-1] if name.endswith("_r") else colors, n_colors, as_cmap=True)
    else:
        cmap = _registered(name)
    if as_cmap:
        return cmap
    if name in MPL_QUAL_PALS:
        places = np.linspace(0, 1, MPL_QUAL_PALS[name])[:n_colors]
    else:
        places = np.linspace(0, 1, int(n_colors) + 2)[1:-1]
    return _ColorPalette(map(tuple, cmap(places)[:, :3]))


def _registered(name):
    return name if isinstance(name, Colormap) else mpl.colormaps[name]


def _color_to_rgb(color, input):
    """A colour given as rgb, hls, husl or by its xkcd name, as three numbers in 0..1."""
    if input == "hls":
        from colorsys import hls_to_rgb

        return hls_to_rgb(*color)
    if input == "husl":
        return tuple(min(max(part, 0), 1) for part in husl_to_rgb(*color))
    if input == "xkcd":
        return to_rgb("xkcd:" + color)
    return to_rgb(color)


def _towards_gray(color, lightness, n_colors, reverse, as_cmap, input):
    rgb = _color_to_rgb(color, input)
    hue, saturation, _ = rgb_to_husl(*rgb)
    gray = _color_to_rgb((hue, 0.15 * saturation, lightness), input="husl")
    return blend_palette([rgb, gray] if reverse else [gray, rgb], n_colors, as_cmap)


def dark_palette(color, n_colors=6, reverse=False, as_cmap=False, input="rgb"):
    """From a dark gray to a colour."""
    return _towards_gray(color, 15, n_colors, reverse, as_cmap, input)


def light_palette(color, n_colors=6, reverse=False, as_cmap=False, input="rgb"):
    """From a light gray to a colour."""
    return _towards_gray(color, 95, n_colors, reverse, as_cmap, input)


def diverging_palette(h_neg, h_pos, s=75, l=50, sep=1, n=6, center="light", as_cmap=False):
    """From one HUSL hue through a light or dark middle to another."""
    make = {"dark": dark_palette, "light": light_palette}[center]
    middle = {"dark": [(0.133, 0.133, 0.133)], "light": [(0.95, 0.95, 0.95)]}[center]
    n_half = int(128 - (sep // 2))
    negative = make((h_neg, s, l), n_half, reverse=True, input="husl")
    positive = make((h_pos, s, l), n_half, input="husl")
    return blend_palette(negative + middle * sep + positive, n, as_cmap=as_cmap)


def blend_palette(colors, n_colors=6, as_cmap=False, input="rgb"):
    """Colours at equal steps on the way through the given ones."""
    colors = [_color_to_rgb(color, input) for color in colors]
    cmap = LinearSegmentedColormap.from_list("blend", colors)
    if as_cmap:
        return cmap
    return _ColorPalette(map(tuple, cmap(np.linspace(0, 1, int(n_colors)))[:, :3]))


def xkcd_palette(colors):
    """Colours by their names in the xkcd survey."""
    names = __getattr__("xkcd_rgb")
    return color_palette([names[name] for name in colors], len(colors))


def crayon_palette(colors):
    """Colours by the names of Crayola crayons."""
    return color_palette([crayons[name] for name in colors], len(colors))


def cubehelix_palette(
    n_colors=6, start=0, rot=0.4, gamma=1.0, hue=0.8, light=0.85, dark=0.15, reverse=False, as_cmap=False
):
    """Colours on a helix around the line of grays, lightness falling evenly."""
    steps = np.linspace(0, 1, 256)
    lightness = steps**gamma
    amplitude = hue * lightness * (1 - lightness) / 2
    angle = 2 * np.pi * (start / 3 + rot * steps)
    weights = ((-0.14861, 1.78277), (-0.29227, -0.90649), (1.97294, 0.0))
    parts = [lightness + amplitude * (a * np.cos(angle) + b * np.sin(angle)) for a, b in weights]
    colors = np.clip(np.stack(parts, axis=1), 0, 1)

    places = np.linspace(light, dark, 256 if as_cmap else int(n_colors))
    chosen = colors[np.clip((places * 256).astype(int), 0, 255)]
    if reverse:
        chosen = chosen[::-1]
    if as_cmap:
        return ListedColormap(np.column_stack([chosen, np.ones(256)]), "seaborn_cubehelix")
    return _ColorPalette(chosen.tolist())


def _parse_cubehelix_args(text):
    """Positional and named arguments out of "ch:start,rot,light=.9_r"."""
    text = text.removeprefix("ch:")
    reverse = text.endswith("_r")
    text = text.removesuffix("_r")
    if not text:
        return [], {"reverse": reverse}
    short = {"s": "start", "r": "rot", "g": "gamma", "h": "hue", "l": "light", "d": "dark"}
    args, kwargs = [], {}
    for part in text.split(","):
        if "=" in part:
            key, value = part.split("=")
            kwargs[short.get(key.strip(" "), key.strip(" "))] = float(value.strip(" "))
        else:
            args.append(float(part.strip(" ")))
    if reverse:
        kwargs["reverse"] = True
    return args, kwargs


def set_color_codes(palette="deep"):
    """What "b", "g", "r" and the other letters mean."""
    if palette == "reset":
        colors = [(0.0, 0.0, 1.0), (0.0, 0.5, 0.0), (1.0, 0.0, 0.0), (0.75, 0.0, 0.75), (0.75, 0.75, 0.0),
                  (0.0, 0.75, 0.75), (0.0, 0.0, 0.0)]
    elif not isinstance(palette, str):
        raise TypeError("set_color_codes requires a named seaborn palette")
    elif palette in SEABORN_PALETTES:
        colors = SEABORN_PALETTES[palette if palette.endswith("6") else palette + "6"] + [(0.1, 0.1, 0.1)]
    else:
        raise ValueError(f"Cannot set colors with palette '{palette}'")
    for code, color in zip("bgrmyck", colors):
        colorConverter.colors[code] = to_rgb(color)
