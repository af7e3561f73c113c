"""Which colour each column of a plot gets."""

import warnings

from pandas.plotting._words import is_list_like


def colours_for(n_colours, colormap=None, color=None):
    """A list of at least `n_colours` colours, or the dict that was given."""
    if isinstance(color, dict):
        return color
    if color is not None:
        if colormap is not None:
            warnings.warn("'color' and 'colormap' cannot be used simultaneously. Using 'color'", stacklevel=3)
        chosen = _given(color)
    elif colormap is not None:
        return _spread(n_colours, colormap)
    else:
        chosen = _of_the_cycle(n_colours)
    if len(chosen) < n_colours:
        chosen = [chosen[i % len(chosen)] for i in range(n_colours)]
    return chosen


def random_colours(n_colours, colormap=None, color=None):
    """As `colours_for`; without a choice, colours by chance that are the same each time."""
    if colormap is not None or color is not None:
        return colours_for(n_colours, colormap, color)
    import numpy as np

    return [np.random.RandomState(i).rand(3).tolist() for i in range(n_colours)]


def _of_the_cycle(n_colours):
    from matplotlib import rcParams

    colours = [entry["color"] for entry in rcParams["axes.prop_cycle"] if "color" in entry] or ["k"]
    return colours[:n_colours]


def _spread(n_colours, colormap):
    """Colours at equal steps of a colour map."""
    import numpy as np

    cmap = map_named(colormap)
    return [cmap(place) for place in np.linspace(0, 1, num=n_colours)]


def map_named(colormap):
    """A colour map, by its name or itself."""
    if not isinstance(colormap, str):
        return colormap
    import matplotlib

    return matplotlib.colormaps[colormap]


def _given(color):
    if isinstance(color, str):
        if is_one_colour(color):
            return [color]
    if len(color) == 0:
        raise ValueError(f"Invalid color argument: {color}")
    if isinstance(color, str):
        for letter in color:
            if not is_one_colour(letter):
                raise ValueError(f"Invalid color {letter}")
    if len(color) in (3, 4) and all(isinstance(part, (int, float)) for part in color):
        return [color]
    return list(color)


def is_one_colour(text):
    """Whether a text names one colour."""
    from matplotlib.colors import is_color_like

    return is_color_like(text)


def has_colour(style):
    """Whether a style such as `'r--'` names a colour."""
    return not set("bgrcmykw").isdisjoint(style)


def check_style(style, color):
    """A style with a colour and a colour at once are refused."""
    if color is None or style is None:
        return
    styles = style if is_list_like(style) and not isinstance(style, dict) else [style]
    if any(isinstance(one, str) and has_colour(one) for one in styles):
        raise ValueError(
            "Cannot pass 'style' string with a color symbol and 'color' keyword argument. Please use one or the other or "
            "pass 'style' without a color symbol"
        )
