"""Following a field in steps of its own length, with a coarse mask so that lines keep apart."""

import math

import numpy as np

_MAXERROR = 0.003


class Grid:
    """An even grid, from rows and columns of coordinates."""

    def __init__(self, x, y):
        x, y = np.asarray(x, dtype=float), np.asarray(y, dtype=float)
        if x.ndim == 2:
            if not np.allclose(x[0], x):
                raise ValueError("The rows of 'x' must be equal")
            x = x[0]
        elif x.ndim != 1:
            raise ValueError("'x' can have at maximum 2 dimensions")
        if y.ndim == 2:
            if not np.allclose(y[:, :1], y):
                raise ValueError("The columns of 'y' must be equal")
            y = y[:, 0]
        elif y.ndim != 1:
            raise ValueError("'y' can have at maximum 2 dimensions")
        for name, values in (("x", x), ("y", y)):
            if not (np.diff(values) > 0).all():
                raise ValueError(f"'{name}' must be strictly increasing")
        self.nx, self.ny = len(x), len(y)
        self.dx, self.dy = float(x[1] - x[0]), float(y[1] - y[0])
        self.x_origin, self.y_origin = float(x[0]), float(y[0])
        self.width, self.height = float(x[-1] - x[0]), float(y[-1] - y[0])
        for name, values, size in (("x", x, self.width), ("y", y, self.height)):
            if not np.allclose(np.diff(values), size / (len(values) - 1)):
                raise ValueError(f"'{name}' values must be equally spaced")
        self.shape = self.ny, self.nx


class _Left(Exception):
    """The particle left the grid."""


class _Stopped(Exception):
    """The field is zero or unknown here."""


class _Mask:
    """Cells that a line went through: no other may enter them."""

    def __init__(self, density, grid):
        try:
            self.nx, self.ny = (30 * np.broadcast_to(density, 2)).astype(int).tolist()
        except ValueError as error:
            raise ValueError("'density' must be a scalar or be of length 2") from error
        if self.nx < 0 or self.ny < 0:
            raise ValueError("'density' must be positive")
        self.cells = [[False] * self.nx for _ in range(self.ny)]
        self.across, self.up = (self.nx - 1) / (grid.nx - 1), (self.ny - 1) / (grid.ny - 1)
        self.way, self.here = [], None

    def enter(self, x, y, broken):
        """Moves to a cell; False if a line is there already."""
        cell = round(x * self.across), round(y * self.up)
        if cell == self.here:
            return True
        if not self.cells[cell[1]][cell[0]]:
            self.way.append(cell)
            self.cells[cell[1]][cell[0]] = True
            self.here = cell
            return True
        return not broken

    def start(self, x, y, broken):
        self.way = []
        return self.enter(x, y, broken)

    def forget(self):
        for column, row in self.way:
            self.cells[row][column] = False


def _starts(nx, ny):
    """The cells along a spiral from the border inwards."""
    left, low, right, high = 0, 1, nx - 1, ny - 1
    x = y = 0
    towards = "right"
    for _ in range(nx * ny):
        yield x, y
        if towards == "right":
            x += 1
            if x >= right:
                right, towards = right - 1, "up"
        elif towards == "up":
            y += 1
            if y >= high:
                high, towards = high - 1, "left"
        elif towards == "left":
            x -= 1
            if x <= left:
                left, towards = left + 1, "down"
        else:
            y -= 1
            if y <= low:
                low, towards = low + 1, "right"


class _Drift:
    """The direction of the field at each place, in steps of the grid per length of the axes."""

    def __init__(self, grid, u, v):
        u, v = u * (1.0 / grid.dx), v * (1.0 / grid.dy)
        speed = np.sqrt((u / (grid.nx - 1)) ** 2 + (v / (grid.ny - 1)) ** 2)
        self.u, self.v, self.speed = u.tolist(), v.tolist(), speed.tolist()
        self.last_x, self.last_y = grid.nx - 1, grid.ny - 1

    def within(self, x, y):
        return 0 <= x <= self.last_x and 0 <= y <= self.last_y

    def at(self, x, y, sign):
        if not self.within(x, y):
            raise _Left
        column, row = int(x), int(y)
        right = column if column == self.last_x else column + 1
        above = row if row == self.last_y else row + 1
        across, up = x - column, y - row
        rest, below = 1 - across, 1 - up

        def between(field):
            lower, upper = field[row], field[above]
            return (lower[column] * rest + lower[right] * across) * below + (upper[column] * rest + upper[right] * across) * up

        speed = between(self.speed)
        if speed == 0 or speed != speed:
            raise _Stopped
        pace = sign / speed
        return between(self.u) * pace, between(self.v) * pace


def _to_the_border(drift, points, sign):
    """A straight step from the last point to the border of the grid; its length."""
    x, y = points[-1]
    cx, cy = drift.at(x, y, sign)
    along_x = math.inf if cx == 0 else x / -cx if cx < 0 else (drift.last_x - x) / cx
    along_y = math.inf if cy == 0 else y / -cy if cy < 0 else (drift.last_y - y) / cy
    step = min(along_x, along_y)
    points.append((x + cx * step, y + cy * step))
    return step


def _follow(drift, mask, x, y, sign, maxlength, broken):
    """(length, points) from a place on, in steps as long as the error allows (Heun's method)."""
    longest = min(1.0 / mask.nx, 1.0 / mask.ny, 0.1)
    step, total, points = longest, 0.0, []
    while True:
        try:
            if not drift.within(x, y):
                raise _Left
            points.append((x, y))
            k1x, k1y = drift.at(x, y, sign)
            k2x, k2y = drift.at(x + step * k1x, y + step * k1y, sign)
        except _Left:
            if points:
                total += _to_the_border(drift, points, sign)
            break
        except _Stopped:
            break
        dx1, dy1 = step * k1x, step * k1y
        dx2, dy2 = step * 0.5 * (k1x + k2x), step * 0.5 * (k1y + k2y)
        error = math.hypot((dx2 - dx1) / drift.last_x, (dy2 - dy1) / drift.last_y)
        if error < _MAXERROR:
            x += dx2
            y += dy2
            if not drift.within(x, y) or not mask.enter(x, y, broken) or total + step > maxlength:
                break
            total += step
        step = longest if error == 0 else min(longest, 0.85 * step * (_MAXERROR / error) ** 0.5)
    return total, points


def integrate_all(grid, u, v, density, minlength, maxlength, direction, broken, start_points):
    """All the lines, each an array of places in steps of the grid."""
    mask, drift = _Mask(density, grid), _Drift(grid, u, v)
    if direction == "both":
        maxlength /= 2.0

    def line_from(x, y):
        if not mask.start(x, y, broken):
            return None
        total, points = 0.0, []
        if direction in ("both", "backward"):
            length, found = _follow(drift, mask, x, y, -1.0, maxlength, broken)
            total += length
            points += found[::-1]
        if direction in ("both", "forward"):
            mask.here = round(x * mask.across), round(y * mask.up)
            length, found = _follow(drift, mask, x, y, 1.0, maxlength, broken)
            total += length
            points += found[1:]
        if total > minlength:
            return np.array(points)
        mask.forget()
        return None

    if start_points is None:
        places = (
            (column * (1.0 / mask.across), row * (1.0 / mask.up))
            for column, row in _starts(mask.nx, mask.ny)
            if not mask.cells[row][column]
        )
    else:
        places = []
        for x, y in np.asarray(start_points, dtype=float).tolist():
            left, low = grid.x_origin, grid.y_origin
            if not (left <= x <= left + grid.width and low <= y <= low + grid.height):
                raise ValueError(f"Starting point ({x}, {y}) outside of data boundaries")
            across, up = (x - left) * (1.0 / grid.dx), (y - low) * (1.0 / grid.dy)
            places.append((min(max(across, 0), grid.nx - 1), min(max(up, 0), grid.ny - 1)))
    found = (line_from(x, y) for x, y in places)
    return [line for line in found if line is not None]
