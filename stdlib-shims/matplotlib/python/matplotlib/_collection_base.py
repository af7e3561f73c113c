"""Many things of a kind, drawn together: their colours, widths and offsets cycle."""

import math
from numbers import Real

import numpy as np

from . import rcParams
from . import _line_styles as styles
from ._affine import Affine2D, IdentityTransform
from ._bbox import Bbox
from ._transform_base import Transform
from .artist import Artist
from .cm import ScalarMappable
from .path import Path


def _is_word(value, word):
    return isinstance(value, str) and value.lower() == word


def _plain_word(colour):
    """The words that are no colours in small letters, anything else as it is."""
    return next((word for word in ("none", "face") if _is_word(colour, word)), colour)


class Collection(Artist, ScalarMappable):
    """Paths, drawn at offsets, with colours of their own or from values."""

    __module__ = "matplotlib.collections"
    zorder = 1
    _edge_default = False
    _transforms = np.empty((0, 3, 3))
    _paths = None
    _aliases = {"antialiaseds": "antialiased", "aa": "antialiased", "edgecolors": "edgecolor", "ec": "edgecolor",
                "facecolors": "facecolor", "fc": "facecolor", "linestyles": "linestyle", "dashes": "linestyle", "ls": "linestyle",
                "linewidths": "linewidth", "lw": "linewidth", "transOffset": "offset_transform"}

    def __init__(self, *, edgecolors=None, facecolors=None, linewidths=None, linestyles="solid", capstyle=None, joinstyle=None,
                 antialiaseds=None, offsets=None, offset_transform=None, norm=None, cmap=None, colorizer=None, pickradius=5.0, hatch=None,
                 urls=None, zorder=1, **kwargs):
        Artist.__init__(self)
        if colorizer is not None:
            raise NotImplementedError("colorizer=: give norm= and cmap= instead")
        ScalarMappable.__init__(self, norm, cmap)
        from .colors import to_rgba
        self._us_lw, self._linewidths = [0], [0]
        self._us_linestyles, self._linestyles = [(0, None)], [(0, None)]
        self._face_is_mapped = self._edge_is_mapped = None
        self._mapped_colors = None
        self._hatch_color = to_rgba(rcParams["hatch.color"])
        self._hatch_linewidth = rcParams["hatch.linewidth"]
        self.set_urls(urls)
        self.set_hatch(hatch)
        self.set_pickradius(pickradius)
        self.set_antialiased(antialiaseds)
        self.set_facecolor(facecolors)
        self.set_edgecolor(edgecolors)
        self.set_linewidth(linewidths)
        self.set_linestyle(linestyles)
        self._capstyle = None if capstyle is None else styles.checked_cap(capstyle)
        self._joinstyle = None if joinstyle is None else styles.checked_join(joinstyle)
        if zorder != self.zorder:
            self.zorder = zorder
        if offsets is not None:
            offsets = _float_pairs(offsets)
        self._offsets = offsets
        self._offset_transform = offset_transform
        self._path_effects = None
        if kwargs:
            self._internal_update({self._aliases.get(name, name): value for name, value in kwargs.items()})

    get_alpha = Artist.get_alpha

    def set_paths(self, paths):
        self.stale, self._paths = True, paths

    def get_paths(self):
        return self._paths

    def get_transforms(self):
        """The transforms of the single paths."""
        return self._transforms

    def get_offset_transform(self):
        """How offsets become pixels."""
        if self._offset_transform is None:
            self._offset_transform = IdentityTransform()
        elif not isinstance(self._offset_transform, Transform) and hasattr(self._offset_transform, "_as_mpl_transform"):
            self._offset_transform = self._offset_transform._as_mpl_transform(self.axes)
        return self._offset_transform

    def set_offset_transform(self, offset_transform):
        self._offset_transform = offset_transform

    get_transOffset, set_transOffset = get_offset_transform, set_offset_transform

    def get_datalim(self, transData):
        """The box around the data: the shapes where they are in data, else the offsets."""
        transform = self.get_transform()
        offset_trf = self.get_offset_transform()
        if not (isinstance(offset_trf, IdentityTransform) or offset_trf.contains_branch(transData)):
            return Bbox.null()
        paths = self.get_paths()
        if not len(paths):
            return Bbox.null()
        if not transform.is_affine:
            paths = [transform.transform_path_non_affine(path) for path in paths]
        offsets = self.get_offsets()
        if any(transform.contains_branch_seperately(transData)):
            from ._collection_extents import extents
            # Only the affine part of the way back counts in matplotlib: on a logarithmic axis shapes widen the limits by their logarithms.
            corners, smallest = extents((transform.get_affine() - transData).get_affine(), paths, self.get_transforms(),
                                        offset_trf.transform_non_affine(offsets), offset_trf.get_affine().frozen())
            box = Bbox._of(*corners)
            box._minpos = smallest
            return box
        box = Bbox.null()
        if self._offsets is not None:
            box.update_from_data_xy((offset_trf - transData).transform(offsets))
        return box

    def get_window_extent(self, renderer=None):
        return self.get_datalim(IdentityTransform())

    def _prepare_points(self):
        """Paths and offsets after everything that is not affine."""
        transform, offset_trf = self.get_transform(), self.get_offset_transform()
        offsets, paths = self.get_offsets(), self.get_paths()
        if self.have_units():
            paths = [Path(np.column_stack([self.convert_xunits(path.vertices[:, 0]), self.convert_yunits(path.vertices[:, 1])]),
                          path.codes) for path in paths]
            offsets = np.column_stack([np.asarray(self.convert_xunits(offsets[:, 0]), float),
                                       np.asarray(self.convert_yunits(offsets[:, 1]), float)])
        if not transform.is_affine:
            paths = [transform.transform_path_non_affine(path) for path in paths]
        if not offset_trf.is_affine:
            offsets = offset_trf.transform_non_affine(offsets)
        return transform.get_affine(), offset_trf.get_affine(), offsets, paths

    def _context(self, renderer):
        chosen = {"joinstyle": self._joinstyle, "capstyle": self._capstyle}
        if self._hatch:
            chosen.update(hatch=self._hatch, hatch_color=self._hatch_color, hatch_linewidth=self._hatch_linewidth)
        return self._clipped_context(renderer, snap=self.get_snap(), **{name: value for name, value in chosen.items() if value is not None})

    def draw(self, renderer):
        if not self.get_visible():
            return
        renderer.open_group(type(self).__name__, self.get_gid())
        self.update_scalarmappable()
        transform, offset_trf, offsets, paths = self._prepare_points()
        gc = self._context(renderer)
        if self.get_path_effects():
            from .patheffects import PathEffectRenderer
            renderer = PathEffectRenderer(self.get_path_effects(), renderer)
        faces, edges = self.get_facecolor(), self.get_edgecolor()
        transforms = self.get_transforms()
        if len(paths):
            if self._is_one_marker(paths, transforms, faces, edges):
                place = Affine2D(transforms[0].tolist()) + transform if len(transforms) else transform
                gc.take(rgb=tuple(edges[0]), linewidth=float(self._linewidths[0]), dashes=self._linestyles[0],
                        antialiased=int(self._antialiaseds[0]))
                renderer.draw_markers(gc, paths[0], place, Path._fast_from_codes_and_verts(offsets, None), offset_trf, tuple(faces[0]))
            else:
                self._draw_all(renderer, gc, transform, paths, transforms, offsets, offset_trf, faces, edges)
        renderer.close_group(type(self).__name__)
        self.stale = False

    def _draw_all(self, renderer, gc, transform, paths, transforms, offsets, offset_trf, faces, edges):
        renderer.draw_path_collection(gc, transform, paths, transforms, offsets, offset_trf, faces, edges, self._linewidths,
                                      self._linestyles, self._antialiaseds, self._urls, "screen")

    def _is_one_marker(self, paths, transforms, faces, edges):
        """Whether all differ in place only."""
        return (len(paths) == 1 and len(transforms) <= 1 and len(faces) == 1 and len(edges) == 1 and len(self._linewidths) == 1
                and all(style[1] is None for style in self._linestyles) and len(self._antialiaseds) == 1 and self._hatch is None)

    def get_urls(self):
        return self._urls

    def set_urls(self, urls):
        self._urls = urls if urls is not None else [None]
        self.stale = True

    def set_pickradius(self, pickradius):
        if not isinstance(pickradius, Real):
            raise ValueError(f"pickradius must be a real-valued number, not {pickradius!r}")
        self._pickradius = pickradius

    def get_pickradius(self):
        return self._pickradius

    def get_hatch(self):
        return self._hatch

    def set_hatch(self, hatch):
        if hatch is not None:
            from .hatch import _validate_hatch_pattern
            _validate_hatch_pattern(hatch)
        self._hatch = hatch
        self.stale = True

    def get_hatch_linewidth(self):
        return self._hatch_linewidth

    def set_hatch_linewidth(self, lw):
        self._hatch_linewidth = lw

    def get_offsets(self):
        """Where the paths are drawn."""
        return np.zeros((1, 2)) if self._offsets is None else self._offsets

    def set_offsets(self, offsets):
        offsets = np.asanyarray(offsets)
        if offsets.shape == (2,):
            offsets = offsets[None, :]
        x, y = self.convert_xunits(offsets[:, 0]), self.convert_yunits(offsets[:, 1])
        self._offsets = np.column_stack([np.asarray(x, float), np.asarray(y, float)])
        self.stale = True

    def _get_default_linewidth(self):
        return rcParams["patch.linewidth"]

    def set_linewidth(self, lw):
        """Set the width of edges, one or many."""
        if lw is None:
            lw = self._get_default_linewidth()
        self._us_lw = np.atleast_1d(lw)
        self._linewidths, self._linestyles = _matched(self._us_lw, self._us_linestyles)
        self.stale = True

    def set_linestyle(self, ls):
        """Set how edges are dashed, one or many."""
        if isinstance(ls, str) or (isinstance(ls, tuple) and len(ls) == 2 and not isinstance(ls[0], (str, tuple, list))):
            given = [ls]
        else:
            given = list(ls)
        try:
            self._us_linestyles = [styles.dash_pattern(tuple(style) if isinstance(style, list) else style) for style in given]
        except ValueError:
            raise ValueError(f"Do not know how to convert {ls!r} to dashes") from None
        self._linewidths, self._linestyles = _matched(self._us_lw, self._us_linestyles)

    def set_capstyle(self, cs):
        self._capstyle = styles.checked_cap(cs)

    def get_capstyle(self):
        return self._capstyle

    def set_joinstyle(self, js):
        self._joinstyle = styles.checked_join(js)

    def get_joinstyle(self):
        return self._joinstyle

    def set_antialiased(self, aa):
        if aa is None:
            aa = rcParams["patch.antialiased"]
        self._antialiaseds = np.atleast_1d(np.asarray(aa, bool))
        self.stale = True

    def set_color(self, c):
        """Set the colours of faces and edges."""
        self.set_facecolor(c)
        self.set_edgecolor(c)

    def _get_default_facecolor(self):
        return rcParams["patch.facecolor"]

    def _get_default_edgecolor(self):
        return rcParams["patch.edgecolor"]

    def _set_facecolor(self, c):
        from .colors import to_rgba_array
        self._facecolors = to_rgba_array(self._get_default_facecolor() if c is None else c, self._alpha)
        self.stale = True

    def set_facecolor(self, c):
        self._original_facecolor = _plain_word(c)
        self._set_facecolor(self._original_facecolor)

    def get_facecolor(self):
        return self._facecolors

    def get_edgecolor(self):
        return self.get_facecolor() if _is_word(self._edgecolors, "face") else self._edgecolors

    def _set_edgecolor(self, c):
        from .colors import to_rgba_array
        given = c is not None
        if not given:
            shown = rcParams["patch.force_edgecolor"] or self._edge_default or _is_word(self._original_facecolor, "none")
            c = self._get_default_edgecolor() if shown else "none"
        if _is_word(c, "face"):
            self._edgecolors = "face"
            self.stale = True
            return
        self._edgecolors = to_rgba_array(c, self._alpha)
        if given and len(self._edgecolors):
            self._hatch_color = tuple(self._edgecolors[0])
        self.stale = True

    def set_edgecolor(self, c):
        self._original_edgecolor = _plain_word(c)
        self._set_edgecolor(self._original_edgecolor)

    def set_alpha(self, alpha):
        """Set the opacity, one number or one for each."""
        self._set_alpha_for_array(alpha)
        self._recolour()

    def _recolour(self, faces=None, edges=None):
        """Colour by the given arrays, or else as was asked for."""
        if faces is None:
            self._set_facecolor(self._original_facecolor)
        else:
            self._facecolors = faces
        if edges is None:
            self._set_edgecolor(self._original_edgecolor)
        else:
            self._edgecolors = edges
        self.stale = True

    def get_linestyle(self):
        return self._linestyles

    def get_linewidth(self):
        return self._linewidths

    def get_antialiased(self):
        return self._antialiaseds

    def get_fill(self):
        """Whether faces are filled."""
        return not _is_word(self._original_facecolor, "none")

    def _set_mappable_flags(self):
        """Find out whether faces or edges are coloured by values; whether that is so or just changed."""
        before = self._face_is_mapped, self._edge_is_mapped
        self._face_is_mapped = self._edge_is_mapped = False
        if self._A is not None:
            if not _is_word(self._original_facecolor, "none"):
                self._face_is_mapped = True
                self._edge_is_mapped = _is_word(self._original_edgecolor, "face")
            elif self._original_edgecolor is None:
                self._edge_is_mapped = True
        mapped = self._face_is_mapped or self._edge_is_mapped
        changed = before != (None, None) and before != (self._face_is_mapped, self._edge_is_mapped)
        return mapped or changed

    def update_scalarmappable(self):
        """Colour faces or edges by the values."""
        if not self._set_mappable_flags():
            return
        if self._A is not None:
            self._mapped_colors = self._colours_of_values()
        self._recolour(self._mapped_colors if self._face_is_mapped else None, self._mapped_colors if self._edge_is_mapped else None)

    def _colours_of_values(self):
        if self._A.ndim > 1:
            raise ValueError("Collections can only map rank 1 arrays")
        return self.to_rgba(self._A, self._alpha)

    def update_from(self, other):
        super().update_from(other)
        for name in ("_antialiaseds", "_mapped_colors", "_edge_is_mapped", "_original_edgecolor", "_edgecolors", "_face_is_mapped",
                     "_original_facecolor", "_facecolors", "_linewidths", "_linestyles", "_us_linestyles", "_pickradius", "_hatch",
                     "_hatch_color", "_A", "_norm", "_cmap"):
            setattr(self, name, getattr(other, name))
        self.stale = True

    get_aa = get_antialiaseds = get_antialiased
    set_aa = set_antialiaseds = set_antialiased
    get_ec = get_edgecolors = get_edgecolor
    set_ec = set_edgecolors = set_edgecolor
    get_fc = get_facecolors = get_facecolor
    set_fc = set_facecolors = set_facecolor
    get_ls = get_linestyles = get_dashes = get_linestyle
    set_ls = set_linestyles = set_dashes = set_linestyle
    get_lw = get_linewidths = get_linewidth
    set_lw = set_linewidths = set_linewidth


def _float_pairs(offsets):
    """Offsets as floats (N, 2)."""
    offsets = offsets.filled(np.nan) if hasattr(offsets, "filled") else np.asarray(offsets)
    offsets = offsets if offsets.dtype.kind == "f" else offsets.astype(float)
    return offsets[None, :] if offsets.shape == (2,) else offsets


def _matched(widths, patterns):
    """Widths and patterns repeated to the same length, patterns scaled by their widths."""
    if len(widths) and len(patterns) and len(widths) != len(patterns):
        common = math.gcd(len(widths), len(patterns))
        widths, patterns = list(widths) * (len(patterns) // common), list(patterns) * (len(widths) // common)
    if not rcParams["lines.scale_dashes"]:
        return widths, patterns
    return widths, [styles.scaled_dashes(offset, lengths, width) if lengths is not None else (np.float64(0.0), None)
                    for (offset, lengths), width in zip(patterns, widths)]
