"""Refusing wrong arguments in the usual words."""

from ._color_conversion import is_color_like


def in_list(name, value, allowed):
    """Refuse a value that is not one of those allowed."""
    if value not in allowed:
        raise ValueError(f"{value!r} is not a valid value for {name}; supported values are {', '.join(map(repr, allowed))}")


def colour_like(name, value):
    """Refuse what is not a colour."""
    if not is_color_like(value):
        raise ValueError(f"{value!r} is not a valid value for {name}: supported inputs are (r, g, b) and (r, g, b, a) 0-1 float tuples; "
                         "'#rrggbb', '#rrggbbaa', '#rgb', '#rgba' strings; named color strings; string reprs of 0-1 floats for "
                         "grayscale values; 'C0', 'C1', ... strings for colors of the color cycle; and pairs combining one of the above "
                         "with an alpha value")
