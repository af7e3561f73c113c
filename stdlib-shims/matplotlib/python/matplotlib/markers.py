"""Shapes that mark points: each is an outline in a unit square and a transform."""

import numpy as np

from . import rcParams
from ._affine import Affine2D, IdentityTransform
from .path import Path

(TICKLEFT, TICKRIGHT, TICKUP, TICKDOWN, CARETLEFT, CARETRIGHT, CARETUP, CARETDOWN, CARETLEFTBASE, CARETRIGHTBASE, CARETUPBASE,
 CARETDOWNBASE) = range(12)

_empty = Path(np.empty((0, 2)))

_TRIANGLE = ([[0, 1], [-1, -1], [1, -1], [0, 1]], [1, 2, 2, 79])
_TRI = ([[0, 0], [0, -1], [0, 0], [0.8, 0.5], [0, 0], [-0.8, 0.5]], [1, 2, 1, 2, 1, 2])
_PLUS = ([[-1, 0], [1, 0], [0, -1], [0, 1]], [1, 2, 1, 2])
_CROSS = ([[-1, -1], [1, 1], [-1, 1], [1, -1]], [1, 2, 1, 2])
_LINE = ([[0, -1], [0, 1]], None)
_TICK_ACROSS = ([[0, 0], [1, 0]], None)
_TICK_UP = ([[0, 0], [0, 1]], None)
_CARET = ([[-1, 1.5], [0, 0], [1, 1.5]], None)
_CARET_BASE = ([[-1, 0], [0, -1.5], [1, 0]], None)
_PLUS_FILLED = ([[-1 / 6, -0.5], [1 / 6, -0.5], [1 / 6, -1 / 6], [0.5, -1 / 6], [0.5, 1 / 6], [1 / 6, 1 / 6], [1 / 6, 0.5], [-1 / 6, 0.5],
                 [-1 / 6, 1 / 6], [-0.5, 1 / 6], [-0.5, -1 / 6], [-1 / 6, -1 / 6], [-1 / 6, -0.5]], [1] + [2] * 11 + [79])
_X_FILLED = ([[-0.25, -0.5], [0, -0.25], [0.25, -0.5], [0.5, -0.25], [0.25, 0], [0.5, 0.25], [0.25, 0.5], [0, 0.25], [-0.25, 0.5],
              [-0.5, 0.25], [-0.25, 0], [-0.5, -0.25], [-0.25, -0.5]], [1] + [2] * 11 + [79])

# Marker: (outline, how it is placed, size from which it snaps to pixels, how corners are joined).
_SHAPES = {
    ".": ("circle", ("scale", 0.25), float("inf"), "round"),
    ",": ("square", ("square", 0), None, "round"),
    "o": ("circle", ("scale", 0.5), float("inf"), "round"),
    "v": (_TRIANGLE, ("turn", 180), 5.0, "miter"),
    "^": (_TRIANGLE, ("turn", 0), 5.0, "miter"),
    "<": (_TRIANGLE, ("turn", 90), 5.0, "miter"),
    ">": (_TRIANGLE, ("turn", 270), 5.0, "miter"),
    "1": (_TRI, ("turn", 0), 5.0, "round"),
    "2": (_TRI, ("turn", 180), 5.0, "round"),
    "3": (_TRI, ("turn", 270), 5.0, "round"),
    "4": (_TRI, ("turn", 90), 5.0, "round"),
    "8": (8, ("turn", 22.5), 5.0, "miter"),
    "s": ("square", ("square", 0), 2.0, "miter"),
    "p": (5, ("turn", 0), 5.0, "miter"),
    "*": ("star", ("turn", 0), 5.0, "bevel"),
    "h": (6, ("turn", 0), None, "miter"),
    "H": (6, ("turn", 30), None, "miter"),
    "+": (_PLUS, ("turn", 0), 1.0, "round"),
    "x": (_CROSS, ("turn", 0), 3.0, "round"),
    "D": ("square", ("square", 45), 5.0, "miter"),
    "d": ("square", ("thin", 45), 5.0, "miter"),
    "|": (_LINE, ("turn", 0), 1.0, "round"),
    "_": (_LINE, ("turn", 90), 1.0, "round"),
    "P": (_PLUS_FILLED, ("scale", 1.0), 5.0, "miter"),
    "X": (_X_FILLED, ("scale", 1.0), 5.0, "miter"),
    TICKLEFT: (_TICK_ACROSS, ("flip", (-1.0, 1.0)), 1.0, "round"),
    TICKRIGHT: (_TICK_ACROSS, ("flip", (1.0, 1.0)), 1.0, "round"),
    TICKUP: (_TICK_UP, ("flip", (1.0, 1.0)), 1.0, "round"),
    TICKDOWN: (_TICK_UP, ("flip", (1.0, -1.0)), 1.0, "round"),
    CARETLEFT: (_CARET, ("turn", 270), 3.0, "miter"),
    CARETRIGHT: (_CARET, ("turn", 90), 3.0, "miter"),
    CARETUP: (_CARET, ("turn", 180), 3.0, "miter"),
    CARETDOWN: (_CARET, ("turn", 0), 3.0, "miter"),
    CARETLEFTBASE: (_CARET_BASE, ("turn", 270), 3.0, "miter"),
    CARETRIGHTBASE: (_CARET_BASE, ("turn", 90), 3.0, "miter"),
    CARETUPBASE: (_CARET_BASE, ("turn", 180), 3.0, "miter"),
    CARETDOWNBASE: (_CARET_BASE, ("turn", 0), 3.0, "miter"),
}
_paths = {}


def _outline(shape, key):
    """The outline of a shape, made once."""
    path = _paths.get(key)
    if path is None:
        if shape == "circle":
            path = Path.unit_circle()
        elif shape == "square":
            path = Path.unit_rectangle()
        elif shape == "star":
            path = Path.unit_regular_star(5, innerCircle=0.381966)
        elif isinstance(shape, int):
            path = Path.unit_regular_polygon(shape)
        else:
            path = Path(np.array(shape[0], float), shape[1])
        _paths[key] = path
    return path


def _placement(how, amount):
    if how == "scale":
        return Affine2D().scale(amount)
    if how == "turn":
        return Affine2D().scale(0.5).rotate_deg(amount)
    if how == "flip":
        return Affine2D().scale(*amount)
    place = Affine2D().translate(-0.5, -0.5).rotate_deg(amount)
    return place.scale(0.6, 1.0) if how == "thin" else place


class MarkerStyle:
    """The shape of a marker, which half of it is filled, and how it is turned or scaled."""

    markers = {
        ".": "point", ",": "pixel", "o": "circle", "v": "triangle_down", "^": "triangle_up", "<": "triangle_left",
        ">": "triangle_right", "1": "tri_down", "2": "tri_up", "3": "tri_left", "4": "tri_right", "8": "octagon", "s": "square",
        "p": "pentagon", "*": "star", "h": "hexagon1", "H": "hexagon2", "+": "plus", "x": "x", "D": "diamond", "d": "thin_diamond",
        "|": "vline", "_": "hline", "P": "plus_filled", "X": "x_filled", TICKLEFT: "tickleft", TICKRIGHT: "tickright",
        TICKUP: "tickup", TICKDOWN: "tickdown", CARETLEFT: "caretleft", CARETRIGHT: "caretright", CARETUP: "caretup",
        CARETDOWN: "caretdown", CARETLEFTBASE: "caretleftbase", CARETRIGHTBASE: "caretrightbase", CARETUPBASE: "caretupbase",
        CARETDOWNBASE: "caretdownbase", "None": "nothing", "none": "nothing", " ": "nothing", "": "nothing",
    }
    filled_markers = (".", "o", "v", "^", "<", ">", "8", "s", "p", "*", "h", "H", "D", "d", "P", "X")
    fillstyles = ("full", "left", "right", "bottom", "top", "none")
    _half_fillstyles = ("left", "right", "bottom", "top")

    def __init__(self, marker, fillstyle=None, transform=None, capstyle=None, joinstyle=None):
        self._marker_function = None
        self._user_transform = transform
        self._user_capstyle = None if capstyle is None else _checked(capstyle, ("butt", "projecting", "round"), "CapStyle")
        self._user_joinstyle = None if joinstyle is None else _checked(joinstyle, ("miter", "round", "bevel"), "JoinStyle")
        if fillstyle is None:
            fillstyle = rcParams["markers.fillstyle"]
        if fillstyle not in self.fillstyles:
            raise ValueError(f"{fillstyle!r} is not a valid value for fillstyle; supported values are "
                             + ", ".join(repr(style) for style in self.fillstyles))
        self._fillstyle = fillstyle
        self._set_marker(marker)

    def __bool__(self):
        return bool(len(self._path.vertices))

    def _set_marker(self, marker):
        if isinstance(marker, MarkerStyle):
            self.__dict__.update(marker.__dict__)
            return
        self._alt_path = self._alt_transform = None
        self._snap_threshold = None
        self._joinstyle = self._user_joinstyle or "round"
        self._capstyle = self._user_capstyle or "butt"
        self._filled = self._fillstyle != "none"
        self._transform = IdentityTransform()
        self._path = _empty
        if isinstance(marker, str) and len(marker) > 1 and marker[0] == marker[-1] == "$" and marker.count("$") % 2 == 0:
            self._set_mathtext(marker)
        elif isinstance(marker, (int, str)) and not isinstance(marker, bool) and marker in self.markers:
            if marker in _SHAPES:
                self._set_shape(marker)
            else:
                self._filled = False
        elif isinstance(marker, np.ndarray) and marker.ndim == 2 and marker.shape[1] == 2:
            self._set_custom(Path(marker))
        elif isinstance(marker, Path):
            self._set_custom(marker)
        elif isinstance(marker, tuple) and len(marker) in (2, 3) and marker[1] in (0, 1, 2) and isinstance(marker[0], int):
            self._set_regular(marker)
        else:
            try:
                self._set_custom(Path(marker))
            except (ValueError, TypeError):
                raise ValueError(f"Unrecognized marker style {marker!r}") from None
        self._marker = marker

    def _set_shape(self, marker):
        shape, (how, amount), threshold, join = _SHAPES[marker]
        self._path = _outline(shape, marker)
        self._transform = _placement(how, amount)
        self._snap_threshold = threshold
        self._joinstyle = self._user_joinstyle or join
        if marker not in self.filled_markers and marker != ",":
            self._filled = False
        elif self._half_fill():
            self._set_halves(shape == "circle")

    def _half_fill(self):
        return self._fillstyle in self._half_fillstyles

    def _set_halves(self, round_shape):
        """Cut the outline through the middle: the filled half, and the other one."""
        turn = {"right": 0, "top": 90, "left": 180, "bottom": 270}[self._fillstyle]
        if round_shape:
            self._path = self._alt_path = Path.unit_circle_righthalf()
            self._alt_transform = self._transform.frozen().rotate_deg(turn + 180)
            self._transform = self._transform.frozen().rotate_deg(turn)
            return
        from ._path_geometry import clipped
        outline = self._transform.transform(self._path.vertices[:-1])
        far = 10.0
        boxes = {"right": (0, -far, far, far), "left": (-far, -far, 0, far), "top": (-far, 0, far, far), "bottom": (-far, -far, far, 0)}
        other = {"right": "left", "left": "right", "top": "bottom", "bottom": "top"}[self._fillstyle]
        halves = [clipped(outline, boxes[side], True) for side in (self._fillstyle, other)]
        self._path, self._alt_path = (Path(np.concatenate([half, half[:1]]), closed=True) for half in halves)
        self._transform, self._alt_transform = Affine2D(), Affine2D()

    def _set_custom(self, path):
        largest = np.max(np.abs(path.vertices)) if len(path.vertices) else 1.0
        self._transform = Affine2D().scale(0.5 / largest)
        self._path = path

    def _set_regular(self, marker):
        sides, style = marker[0], marker[1]
        turn = marker[2] if len(marker) == 3 else 0.0
        if style == 0:
            self._path = Path.unit_regular_polygon(sides)
            self._joinstyle = self._user_joinstyle or "miter"
        elif style == 1:
            self._path = Path.unit_regular_star(sides)
            self._joinstyle = self._user_joinstyle or "bevel"
        else:
            self._path = Path.unit_regular_asterisk(sides)
            self._filled = False
            self._joinstyle = self._user_joinstyle or "bevel"
        self._transform = Affine2D().scale(0.5).rotate_deg(turn)

    def _set_mathtext(self, marker):
        from .textpath import TextPath
        text = TextPath((0, 0), marker, size=20, usetex=False)
        if len(text.vertices) == 0:
            return
        box = text.get_extents()
        largest = float(max(box.width, box.height))
        self._transform = Affine2D().translate(-box.xmin + 0.5 * -box.width, -box.ymin + 0.5 * -box.height).scale(1.0 / largest)
        self._path = text
        self._snap = False

    def is_filled(self):
        return self._filled

    def get_fillstyle(self):
        return self._fillstyle

    def get_joinstyle(self):
        return self._joinstyle

    def get_capstyle(self):
        return self._capstyle

    def get_marker(self):
        return self._marker

    def get_path(self):
        """The outline of the filled part."""
        return self._path

    def get_transform(self):
        """How the outline is placed."""
        if self._user_transform is None:
            return self._transform.frozen()
        return (self._transform + self._user_transform).frozen()

    def get_alt_path(self):
        """The outline of the other half, or None."""
        return self._alt_path

    def get_alt_transform(self):
        if self._user_transform is None:
            return self._alt_transform.frozen()
        return (self._alt_transform + self._user_transform).frozen()

    def get_snap_threshold(self):
        return self._snap_threshold

    def get_user_transform(self):
        """What turns or scales the marker, if anything."""
        return None if self._user_transform is None else self._user_transform.frozen()

    def _with_transform(self, transform):
        made = MarkerStyle.__new__(MarkerStyle)
        made.__dict__.update(self.__dict__)
        made._user_transform = transform
        return made

    def transformed(self, transform):
        """The marker after another transform."""
        if self._user_transform is not None:
            transform = (self._user_transform + transform).frozen()
        return self._with_transform(transform)

    def rotated(self, *, deg=None, rad=None):
        """The marker turned."""
        if deg is None and rad is None:
            raise ValueError("One of deg or rad is required")
        if deg is not None and rad is not None:
            raise ValueError("Only one of deg and rad can be supplied")
        base = Affine2D() if self._user_transform is None else self._user_transform.frozen()
        return self._with_transform(base.rotate_deg(deg) if deg is not None else base.rotate(rad))

    def scaled(self, sx, sy=None):
        """The marker made larger or smaller."""
        base = Affine2D() if self._user_transform is None else self._user_transform.frozen()
        return self._with_transform(base.scale(sx, sx if sy is None else sy))


def _checked(value, known, kind):
    if value not in known:
        raise ValueError(f"{value!r} is not a valid {kind}")
    return str(value)
