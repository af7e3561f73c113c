"""What artists draw on: a thin layer that turns points into pixels and hands whole arrays to the native canvas."""

import numpy as np

import _matplotlib

from . import rcParams
from ._affine import Affine2D
from ._color_conversion import to_rgba


class GraphicsContext:
    """How the next thing is drawn: colours, widths, dashes, clipping."""

    _alpha = 1.0
    _forced_alpha = False
    _antialiased = 1
    _capstyle = "butt"
    _cliprect = None
    _clippath = None
    _dashes = (0, None)
    _joinstyle = "round"
    _linestyle = "solid"
    _linewidth = 1
    _rgb = (0.0, 0.0, 0.0, 1.0)
    _hatch = None
    _hatch_color = (0.0, 0.0, 0.0, 1.0)
    _hatch_linewidth = 1.0
    _url = None
    _gid = None
    _snap = None
    _sketch = None

    def copy_properties(self, gc):
        """Take over everything from another context."""
        self.__dict__.update(gc.__dict__)

    def take(self, **properties):
        """Set several properties at once, by their names without `set_`."""
        for name, value in properties.items():
            setattr(self, "_" + name, value)

    def restore(self):
        """Nothing is kept between contexts."""

    def get_alpha(self):
        return self._alpha

    def get_antialiased(self):
        return self._antialiased

    def get_capstyle(self):
        return self._capstyle

    def get_clip_rectangle(self):
        return self._cliprect

    def get_clip_path(self):
        if self._clippath is None:
            return None, None
        path, transform = self._clippath.get_transformed_path_and_affine()
        return (path, transform) if bool(np.isfinite(path.vertices).all()) else (None, None)

    def get_dashes(self):
        return self._dashes

    def get_forced_alpha(self):
        return self._forced_alpha

    def get_joinstyle(self):
        return self._joinstyle

    def get_linewidth(self):
        return self._linewidth

    def get_rgb(self):
        return self._rgb

    def get_hatch(self):
        return self._hatch

    def get_hatch_color(self):
        return self._hatch_color

    def get_hatch_linewidth(self):
        return self._hatch_linewidth

    def get_snap(self):
        return self._snap

    def get_url(self):
        return self._url

    def get_gid(self):
        return self._gid

    def set_alpha(self, alpha):
        """An opacity for everything; None leaves that of the colours."""
        self._forced_alpha = alpha is not None
        self._alpha = 1.0 if alpha is None else alpha
        self.set_foreground(self._rgb, isRGBA=True)

    def set_antialiased(self, b):
        self._antialiased = int(bool(b))

    def set_capstyle(self, cs):
        self._capstyle = cs

    def set_clip_rectangle(self, rectangle):
        self._cliprect = rectangle

    def set_clip_path(self, path):
        self._clippath = path

    def set_dashes(self, dash_offset, dash_list):
        self._dashes = dash_offset, dash_list

    def set_foreground(self, fg, isRGBA=False):
        """The colour of lines and text."""
        if not (isRGBA and self._forced_alpha is False):
            fg = to_rgba(fg, self._alpha) if self._forced_alpha else to_rgba(fg)
        self._rgb = fg

    def set_joinstyle(self, js):
        self._joinstyle = js

    def set_linewidth(self, w):
        self._linewidth = float(w)

    def set_url(self, url):
        self._url = url

    def set_gid(self, id):
        self._gid = id

    def set_snap(self, snap):
        self._snap = snap

    def set_hatch(self, hatch):
        self._hatch = hatch

    def set_hatch_color(self, hatch_color):
        self._hatch_color = hatch_color

    def set_hatch_linewidth(self, hatch_linewidth):
        self._hatch_linewidth = hatch_linewidth

    def set_sketch_params(self, scale=None, length=None, randomness=None):
        self._sketch = None if scale is None else (scale, length or 128.0, randomness or 16.0)

    def get_sketch_params(self):
        return self._sketch


def _six(transform):
    """Six plain floats of an affine transform."""
    if transform is None:
        return None
    return tuple(float(value) for value in transform._values())


def _sixes(matrices, master):
    """Each of many 3 by 3 matrices followed by one transform, as an array (N, 6)."""
    if not len(matrices):
        return [_six(master)]
    a, b, c, d, e, f = _six(master)
    joined = np.array([[a, c, e], [b, d, f], [0.0, 0.0, 1.0]]) @ np.asarray(matrices)
    return np.ascontiguousarray(joined[:, :2, :].transpose(0, 2, 1).reshape(-1, 6))


def _halves(path, transform):
    """A path after the part that is not affine, and six numbers for the rest."""
    if transform is None:
        return path, None
    return transform.transform_path_non_affine(path), _six(transform)


class Renderer:
    """Draws on a native canvas. Coordinates are pixels from the lower left corner; widths are points."""

    # How far texts stand lower than paths: a picture has whole rows, and texts are counted from the top of the figure.
    text_drop = 0.0

    def __init__(self, width, height, dpi, canvas=None):
        self.width = width
        self.height = height
        self.dpi = dpi
        self.canvas = _matplotlib.Canvas(width, height, dpi) if canvas is None else canvas
        self._pixels = dpi / 72.0

    def new_gc(self):
        """A fresh context."""
        return GraphicsContext()

    def points_to_pixels(self, points):
        """Points as pixels."""
        return points * self._pixels

    def get_canvas_width_height(self):
        return self.width, self.height

    def get_image_magnification(self):
        return 1.0

    def flipy(self):
        """Whether y grows downwards; it does not."""
        return False

    def option_image_nocomposite(self):
        return True

    def option_scale_image(self):
        return True

    def open_group(self, s, gid=None):
        """Begin a named group of things."""
        self.canvas.group(s if gid is None else gid)

    def close_group(self, s):
        """End the group."""
        self.canvas.end_group()

    def start_rasterizing(self):
        """Everything is drawn by one canvas."""

    stop_rasterizing = start_rasterizing

    def _clip(self, gc):
        """The clip box in pixels and the clip path of a context."""
        box = gc._cliprect
        if box is not None:
            x0, y0, x1, y1 = box._ordered()
            box = (x0, y0, x1, y1)
        path, transform = gc.get_clip_path()
        return box, None if path is None else (path.vertices, path.codes, _six(transform))

    def _dashes(self, gc):
        offset, dashes = gc._dashes
        if dashes is None:
            return None
        scale = self._pixels
        return offset * scale, [dash * scale for dash in dashes]

    def _hatch(self, gc):
        if gc._hatch is None:
            return None
        return gc._hatch, tuple(gc._hatch_color), gc._hatch_linewidth * self._pixels

    @staticmethod
    def _face(gc, face):
        if face is None:
            return None
        r, g, b = (float(part) for part in face[:3])
        alpha = gc._alpha if gc._forced_alpha else (float(face[3]) if len(face) > 3 else 1.0)
        return None if alpha == 0 else (r, g, b, alpha)

    def _edge(self, gc):
        if gc._linewidth == 0:
            return None
        edge = tuple(float(part) for part in gc._rgb)
        return None if edge[3] == 0 else edge

    def draw_path(self, gc, path, transform, rgbFace=None):
        """A line or an outline."""
        halfway, six = _halves(path, transform)
        face = self._face(gc, rgbFace)
        simplify = bool(path.should_simplify) and face is None and gc._hatch is None
        clip, clip_path = self._clip(gc)
        self.canvas.path(halfway.vertices, halfway.codes, six, face, self._edge(gc), gc._linewidth * self._pixels, self._dashes(gc),
                         gc._capstyle, gc._joinstyle, clip, clip_path, self._hatch(gc), gc._snap, bool(gc._antialiased), simplify)

    def draw_markers(self, gc, marker_path, marker_trans, path, trans, rgbFace=None):
        """The same marker at each vertex of a path."""
        halfway, six = _halves(path, trans)
        clip, clip_path = self._clip(gc)
        self.canvas.markers(marker_path.vertices, marker_path.codes, _six(marker_trans), halfway.vertices, six, self._face(gc, rgbFace),
                            self._edge(gc), gc._linewidth * self._pixels, gc._joinstyle, clip, clip_path, gc._snap, gc._capstyle,
                            self._dashes(gc))

    def draw_path_collection(self, gc, master_transform, paths, all_transforms, offsets, offset_trans, facecolors, edgecolors,
                             linewidths, linestyles, antialiaseds, urls, offset_position, *, hatchcolors=None):
        """Many paths at many offsets; everything cycles."""
        scale = self._pixels
        matrices = _sixes(all_transforms, master_transform)
        if not len(edgecolors):
            linewidths = [0.0]
        dashes = [None if pattern is None else (offset * scale, [dash * scale for dash in pattern]) for offset, pattern in linestyles]
        clip, clip_path = self._clip(gc)
        self.canvas.collection([(path.vertices, path.codes) for path in paths], matrices, offsets, _six(offset_trans),
                               facecolors, edgecolors, [width * scale for width in linewidths], dashes, gc._joinstyle, clip, clip_path,
                               self._hatch(gc), antialiaseds, gc._capstyle)

    def draw_quad_mesh(self, gc, master_transform, meshWidth, meshHeight, coordinates, offsets, offsetTrans, facecolors, antialiased,
                       edgecolors):
        """A grid of coloured four-sided cells."""
        clip, clip_path = self._clip(gc)
        edges = edgecolors if len(edgecolors) else None
        self.canvas.mesh(coordinates, facecolors.reshape(meshHeight, meshWidth, 4), _six(master_transform), edges,
                         gc._linewidth * self._pixels, clip, clip_path, antialiased)

    def draw_gouraud_triangles(self, gc, triangles_array, colors_array, transform):
        """Triangles whose colours run into each other."""
        clip, clip_path = self._clip(gc)
        points = transform.transform(triangles_array.reshape(-1, 2)).reshape(triangles_array.shape)
        self.canvas.triangles(points, colors_array, clip, clip_path)

    def draw_image(self, gc, x, y, im, transform=None, *, width=None, height=None, interpolation="nearest"):
        """A picture (rows, columns, 4) of bytes, its last row at the bottom, with its lower left corner at x, y."""
        clip, clip_path = self._clip(gc)
        if gc._alpha != 1.0:
            im = im.copy()
            im[..., 3] = (im[..., 3] * gc._alpha).astype(np.uint8)
        height = im.shape[0] if height is None else height
        width = im.shape[1] if width is None else width
        self.canvas.image(im, x, y, width, height, _six(transform), clip, clip_path, interpolation)

    def get_text_width_height_descent(self, s, prop, ismath):
        """The size of one line of text in pixels."""
        size = prop.get_size_in_points() * self._pixels
        font = family_of(prop), _weight(prop), prop.get_style()
        _look_for_boxes(s, size, font, prop, ismath)
        return _matplotlib.text_extent(s, size, *font, bool(ismath))

    def draw_text(self, gc, x, y, s, prop, angle, ismath=False, mtext=None):
        """One line of text whose baseline starts at x, y."""
        size = prop.get_size_in_points() * self._pixels
        clip, clip_path = self._clip(gc)
        colour = tuple(float(part) for part in gc._rgb)
        font = family_of(prop), _weight(prop), prop.get_style()
        _look_for_boxes(s, size, font, prop, ismath)
        self.canvas.text(float(x), float(y) - self.text_drop, s, size, *font, colour, float(angle), bool(ismath),
                         getattr(mtext, "_tag", "text"), clip, clip_path)


def _look_for_boxes(s, size, font, prop, ismath):
    """Warn of letters that are drawn as boxes."""
    if s.isascii() and s.isprintable():
        return
    missing = _matplotlib.missing_glyphs(s, size, *font, bool(ismath))
    if missing:
        from ._missing_glyphs import warn_of_boxes
        warn_of_boxes(s, missing, prop, ismath)


_measuring = {}


def measuring(dpi):
    """A renderer that only measures text."""
    renderer = _measuring.get(dpi)
    if renderer is None:
        renderer = Renderer.__new__(Renderer)
        renderer.width = renderer.height = 0
        renderer.dpi, renderer._pixels, renderer.canvas = dpi, dpi / 72.0, None
        _measuring.clear()
        _measuring[dpi] = renderer
    return renderer


def text_outline(s, size, prop, ismath):
    """The outline of one line of text, size in pixels."""
    from .path import Path
    vertices, codes = _matplotlib.text_path(s, size, family_of(prop), _weight(prop), prop.get_style(), bool(ismath))
    return Path(np.asarray(vertices, float).reshape(-1, 2), codes)


_FAMILIES = {"dejavu sans": "sans-serif", "dejavu serif": "serif", "dejavu sans mono": "monospace"}
_GENERIC = {"sans": "sans-serif", "sans serif": "sans-serif", "sans-serif": "sans-serif", "serif": "serif", "monospace": "monospace",
            "cursive": "cursive", "fantasy": "fantasy"}


def candidates(family):
    """The fonts that a generic family may be, or None for the name of a font."""
    generic = _GENERIC.get(family.lower())
    return None if generic is None else rcParams["font." + generic]


def known_families(names):
    """Which of the built-in families each name stands for; None where it is none of them."""
    families = []
    for name in names:
        found = (_FAMILIES.get(font.lower()) for font in candidates(name) or [name])
        families.append(next((family for family in found if family is not None), None))
    return families


def family_of(prop):
    """The family that is drawn: the first known name decides, and unknown names are drawn in DejaVu Sans."""
    names = prop.get_family()
    families = known_families(names)
    if None in families:
        from .font_manager import say_missing
        for name, family in zip(names, families):
            if family is None:
                say_missing(name)
    return next((family for family in families if family is not None), "sans-serif")


_WEIGHTS = {"ultralight": 100, "light": 200, "normal": 400, "regular": 400, "book": 400, "medium": 500, "roman": 500, "semibold": 600,
            "demibold": 600, "demi": 600, "bold": 700, "heavy": 800, "extra bold": 800, "black": 900}


def _weight(prop):
    weight = prop.get_weight()
    return "bold" if _WEIGHTS.get(weight, weight) >= 600 else "normal"
