"""Hatches: which patterns exist, and the lines of one square of them."""

import numpy as np

_KNOWN = "*+-./OX\\ox|"


def _validate_hatch_pattern(hatch):
    """Warn of letters that mean nothing."""
    if hatch is None:
        return
    unknown = sorted(set(hatch) - set(_KNOWN))
    if unknown:
        import warnings
        warnings.warn(f"hatch must consist of a string of \"{_KNOWN}\" or None, but found the "
                      f"following invalid values \"{''.join(unknown)}\". Passing invalid values is deprecated since 3.4 and will become an "
                      "error in 3.11.", DeprecationWarning, stacklevel=3)


def get_path(hatchpattern, density=6):
    """The lines and shapes that fill the unit square, for a pattern in which a repeated letter means more of it."""
    from .path import Path
    density = int(density)
    vertices, codes = [np.empty((0, 2))], [np.empty(0, np.uint8)]

    def add_lines(starts, ends):
        points = np.empty((2 * len(starts), 2))
        points[0::2], points[1::2] = starts, ends
        vertices.append(points)
        codes.append(np.tile(np.array([1, 2], np.uint8), len(starts)))

    def count(letters, extra=1):
        return sum(hatchpattern.count(letter) for letter in letters) * density * extra

    across = count("-+")
    if across:
        y = np.linspace(0.0, 1.0, across, endpoint=False) + 0.5 / across
        add_lines(np.column_stack([np.zeros(across), y]), np.column_stack([np.ones(across), y]))
    upright = count("|+")
    if upright:
        x = np.linspace(0.0, 1.0, upright, endpoint=False) + 0.5 / upright
        add_lines(np.column_stack([x, np.zeros(upright)]), np.column_stack([x, np.ones(upright)]))
    rising = count("/xX")
    if rising:
        step = np.linspace(-0.5, 0.5, rising + 1)
        add_lines(np.column_stack([step, -step]), np.column_stack([1 + step, 1 - step]))
    falling = count("\\xX")
    if falling:
        step = np.linspace(-0.5, 0.5, falling + 1)
        add_lines(np.column_stack([step, 1 + step]), np.column_stack([1 + step, step]))
    for letter, size, filled in (("o", 0.2, False), ("O", 0.35, False), (".", 0.1, True), ("*", 1 / 3, True)):
        rows = hatchpattern.count(letter) * density
        if rows:
            _add_shapes(vertices, codes, letter, size, filled, rows)
    return Path(np.concatenate(vertices), np.concatenate(codes))


def _add_shapes(vertices, codes, letter, size, filled, rows):
    """Circles or stars in rows, each second row moved by half a step."""
    from .path import Path
    if letter == "*":
        shape = Path.unit_regular_star(5)
        kinds = np.full(len(shape.vertices), 2, np.uint8)
        kinds[0] = 1
    else:
        shape = Path.unit_circle()
        kinds = shape.codes
    step = 1.0 / rows
    outline = shape.vertices * step * size
    inner = outline[::-1] * 0.9
    for row in range(rows + 1):
        columns = np.linspace(0, 1, rows + 1) if row % 2 == 0 else np.linspace(step / 2, 1 - step / 2, rows)
        for column in columns:
            vertices.append(outline + (column, row * step))
            codes.append(kinds)
            if not filled:
                vertices.append(inner + (column, row * step))
                codes.append(kinds)
