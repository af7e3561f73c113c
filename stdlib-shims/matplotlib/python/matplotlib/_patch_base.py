"""A patch: an outline with a face and an edge."""

from . import rcParams
from . import _line_styles as styles
from ._affine import IdentityTransform
from ._color_conversion import to_rgba
from .artist import Artist


class Patch(Artist):
    """Something with an outline, a face colour and an edge colour."""

    __module__ = "matplotlib.patches"
    zorder = 1
    _edge_default = False
    _aliases = {"aa": "antialiased", "ec": "edgecolor", "fc": "facecolor", "ls": "linestyle", "lw": "linewidth"}

    def __init__(self, *, edgecolor=None, facecolor=None, color=None, linewidth=None, linestyle=None, antialiased=None, hatch=None,
                 fill=True, capstyle=None, joinstyle=None, **kwargs):
        super().__init__()
        self._linewidth = 0
        self._unscaled_dash_pattern = self._dash_pattern = (0, None)
        self._capstyle = styles.checked_cap("butt" if capstyle is None else capstyle)
        self._joinstyle = styles.checked_join("miter" if joinstyle is None else joinstyle)
        self._hatch_color = to_rgba(rcParams["hatch.color"])
        self._hatch_linewidth = rcParams["hatch.linewidth"]
        self._fill = bool(fill)
        self._hatch = None
        if color is not None:
            if edgecolor is not None or facecolor is not None:
                import warnings
                warnings.warn("Setting the 'color' property will override the edgecolor or facecolor properties.", stacklevel=2)
            edgecolor = facecolor = color
        self.set_edgecolor(edgecolor)
        self.set_facecolor(facecolor)
        self.set_linewidth(linewidth)
        self.set_linestyle(linestyle)
        self.set_antialiased(antialiased)
        self.set_hatch(hatch)
        if kwargs:
            self._internal_update({self._aliases.get(name, name): value for name, value in kwargs.items()})

    def get_path(self):
        """The outline in the patch's own coordinates."""
        raise NotImplementedError("Derived must override")

    def get_verts(self):
        """The corners of the first closed part, in pixels."""
        polygons = self.get_path().to_polygons(self.get_transform())
        return polygons[0] if len(polygons) else []

    def _process_radius(self, radius):
        if radius is not None:
            return radius
        if isinstance(self._picker, (int, float)) and not isinstance(self._picker, bool):
            return self._picker
        return 0 if self.get_edgecolor()[3] == 0 else self.get_linewidth()

    def contains_point(self, point, radius=None):
        """Whether a point in pixels lies inside."""
        return self.get_path().contains_point(point, self.get_transform(), self._process_radius(radius))

    def contains_points(self, points, radius=None):
        """Which points in pixels lie inside."""
        return self.get_path().contains_points(points, self.get_transform(), self._process_radius(radius))

    def update_from(self, other):
        super().update_from(other)
        for name in ("_edgecolor", "_facecolor", "_original_edgecolor", "_original_facecolor", "_fill", "_hatch", "_hatch_color",
                     "_unscaled_dash_pattern", "_dash_pattern", "_linewidth", "_linestyle", "_antialiased", "_capstyle", "_joinstyle"):
            setattr(self, name, getattr(other, name))
        self._transformSet = other.is_transform_set()
        if other.is_transform_set():
            self._transform = other._transform

    def get_extents(self):
        """The box around the patch in pixels."""
        return self.get_path().get_extents(self.get_transform())

    def get_window_extent(self, renderer=None):
        return self.get_extents()

    def get_transform(self):
        return self.get_patch_transform() + Artist.get_transform(self)

    def get_data_transform(self):
        """From data to pixels."""
        return Artist.get_transform(self)

    def get_patch_transform(self):
        """From the patch's own coordinates to data."""
        return IdentityTransform()

    def get_antialiased(self):
        return self._antialiased

    def get_edgecolor(self):
        return self._edgecolor

    def get_facecolor(self):
        return self._facecolor

    def get_linewidth(self):
        return self._linewidth

    def get_linestyle(self):
        return self._linestyle

    def get_fill(self):
        return self._fill

    fill = property(get_fill)

    def get_hatch(self):
        return self._hatch

    def get_hatch_linewidth(self):
        return self._hatch_linewidth

    def get_capstyle(self):
        return self._capstyle

    def get_joinstyle(self):
        return self._joinstyle

    def set_antialiased(self, aa):
        if aa is None:
            aa = rcParams["patch.antialiased"]
        self._antialiased = aa
        self.stale = True

    def _set_edgecolor(self, color):
        given = color is not None
        if not given:
            shown = rcParams["patch.force_edgecolor"] or not self._fill or self._edge_default
            color = rcParams["patch.edgecolor"] if shown else "none"
        self._edgecolor = to_rgba(color, self._alpha)
        if given:
            self._hatch_color = self._edgecolor
        self.stale = True

    def set_edgecolor(self, color):
        """Set the colour of the edge."""
        self._original_edgecolor = color
        self._set_edgecolor(color)

    def _set_facecolor(self, color):
        if color is None:
            color = rcParams["patch.facecolor"]
        self._facecolor = to_rgba(color, self._alpha if self._fill else 0)
        self.stale = True

    def set_facecolor(self, color):
        """Set the colour of the face."""
        self._original_facecolor = color
        self._set_facecolor(color)

    def set_color(self, c):
        """Set the colours of edge and face."""
        self.set_edgecolor(c)
        self.set_facecolor(c)

    def set_alpha(self, alpha):
        super().set_alpha(alpha)
        self._recolour()

    def _recolour(self):
        """Find the colours again after the opacity or the filling changed."""
        self._set_edgecolor(self._original_edgecolor)
        self._set_facecolor(self._original_facecolor)

    def set_linewidth(self, w):
        """Set the width of the edge in points."""
        if w is None:
            w = rcParams["patch.linewidth"]
        self._linewidth = float(w)
        self._dash_pattern = styles.scaled_dashes(*self._unscaled_dash_pattern, self._linewidth)
        self.stale = True

    def set_linestyle(self, ls):
        """Set how the edge is dashed."""
        if ls is None:
            ls = "solid"
        if ls in (" ", "", "none"):
            ls = "None"
        self._linestyle = ls
        self._unscaled_dash_pattern = styles.dash_pattern(ls)
        self._dash_pattern = styles.scaled_dashes(*self._unscaled_dash_pattern, self._linewidth)
        self.stale = True

    def set_fill(self, b):
        """Whether the face is filled."""
        self._fill = bool(b)
        self._recolour()

    def set_capstyle(self, s):
        self._capstyle = styles.checked_cap(s)
        self.stale = True

    def set_joinstyle(self, s):
        self._joinstyle = styles.checked_join(s)
        self.stale = True

    def set_hatch(self, hatch):
        """Set the pattern drawn over the face."""
        if hatch is not None:
            from .hatch import _validate_hatch_pattern
            _validate_hatch_pattern(hatch)
        self._hatch = hatch
        self.stale = True

    def set_hatch_linewidth(self, lw):
        self._hatch_linewidth = lw

    get_aa, set_aa = get_antialiased, set_antialiased
    get_ec, set_ec = get_edgecolor, set_edgecolor
    get_fc, set_fc = get_facecolor, set_facecolor
    get_ls, set_ls = get_linestyle, set_linestyle
    get_lw, set_lw = get_linewidth, set_linewidth

    def _context(self, renderer):
        """How this patch is drawn."""
        edged = self._edgecolor[3] != 0 and self._linestyle != "None"
        gc = self._clipped_context(
            renderer, rgb=self._edgecolor, linewidth=self._linewidth if edged else 0.0, dashes=self._dash_pattern,
            capstyle=self._capstyle, joinstyle=self._joinstyle, antialiased=int(bool(self._antialiased)), url=self._url,
            snap=self.get_snap())
        gc.set_alpha(self._alpha)
        if self._hatch:
            gc.take(hatch=self._hatch, hatch_color=self._hatch_color, hatch_linewidth=self._hatch_linewidth)
        return gc

    def _draw_paths_with_artist_properties(self, renderer, draw_path_args_list):
        renderer.open_group("patch", self.get_gid())
        gc = self._context(renderer)
        if self.get_path_effects():
            from .patheffects import PathEffectRenderer
            renderer = PathEffectRenderer(self.get_path_effects(), renderer)
        for arguments in draw_path_args_list:
            renderer.draw_path(gc, *arguments)
        renderer.close_group("patch")
        self.stale = False

    def draw(self, renderer):
        if self.get_visible():
            place = self.get_transform()
            outline = place.transform_path_non_affine(self.get_path())
            face = self._facecolor if self._facecolor[3] else None
            self._draw_paths_with_artist_properties(renderer, [(outline, place.get_affine(), face)])
